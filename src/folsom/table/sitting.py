"""Sitting down: at once, or when those who are asked agree."""

from collections.abc import Callable
from typing import Any, Final, Literal

from folsom.table import entries as log
from folsom.table.checks import check_open
from folsom.table.keys import digest, fits_any, key_from, read_id
from folsom.table.live import LiveTable
from folsom.table.names import named
from folsom.table.pleas import Newcomer, people
from folsom.table.refusal import Refusal
from folsom.table.table import Table
from folsom.table.tables import Tables
from folsom.wire.http import Taken, TakeSeats

DOOR: Final = 300.0
"""Seconds after which one who asked for a seat and got no answer is turned away."""
NEWCOMERS: Final = 8
"""So many may wait to be let in."""

_LOST: Final = [
    Refusal("left", "You have given that seat up."),
    Refusal("removed", "The host has sent you away."),
    Refusal("turned-away", "The people at the table did not agree."),
    Refusal("nobody-answered", "Nobody has answered in time."),
    Refusal("taken", "That seat is taken."),
    Refusal("game-changed", "The game has begun or ended meanwhile; ask again."),
    Refusal("withdrawn", "You have withdrawn what you asked for."),
]
_WHY: Final = {refusal.code: refusal.text for refusal in _LOST}


class Seated(Refusal):
    """Asked before: these are the asker's seats, or wanted and not yet decided about."""

    def __init__(self, keys: dict[int, str], newcomer: Newcomer | None = None) -> None:
        super().__init__("done", "That is done already.")
        self.keys = keys
        self.newcomer = newcomer


def _everybody(_: Table) -> None:
    """Where nobody can spoil it for others, all may ask."""


async def take_seats(
    tables: Tables[Any],
    live: LiveTable,
    wanted: TakeSeats,
    may_ask: Callable[[Table], None] = _everybody,
    address: str = "",
) -> Taken:
    """Sit down, or ask to, or ask no more; the seats and their keys.

    `may_ask` refuses one who asks too much of the people at the table. `address` is where the
    asker is, where that is known.
    """
    secret, code = read_id(wanted.id), live.table.code
    made: dict[int, str] = {}

    def key_of(index: int) -> str:
        made[index] = key_from(secret, code, "seat", index)
        return made[index]

    entry: log.Took | log.Wanted | log.Withdrew | None = None

    def sit(table: Table) -> log.Took | log.Wanted | log.Withdrew:
        # Asked again for the table as it then is: others may sit down at the same moment.
        nonlocal entry
        now = tables.clock.now()
        if wanted.withdraw:
            entry = withdraw(table, key_of, now)
        else:
            entry = sit_down(table, wanted, key_of, now, at_home=live.at_home(address))
            if isinstance(entry, log.Wanted):
                may_ask(table)
        return entry

    try:
        await tables.do(live, sit)
    except Seated as done:
        return _taken(live.table, done.keys, done.newcomer, tables.clock.now())
    places = [] if entry is None or isinstance(entry, log.Withdrew) else entry.places
    if isinstance(entry, log.Took):
        live.homes.add(address)
    keys = {place.seat: made[index] for index, place in enumerate(places)}
    newcomers = live.table.seating.newcomers.values()
    waits = next((each for each in newcomers if places and each.places == places), None)
    return _taken(live.table, keys, waits, tables.clock.now())


def _taken(table: Table, keys: dict[int, str], waits: Newcomer | None, now: float) -> Taken:
    """Seats and their keys, and how long others may think about it, if they have to agree."""
    taken = Taken(table.code, [*keys], [*keys.values()])
    if waits is not None:
        taken.pending, taken.host = True, waits.by_host(table.seats)
        taken.seconds = max(0.0, waits.until - now)
    return taken


