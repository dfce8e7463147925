"""Hunches in Schemin': a card that fits to where one's cards on the pile will have led."""

from typing import Final

from mypy_extensions import i64

from folsom.bots.search.lure import LAWFUL, best_of, lured
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import DRAW, DRINK, KIND, PLAY, WHO
from folsom.game.express.components import BULLET, FIRE, FLOOR, MARSHAL, MOVE, PUNCH, ROB
from folsom.game.express.places import OUTSIDE, ROOF
from folsom.game.express.state import State
from folsom.game.rng import Rng

# What a card promises, by self-play.
ROBS: Final = 0
ROB_NOTHING: Final = 1
CROWDED: Final = 2
FLOOR_THEN_ROB: Final = 3
FLOOR_ALONE: Final = 4
FLOORS: Final = 5
MOVE_THEN_ROB: Final = 6
MOVE_ALONE: Final = 7
MOVES: Final = 8
FIRES: Final = 9
FIRES_BLINDLY: Final = 10
PUNCHES: Final = 11
PUNCHES_AIR: Final = 12
CALLS: Final = 13
DRAWS: Final = 14
LACKS: Final = 15
HOLDS: Final = 16
W: Final = [143, 20, 60, 64, 32, 0, 124, 2, -60, 190, 130, 150, 0, 0, 260, 0, 45]


def planned(state: State, noise: i64, rng: Rng) -> int:
    """In Schemin': a card that fits to where one's cards on the pile will have led."""
    codes = state.codes
    seat = state.seat
    player = state.players[seat]
    kinds: i64 = 0
    actions: i64 = 0
    cards = player.cards
    for index in range(player.held):
        kind: i64 = cards[index] & 15
        if kind != BULLET:
            actions += 1
            kinds |= 1 << kind
    turns: i64 = len(state.rounds[state.round].turns) - 1 - state.turn
    who: i64 = -1
    place: i64 = 0
    robbed: i64 = 0
    best = codes[0]
    most: i64 = -100000
    for code in codes:
        done: i64 = code & 63
        worth: i64 = 0
        if done == PLAY:
            actor: i64 = code >> WHO & 15
            if actor != who:
                who = actor
                place, robbed = heading(state, who)
            follows = turns > 0 and kinds >> ROB & 1 == 1
            worth = fits(state, state.bandits[who], code >> KIND & 15, place, robbed, follows)
        elif done == DRAW:
            missing = turns + 1 - actions
            worth = W[DRAWS] + (W[LACKS] * missing if missing > 0 else 0) - W[HOLDS] * actions
        elif done == DRINK:
            worth = 300
        worth += rng.below(noise)
        if worth > most:
            most = worth
            best = code
    return best


def heading(state: State, who: i64) -> tuple[i64, i64]:
    """Where a bandit's cards on the pile will have led it, and how often it robs there."""
    place = state.bandits[who].place
    robbed: i64 = 0
    for item in state.pile:
        entry: i64 = item
        if entry >> 4 & 15 != who:
            continue
        kind = entry & 15
        if kind == ROB:
            robbed += 1
        elif kind == FLOOR:
            if place < OUTSIDE:
                place ^= 1
                robbed = 0
                if place == state.marshal:
                    place |= ROOF
        elif kind == MOVE:
            place = lured(state, place)
            robbed = 0
    return place, robbed


def left_at(state: State, place: i64, robbed: i64) -> i64:
    """The best loot at a place after so many robberies."""
    tokens: i64 = state.loot[place]
    while robbed > 0 and tokens:
        tokens &= tokens - 1
        robbed -= 1
    return best_of(tokens)


def crowd(state: State, place: i64, who: i64) -> i64:
    """How many others are at a place now."""
    others: i64 = state.at[place] & ~(1 << who)
    count: i64 = 0
    while others:
        count += 1
        others &= others - 1
    return count


def fits(state: State, bandit: Bandit, kind: i64, place: i64, robbed: i64, follows: bool) -> i64:
    """What a card promises to a bandit that will be at that place."""
    if kind == ROB:
        here = left_at(state, place, robbed)
        if here == 0:
            return W[ROB_NOTHING]
        return (here * W[ROBS] >> 7) - W[CROWDED] * crowd(state, place, bandit.who)
    if kind == FLOOR:
        if place ^ 1 == state.marshal:
            return LAWFUL
        there = best_of(state.loot[place ^ 1])
        factor: i64 = W[FLOOR_THEN_ROB] if follows else W[FLOOR_ALONE]
        return (there * factor >> 7) + W[FLOORS]
    if kind == MOVE:
        to = lured(state, place)
        there = best_of(state.loot[to])
        if to & ROOF:
            there = max(there, best_of(state.loot[to ^ 1]) >> 1)
        factor = W[MOVE_THEN_ROB] if follows else W[MOVE_ALONE]
        return (there * factor >> 7) + W[MOVES]
    if kind == FIRE:
        if bandit.bullets == 0:
            return -200
        return W[FIRES] if in_sight(state, place, bandit.who) else W[FIRES_BLINDLY]
    if kind == PUNCH:
        others = state.at[place] & ~(1 << bandit.who)
        return W[PUNCHES] if others else W[PUNCHES_AIR]
    if kind == MARSHAL:
        return W[CALLS]
    return 60


def in_sight(state: State, place: i64, who: i64) -> bool:
    """Whether somebody is where a shot from a place may go, as things stand."""
    if place >= OUTSIDE:
        return False
    at = state.at
    if place & ROOF:
        last = state.rules.cars << 1
        look: i64 = 1
        while look < last:
            if look != place and at[look] & ~(1 << who):
                return True
            look += 2
        return False
    if at[place + 2] & ~(1 << who):
        return True
    return place >= 2 and at[place - 2] & ~(1 << who) != 0
