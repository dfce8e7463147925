"""What the store notes about a table beside its log: for lists, and for what falls due."""

from dataclasses import replace
from typing import Final

import msgspec

from folsom.table import entries as log
from folsom.table import showing
from folsom.table.storing import Row
from folsom.table.table import Table

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
    deadlines += [until for until, _ in table.lapses()]
    return min((deadline for deadline in deadlines if deadline is not None), default=None)


def wake_up(table: Table, entry: log.AnyEntry, known: float | None) -> Row | None:
    """The row to store together with this entry, so that no bot and no clock is ever forgotten.

    `known` is what is noted as due. It errs on the side of looking after a table once too often.
    None: the row can stay as it is.
    """
    if isinstance(entry, log.Spoke):
        return None
    latest = entry.at + GRACE
    if isinstance(entry, log.Chose):
        if not any(seat.level is not None for seat in table.seats):
            if not table.clock:
                return None
            if known is not None and known > entry.at:
                latest = entry.at + table.clock
        if known is not None and entry.at < known <= latest:
            return None
    return replace(describe(table, entry.at), due=latest)
