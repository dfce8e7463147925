"""The textbook search, as research frameworks have it: a yardstick of strength, kept plain.

Single-observer information-set UCT: in each playout a world is dealt, the tree is gone down by
upper confidence bounds over what that world allows, one node is added, dice play to the end of the
game, and everybody's money is added up along the way.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.bots.search.node import Node
from folsom.bots.search.thinking import Search
from folsom.game.playout import play_out
from folsom.game.protocol import Game
from folsom.game.rng import Rng

RICH: Final = 4000.0
"""Money that few have in the end: rewards go from 0 to about 1."""


@final
@mypyc_attr(acyclic=True)
class Textbook(Search):
    """The search of the bot `baseline`."""

    def __init__(self, position: Game, seat: i64, rng: Rng, exploration: float) -> None:
        """It has nothing of its own."""
        super().__init__(position, seat, rng, exploration)

    def one_playout(self) -> None:
        """Deal a world, go down the tree, roll dice, and remember everybody's money."""
        world = self.position.redeal(self.seat, self.rng)
        path: list[Node] = []
        seats: list[int] = []
        node = self.root
        seat = self.seat
        while seat >= 0:
            node = self.select(node, seat, world.codes(seat))
            path.append(node)
            seats.append(seat)
            world.apply(seat, node.code)
            if node.visits == 0:
                break
            seat = world.decider()
        play_out(world, self.rng)
        result = world.result()
        money = result.money()
        for index in range(len(path)):
            node = path[index]
            node.visits += 1
            node.total += money[seats[index]] / RICH
        path[0].money += float(money[self.seat])
        if self.seat in result.winners:
            path[0].wins += 1.0 / len(result.winners)
