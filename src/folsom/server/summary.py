"""What the store notes about a table beside its log: for lists, and for what falls due."""

from dataclasses import replace
from typing import Final

import msgspec

from folsom.server import entries as log
from folsom.server import showing
from folsom.server.storage import Row
from folsom.server.table import Table

GRACE: Final = 5.0
"""Whoever runs a table's bots has so many seconds before another looks after it."""

_encode: Final = msgspec.json.Encoder().encode


def describe(table: Table, at: float) -> Row:
    """The table's row as things stand."""
    return Row(
        table=table.code,
        status=table.status,
        public=table.public,
        summary=_encode(showing.room(table)),
        due=due(table, at),
        changed=at,
    )


def due(table: Table, at: float) -> float | None:
    """When the server must next do something by itself."""
    if table.bots_to_move():
        return at + GRACE
    deadlines = [table.deadline(seat) for seat in range(len(table.seats))]
    return min((deadline for deadline in deadlines if deadline is not None), default=None)


def wake_up(table: Table, entry: log.AnyEntry, known: Row) -> Row | None:
    """The row to store together with this entry, so that no bot and no clock is ever forgotten.

    It errs on the side of looking after a table once too often. None: it can stay as it is.
    """
    if isinstance(entry, log.Spoke) or table.status != "playing":
        return None
    moves_itself = table.clock or any(seat.level is not None for seat in table.seats)
    still_to_come = known.due is not None and known.due > entry.at
    if not moves_itself or still_to_come:
        return None
    return replace(known, due=entry.at + GRACE)
