"""The bots by name."""

from typing import Final

from folsom.bots.bot import Bot
from folsom.bots.dice import RandomBot
from folsom.bots.greedy import GreedyBot

_BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}

NAMES: Final = list(_BOTS)
"""The words by which bots are asked for, from the weakest to the strongest."""


class UnknownBot(ValueError):
    """There is no bot of that name; the message is one plain sentence."""


def make(name: str) -> Bot:
    """The bot of that name."""
    if name not in _BOTS:
        raise UnknownBot(
            f"There is no bot {name or 'without a name'}; there are {', '.join(NAMES)}."
        )
    return _BOTS[name]()
