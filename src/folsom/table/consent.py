"""Taking choices back and letting people in: what the people at a table agree to, or not."""

from typing import Final

from folsom.table import entries as log
from folsom.table.checks import Asker, check_held, check_host, running
from folsom.table.pleas import people
from folsom.table.refusal import Refusal
from folsom.table.table import Table
from folsom.wire import asked as wire

PATIENCE: Final = 60.0
"""Silence for so many seconds is agreement, or for as long as a decision may take, if longer."""


def take_back(table: Table, asker: Asker, message: wire.TakeBack) -> log.AnyEntry:
    """A choice is taken back, or all are asked; after the end nothing is."""
    check_held(asker, message.seat)
    match = running(table)
    move = match.last_of(message.seat)
    if move is None:
        raise Refusal("nothing-chosen", "There is no choice of yours to take back.")
    now = asker.now
    if match.untouched(move):
        return log.TookBack(at=now, seat=message.seat, number=move.number)
    if not message.ask:
        raise Refusal(
            "needs-consent",
            "Others have acted on it or something hidden came to light, so all must agree.",
        )
    if table.plea is not None:
        raise Refusal("asked-already", "Another choice is being asked back; answer that first.")
    until = None if match.disclosed(move) else now + max(PATIENCE, table.clock)
    return log.Requested(
        at=now,
        seat=message.seat,
        number=move.number,
        everyone=True,
        until=until,
        asked=people(table.seats),
    )


def answer(table: Table, asker: Asker, message: wire.Answer) -> log.Answered:
    """Somebody agrees to what another would take back, or not; who asked may think better of it."""
    check_held(asker, message.seat)
    plea = table.plea
    if plea is None or message.to not in (None, plea.to):
        raise Refusal("nothing-asked", "Nobody waits for this answer.")
    withdraws = message.seat == plea.seat and not message.agree
    if not withdraws and message.seat not in plea.missing(table.seats):
        raise Refusal("nothing-asked", "Nobody waits for this answer.")
    return log.Answered(at=asker.now, seat=message.seat, agree=message.agree)


def admit(table: Table, asker: Asker, message: wire.Admit) -> log.Admitted:
    """Somebody lets a newcomer sit down, or not."""
    newcomer = table.seating.newcomers.get(message.number)
    if newcomer is None:
        raise Refusal("nothing-asked", "Nobody waits for this answer.")
    if newcomer.by_host(table.seats):
        check_host(asker)
        seat = None
    elif message.seat is None:
        raise Refusal("all-decide", "All people at the table decide that; answer for your seat.")
    else:
        check_held(asker, message.seat)
        seat = message.seat
        if seat not in newcomer.missing(table.seats):
            raise Refusal("nothing-asked", "Nobody waits for this answer.")
    return log.Admitted(at=asker.now, number=newcomer.number, agree=message.agree, seat=seat)


def lapsed(table: Table, now: float) -> log.Lapsed:
    """The time to answer something is up."""
    until, number = min(table.lapses(), default=(now, 0))
    if not number or until > now:
        raise Refusal("too-late", "The question is no longer open.")
    return log.Lapsed(at=now, number=number)
