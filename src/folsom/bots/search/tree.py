"""An information-set tree search: a tree for each seat, each seat after its own good.

In every playout another world is dealt around what the thinking seat knows. Whoever is to decide
goes down a tree of its own choices by upper confidence bounds over what this world allows, until it
comes to a choice that is new to it; from there on it follows hunches. What the playout came to is
added along the ways of all. So one tree serves all worlds, nobody's choice depends on what they
cannot know, and it is all the same who of those who choose at once is asked first.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from folsom.bots.search.node import Node
from folsom.bots.search.playouts import Playouts
from folsom.bots.search.thinking import Search
from folsom.game.protocol import Game
from folsom.game.rng import Rng


@final
@mypyc_attr(acyclic=True)
class TreeSearch(Search):
    """The search behind the levels."""

    __slots__ = ("depth", "playouts", "roots")

    def __init__(
        self,
        position: Game,
        seat: i64,
        rng: Rng,
        exploration: float,
        playouts: Playouts,
        depth: i64,
    ) -> None:
        """`playouts` plays on where the trees end, which are at most so deep."""
        super().__init__(position, seat, rng, exploration)
        self.playouts: Playouts = playouts
        self.depth: i64 = depth
        self.roots: list[Node] = [Node(0, {}) for _ in range(position.seats)]
        self.roots[seat] = self.root

    def one_playout(self) -> None:
        """Deal a world, go down the trees, play on, and remember what came of it."""
        playouts = self.playouts
        rng = self.rng
        world = self.position.redeal(self.seat, rng)
        playouts.prepare(world, self.seat)
        path: list[Node] = []
        seats: list[int] = []
        at = self.roots.copy()
        growing: i64 = (1 << len(at)) - 1
        seat = self.seat
        deep: i64 = self.depth
        turns = [int(deep)] * len(at)
        while growing and seat >= 0 and not playouts.is_far(world):
            if growing >> seat & 1:
                child = self.select(at[seat], seat, world.codes(seat))
                path.append(child)
                seats.append(seat)
                at[seat] = child
                turns[seat] = turns[seat] - 1
                if child.visits == 0 or turns[seat] == 0:
                    growing &= ~(1 << seat)
                world.apply(seat, child.code)
            else:
                world.apply(seat, playouts.choose(world, seat, rng))
            seat = world.decider()
        playouts.finish(world, rng)
        self.remember(path, seats)

    def remember(self, path: list[Node], seats: list[int]) -> None:
        """Add what the playout came to all along the path."""
        playouts = self.playouts
        for index in range(len(path)):
            node = path[index]
            node.visits += 1
            node.total += playouts.rewards[seats[index]]
        path[0].money += playouts.money[self.seat]
        path[0].wins += playouts.wins[self.seat]
