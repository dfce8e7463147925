"""The games there are, and starting one."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from folsom.game.errors import SetupError, quoted
from folsom.game.express.game import Express, begin, restore
from folsom.game.express.snapshot import freeze
from folsom.game.express.wishes import read_options
from folsom.game.protocol import Game
from folsom.game.superx.game import SuperExpress
from folsom.game.superx.game import begin as begin_super
from folsom.game.superx.game import restore as restore_super
from folsom.game.superx.options import read_options as read_super_options
from folsom.game.superx.snapshot import freeze as freeze_super

GAMES: Final = ["express", "super"]
"""The short names of the games."""

RULES_VERSION: Final = 2
"""Raised whenever the same set-up, seed and choices would lead to another game."""


PARTS: Final = 5
"""The parts of a deal that have fresh chance of their own, where there is any."""


def start(
    name: str, wishes: Mapping[str, object], seed: object, chance: Sequence[int] = ()
) -> Game:
    """A new game, ready for its first decision; raises `SetupError` if it cannot be played.

    With fresh `chance`, a number for each of the `PARTS`, only what lies open comes from the seed.
    """
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise SetupError("The seed is a whole number.")
    if chance and len(chance) < PARTS:
        raise SetupError(f"Fresh chance for a deal is {PARTS} numbers.")
    if name == "express":
        return begin(read_options(wishes), seed, chance)
    if name == "super":
        return begin_super(read_super_options(wishes), seed, chance)
    raise SetupError(f"There is no game {quoted(name)}; there are {', '.join(GAMES)}.")


def position(game: Game) -> dict[str, Any]:
    """All of a game as it stands, in what JSON can say; `restored` makes the game of it."""
    if isinstance(game, Express):
        return {"game": "express", "position": freeze(game.state)}
    assert isinstance(game, SuperExpress)
    return {"game": "super", "position": freeze_super(game.state)}


def restored(frozen: Mapping[str, Any]) -> Game:
    """The game that was put into `position`."""
    if frozen["game"] == "express":
        return restore(frozen["position"])
    return restore_super(frozen["position"])
