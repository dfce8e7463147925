"""What a position of Colt Express promises to each seat, between two rounds.

The numbers were fitted to how games of four searches ended that had come by there.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from folsom.bots.search.lure import best_of, lured
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import BULLET, BULLETS, GUNSLINGER
from folsom.game.express.places import OUTSIDE, ROOF
from folsom.game.express.scoring import scores
from folsom.game.express.state import State

# The columns of the table: what counts for how much in the end.
BASE: Final = 0
MONEY: Final = 1
SHOT: Final = 2
LEADING: Final = 3
TIED: Final = 4
WOUND: Final = 5
HERE: Final = 6
OVER: Final = 7
NEAR: Final = 8
ON_ROOF: Final = 9
LATE: Final = 10
SPREAD: Final = 11
"""How far in front one must be to be sure of it."""

FITTED: Final = [
    [1544.0, 0.68, 75.0, 90.0, 190.0, -80.0, 0.42, 0.15, 0.10, 10.0, 0.0, 560.0],
    [1563.0, 0.73, 140.0, 50.0, 120.0, -57.0, 0.34, 0.12, 0.11, 25.0, 0.0, 500.0],
    [1479.0, 0.77, 180.0, -20.0, 120.0, -35.0, 0.36, 0.17, 0.11, 25.0, -15.0, 480.0],
    [1131.0, 0.89, 205.0, -25.0, 250.0, -15.0, 0.43, 0.22, 0.15, 0.0, -30.0, 400.0],
]
"""By rounds played, from one to four."""


def outlook(state: State, money: list[float], wins: list[float]) -> None:
    """Fill in what each seat can expect to own, and its chance to win."""
    rules = state.rules
    seats = rules.seats
    row = FITTED[state.round - 1]
    fired: list[int] = []
    for crew in rules.crew:
        count: i64 = 0
        for who in crew:
            bandit = state.bandits[who]
            count += BULLETS - bandit.bullets - bandit.friendly
        fired.append(count)
    bare = scores(state)
    best = -1e9
    for seat in range(seats):
        own = promised(state, seat, row, bare[seat], fired)
        money[seat] = own
        if own > best:
            best = own
    total = 0.0
    for seat in range(seats):
        wins[seat] = exp((money[seat] - best) / row[SPREAD])
        total += wins[seat]
    for seat in range(seats):
        wins[seat] /= total


def promised(state: State, seat: i64, row: list[float], bare: i64, fired: list[int]) -> float:
    """What one seat can expect to own in the end."""
    rules = state.rules
    lead = ahead(seat, fired)
    shot: i64 = fired[seat]
    own = row[BASE]
    if not (rules.pairs and rules.edition == 1):
        if lead >= 0 and shot > 0:
            bare -= GUNSLINGER
            own += row[LEADING] if lead > 0 else row[TIED]
        own += row[SHOT] * float(max(-4, min(3, lead)))
    own += row[MONEY] * float(bare) + row[WOUND] * float(wounds(state, seat))
    late = seat - state.first
    own += row[LATE] * float(late + rules.seats if late < 0 else late)
    for who in rules.crew[seat]:
        own += prospect(state, state.bandits[who], row)
    return own


def ahead(seat: i64, fired: list[int]) -> i64:
    """By how many shots a seat is ahead of all others, or behind the best of them."""
    most: i64 = 0
    for other in range(len(fired)):
        count: i64 = fired[other]
        if other != seat and count > most:
            most = count
    shot: i64 = fired[seat]
    return shot - most


def prospect(state: State, bandit: Bandit, row: list[float]) -> float:
    """What standing where it stands promises to a bandit."""
    place = bandit.place
    if place >= OUTSIDE:
        return 0.0
    worth = row[HERE] * float(best_of(state.loot[place]))
    if place ^ 1 != state.marshal:
        worth += row[OVER] * float(best_of(state.loot[place ^ 1]))
    worth += row[NEAR] * float(best_of(state.loot[lured(state, place)]))
    return worth + row[ON_ROOF] if place & ROOF else worth


def wounds(state: State, seat: i64) -> i64:
    """How many bullets the seat has received."""
    player = state.players[seat]
    count = bullets(player.cards)
    if state.rules.expert:
        count += bullets(player.top) + bullets(player.discard)
    return count


def bullets(cards: list[int]) -> i64:
    """How many of the cards are bullets."""
    count: i64 = 0
    for card in cards:
        if card & 15 == BULLET:
            count += 1
    return count
