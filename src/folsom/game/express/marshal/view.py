"""What everybody sees of the marshal's affairs, and what he alone does."""

from mypy_extensions import i64

from folsom.game.event import WHOLE
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import BANDITS, NAMES
from folsom.game.express.marshal.components import (
    EFFECTS,
    FISTFIGHTERS,
    GOALS_TO_WIN,
    STACK,
    STACKS,
)
from folsom.game.express.marshal.figure import lawman
from folsom.game.express.marshal.fists import fists_of
from folsom.game.express.marshal.goals import goal_facts
from folsom.game.express.marshal.prisoners import prisoner_of
from folsom.game.express.marshal.shooting import hurts_of
from folsom.game.express.outside import car_at
from folsom.game.express.places import GONE
from folsom.game.express.state import OVER, State
from folsom.game.express.vocabulary.goal import Goal


def marshals_car(state: State) -> int | None:
    """The car in, on or beside which the marshal is."""
    if not state.trackside.prison.open:
        return int(state.marshal) >> 1
    place = lawman(state).place
    return None if place == GONE else int(car_at(state, place))


def names_in(mask: i64) -> list[str]:
    """The bandits of a mask by name."""
    return [name for who, name in enumerate(BANDITS) if mask >> who & 1]


def affairs(state: State, eye: i64) -> dict[str, object]:
    """The prison car, his bullets and goals."""
    prison = state.trackside.prison
    gone = [STACK - int(prison.left), STACK - int(prison.right)]
    return {
        "prisoners": names_in(prison.prisoners),
        "stacks": {
            name: [EFFECTS[bullet] for bullet in state.rules.stacks[stack][gone[stack] :]]
            for stack, name in enumerate(STACKS)
        },
        "fistfighters": list(FISTFIGHTERS[len(FISTFIGHTERS) - int(prison.fists_left()) :]),
        "goals": goals_seen(state, eye),
        "goals_to_win": GOALS_TO_WIN,
    }


def goals_seen(state: State, eye: i64) -> list[Goal]:
    """His goals, as some eyes see them."""
    return [goal_seen(state, number, eye) for number in range(len(state.trackside.prison.goals))]


def goal_seen(state: State, number: int, eye: i64) -> Goal:
    """One of his goals, as some eyes see it (KNOW-3)."""
    prison = state.trackside.prison
    everybody = prison.rumoured >> number & 1 != 0 or state.phase == OVER
    his = eye == state.rules.lawman and number < prison.turned
    known = everybody or his or eye == WHOLE
    return goal_facts(state, number, known, everybody)


def bandits_affairs(state: State, bandit: Bandit) -> dict[str, object]:
    """What lies before a bandit: Wanted card, prisoner, Fistfighter cards, lasting bullets."""
    prison = state.trackside.prison
    prisoner = prisoner_of(bandit)
    return {
        "wanted": prison.arrested >> bandit.who & 1 == 0,
        "prisoner": None if prisoner < 0 else NAMES[prisoner],
        "fists": [FISTFIGHTERS[card] for card in fists_of(state, bandit)],
        "hurt": [EFFECTS[effect] for effect in hurts_of(state, bandit)],
    }
