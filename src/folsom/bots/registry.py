"""The bots by name."""

from collections.abc import Callable
from typing import Final

from folsom.bots.bot import Bot
from folsom.bots.dice import RandomBot
from folsom.bots.greedy import GreedyBot
from folsom.bots.search.style import Style
from folsom.bots.searcher import Searcher
from folsom.bots.thought import Thought
from folsom.game.protocol import Game
from folsom.game.rng import Rng

_BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
_LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "easy": lambda: Searcher("easy", Style(), playouts=20),
    "fair": lambda: Searcher("fair", Style(), playouts=300),
    "hard": lambda: Searcher("hard", Style(), milliseconds=200),
    "expert": lambda: Searcher("expert", Style(), milliseconds=1000),
}

NAMES: Final = list(_BOTS)
"""The words by which bots are asked for, from the weakest to the strongest."""


class UnknownBot(ValueError):
    """There is no bot of that name; the message is one plain sentence."""


def make(name: str) -> Bot:
    """The bot of that name."""
    if name in _LEVELS:
        return _LEVELS[name]()
    if name not in _BOTS:
        raise UnknownBot(
            f"There is no bot {name or 'without a name'}; there are {', '.join(NAMES)}."
        )
    return _BOTS[name]()


def think(
    name: str,
    world: Game,
    seat: int,
    rng: Rng,
    *,
    playouts: int | None = None,
    milliseconds: int | None = None,
) -> Thought:
    """What the bot of that name would do at this seat, and why.

    What is hidden from the seat stays hidden: the bot thinks about worlds that are dealt afresh.
    A budget that is given takes the place of the bot's own.
    """
    return make(name).think(world.redeal(seat, rng), seat, rng, playouts, milliseconds)
