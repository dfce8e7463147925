"""What a position of Colt Express promises to each seat, at the end of a round."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from folsom.game.express.components import BULLET, BULLETS, GUNSLINGER, ROUNDS
from folsom.game.express.scoring import scores
from folsom.game.express.state import State

INCOME: Final = 550.0
"""What a seat gains in a round, more or less."""
SPREAD: Final = 260.0
"""How far that strays."""
WOUND: Final = 14.0
"""What a bullet in the deck costs for each round to come."""
SHOT: Final = 0.45
"""How much a shot ahead helps to become the gunslinger."""


def outlook(state: State, money: list[float], wins: list[float], sharpness: float) -> None:
    """Fill in what each seat can expect to own, and its chance to win."""
    rules = state.rules
    seats = rules.seats
    rounds = float(ROUNDS - state.round)
    fired: list[int] = []
    most: i64 = 0
    for crew in rules.crew:
        count: i64 = 0
        for who in crew:
            bandit = state.bandits[who]
            count += BULLETS - bandit.bullets - bandit.friendly
        fired.append(count)
        if count > most:
            most = count
    if rules.teams:
        most = 0
        for seat in range(0, seats, 2):
            count = fired[seat] + fired[seat + 1]
            fired[seat] = count
            fired[seat + 1] = count
            if count > most:
                most = count
    bare = scores(state)
    guns = 0.0
    for count in fired:
        guns += lead(count - most, rounds)
    best = -1e9
    for seat in range(seats):
        own = float(bare[seat])
        count = fired[seat]
        if rules.pairs and rules.edition == 1:
            pass
        else:
            if count == most and most > 0:
                own -= GUNSLINGER
            own += GUNSLINGER * lead(count - most, rounds) / guns
        own -= WOUND * rounds * float(wounds(state, seat))
        own += INCOME * rounds
        money[seat] = own
        if own > best:
            best = own
    spread = SPREAD * sqrt(rounds) / sharpness
    total = 0.0
    for seat in range(seats):
        wins[seat] = exp((money[seat] - best) / spread)
        total += wins[seat]
    for seat in range(seats):
        wins[seat] /= total


def lead(shots: i64, rounds: float) -> float:
    """How likely so many shots more, or less, make one the gunslinger, beside others' numbers."""
    return exp(SHOT * float(shots) * (1.0 + 1.0 / rounds))


def wounds(state: State, seat: i64) -> i64:
    """How many bullets the seat has received."""
    player = state.players[seat]
    count: i64 = 0
    for card in player.cards:
        if card & 15 == BULLET:
            count += 1
    if state.rules.expert:
        for card in player.top:
            if card & 15 == BULLET:
                count += 1
        for card in player.discard:
            if card & 15 == BULLET:
                count += 1
    return count
