"""Move: one car inside, up to three on the roofs."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import INSIDE_MOVES, PLACE, ROOF_MOVES
from folsom.game.express.law import arrive
from folsom.game.express.places import ROOF
from folsom.game.express.state import State


@final
class Move(Action):
    """MOVE-1 to MOVE-3."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every place within reach."""
        table = ROOF_MOVES if bandit.place & ROOF else INSIDE_MOVES
        return table[state.rules.cars][bandit.place >> 1]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Go there."""
        arrive(state, bandit, code >> PLACE & 63, "move")
