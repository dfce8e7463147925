"""Opening a table: a fresh one, or one that plays on from a record."""

from typing import Any

from folsom.game.catalogue import PARTS, RULES_VERSION
from folsom.record.record import Record
from folsom.table import entries as log
from folsom.table.checks import SEATS, check_clock, check_level, check_set_up
from folsom.table.keys import digest, key_from, read_id
from folsom.table.refusal import Refusal
from folsom.table.tables import Tables
from folsom.wire.http import Opened, OpenTable, PlayOn


async def open_table(tables: Tables[Any], wanted: OpenTable) -> Opened:
    """A new table, and the key of its host; raises `Refusal`."""
    if not 1 <= len(wanted.seats) <= SEATS:
        raise Refusal("set-up", "That is no number of seats.")
    _check_levels(wanted.seats)
    options = {"players": len(wanted.seats), **wanted.options}
    check_set_up(wanted.game, options, len(wanted.seats))
    host = key_from(read_id(wanted.id), "host")
    opened = log.Opened(
        at=tables.clock.now(),
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
        latecomers=wanted.latecomers,
        approval=wanted.approval,
        asking=wanted.asking,
    )
    return Opened(await tables.new_table(opened, wanted.id), host)


async def play_on(tables: Tables[Any], record: Record, wanted: PlayOn) -> Opened:
    """A new table that begins in the middle of a record; raises `Refusal`."""
    if not 0 <= wanted.step <= len(record.choices):
        raise Refusal("no-step", "The record has no such step.")
    if wanted.step == len(record.choices) and record.game.over:
        raise Refusal("over", "The game is over there; choose an earlier step.")
    if len(wanted.seats) != record.game.seats:
        raise Refusal("set-up", f"The record has {record.game.seats} seats.")
    _check_levels(wanted.seats)
    host = key_from(read_id(wanted.id), "host")
    opened = log.Opened(
        at=tables.clock.now(),
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
        chance=record.chance[: PARTS + wanted.step],
    )
    return Opened(await tables.new_table(opened, wanted.id), host)


def _check_levels(seats: list[str | None]) -> None:
    for level in seats:
        if level is not None:
            check_level(level)
