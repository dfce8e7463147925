"""Robbery: a token from where one stands."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import COVER, KIND, TAKE, TAKE_ONE, cover_of
from folsom.game.express.components import LOOT, LOOT_MASKS
from folsom.game.express.loot import kinds_of, take
from folsom.game.express.powers import ROBS_TWICE
from folsom.game.express.state import State


@final
class Robbery(Action):
    """Take a token of a kind that lies here (ROB-1 to ROB-3); with the own companion, two."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every kind of loot here."""
        lying: i64 = state.loot[bandit.place]
        kinds = kinds_of(lying)
        if bandit.powers & ROBS_TWICE:
            return TAKE_ONE[kinds] + two_tokens(lying, kinds)
        return TAKE_ONE[kinds]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Take one, or two."""
        take(state, bandit, code >> KIND & 15, bandit.place, "rob")
        if code >> COVER:
            take(state, bandit, cover_of(code), bandit.place, "rob")


def two_tokens(lying: i64, kinds: i64) -> tuple[int, ...]:
    """Every two tokens by kind, for one whose own companion helps (MP-PRIS-1)."""
    codes: list[int] = []
    for first in range(1, len(LOOT)):
        for second in range(first, len(LOOT)):
            if not (kinds >> first & 1 and kinds >> second & 1):
                continue
            alike: i64 = lying & LOOT_MASKS[first]
            if first != second or alike & (alike - 1):
                codes.append(TAKE | first << KIND | (second + 1) << COVER)
    return tuple(codes)
