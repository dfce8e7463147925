"""Measuring the search behind the levels."""

import time
from typing import Final

from folsom.arena.bench import Figure, best_of, positions
from folsom.bots import Searcher, make
from folsom.game.express.wishes import read_options
from folsom.game.rng import seeded

ENOUGH: Final = 25_000
"""Playouts a second that are asked for."""
FASTER: Final = 4
"""How many times as fast as plain Python the search should be."""


def playouts_figure(playouts: int, repeats: int) -> Figure:
    """Playouts a second of `hard` in the middle of games of 4."""
    middle = positions(read_options({"players": 4}))
    bot = make("hard")
    assert isinstance(bot, Searcher)
    done = 0

    def measure() -> float:
        nonlocal done
        done = 0
        began = time.perf_counter()
        for game in middle:
            done += bot.think(game, game.decider(), seeded(1899), playouts=playouts).playouts
        return time.perf_counter() - began

    seconds, yard = best_of(measure, repeats)
    return Figure("playouts, hard", "playouts/s", done / seconds, yard, ENOUGH)


def interpreted_playouts(repeats: int) -> Figure:
    """The same as plain Python; to be called where the engine is plain."""
    return playouts_figure(20, min(repeats, 3))


def ratio_figure(compiled: Figure, plain: Figure) -> Figure:
    """How many times as fast the compiled search is."""
    times = compiled.scaled / plain.scaled
    return Figure(
        "search, compiled", "times", times, compiled.yardstick, FASTER, fixed=True, more=True
    )
