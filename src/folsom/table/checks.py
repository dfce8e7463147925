"""Whether something that is asked for may be done at all; if not, it is refused."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from folsom.bots import NAMES
from folsom.game.catalogue import start
from folsom.game.errors import SetupError
from folsom.table.match import Match
from folsom.table.refusal import Refusal
from folsom.table.seat import Seat
from folsom.table.table import Table

LONGEST_CLOCK: Final = 14 * 24 * 3600
"""Two weeks for a decision."""
SEATS: Final = 9
"""More seats than any game has."""


class Asker(NamedTuple):
    """Who asks, and when: the seats whose keys it holds, whether it is the host, its name."""

    now: float
    seats: frozenset[int]
    host: bool
    name: str = ""
    here: frozenset[int] = frozenset()
    """The seats for which anybody is connected."""
    away: Mapping[int, float] = {}
    """Since when nobody is for the others."""


def check_level(level: str) -> str:
    """A bot's level that exists."""
    if level not in NAMES:
        raise Refusal("unknown-bot", f"There is no such bot; there are {', '.join(NAMES)}.")
    return level


def check_clock(clock: int) -> int:
    """A time that one can play with."""
    if clock and not 5 <= clock <= LONGEST_CLOCK:
        raise Refusal("clock", "A decision has 5 seconds to 14 days, or 0 for no clock.")
    return clock


def check_set_up(game: str, options: Mapping[str, Any], seats: int, seed: int = 0) -> None:
    """A set-up that can be played by so many seats."""
    try:
        if start(game, options, seed).seats != seats:
            raise Refusal("set-up", "The set-up is for another number of seats.")
    except SetupError as error:
        raise Refusal("set-up", str(error)) from None


def check_held(asker: Asker, seat: int) -> None:
    """A seat of the asker's own."""
    if seat not in asker.seats:
        raise Refusal("not-yours", "That seat is not yours.")


def check_host(asker: Asker) -> None:
    """The host asks."""
    if not asker.host:
        raise Refusal("host-only", "Only the host of the table may do that.")


def check_open(table: Table) -> None:
    """The game at the table is not one that only other rules can play on."""
    if table.closed:
        raise Refusal("closed", "The game was begun under other rules; the host has to reopen.")


def check_waiting(table: Table) -> None:
    """No cards have been dealt yet."""
    check_open(table)
    if table.status != "waiting":
        raise Refusal("playing", "That can be done only before the cards are dealt.")


def seat_at(table: Table, seat: int) -> Seat:
    """The seat of that number."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", "There is no such seat.")
    return table.seats[seat]


def person_at(table: Table, seat: int) -> Seat:
    """The seat of that number, if a person has it."""
    found = seat_at(table, seat)
    if found.who != "person":
        raise Refusal("no-person", "Nobody has this seat.")
    if found.left:
        raise Refusal("left", "The person has left the game; the seat is kept for them.")
    return found


def running(table: Table) -> Match:
    """The game that is on."""
    check_open(table)
    if table.match is None or table.status == "waiting":
        raise Refusal("waiting", "The cards have not been dealt.")
    if table.status == "over":
        raise Refusal("over", "The game is over.")
    return table.match
