"""A quick choice in Stealin': what the card at hand gains, with a glance at the next one."""

from typing import Final

from folsom.bots.lawman import (
    arrest_worth,
    both_shots,
    companion_worth,
    freed_worth,
    in_the_way,
)
from folsom.bots.search.lure import KIND_WORTH, PURSE_WORTH
from folsom.bots.worth import ANY_RANSOM, CAUGHT, best_of, fortune, targets, wealth
from folsom.game.express.actions.by_kind import ACTIONS
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import (
    ARREST_ONE,
    BREAK_OUT,
    CLIMB,
    FIRE_BOTH,
    FLAG,
    FLEE_TO,
    FREE_BANDIT,
    FREE_PRISONER,
    HAND_OVER,
    HOSTAGE,
    LEAVE,
    MARSHAL_TO,
    PASS,
    RIDE_TO,
    SHOOT,
    SHOTGUN,
    STRIKE,
    TAKE,
    TO_PLACE,
    cover_of,
    kind_of,
    place_of,
    who_of,
)
from folsom.game.express.components import (
    ESCAPE,
    FIRE,
    FLOOR,
    LAWMAN,
    MOVE,
    PUNCH,
    ROB,
    STRONGBOX,
)
from folsom.game.express.horses.components import ANY_HOSTAGE, FIRST_HOSTAGE
from folsom.game.express.horses.stagecoach import alerted
from folsom.game.express.marshal.brainwave import is_prevented
from folsom.game.express.marshal.components import FISTS_WORTH
from folsom.game.express.places import COACH, COACH_ROOF, GONE, OUTSIDE, ROOF
from folsom.game.express.state import ANGER, REFLEX, STEAL, State

THROWN: Final = 700.0
"""What it is worth to throw a rival off the train."""


def instinct(state: State, codes: tuple[int, ...]) -> int:
    """The code that promises most to the one who decides in Stealin' or picks pockets."""
    if state.trackside.alert:
        bandit = alerted(state)
        next_kinds = upcoming(state, bandit.who, int(state.resolved))
    elif state.phase == ANGER:
        bandit = state.bandits[LAWMAN]
        next_kinds = []
    elif state.phase == REFLEX:
        return reflex(state, codes)
    elif state.phase != STEAL:
        return codes[0]
    else:
        card = state.pile[state.resolved] & 255
        bandit = state.bandits[card >> 4]
        next_kinds = upcoming(state, bandit.who, int(state.resolved) + 1)
    best = codes[0]
    most = -1e9
    for code in codes:
        promise = promised(state, bandit, code, next_kinds)
        if promise > most:
            most = promise
            best = code
    return best


def are_mates(state: State, one: Bandit, other: Bandit) -> bool:
    """Whether two bandits are of the same side."""
    return state.rules.are_friends(one.seat, other.seat)


def upcoming(state: State, who: int, first: int) -> list[int]:
    """The kinds of a bandit's cards that are still to come from the pile."""
    rest = state.pile[first:]
    return [entry & 15 for entry in rest if entry >> 4 & 15 == who]


def promised(state: State, bandit: Bandit, code: int, next_kinds: list[int]) -> float:
    """What one of the options promises to the bandit."""
    done = code & 63
    if done >= PASS:
        return promised_by_marshal(state, bandit, code, next_kinds)
    if done in (TO_PLACE, CLIMB, FLEE_TO, RIDE_TO):
        return promised_at(state, bandit, place_of(code), next_kinds)
    if done == HOSTAGE:
        return hostage_worth(state, bandit, kind_of(code))
    if done == SHOOT:
        target = state.bandits[who_of(code)]
        thrown = THROWN if place_of(code) == GONE else 0
        return -1000 if are_mates(state, target, bandit) else wealth(target) + thrown
    if done == TAKE:
        return KIND_WORTH[kind_of(code)] + KIND_WORTH[max(cover_of(code), 0)]
    if done == STRIKE:
        return struck(state, bandit, code, next_kinds)
    if done == MARSHAL_TO:
        return chased(state, bandit, place_of(code))
    return -1 if done == LEAVE else 0


def promised_by_marshal(state: State, bandit: Bandit, code: int, next_kinds: list[int]) -> float:
    """The same for what only Marshal & Prisoners knows."""
    done = code & 63
    if done == FIRE_BOTH:
        return both_shots(state, code)
    if done == ARREST_ONE:
        return arrest_worth(state, state.bandits[who_of(code)])
    if done == BREAK_OUT:
        return promised_at(state, bandit, place_of(code), next_kinds)
    if done == FREE_PRISONER:
        return companion_worth(bandit, who_of(code))
    if done == FREE_BANDIT:
        return freed_worth(state.bandits[who_of(code)])
    return -KIND_WORTH[kind_of(code)] if done == HAND_OVER else 0


