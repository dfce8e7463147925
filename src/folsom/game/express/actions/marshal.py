"""Marshal: send him into an adjacent car."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import MARSHAL_MOVES, PLACE
from folsom.game.express.law import move_marshal
from folsom.game.express.state import State


@final
class MoveMarshal(Action):
    """Move the marshal to an adjacent car (MARSHAL-1)."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """The cars beside his."""
        return MARSHAL_MOVES[state.rules.cars][state.marshal >> 1]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Let him go to the chosen car."""
        move_marshal(state, code >> PLACE & 63)
