"""Whose seat it is: leaving and coming back, bots that play for people, and who hosts."""

from collections.abc import Mapping
from typing import Final

from folsom.bots import NAMES
from folsom.table import entries as log
from folsom.table.checks import Asker, check_held, check_host, check_level, person_at
from folsom.table.pleas import people
from folsom.table.refusal import Refusal
from folsom.table.table import Table
from folsom.wire import asked as wire

PATIENCE: Final = 120.0
"""Between games a table waits for its host for so many seconds."""
LEVEL: Final = "fair"
"""The bot that plays on for one who left, or is away."""
ABSENCE: Final = 30.0
"""Somebody is away for so many seconds before the host may let a bot play for them."""


def leave(table: Table, asker: Asker, message: wire.Leave) -> log.AnyEntry:
    """Somebody goes or, while no game is on, is sent away by the host."""
    own = message.seat in asker.seats
    if not asker.host:
        check_held(asker, message.seat)
    person_at(table, message.seat)
    if not own and table.status == "playing":
        raise Refusal("playing", "In a running game a seat belongs to its person.")
    hosts = _successor(table, asker, message.seat)
    if table.status == "playing":
        return log.Left(at=asker.now, seat=message.seat, level=LEVEL, hosts=hosts)
    return log.Vacated(at=asker.now, seat=message.seat, removed=not own, hosts=hosts)


def _successor(table: Table, asker: Asker, seat: int) -> int | None:
    """Who hosts when the one at this seat leaves; None if nothing changes by that."""
    seating = table.seating
    own = asker.seats - {seat}
    if seat not in asker.seats or not (asker.host or seating.host_seat == seat):
        return None
    if own and seating.host != table.seats[seat].key:
        return None  # the device plays on at another seat, and the host's key is still its own
    others = [each for each in people(table.seats) if each != seat]
    # The next clockwise, but rather one who is at the table than one who is away.
    others.sort(
        key=lambda each: (each not in own, each not in asker.here, (each - seat) % len(table.seats))
    )
    return others[0] if others else log.NOBODY


def host_until(table: Table, here: frozenset[int], away: Mapping[int, float]) -> float | None:
    """Until when the table waits for a host who is away; None where it does not.

    In a game it need not: it goes on without a host.
    """
    seat = table.seating.host_seat
    if seat is None or seat in here or seat not in away or table.playing:
        return None
    return away[seat] + PATIENCE if here.intersection(people(table.seats)) else None


def pass_on(table: Table, here: frozenset[int], away: Mapping[int, float], now: float) -> log.Hosts:
    """The host was away for too long: the next person who is there hosts."""
    until, host = host_until(table, here, away), table.seating.host_seat
    if until is None or host is None or until > now:
        raise Refusal("too-late", "The host is there, or will be waited for.")
    count = len(table.seats)
    others = sorted(here.intersection(people(table.seats)), key=lambda each: (each - host) % count)
    return log.Hosts(at=now, seat=others[0])


def returning(table: Table, seat: int, now: float) -> log.StoodIn | log.CameBack:
    """The person at this seat is back and plays again."""
    found = table.seats[seat]
    if found.who != "person" or found.level is None:
        raise Refusal("no-change", "It is so already.")
    if found.left:
        return log.CameBack(at=now, seat=seat)
    return log.StoodIn(at=now, seat=seat)


def stand_in(table: Table, asker: Asker, message: wire.StandIn) -> log.StoodIn:
    """A bot plays for a person, by their own wish or because they are away."""
    if not asker.host:
        check_held(asker, message.seat)
    found = person_at(table, message.seat)
    own = message.seat in asker.seats
    if message.seat in asker.here and not own:
        raise Refusal("here", "Somebody is there for this seat and decides that alone.")
    level = None if message.level is None else check_level(message.level)
    if level is not None and (not own or (not table.hinting() and _stronger(level))):
        level = LEVEL  # no help where there are no hints, and for a rival none of one's choice
    if level == found.level:
        raise Refusal("no-change", "It is so already.")
    if not own and asker.now < asker.away.get(message.seat, 0.0) + ABSENCE:
        raise Refusal("just-away", "That person may be back in a moment; wait half a minute.")
    return log.StoodIn(at=asker.now, seat=message.seat, level=level)


def _stronger(level: str) -> bool:
    return NAMES.index(level) > NAMES.index(LEVEL)


def hand_over(table: Table, asker: Asker, message: wire.HandOver) -> log.Hosts:
    """The host lets another person be the host."""
    check_host(asker)
    if table.seating.host == person_at(table, message.seat).key:
        raise Refusal("no-change", "It is so already.")
    return log.Hosts(at=asker.now, seat=message.seat)
