"""Players without a person.

A bot sees only what its seat may see: it is handed a world dealt afresh around the seat's view,
never the true game.
"""

from folsom.bots.bot import Bot, decide
from folsom.bots.dice import RandomBot
from folsom.bots.greedy import GreedyBot
from folsom.bots.registry import LEVELS, NAMES, UnknownBot, make, think
from folsom.bots.searcher import Searcher
from folsom.bots.thought import Reason, Thought

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Reason",
    "Searcher",
    "Thought",
    "UnknownBot",
    "decide",
    "make",
    "think",
]
