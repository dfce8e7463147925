"""Robbery: a token from where one stands."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.codes import KIND, TAKE_ONE
from folsom.game.express.components import LOOT_MASKS
from folsom.game.express.loot import kinds_of, pick, recall, token_number
from folsom.game.express.state import Bandit, State
from folsom.game.express.tell import tell_loot


def take(state: State, bandit: Bandit, kind: i64, place: i64, cause: str) -> None:
    """Take a token of a kind lying at a place, and look at it (ROB-1)."""
    lying: i64 = state.loot[place]
    player = state.players[bandit.seat]
    knew = player.knows & lying & LOOT_MASKS[kind]
    token = pick(state, lying, kind, -1)
    state.loot[place] ^= token
    bandit.loot |= token
    player.knows |= token
    if knew:
        recall(state, player, knew, token)
    tell_loot(state, "took", bandit.who, kind, place, token_number(token), cause)


@final
class Robbery(Action):
    """ROB-1 to ROB-3."""

    def options(self, state: State, bandit: Bandit) -> list[int]:
        """Every kind of loot here."""
        return TAKE_ONE[kinds_of(state.loot[bandit.place])]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Take one."""
        take(state, bandit, code >> KIND & 15, bandit.place, "rob")
