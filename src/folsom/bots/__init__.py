"""Players without a person.

A bot sees only what its seat may see: it is handed a world dealt afresh around the seat's view,
never the true game.
"""

from folsom.bots.bot import Bot, decide
from folsom.bots.dice import RandomBot
from folsom.bots.greedy import GreedyBot
from folsom.bots.registry import NAMES, UnknownBot, make

__all__ = ["NAMES", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "decide", "make"]
