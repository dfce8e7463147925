"""What Marshal & Prisoners is worth: to the marshal, and to bandits beside their money."""

from typing import Final

from folsom.bots.search.lure import PURSE_WORTH
from folsom.bots.worth import targets, wealth
from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import bullets_received
from folsom.game.express.codes import NO_TARGET, kind_of, who_of
from folsom.game.express.components import (
    ARREST,
    BULLET,
    FIRE,
    LAWMAN,
    MAIL_BAGS,
)
from folsom.game.express.marshal.components import (
    ANY_PRISONER,
    DODGING,
    DROP_THE_BAG,
    GOLDEN_BULLET,
    GOTCHA,
    JUST_A_SCRATCH,
    KEY,
    LASTING,
    LEAD_RAIN,
    MAIL,
    STACK,
    SWORN_ENEMY,
    WARRANT,
)
from folsom.game.express.marshal.figure import lawman
from folsom.game.express.marshal.goals import count, goals_fulfilled, is_fulfilled, needed
from folsom.game.express.outside import car_at
from folsom.game.express.places import CELL, HIDDEN
from folsom.game.express.state import State

KNOWN_GOAL: Final = 1000.0
"""What a goal that he knows is worth to the marshal."""
ANY_GOAL: Final = 120.0
"""What one is worth that he may turn over later, or never."""
DONE: Final = 0.5
"""How much of a goal's worth comes with its last step."""
ARRESTS: Final = 130.0
"""What it promises to stand where one is wanted, with an Arrest in hand."""
LAW: Final = 150.0
"""What a goal that the marshal has fulfilled costs each bandit."""
HELP: Final = [300.0, 370.0, 340.0, 320.0, 350.0, 345.0, 310.0]
"""What each bandit's companion is worth to another bandit."""
FREED: Final = 120.0
"""What it is worth to have freed a bandit, beside its token."""


def progress(state: State, goal: int) -> float:
    """How far a goal is, from 0 to 1."""
    done = int(count(state, goal))
    wanted = int(needed(state, goal))
    if goal == JUST_A_SCRATCH:
        return done / 3
    if goal == DODGING:
        return max(0.0, 1 - done / 4)
    if goal == GOLDEN_BULLET:
        return 1 - done / STACK
    if goal == MAIL:
        return done / 2
    if goal == KEY:
        return done / 3
    return min(1.0, done / wanted)


def worth_of_goals(state: State) -> float:
    """What the marshal's goals are worth to him: those he knows, and a little all others."""
    prison = state.trackside.prison
    known = prison.goals[: int(prison.turned)]
    worth = 0.0
    goals = set(range(WARRANT)) | {WARRANT + int(each.who) for each in state.clockwise()}
    for goal in goals:
        full = KNOWN_GOAL if goal in known else ANY_GOAL
        part = DONE if is_fulfilled(state, goal) else 0.0
        worth += full * ((1 - DONE) * progress(state, goal) + part)
    return worth


def is_wanted(state: State, bandit: Bandit) -> bool:
    """Whether the marshal knows a warrant for a bandit that was never arrested."""
    prison = state.trackside.prison
    known = prison.goals[: int(prison.turned)]
    return WARRANT + int(bandit.who) in known and not prison.arrested >> bandit.who & 1


def marshals_position(state: State, hand: list[int], turns: int) -> float:
    """What a position is worth to the marshal, with these cards and so many turns left."""
    marshal = lawman(state)
    worth = worth_of_goals(state)
    own = [card & 15 for card in hand if card & 15 != BULLET]
    worth -= 8 * len(bullets_received(state, marshal.seat))
    if marshal.place >= HIDDEN:
        return worth - 4 * KNOWN_GOAL
    for bandit in state.clockwise():
        if bandit.place >= HIDDEN or bandit.place == CELL:
            continue
        wanted = is_wanted(state, bandit)
        if bandit.place == marshal.place and ARREST in own and turns > 0:
            worth += ARRESTS * (2 if wanted else 0.5)
        elif wanted:
            away = abs(int(car_at(state, bandit.place)) - int(car_at(state, marshal.place)))
            worth -= 12 * away
    if FIRE in own and turns > 0:
        worth += 25 * min(2, targets(state, int(marshal.place), LAWMAN).bit_count())
    return worth


def burden(state: State) -> float:
    """What the marshal's success so far costs every bandit."""
    return LAW * goals_fulfilled(state)


def arrest_worth(state: State, target: Bandit) -> float:
    """What arresting a bandit promises the marshal."""
    fresh = not state.trackside.prison.arrested >> target.who & 1
    return (900 if is_wanted(state, target) else 250 if fresh else 80) + 0.05 * wealth(target)


def both_shots(state: State, code: int) -> float:
    """What the marshal's shots promise together."""
    prison = state.trackside.prison
    shots = [(0, who_of(code), int(prison.left)), (1, kind_of(code), int(prison.right))]
    worth = 0.0
    for stack, who, left in shots:
        if who != NO_TARGET:
            effect = state.rules.stacks[stack][STACK - left]
            worth += one_shot(state, state.bandits[who], effect, left)
    return worth


def one_shot(state: State, target: Bandit, effect: int, left: int) -> float:
    """What one of his bullets promises."""
    prison = state.trackside.prison
    known = prison.goals[: int(prison.turned)]
    had = bullets_received(state, target.seat).count(LAWMAN)
    worth = 60 + 0.02 * wealth(target) + (40 if effect < LASTING else 0)
    if effect == GOTCHA and target.powers & ANY_PRISONER:
        worth += 500 if KEY in known else 150
    if effect == DROP_THE_BAG and target.loot & MAIL_BAGS:
        worth += 700 if MAIL in known else 200
    if LEAD_RAIN in known and had == 0:
        worth += 250
    if SWORN_ENEMY in known:
        worth += 90 * had
    if GOLDEN_BULLET in known:
        worth += 40 * (STACK - left)
    return worth


def in_the_way(state: State, place: int, next_kinds: list[int]) -> float:
    """What coming to a place promises the marshal."""
    here = [bandit for bandit in state.clockwise() if bandit.place == place]
    worth = 0.0
    for bandit in here:
        wanted = 300 if is_wanted(state, bandit) else 60
        worth += wanted if next_kinds[:1] == [ARREST] else 0.2 * wanted
    if next_kinds[:1] == [FIRE]:
        worth += 70 * min(2, targets(state, place, LAWMAN).bit_count())
    return worth - (40 if len(here) > 2 else 0)


def companion_worth(bandit: Bandit, prisoner: int) -> float:
    """What a companion promises to a bandit."""
    return 380.0 if prisoner == bandit.who else HELP[prisoner]


def freed_worth(target: Bandit) -> float:
    """What freeing a bandit from the cell promises."""
    return FREED + (0.6 * PURSE_WORTH if target.loot else 0)
