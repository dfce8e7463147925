"""Playouts beside a marshal who is a player: by dice, and without his badge."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from folsom.bots.search.playouts import Playouts
from folsom.game.express.marshal.components import BADGE
from folsom.game.protocol import Game


@final
@mypyc_attr(acyclic=True)
class MarshalPlayouts(Playouts):
    """Plays by dice to the end."""

    __slots__ = ("lawman",)

    def __init__(self, seats: i64, share: float, unit: float, lawman: i64) -> None:
        """`lawman` is the marshal's seat."""
        super().__init__(seats, share, unit)
        self.lawman: i64 = lawman

    def reckon(self, world: Game) -> None:
        """For the marshal goals count as money does for bandits; the badge counts as victory."""
        super().reckon(world)
        if self.money[self.lawman] >= float(BADGE):
            self.money[self.lawman] -= float(BADGE)
            self.weigh()
