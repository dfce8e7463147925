"""Floor change: up to the roof or down from it."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import CLIMB, PLACE
from folsom.game.express.law import arrive
from folsom.game.express.outside import neighbours
from folsom.game.express.places import OUTSIDE, ROOF, TIME_MACHINE
from folsom.game.express.powers import CLIMBS_DIAGONALLY
from folsom.game.express.state import State


@final
class FloorChange(Action):
    """Climb to the other level (FLOOR-1); Mei also diagonally, on the train (MEI-1, MEI-2)."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """The other level of the same car, and maybe of the adjacent ones."""
        if bandit.place == TIME_MACHINE:
            return ()
        over = bandit.place ^ ROOF
        straight = CLIMB | over << PLACE
        if bandit.powers & CLIMBS_DIAGONALLY == 0 or over >= OUTSIDE:
            return (straight,)
        return (straight, *[CLIMB | place << PLACE for place in neighbours(state, over)])

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Climb there."""
        arrive(state, bandit, code >> PLACE & 63, "floor")
