"""Hunches in Stealin': take the best, go where loot lies, hurt the rich, keep off the law."""

from mypy_extensions import i64

from folsom.bots.search.lure import KIND_WORTH, LAWFUL, best_of, wealth
from folsom.game.express.codes import (
    ARREST_ONE,
    CLIMB,
    FIRE_BOTH,
    FLAG,
    FLEE_TO,
    KIND,
    MARSHAL_TO,
    NO_TARGET,
    PLACE,
    RIDE_TO,
    SHOOT,
    STRIKE,
    TAKE,
    TO_PLACE,
    WHO,
)
from folsom.game.express.components import FLOOR, PUNCH, ROB
from folsom.game.express.places import ROOF
from folsom.game.express.state import STEAL, State
from folsom.game.rng import Rng


def stolen(state: State, codes: tuple[int, ...], noise: i64, rng: Rng) -> int:
    """In Stealin': take the best, go where loot lies, hurt the rich, keep off the law."""
    done: i64 = codes[0] & 63
    if done == TAKE:
        best = codes[0]
        most: i64 = -1
        for code in codes:
            worth: i64 = KIND_WORTH[code >> KIND & 15]
            if worth > most:
                most = worth
                best = code
        return best
    if state.phase != STEAL:
        return codes[rng.below(len(codes))]
    who: i64 = state.pile[state.resolved] >> 4 & 15
    then = next_kind(state, who, state.resolved + 1)
    best = codes[0]
    most = -100000
    for code in codes:
        worth = promise(state, code, who, then) + rng.below(noise)
        if worth > most:
            most = worth
            best = code
    return best


def next_kind(state: State, who: i64, first: i64) -> i64:
    """The kind of a bandit's next card on the pile, or -1."""
    pile = state.pile
    index = first
    while index < len(pile):
        entry: i64 = pile[index]
        if entry >> 4 & 15 == who:
            return entry & 15
        index += 1
    return -1


def promise(state: State, code: i64, who: i64, then: i64) -> i64:
    """What an option promises in Stealin'."""
    done = code & 63
    if done in (TO_PLACE, CLIMB, FLEE_TO, RIDE_TO):
        place = code >> PLACE & 63
        worth: i64 = 0
        if place == state.marshal:
            worth = LAWFUL
            place |= ROOF
        if then == FLOOR and place ^ 1 != state.marshal:
            return worth + best_of(state.loot[place ^ 1])
        if then == PUNCH:
            return worth + (300 if state.at[place] & ~(1 << who) else 0)
        here = best_of(state.loot[place])
        return worth + here if then == ROB else worth + (here >> 1)
    if done == SHOOT:
        return wealth(state.bandits[code >> WHO & 15]) >> 3
    if done == FIRE_BOTH:
        both = code >> WHO & 15 != NO_TARGET and code >> KIND & 15 != NO_TARGET
        return 200 if both else 100
    if done == ARREST_ONE:
        seen = state.trackside.prison.arrested >> (code >> WHO & 15) & 1
        return 50 if seen else 300
    if done == STRIKE:
        lost: i64 = KIND_WORTH[code >> KIND & 15]
        worth = lost if code & FLAG or then == ROB else lost >> 1
        return worth + 60 if code >> PLACE & 63 == state.marshal else worth
    if done == MARSHAL_TO:
        place = code >> PLACE & 63
        there: i64 = state.at[place]
        if there == 0:
            return 0
        own = state.bandits[who].seat
        worth = 0
        for bandit in state.bandits:
            if there >> bandit.who & 1 and bandit.seat >= 0:
                worth += -300 if state.rules.are_friends(bandit.seat, own) else 120
        return worth
    return 0
