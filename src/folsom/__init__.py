"""Folsom: the board game Colt Express, for people, bots and research."""

from importlib.machinery import EXTENSION_SUFFIXES

from folsom.game import rng
from folsom.game.catalogue import RULES_VERSION, start
from folsom.game.errors import IllegalChoice, SetupError, UnknownWord
from folsom.game.event import Event
from folsom.game.protocol import Choice, Game
from folsom.game.result import Result
from folsom.game.rng import Rng, seeded

__version__ = "0.1.0"

__all__ = [
    "RULES_VERSION",
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "Result",
    "Rng",
    "SetupError",
    "UnknownWord",
    "__version__",
    "compiled",
    "new",
    "seeded",
]


def new(game: str = "express", *, seed: int = 0, **options: object) -> Game:
    """Start a game by its short name; what its options do not fix is left to the seed.

    >>> new("express", seats=["Ghost", "Doc", "Belle", "Tuco"], seed=1899).deciders()
    [2]
    """
    return start(game, options, seed)


def compiled() -> bool:
    """Whether the engine runs as compiled code rather than as plain Python."""
    return rng.__file__.endswith(tuple(EXTENSION_SUFFIXES))
