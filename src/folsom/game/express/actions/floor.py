"""Floor change: up to the roof or down from it."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.codes import CLIMB, PLACE
from folsom.game.express.components import CLIMBS_DIAGONALLY
from folsom.game.express.law import arrive
from folsom.game.express.state import Bandit, State


@final
class FloorChange(Action):
    """FLOOR-1, and diagonally for those who can (MEI-1)."""

    def options(self, state: State, bandit: Bandit) -> list[int]:
        """The other level of the same car, and maybe of the adjacent ones."""
        over = bandit.place ^ 1
        codes: list[int] = [CLIMB | over << PLACE]
        if bandit.powers & CLIMBS_DIAGONALLY:
            if over >= 2:
                codes.append(CLIMB | (over - 2) << PLACE)
            if over >> 1 < state.rules.cars - 1:
                codes.append(CLIMB | (over + 2) << PLACE)
        return codes

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Climb there."""
        arrive(state, bandit, code >> PLACE & 63, "floor")
