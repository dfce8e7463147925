"""Measuring how fast Colt Super Express is played."""

import time

from folsom.arena.bench import REPEATS, Figure, best_of
from folsom.game.playout import play_out
from folsom.game.rng import seeded
from folsom.game.superx.game import begin
from folsom.game.superx.options import read_options


def super_figure(games: int, repeats: int = REPEATS) -> Figure:
    """Whole games of 4 by chance, set-up included."""
    options = read_options({"players": 4})

    def measure() -> float:
        rng = seeded(1899)
        began = time.perf_counter()
        for seed in range(games):
            play_out(begin(options, seed), rng)
        return time.perf_counter() - began

    seconds, yard = best_of(measure, repeats)
    return Figure("Super Express, 4 players", "games/s", games / seconds, yard, 60_000)
