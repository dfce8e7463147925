"""Records over plain HTTP: to download, to upload and watch, and to play on from."""

import time
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from folsom.record.frames import pack, unpack
from folsom.record.record import Record, RecordError
from folsom.server.guard import FRAME, LETTER, STEP
from folsom.server.service import Service, big_reply, body_of, may_see, raw_body, reply
from folsom.server.storage.row import is_name
from folsom.table import new_tables
from folsom.table.company import Damaged
from folsom.table.finished import name_of, record_of
from folsom.table.live import LiveTable
from folsom.table.match import Match
from folsom.table.records import frames, kept_frames
from folsom.table.refusal import Refusal
from folsom.table.storing import DamagedLog
from folsom.table.story import earlier_match, story_of
from folsom.wire.http import Frames, PlayOn, RecordKept, Transcript

LONGEST: Final = 262_144
"""The longest record that is taken."""
AT_ONCE: Final = 200
"""So many frames are shown at once."""


async def table_record(service: Service, request: Request) -> Response:
    """The record of a game of which its log says that it is over; else what a spectator has seen.

    A game that these rules cannot play on may go on by others, so nothing else of it is shown.
    """
    live = await service.table(request)
    if not may_see(live, request):
        raise Refusal("private", "Only those who play may see this table.")
    code = live.table.code
    wanted = _number(request, "game", live.table.played)
    if not 1 <= wanted <= live.table.played:
        raise Refusal("no-game", "There was no such game at this table.")
    written = await _kept_game(service, code, wanted)
    if written is None:
        match = await _match(service, request, live, wanted)
        if match is None or not match.game.over:
            notes = list(live.table.notes) if wanted == live.table.played else []
            steps = await story_of(match, None, notes) if match else []
            closed = wanted < live.table.played or not live.table.playing
            return reply(Transcript(code, steps, closed))
        written = await service.work(lambda: record_of(match).text())
    name = f"{code.lower()}.record"
    return PlainTextResponse(
        written, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def _kept_game(service: Service, code: str, game: int) -> str | None:
    """The record of a game that was kept when it ended, whatever the rules are now."""
    name = await service.tables.store.finished(code, game)
    return None if name is None else await service.tables.store.record(name)


async def _match(service: Service, request: Request, live: LiveTable, wanted: int) -> Match | None:
    """The game of that number at the table, None if it cannot be dealt by these rules.

    To find an earlier one, all is done again.
    """
    if wanted == live.table.played:
        match = live.table.match
        service.charge(request, STEP * len(match.moves if match else ()))
        return match
    code = live.table.code
    service.charge(request, STEP * live.table.number)
    try:
        return await earlier_match(code, await service.tables.store.entries(code), wanted)
    except DamagedLog as error:
        service.tables.set_aside(code, Damaged(str(error)))
        raise Refusal("set-aside", str(error)) from None


async def keep_record(service: Service, request: Request) -> Response:
    """Check a record and keep it, to be watched by whoever has its name."""
    service.guard.opening(service.address(request))
    body = await raw_body(request, LONGEST)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("record", "The record is not UTF-8 text.") from None
    service.charge(request, LETTER * len(text))
    name = name_of(text)
    kept = await service.tables.store.frames(name)
    if kept is not None:
        # Kept when its game ended: it may be of other rules, and can be watched all the same.
        steps = await service.work(partial(unpack, kept))
        return reply(RecordKept(name, len(steps) - 1, True), 201)
    record = await _read(service, text)
    packed = await service.work(partial(pack, record)) if record.game.over else None
    await service.tables.store.keep_record(name, text, time.time(), packed)
    return reply(RecordKept(name, len(record.choices), record.game.over), 201)


async def show_record(service: Service, request: Request) -> Response:
    """A kept record, as it was given."""
    return PlainTextResponse(await _kept(service, request))


async def record_frames(service: Service, request: Request) -> Response:
    """A kept record step by step, seen by a seat or a spectator; with all cards, if it is over."""
    text = await _kept(service, request)
    first = _number(request, "first", 0)
    service.charge(request, LETTER * len(text) + FRAME * AT_ONCE)
    try:
        record = await _read(service, text)
    except Refusal:
        # Other rules made it; its frames are still there.
        kept = await service.tables.store.frames(name_of(text))
        if kept is None:
            raise
        return await service.work(lambda: big_reply(kept_frames(kept, first, AT_ONCE), request))
    return await service.work(lambda: big_reply(_frames(record, request, first), request))


def _frames(record: Record, request: Request, first: int) -> Frames:
    seat = None if "seat" not in request.query_params else _number(request, "seat", 0)
    eyes = request.query_params.get("eyes", "")
    if eyes not in ("", "all") or (eyes and seat is not None):
        raise Refusal("malformed", "eyes is all, and then without a seat.")
    return frames(record, first, AT_ONCE, seat, whole=bool(eyes))


async def play_on(service: Service, request: Request) -> Response:
    """A new table that begins in the middle of a record."""
    service.guard.opening(service.address(request))
    text = await _kept(service, request)
    service.charge(request, LETTER * len(text))
    record = await _read(service, text)
    wanted = await body_of(request, PlayOn)
    if wanted.public:
        service.guard.listing(service.address(request))
    return reply(await new_tables.play_on(service.tables, record, wanted), 201)


async def _kept(service: Service, request: Request) -> str:
    name = request.path_params["record"]
    text = await service.tables.store.record(name) if is_name(name) else None
    if text is None:
        service.guard.guessing(service.address(request))
        raise Refusal("no-record", "There is no such record.")
    return text


async def _read(service: Service, text: str) -> Record:
    try:
        return await service.work(partial(Record.parse, text, "the record"))
    except RecordError as error:
        raise Refusal("record", f"{error}") from None


def _number(request: Request, word: str, usual: int) -> int:
    text = request.query_params.get(word, "")
    if not text:
        return usual
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("malformed", f"{word} is a whole number.")
    return int(text)
