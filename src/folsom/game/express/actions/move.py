"""Move: one car inside, up to three on the roofs."""

from typing import Final, final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import INSIDE_MOVES, PLACE, ROOF_MOVES, TO_PLACE
from folsom.game.express.components import LAWMAN
from folsom.game.express.horses.components import OLD_LADY
from folsom.game.express.law import arrive, wound
from folsom.game.express.marshal.figure import places_for
from folsom.game.express.outside import passes_the_shotgun, steps
from folsom.game.express.places import ROOF
from folsom.game.express.state import State

ON_ROOFS: Final = 3
"""How far a Move goes on roofs."""


@final
class Move(Action):
    """Go to an adjacent car, on roofs up to three cars far (MOVE-1 to MOVE-3)."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every place within reach."""
        if state.trackside.open:
            reach = 1 if bandit.powers & OLD_LADY else ON_ROOFS
            places = places_for(bandit, steps(state, bandit.place, reach))
            return tuple([TO_PLACE | to << PLACE for to in places])
        table = ROOF_MOVES if bandit.place & ROOF else INSIDE_MOVES
        return table[state.rules.cars][bandit.place >> 1]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Go there."""
        place = code >> PLACE & 63
        if (
            state.trackside.open
            and passes_the_shotgun(state, bandit.place, place)
            and bandit.who != LAWMAN
        ):
            wound(state, [bandit], "shotgun")
        arrive(state, bandit, place, "move")
