"""What keys open at a table, and why they do no more."""

from typing import NamedTuple

from folsom.table import entries as log
from folsom.table.keys import fits_any
from folsom.table.table import Table
from folsom.wire.told import Why


class Rights(NamedTuple):
    """What one may do at a table."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    pending: frozenset[int] = frozenset()
    """The seats that one has asked for and that are not decided about yet."""


def rights(table: Table, digests: list[str]) -> Rights:
    """What the keys with these digests open."""
    seating = table.seating
    opened = [fits_any(digests, seat.key) for seat in seating.seats]
    places = [place for each in seating.newcomers.values() for place in each.places]
    return Rights(
        frozenset(n for n, fits in enumerate(opened) if fits and not seating.seats[n].left),
        fits_any(digests, seating.host),
        frozenset(place.seat for place in places if fits_any(digests, place.key)),
    )


def left_by(table: Table, digests: list[str]) -> list[int]:
    """The seats that the holder of these keys has left and may come back to."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.left and fits_any(digests, seat.key)
    ]


def lost(table: Table, digests: list[str]) -> Why | None:
    """Why one of these keys opens nothing any more, the last that lost its seat."""
    for key, why in reversed(table.seating.lost.items()):
        if fits_any(digests, key):
            return why
    return None


def reason(
    table: Table, entry: log.AnyEntry, digests: list[str], before: Rights, after: Rights
) -> Why:
    """Why somebody's rights changed."""
    if after.seats - before.seats:
        return "came-back" if isinstance(entry, log.CameBack) else "sat-down"
    if before.seats - after.seats and isinstance(entry, log.Left):
        return "left"
    if before.seats - after.seats or before.pending - after.pending:
        return lost(table, digests) or "left"
    return "hosts" if after.host else "hosts-no-more"
