"""The list of public tables: those with people first, and few of those without."""

import time
from itertools import islice
from typing import Final

import msgspec
from msgspec import Struct

from folsom.server.tables import ServerTables
from folsom.table import showing
from folsom.table.storing import Row
from folsom.wire.room import Room

LISTED: Final = 100
"""So many public tables are listed."""
LOOKED_AT: Final = 500
"""So many of those that changed last may be among them."""
EMPTY: Final = 20
"""So many of them may have nobody at any seat."""
FRESH: Final = 3600.0
"""And only if they changed within so many seconds."""
REMEMBERED: Final = 3 * 3600.0
"""Where somebody has a seat and nobody is, a table is listed for so long."""


class _Seat(Struct):
    who: str


class _Glance(Struct):
    """As much of a room as its place in the list needs."""

    seats: list[_Seat]


_glance: Final = msgspec.json.Decoder(_Glance).decode
_room: Final = msgspec.json.Decoder(Room).decode


async def listed(tables: ServerTables) -> list[Room]:
    """Tables at which somebody sits, then those where somebody has a seat, then new ones.

    Who only watches moves no table up, for that costs nothing.
    """
    live = {each.table.code: each for each in tables.public()}
    here = sorted((each for each in live.values() if each.presence().here), key=lambda e: -e.used)
    first = [each.table.code for each in here[:LISTED]]
    watched = [code for code, each in live.items() if each.presence().watchers]
    now = time.time()
    seated: dict[str, Row] = {}
    empty: dict[str, Row] = {}
    for row in await tables.store.public(LOOKED_AT):
        if row.table in first or tables.is_set_aside(row.table):
            continue
        if any(seat.who == "person" for seat in _glance(row.summary).seats):
            if row.table in watched or row.changed > now - REMEMBERED:
                seated[row.table] = row
        elif row.table in watched or row.changed > now - FRESH:
            empty[row.table] = row
    rows = {**seated, **dict(islice(empty.items(), EMPTY))}
    rooms = {code: _room(row.summary) for code, row in rows.items()}
    for code, each in live.items():
        if code in first or code in rooms:
            rooms[code] = showing.room(each.table, each.presence())
    return [rooms[code] for code in [*first, *rows]][:LISTED]
