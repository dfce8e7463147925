"""Robbery: a token from where one stands."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import KIND, TAKE_ONE
from folsom.game.express.loot import kinds_of, take
from folsom.game.express.state import State


@final
class Robbery(Action):
    """ROB-1 to ROB-3."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every kind of loot here."""
        return TAKE_ONE[kinds_of(state.loot[bandit.place])]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Take one."""
        take(state, bandit, code >> KIND & 15, bandit.place, "rob")
