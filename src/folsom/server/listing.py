"""The list of public tables: those with people first, and few of those without."""

import time
from typing import Final

import msgspec
from msgspec import Struct

from folsom.server.tables import ServerTables
from folsom.table import showing
from folsom.table.live import LiveTable
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
    """Tables at which somebody is, then those where somebody has a seat, then new ones."""
    here = sorted(filter(_visited, tables.public()), key=lambda live: -live.used)
    rooms = [showing.room(live.table, live.presence()) for live in here[:LISTED]]
    known = {room.table for room in rooms}
    now = time.time()
    seated: list[Row] = []
    empty: list[Row] = []
    for row in await tables.store.public(LOOKED_AT):
        if row.table in known or tables.is_set_aside(row.table):
            continue
        if any(seat.who == "person" for seat in _glance(row.summary).seats):
            if row.changed > now - REMEMBERED:
                seated.append(row)
        elif row.changed > now - FRESH:
            empty.append(row)
    rows = [*seated, *empty[:EMPTY]][: LISTED - len(rooms)]
    return [*rooms, *(_room(row.summary) for row in rows)]


def _visited(live: LiveTable) -> bool:
    presence = live.presence()
    return bool(presence.here or presence.watchers)