def reflex(state: State, codes: tuple[int, ...]) -> int:
    """The card of the hand that does most at once, or none."""
    best = PASS
    most = 20.0
    for code in codes:
        bandit = state.bandits[who_of(code)]
        if code == PASS or is_prevented(bandit, kind_of(code)):
            continue
        for outcome in ACTIONS[kind_of(code)].outcomes(state, bandit):
            promise = promised(state, bandit, outcome, [])
            if promise > most:
                most = promise
                best = code
    return best


def promised_at(state: State, bandit: Bandit, place: int, next_kinds: list[int]) -> float:
    """What coming to a place promises, going by the next cards."""
    if bandit.who == LAWMAN:
        return in_the_way(state, place, next_kinds)
    worth = 0.0
    if place == state.marshal:
        worth -= 100
        place |= ROOF
    elif state.trackside.open:
        worth += outside(state, bandit, place)
    here = best_of(state.loot[place])
    worth += 0.15 * here - 5 * state.at[place].bit_count()
    if not next_kinds:
        return worth + 0.05 * best_of(state.loot[place ^ 1])
    then = next_kinds[0]
    if then == ROB:
        return worth + here
    if then == FIRE:
        return worth + (150 if bandit.bullets and targets(state, place, bandit.who) else 0)
    if then == PUNCH:
        return worth + 120 * int(state.at[place] & ~(1 << bandit.who)).bit_count()
    if then == FLOOR and place ^ 1 != state.marshal:
        follows = ROB in next_kinds
        return worth + (0.8 if follows else 0.1) * best_of(state.loot[place ^ 1])
    if then == MOVE and ROB in next_kinds:
        return worth + 0.3 * around(state, place)
    return worth


def outside(state: State, bandit: Bandit, place: int) -> float:
    """What the trackside adds to coming to a place: hostages, the Shotgun, the way to freedom."""
    trackside = state.trackside
    worth = 0.0
    if place == trackside.guard:
        worth -= 120
    if place in (COACH, COACH_ROOF) and bandit.powers & ANY_HOSTAGE == 0 and trackside.hostages:
        worth += ANY_RANSOM if place == COACH else 0.2 * ANY_RANSOM
    if state.rules.events and state.rounds[state.round].event == ESCAPE:
        if place in (COACH, COACH_ROOF):
            worth += CAUGHT
        elif place == GONE:
            # The later cards of one who leaves are lost.
            worth += CAUGHT - 100 * len(upcoming(state, bandit.who, int(state.resolved) + 1))
    return worth


def hostage_worth(state: State, bandit: Bandit, hostage: int) -> float:
    """What taking a hostage promises."""
    owner = bandit.copy()
    owner.powers |= 1 << (FIRST_HOSTAGE + hostage)
    return fortune(state, owner)


def around(state: State, place: int) -> int:
    """The best loot in the places beside one on the same level."""
    last = 2 * state.rules.cars
    near = (place - 2, place + 2) if place < OUTSIDE else ()
    beside = [to for to in near if 0 <= to < last and to != state.marshal]
    return max([best_of(state.loot[to]) for to in beside], default=0)


def struck(state: State, bandit: Bandit, code: int, next_kinds: list[int]) -> float:
    """What a punch promises: loot in reach, a rival poorer and far from loot."""
    if who_of(code) == SHOTGUN:
        return 0.4 * KIND_WORTH[STRONGBOX] + (500 if next_kinds[:1] == [ROB] else 0)
    target = state.bandits[who_of(code)]
    place = place_of(code)
    lost = KIND_WORTH[kind_of(code)]
    if target.who == LAWMAN:
        left = int(state.trackside.prison.fists_left())
        return (FISTS_WORTH[-left] if left else 20) + (THROWN if place == GONE else 0)
    if are_mates(state, target, bandit):
        return -lost
    worth = 0.5 * lost + 0.1 * wealth(target)
    if code & FLAG:
        worth += PURSE_WORTH
    elif next_kinds[:1] == [ROB]:
        worth += 0.8 * lost
    if place == state.marshal:
        worth += 60
    if place == GONE:
        return worth + THROWN + 0.3 * wealth(target)
    return worth - 0.1 * best_of(state.loot[place])


def chased(state: State, bandit: Bandit, place: int) -> float:
    """What sending the marshal somewhere promises: wounded rivals, none of one's own."""
    worth = 0.0
    for other in state.clockwise():
        if other.place == place:
            worth += -150 if are_mates(state, other, bandit) else 60 + 0.02 * wealth(other)
    return worth