def sit_down(
    table: Table,
    wanted: TakeSeats,
    key_of: Callable[[int], str],
    now: float,
    *,
    at_home: bool = False,
) -> log.Took | log.Wanted:
    """The entry by which people sit down, or ask to; `key_of` makes the key of each place.

    `at_home` says that somebody plays here from the asker's address, who may be the asker.
    """
    if wanted.id:
        _asked_before(table, [key_of(index) for index in range(len(table.seats))])
    check_open(table)
    seats = _choose_seats(table, wanted)
    given = wanted.names or [wanted.name] * len(seats)
    if len(given) != len(seats):
        raise Refusal("names", "There is one name for each seat.")
    shown = [digest(key) for key in wanted.keys]
    holds = len(seats) > 1 or any(fits_any(shown, each) for each in table.seating.held)
    if table.status == "playing" and holds:
        raise Refusal("held-another", "In a running game nobody takes two seats.")
    places = [
        log.Place(seat, name, digest(key_of(index)))
        for index, (seat, name) in enumerate(zip(seats, _names(table, given)))
    ]
    host = fits_any(shown, table.seating.host)
    decides = _decides(table, host, at_home)
    if decides == "nobody":
        return log.Took(at=now, places=places, host=host)
    if not table.asking:
        raise Refusal("no-asking", "The host takes no requests for seats.")
    if len(table.seating.newcomers) >= NEWCOMERS:
        raise Refusal("too-many", "Too many wait to be let in.")
    return log.Wanted(
        at=now,
        places=places,
        host=decides == "host",
        until=now + DOOR,
        asked=people(table.seats) if decides == "people" else [],
        any=wanted.seats is None,
    )


def withdraw(table: Table, key_of: Callable[[int], str], now: float) -> log.Withdrew:
    """The entry by which one who has asked for seats asks no more."""
    try:
        _asked_before(table, [key_of(index) for index in range(len(table.seats))])
    except Seated as done:
        if done.newcomer is None:
            raise
        return log.Withdrew(at=now, number=done.newcomer.number)
    raise Refusal("nothing-asked", "Nothing was asked for with that id.")


def _asked_before(table: Table, keys: list[str]) -> None:
    """Answer one who asks again as before."""
    made = {digest(key): key for key in keys}
    held = {at: made[seat.key] for at, seat in enumerate(table.seats) if seat.key in made}
    if held:
        raise Seated(held)
    for newcomer in table.seating.newcomers.values():
        asked = {p.seat: made[p.key] for p in newcomer.places if p.key in made}
        if asked:
            raise Seated(asked, newcomer)
    why = table.seating.lost.get(digest(keys[0]))
    if why is not None:
        raise Refusal(why, _WHY[why])


def _decides(table: Table, host: bool, at_home: bool) -> Literal["nobody", "host", "people"]:
    """Who decides whether one may sit down, who is the host or not."""
    # Once a late-comer has seen a hand and left, the next is asked about; and so is one who may
    # be somebody of the table's people, who shows no key.
    asks = not table.latecomers or table.seating.visited or at_home
    late = table.status == "playing" and asks
    if late and (people(table.seats) or not host):
        return "people"
    return "host" if table.approval and not host else "nobody"


def _names(table: Table, given: list[str]) -> list[str]:
    """Names for people who sit down, told apart from all who are there and ask."""
    others = [seat.name for seat in table.seats]
    others += [p.name for each in table.seating.newcomers.values() for p in each.places]
    names: list[str] = []
    for name in given:
        names.append(named(name, others + names))
    return names


def _choose_seats(table: Table, wanted: TakeSeats) -> list[int]:
    free = table.seating.free_seats()
    if wanted.seats is None:
        if not free:
            raise Refusal("full", "Every seat is taken.")
        return free[:1]
    if not wanted.seats or len(set(wanted.seats)) < len(wanted.seats):
        raise Refusal("no-seat", "Name each seat once.")
    for seat in wanted.seats:
        if not 0 <= seat < len(table.seats):
            raise Refusal("no-seat", "There is no such seat.")
        if seat not in free:
            raise Refusal("taken", "That seat is taken.")
    return wanted.seats
