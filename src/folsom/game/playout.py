"""Playing on by chance, as fast as the engine goes."""

from mypy_extensions import i64

from folsom.game.protocol import Game
from folsom.game.rng import Rng


def play_out(game: Game, rng: Rng) -> int:
    """Play to the end with uniformly random legal choices; returns how many were made."""
    count: i64 = 0
    while True:
        seat = game.decider()
        if seat < 0:
            return count
        codes = game.codes(seat)
        game.apply(seat, codes[rng.below(len(codes))])
        count += 1
