"""Records over plain HTTP: to download, to upload and watch, and to play on from."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from folsom.server.guard import FRAME, LETTER, STEP
from folsom.server.service import Service, big_reply, body_of, may_see, raw_body, reply
from folsom.table.archive import AT_ONCE, LONGEST, Archive
from folsom.table.refusal import Refusal
from folsom.wire.http import PlayOn, Transcript


async def table_record(service: Service, request: Request) -> Response:
    """The record of a game of which its log says that it is over; else what a spectator saw."""
    live = await service.table(request)
    if not may_see(live, request):
        raise Refusal("private", "Only those who play may see this table.")
    wanted = _number(request, "game", live.table.played)
    found = await _archive(service).game(
        live, wanted, lambda steps: service.charge(request, STEP * steps)
    )
    if isinstance(found, Transcript):
        return reply(found)
    name = f"{live.table.code.lower()}.record"
    return PlainTextResponse(
        found, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def keep_record(service: Service, request: Request) -> Response:
    """Check a record and keep it, to be watched by whoever has its name."""
    service.guard.opening(service.address(request))
    body = await raw_body(request, LONGEST)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("record", "The record is not UTF-8 text.") from None
    service.charge(request, LETTER * len(text))
    return reply(await _archive(service).keep(text), 201)


async def show_record(service: Service, request: Request) -> Response:
    """A kept record, as it was given."""
    return PlainTextResponse(await _kept(service, request))


async def record_frames(service: Service, request: Request) -> Response:
    """A kept record step by step, seen by a seat or a spectator; with all cards, if it is over."""
    text = await _kept(service, request)
    first = _number(request, "first", 0)
    service.charge(request, LETTER * len(text) + FRAME * AT_ONCE)
    seat = None if "seat" not in request.query_params else _number(request, "seat", 0)
    eyes = request.query_params.get("eyes", "")
    if eyes not in ("", "all") or (eyes and seat is not None):
        raise Refusal("malformed", "eyes is all, and then without a seat.")
    shown = await _archive(service).frames(text, first, seat, whole=bool(eyes))
    return await service.work(lambda: big_reply(shown, request))


async def play_on(service: Service, request: Request) -> Response:
    """A new table that begins in the middle of a record."""
    service.guard.opening(service.address(request))
    text = await _kept(service, request)
    service.charge(request, LETTER * len(text))
    wanted = await body_of(request, PlayOn)
    if wanted.public:
        service.guard.listing(service.address(request))
    return reply(await _archive(service).play_on(text, wanted), 201)


def _archive(service: Service) -> Archive:
    return Archive(service.tables, service.work)


async def _kept(service: Service, request: Request) -> str:
    try:
        return await _archive(service).text(request.path_params["record"])
    except Refusal:
        service.guard.guessing(service.address(request))
        raise


def _number(request: Request, word: str, usual: int) -> int:
    text = request.query_params.get(word, "")
    if not text:
        return usual
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("malformed", f"{word} is a whole number.")
    return int(text)
