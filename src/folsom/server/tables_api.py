"""Opening and finding tables, and sitting down at them, over plain HTTP."""

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from folsom.game.catalogue import RULES_VERSION
from folsom.server import entries as log
from folsom.server import showing
from folsom.server.desk import Desk, body_of, reply
from folsom.server.keys import digest, new_key
from folsom.server.refusal import Refusal
from folsom.server.requests import SEATS, check_clock, check_level, check_set_up
from folsom.server.table import Table
from folsom.server.words import NAME, clean
from folsom.wire.http import Opened, OpenTable, TableList, Taken, TakeSeats
from folsom.wire.told import Room

LISTED = 100
"""So many public tables are listed."""

_room = msgspec.json.Decoder(Room).decode


async def list_tables(desk: Desk, request: Request) -> Response:
    """Public tables that wait or play, the newest first."""
    rows = await desk.hall.store.public(LISTED)
    return reply(TableList([_room(row.summary) for row in rows]))


async def open_table(desk: Desk, request: Request) -> Response:
    """A new table, and the key of its host."""
    desk.guard.opening(desk.address(request))
    wanted = await body_of(request, OpenTable)
    if not 1 <= len(wanted.seats) <= SEATS:
        raise Refusal("set-up", "That is no number of seats.", 422)
    for level in wanted.seats:
        if level is not None:
            check_level(level)
    options = {"players": len(wanted.seats), **wanted.options}
    check_set_up(wanted.game, options, len(wanted.seats))
    host = new_key()
    opened = log.Opened(
        at=time.time(),
        rules=RULES_VERSION,
        game=wanted.game,
        options=options,
        seats=wanted.seats,
        host=digest(host),
        seed=wanted.seed,
        public=wanted.public,
        watching=wanted.watching,
        clock=check_clock(wanted.clock),
        hints=wanted.hints,
    )
    return reply(Opened(await desk.hall.new_table(opened), host), 201)


async def show_table(desk: Desk, request: Request) -> Response:
    """The room of a table, for those who think about sitting down."""
    live = await desk.table(request)
    return reply(showing.room(live.table, live.presence()))


async def take_seats(desk: Desk, request: Request) -> Response:
    """Sit down, and get the keys of the seats."""
    wanted = await body_of(request, TakeSeats)
    live = await desk.table(request)
    keys: dict[int, str] = {}

    def sit_down(table: Table) -> log.Took:
        # Asked again for the table as it then is: others may sit down at the same moment.
        seats = _choose_seats(table, wanted)
        names = wanted.names or [wanted.name] * len(seats)
        if len(names) != len(seats):
            raise Refusal("names", "There is one name for each seat.", 422)
        keys.clear()
        keys.update((seat, new_key()) for seat in seats)
        places = [
            log.Place(seat, clean(name, NAME), digest(keys[seat]))
            for seat, name in zip(seats, names)
        ]
        return log.Took(at=time.time(), places=places)

    await desk.hall.do(live, sit_down)
    return reply(Taken(live.table.code, [*keys], [*keys.values()]), 201)


def _choose_seats(table: Table, wanted: TakeSeats) -> list[int]:
    free = [number for number, seat in enumerate(table.seats) if seat.free()]
    if wanted.seats is None:
        if not free:
            raise Refusal("full", "Every seat is taken.")
        return free[:1]
    if not wanted.seats or len(set(wanted.seats)) < len(wanted.seats):
        raise Refusal("no-seat", "Name each seat once.", 422)
    for seat in wanted.seats:
        if not 0 <= seat < len(table.seats):
            raise Refusal("no-seat", "There is no such seat.", 404)
        if seat not in free:
            raise Refusal("taken", "That seat is taken.")
    return wanted.seats
