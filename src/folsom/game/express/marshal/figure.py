"""The marshal's figure: where he is, and where he may not go."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import LAWMAN
from folsom.game.express.places import COACH, OUTSIDE, ROOF, TIME_MACHINE
from folsom.game.express.state import State


def lawman(state: State) -> Bandit:
    """The marshal, where he is a player's figure."""
    return state.bandits[LAWMAN]


def inside_his_car(state: State) -> i64:
    """The inside of his car, whichever level he is on; the stagecoach counts (MP-EVT-8)."""
    place = lawman(state).place
    return COACH if place >= OUTSIDE else place & ~ROOF


def places_for(bandit: Bandit, places: list[int]) -> list[int]:
    """Those places where a figure may go; the marshal never enters the time machine (TM-3)."""
    if bandit.who != LAWMAN or TIME_MACHINE not in places:
        return places
    return [place for place in places if place != TIME_MACHINE]
