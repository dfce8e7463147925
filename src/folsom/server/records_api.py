"""Records over plain HTTP: to download, to upload and watch, and to play on from."""

import asyncio
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from folsom.game.catalogue import RULES_VERSION
from folsom.game.event import Event, seen_by
from folsom.game.protocol import Game
from folsom.record.record import Record, RecordError
from folsom.server import entries as log
from folsom.server.desk import Desk, body_of, may_see, raw_body, reply
from folsom.server.keys import digest, new_key
from folsom.server.live import LiveTable
from folsom.server.match import Match
from folsom.server.refusal import Refusal
from folsom.server.requests import check_clock, check_level
from folsom.server.storage.row import is_name
from folsom.server.story import earlier_match, story
from folsom.wire.http import Frame, Frames, Opened, PlayOn, RecordKept, Transcript

LONGEST: Final = 262_144
"""The longest record that is taken."""
AT_ONCE: Final = 200
"""So many frames are shown at once."""


async def table_record(desk: Desk, request: Request) -> Response:
    """The record of a game that is over; before that, what a spectator has seen."""
    live = await desk.table(request)
    if not may_see(live, request):
        raise Refusal("private", "Only those who play may see this table.", 403)
    match = await _match(desk, live, request)
    if not match.game.over:
        return reply(Transcript(live.table.code, story(live.table, None)))
    name = f"{live.table.code.lower()}.record"
    record = await asyncio.to_thread(_written, match)
    return PlainTextResponse(
        record.text(), headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def _match(desk: Desk, live: LiveTable, request: Request) -> Match:
    """The game asked for by its number at the table, or the latest."""
    wanted = _number(request, "game", live.table.played)
    if not 1 <= wanted <= live.table.played:
        raise Refusal("no-game", "There was no such game at this table.", 404)
    if wanted == live.table.played and live.table.match is not None:
        return live.table.match
    return await earlier_match(desk.hall.store, live.table.code, wanted)


def _written(match: Match) -> Record:
    record = Record.new(match.name, match.options, match.seed)
    for move in match.moves:
        record.play(move.seat, move.choice)
    return record


async def keep_record(desk: Desk, request: Request) -> Response:
    """Check a record and keep it, to be watched by whoever has its name."""
    desk.guard.opening(desk.address(request))
    body = await raw_body(request, LONGEST)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("record", "The record is not UTF-8 text.", 422) from None
    record = await _read(text)
    # The same record has the same name, so that a link to it stays good however often it is kept.
    name = urlsafe_b64encode(sha256(body).digest()[:12]).decode()
    await desk.hall.store.keep_record(name, text, time.time())
    return reply(RecordKept(name, len(record.choices), record.game.over), 201)


async def show_record(desk: Desk, request: Request) -> Response:
    """A kept record, as it was given."""
    return PlainTextResponse(await _kept(desk, request))


async def record_frames(desk: Desk, request: Request) -> Response:
    """A kept record step by step, seen by a seat or a spectator; with all cards, if it is over."""
    record = await _read(await _kept(desk, request))
    return reply(await asyncio.to_thread(_frames, record, request))


def _frames(record: Record, request: Request) -> Frames:
    seat = None if "seat" not in request.query_params else _number(request, "seat", 0)
    first = _number(request, "first", 0)
    eyes = request.query_params.get("eyes", "")
    if seat is not None and not 0 <= seat < record.game.seats:
        raise Refusal("no-seat", "There is no such seat.", 404)
    if eyes not in ("", "all") or (eyes and seat is not None):
        raise Refusal("malformed", "eyes is all, and then without a seat.", 400)
    if eyes and not record.game.over:
        raise Refusal("not-over", "All cards are shown when the game is over.", 403)

    def frame(step: int, game: Game, events: list[Event]) -> Frame:
        if eyes:
            return Frame(step, [event.whole() for event in events], game.whole_view())
        return Frame(step, seen_by(events, seat), game.view(seat))

    game = record.restart()
    frames = [frame(0, game, game.prologue)]
    for step, (mover, choice) in enumerate(record.choices, start=1):
        if step >= first + AT_ONCE:
            break
        events = game.play(mover, choice)
        if step >= first:
            frames.append(frame(step, game, events))
    steps = len(record.choices)
    return Frames(steps, first, [frame for frame in frames if frame.step >= first])


async def play_on(desk: Desk, request: Request) -> Response:
    """A new table that begins in the middle of a record."""
    desk.guard.opening(desk.address(request))
    record = await _read(await _kept(desk, request))
    wanted = await body_of(request, PlayOn)
    if not 0 <= wanted.step <= len(record.choices):
        raise Refusal("no-step", "The record has no such step.", 422)
    if wanted.step == len(record.choices) and record.game.over:
        raise Refusal("over", "The game is over there; choose an earlier step.", 422)
    if len(wanted.seats) != record.game.seats:
        raise Refusal("set-up", f"The record has {record.game.seats} seats.", 422)
    for level in wanted.seats:
        if level is not None:
            check_level(level)
    host = new_key()
    opened = log.Opened(
        at=time.time(),
        rules=RULES_VERSION,
        game=record.name,
        options=record.options,
        seats=wanted.seats,
        host=digest(host),
        seed=record.seed,
        public=wanted.public,
        watching=wanted.watching,
        clock=check_clock(wanted.clock),
        choices=[(seat, str(choice)) for seat, choice in record.choices[: wanted.step]],
    )
    return reply(Opened(await desk.hall.new_table(opened), host), 201)


async def _kept(desk: Desk, request: Request) -> str:
    name = request.path_params["record"]
    text = await desk.hall.store.record(name) if is_name(name) else None
    if text is None:
        desk.guard.guessing(desk.address(request))
        raise Refusal("no-record", "There is no such record.", 404)
    return text


async def _read(text: str) -> Record:
    try:
        return await asyncio.to_thread(Record.parse, text, "the record")
    except RecordError as error:
        raise Refusal("record", f"{error}", 422) from None


def _number(request: Request, word: str, usual: int) -> int:
    text = request.query_params.get(word, "")
    if not text:
        return usual
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("malformed", f"{word} is a whole number.", 400)
    return int(text)
