"""Robbery: a token from where one stands."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.codes import KIND, TAKE_ONE
from folsom.game.express.loot import kinds_of, pick, token_number
from folsom.game.express.state import Bandit, State
from folsom.game.express.tell import tell_loot


def take(state: State, bandit: Bandit, kind: i64, place: i64, cause: str) -> None:
    """Take a token of a kind lying at a place, and look at it (ROB-1)."""
    token = pick(state, state.loot[place], kind, -1)
    state.loot[place] ^= token
    bandit.loot |= token
    number = token_number(token)
    state.players[bandit.seat].knows |= token
    tell_loot(state, "took", bandit.who, kind, place, number, cause)


@final
class Robbery(Action):
    """ROB-1 to ROB-3."""

    def options(self, state: State, bandit: Bandit) -> list[int]:
        """Every kind of loot here."""
        return TAKE_ONE[kinds_of(state.loot[bandit.place])]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Take one."""
        take(state, bandit, code >> KIND & 15, bandit.place, "rob")
