"""Whether the marshal's goals are fulfilled, as things stand (MP-GOAL, MP-END-1)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from folsom.game.express.cards import bullets_received
from folsom.game.express.components import LAWMAN, MAIL_BAGS, NAMES
from folsom.game.express.marshal.components import GOALS, GOALS_TO_WIN, WARRANT
from folsom.game.express.marshal.figure import lawman
from folsom.game.express.places import GONE
from folsom.game.express.state import State
from folsom.game.express.tell import tell
from folsom.game.express.vocabulary.goal import Goal


def fists_left(state: State) -> i64:
    """Just a scratch: Fistfighter cards left (MP-GOAL-1)."""
    return state.trackside.prison.fists_left()


def most_bullets_of_one(state: State) -> i64:
    """Dodging: the most bullets that one bandit has put into his deck (MP-GOAL-2)."""
    received = bullets_received(state, state.rules.lawman)
    return max([received.count(who) for who in received], default=0)


def emptier_stack(state: State) -> i64:
    """Golden bullet: what is left in the emptier stack (MP-GOAL-3)."""
    prison = state.trackside.prison
    return min(prison.left, prison.right)


def bags(state: State) -> i64:
    """The mail must go through: bags that no bandit owns will be his (MP-GOAL-4, MP-END-1)."""
    owned: i64 = 0
    for bandit in state.clockwise():
        owned |= bandit.loot
    return int(MAIL_BAGS & ~owned).bit_count()


def prisoners(state: State) -> i64:
    """Throw away the key: those who are not with a bandit will be his (MP-GOAL-5, MP-END-1)."""
    prison = state.trackside.prison
    return int(prison.recaptured | prison.prisoners).bit_count()


def his_bullets(state: State) -> list[int]:
    """How many of his bullets each bandit has."""
    return [bullets_received(state, bandit.seat).count(LAWMAN) for bandit in state.clockwise()]


def bandits_hit(state: State) -> i64:
    """Lead rain: bandits that have a bullet of his (MP-GOAL-6)."""
    return len([count for count in his_bullets(state) if count])


def most_in_one_bandit(state: State) -> i64:
    """Sworn enemy: the most of his that one bandit has (MP-GOAL-7)."""
    return max(his_bullets(state))


COUNTS: Final[list[Callable[[State], i64]]] = [
    fists_left,
    most_bullets_of_one,
    emptier_stack,
    bags,
    prisoners,
    bandits_hit,
    most_in_one_bandit,
]
"""By special goal, what is counted for it."""

NEEDED: Final = [1, 2, 0, 1, 2, 0, 4]
"""And how many it takes; Lead rain takes all bandits."""

AT_MOST: Final = 1 << 1 | 1 << 2
"""The mask of the goals that want few rather than many."""


def count(state: State, goal: i64) -> i64:
    """How far a goal is."""
    if goal >= WARRANT:
        return state.trackside.prison.arrested >> (goal - WARRANT) & 1
    return COUNTS[goal](state)


def needed(state: State, goal: i64) -> i64:
    """How many of what is counted it takes, or how many there may be."""
    if goal >= WARRANT:
        return 1
    return NEEDED[goal] or (state.rules.seats - 1 if not AT_MOST >> goal & 1 else 0)


def is_fulfilled(state: State, goal: i64) -> bool:
    """Whether a goal is fulfilled as things stand."""
    if AT_MOST >> goal & 1:
        return count(state, goal) <= needed(state, goal)
    return count(state, goal) >= needed(state, goal)


def goals_fulfilled(state: State) -> int:
    """How many of his goals are fulfilled as things stand."""
    return len([goal for goal in state.trackside.prison.goals if is_fulfilled(state, goal)])


def is_out(state: State) -> bool:
    """Whether he was thrown off the train and cannot win (MP-EVT-6)."""
    return lawman(state).place == GONE


def has_won(state: State) -> bool:
    """Whether his goals suffice as things stand (MP-END-1)."""
    return goals_fulfilled(state) >= GOALS_TO_WIN and not is_out(state)


def goal_facts(state: State, number: int, known: bool, everybody: bool) -> Goal:
    """One of his goals, for those who know it and those who do not."""
    goal = state.trackside.prison.goals[number]
    facts: Goal = {
        "goal": GOALS[goal] if known else None,
        "turned": number < state.trackside.prison.turned,
        "open": everybody,
    }
    if known:
        facts["fulfilled"] = is_fulfilled(state, goal)
        facts["count"] = int(count(state, goal))
        facts["needed"] = int(needed(state, goal))
    return facts


def all_goals(state: State) -> list[Goal]:
    """All of his goals, for the end of the game."""
    return [
        goal_facts(state, number, True, True) for number in range(len(state.trackside.prison.goals))
    ]


def close_the_case(state: State) -> None:
    """At the end of the game his achievements are completed and his goals shown (MP-END-1)."""
    prison = state.trackside.prison
    if not prison.open:
        return
    left = int(prison.prisoners)
    prison.recaptured |= prison.prisoners
    prison.prisoners = 0
    found: i64 = 0
    for place in range(len(state.loot)):
        bags_here: i64 = state.loot[place] & MAIL_BAGS
        found |= bags_here
        state.loot[place] ^= bags_here
    lawman(state).loot |= found
    if state.log is not None:
        names = [name for who, name in enumerate(NAMES) if left >> who & 1]
        if left or found:
            tell(
                state,
                {"event": "achievements", "companions": names, "bags": int(found).bit_count()},
            )
        tell(
            state,
            {
                "event": "goals-shown",
                "goals": all_goals(state),
                "fulfilled": goals_fulfilled(state),
                "won": has_won(state),
            },
        )
