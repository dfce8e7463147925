"""Arrest: a bandit at the marshal's place goes to the cell (MP-4)."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import ARREST_ONE, WHO
from folsom.game.express.components import FIGURES, NAMES
from folsom.game.express.law import stand
from folsom.game.express.places import CELL, place_text
from folsom.game.express.state import State
from folsom.game.express.tell import tell


@final
class Arrest(Action):
    """A bandit at the marshal's place goes to the cell (MP-4)."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Everybody who is where he is."""
        here: i64 = state.at[bandit.place] & ~(1 << bandit.who)
        return tuple([ARREST_ONE | who << WHO for who in range(FIGURES) if here >> who & 1])

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Off to the cell; the first time the Wanted card goes to his achievements."""
        target = state.bandits[code >> WHO & 15]
        bit: i64 = 1 << target.who
        prison = state.trackside.prison
        if state.log is not None:
            tell(
                state,
                {
                    "event": "arrested",
                    "bandit": NAMES[target.who],
                    "from": place_text(int(target.place)),
                    "wanted": prison.arrested & bit == 0,
                },
            )
        prison.arrested |= bit
        stand(state, target, CELL)
