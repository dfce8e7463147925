"""Bots that search: a name, a budget and a style."""

import time
from collections.abc import Generator
from typing import Final

from folsom.bots.bot import Bot, Stop
from folsom.bots.search.begin import search_for
from folsom.bots.search.style import Style
from folsom.bots.search.thinking import Search
from folsom.bots.thought import Reason, Thought
from folsom.game.protocol import Choice, Game
from folsom.game.rng import Rng

NO_END: Final = 1 << 40
"""More playouts than anybody has time for."""
MARGIN: Final = 0.001
"""Seconds kept for what comes before and after the playouts."""


class Searcher(Bot):
    """Tries its choices in many worlds, for some milliseconds or for so many playouts."""

    def __init__(
        self,
        name: str,
        style: Style,
        milliseconds: int | None = None,
        playouts: int | None = None,
    ) -> None:
        """One of the two budgets is enough; with both, whichever is used up first ends it."""
        self.name = name
        self.style: Final = style
        self._milliseconds: Final = milliseconds
        self._playouts: Final = playouts

    def choose(self, world: Game, seat: int, rng: Rng) -> Choice:
        """The choice that was tried most, but for blunders."""
        return self.think(world, seat, rng).choice

    def think(
        self,
        world: Game,
        seat: int,
        rng: Rng,
        playouts: int | None = None,
        milliseconds: int | None = None,
        stop: Stop | None = None,
    ) -> Thought:
        """Every choice with what came of it; a budget that is given takes the place of its own."""
        most, until = self._budget(playouts, milliseconds)
        search = search_for(world, seat, rng, self.style)
        search.stop = stop
        done = int(search.run(most, until))
        return self._thought(world, rng, search, done)

    def ponder(
        self,
        world: Game,
        seat: int,
        rng: Rng,
        milliseconds: int | None = None,
        *,
        rest: Stop,
    ) -> Generator[None, None, Thought]:
        """As `think`, but resting whenever `rest` says so; going on then, it has lost nothing."""
        most, until = self._budget(None, milliseconds)
        search = search_for(world, seat, rng, self.style)
        resting = True

        def stop() -> bool:
            nonlocal resting
            resting = rest()
            return resting

        search.stop = stop
        done = 0
        while resting:
            resting = False
            done += int(search.run(most - done, until))
            if resting:
                yield
        return self._thought(world, rng, search, done)

    def _budget(self, playouts: int | None, milliseconds: int | None) -> tuple[int, float]:
        """How many playouts at most, and until when; 0 if that does not matter."""
        began = time.perf_counter()
        if playouts is None and milliseconds is None:
            playouts, milliseconds = self._playouts, self._milliseconds
        most = NO_END if playouts is None else max(playouts, 1)
        until = 0.0 if milliseconds is None else began + max(milliseconds / 1000 - MARGIN, 1e-4)
        return most, until

    def _thought(self, world: Game, rng: Rng, search: Search, done: int) -> Thought:
        reasons = [
            Reason(
                world.choice(int(node.code)),
                int(node.visits),
                node.money / max(int(node.visits), 1),
                node.wins / max(int(node.visits), 1),
            )
            for node in search.found()
        ]
        best = reasons[0].choice
        if self.style.blunder and rng.below(1000) < int(1000 * self.style.blunder):
            best = reasons[rng.below(len(reasons))].choice
        return Thought(best, reasons, done)
