"""Dealing afresh the goals that some eyes do not know (KNOW-3)."""

from mypy_extensions import i64

from folsom.game.express.marshal.components import SPECIAL_GOALS, WARRANT, WARRANTS
from folsom.game.express.marshal.setup import drawn, special_goals, warrants
from folsom.game.express.state import State
from folsom.game.rng import Rng


def redeal_goals(world: State, eye: i64, rng: Rng) -> None:
    """Draw the goals unknown to the eyes from all that could be there, in any order."""
    prison = world.trackside.prison
    turned = prison.turned if eye == world.rules.lawman else 0
    goals = prison.goals.copy()
    known: list[int] = []
    hidden: list[int] = []
    for number, goal in enumerate(goals):
        if number < turned or prison.rumoured >> number & 1:
            known.append(goal)
        else:
            hidden.append(number)
    special = [goal for goal in special_goals(world.rules) if goal not in known]
    wanted = [goal for goal in warrants(world.rules) if goal not in known]
    papers = len([goal for goal in known if goal >= WARRANT])
    fresh = drawn(special, SPECIAL_GOALS - len(known) + papers, rng)
    fresh += drawn(wanted, WARRANTS - papers, rng)
    for number, goal in zip(hidden, drawn(fresh, len(fresh), rng)):
        goals[number] = goal
    prison.goals = goals
