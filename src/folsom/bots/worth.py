"""What a position is worth to a seat, in dollars and guesses at dollars."""

from typing import Final

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    BULLET,
    FIRE,
    FLOOR,
    GUNSLINGER,
    JEWELS,
    MOVE,
    PUNCH,
    PURSES,
    ROB,
    ROUNDS,
    STRONGBOXES,
)
from folsom.game.express.places import ROOF
from folsom.game.express.scoring import shots
from folsom.game.express.state import State

PURSE_WORTH: Final = 320
"""What a purse is worth on average, nearly."""
KIND_WORTH: Final = [0, PURSE_WORTH, 500, 1000]
"""By kind of loot."""

LEADER: Final = 0.35
"""How much a dollar of the richest rival hurts."""
RIVALS: Final = 0.05
"""How much a dollar of any rival hurts besides."""
SHOT: Final = 0.18
"""How much likelier a shot more than the others makes it to be the gunslinger."""
WOUND: Final = 10
"""What a bullet in the deck costs for each round to come."""
SPITE: Final = 3
"""What a bullet in the deck of the richest rival brings for each round to come."""
HERE: Final = 0.45
"""The chance to get the loot that one stands at, with a Robbery in hand and a turn to play it."""
NEAR: Final = 0.25
"""The same with one step to make first, and the card for it."""
SOME_DAY: Final = 0.12
"""The same with nothing in hand."""


def wealth(bandit: Bandit) -> int:
    """What a sheet is worth as seen from outside."""
    loot = int(bandit.loot)
    money = PURSE_WORTH * (loot & PURSES).bit_count() + 500 * (loot & JEWELS).bit_count()
    return money + 1000 * (loot & STRONGBOXES).bit_count() + int(bandit.station)


def best_of(tokens: int) -> int:
    """The worth of the best token among these."""
    if tokens & STRONGBOXES:
        return 1000
    if tokens & JEWELS:
        return 500
    return PURSE_WORTH if tokens & PURSES else 0


def targets(state: State, place: int, who: int) -> int:
    """The mask of those whom a bandit could fire at from a place, powers apart."""
    at = state.at
    last = 2 * state.rules.cars
    found = 0
    if place & ROOF:
        for way in (range(place - 2, 0, -2), range(place + 2, last, 2)):
            for look in way:
                there = at[look] & ~(1 << who)
                if there:
                    found |= there
                    break
    else:
        if place >= 2:
            found = at[place - 2]
        if place + 2 < last:
            found |= at[place + 2]
    return found & ~(1 << who)


def steps(state: State, place: int) -> list[int]:
    """The places that one Move leads to."""
    reach = 3 if place & ROOF else 1
    last = 2 * state.rules.cars
    return [to for to in range(place - 2 * reach, place + 2 * reach + 1, 2) if 0 <= to < last]


def prospect(state: State, bandit: Bandit, hand: list[int], turns: int) -> float:
    """What standing where it stands promises to a bandit, with these cards in hand."""
    place = bandit.place
    guarded = state.marshal
    here = best_of(state.loot[place])
    over = best_of(state.loot[place ^ 1]) if place ^ 1 != guarded else 0
    beside = max(
        [best_of(state.loot[to]) for to in steps(state, place) if to not in (guarded, place)],
        default=0,
    )
    some_day = SOME_DAY * max(here, 0.8 * over, 0.8 * beside)
    if state.round >= ROUNDS - 1:
        some_day = 0
    own = [card & 15 for card in hand if card >> 4 == bandit.who]
    if turns <= 0 or ROB not in own:
        best = some_day
    else:
        best = max(HERE * here, some_day)
        if turns > 1 and FLOOR in own:
            best = max(best, NEAR * over)
        if turns > 1 and MOVE in own:
            best = max(best, NEAR * beside)
    if turns > 0 and FIRE in own and bandit.bullets and targets(state, place, bandit.who):
        best += 0.4 * SHOT * GUNSLINGER
    if turns > 0 and PUNCH in own and state.at[place] & ~(1 << bandit.who):
        best += 60
    return best


def position(state: State, seat: int, hand: list[int], turns: int) -> float:
    """What all this is worth to a seat that has these cards and so many turns left to play them."""
    rules = state.rules
    rounds = ROUNDS - int(state.round)
    money = [sum([wealth(state.bandits[who]) for who in crew]) for crew in rules.crew]
    worth = money[seat] + GUNSLINGER * gunslinger_chance(state, seat)
    worth -= WOUND * rounds * wounds(state, seat)
    most = max([each for other, each in enumerate(money) if other != seat])
    worth -= LEADER * most + RIVALS * (sum(money) - money[seat])
    for other, each in enumerate(money):
        if other != seat and each:
            worth += SPITE * rounds * wounds(state, other) * each / most
    for who in rules.crew[seat]:
        worth += prospect(state, state.bandits[who], hand, turns)
    return worth


def gunslinger_chance(state: State, seat: int) -> float:
    """A guess at the chance to have fired most in the end."""
    rules = state.rules
    if rules.pairs and rules.edition == 1:
        return 0
    fired = [int(shots(state, other)) for other in range(rules.seats)]
    mine = fired.pop(seat)
    chance = 0.5 + SHOT * (mine - max(fired))
    return min(max(chance, 0.03 * mine), 1)


def wounds(state: State, seat: int) -> int:
    """How many bullets the seat has received."""
    return sum([1 for card in state.players[seat].owned() if card & 15 == BULLET])
