"""The bots by name."""

import re
from collections.abc import Callable
from typing import Final

from folsom.bots.bot import Bot, Stop
from folsom.bots.dice import RandomBot
from folsom.bots.greedy import GreedyBot
from folsom.bots.levels import BASELINE, EASY, EXPERT, FAIR, HARD
from folsom.bots.searcher import Searcher
from folsom.bots.thought import Thought
from folsom.game.protocol import Game
from folsom.game.rng import Rng

LEVELS: Final = ["easy", "fair", "hard", "expert"]
"""The bots that are offered to people, from the weakest to the strongest."""

_BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "easy": EASY,
    "greedy": GreedyBot,
    "fair": FAIR,
    "baseline": BASELINE,
    "hard": HARD,
    "expert": EXPERT,
}

NAMES: Final = list(_BOTS)
"""The words by which bots are asked for, from the weakest to the strongest, more or less."""

_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms)?")


class UnknownBot(ValueError):
    """There is no bot of that name; the message is one plain sentence."""


def make(name: str) -> Bot:
    """The bot of that name.

    One that searches may be given another budget: "hard:500" thinks for 500 playouts, "hard:50ms"
    for 50 milliseconds.
    """
    word, colon, budget = name.partition(":")
    if word not in _BOTS:
        raise UnknownBot(
            f"There is no bot {name or 'without a name'}; there are {', '.join(NAMES)}."
        )
    bot = _BOTS[word]()
    return _with_budget(bot, name, budget) if colon else bot


def _with_budget(bot: Bot, name: str, budget: str) -> Bot:
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise UnknownBot(
            f"{name} has no budget that can be understood; {bot.name}:500 would be 500 playouts, "
            f"{bot.name}:50ms 50 milliseconds."
        )
    if not isinstance(bot, Searcher):
        raise UnknownBot(f"{bot.name} does not search, so it has no budget.")
    number = int(found[1])
    if found[2]:
        return Searcher(name, bot.style, milliseconds=number)
    return Searcher(name, bot.style, playouts=number)


def think(
    name: str,
    world: Game,
    seat: int,
    rng: Rng,
    *,
    playouts: int | None = None,
    milliseconds: int | None = None,
    stop: Stop | None = None,
) -> Thought:
    """What the bot of that name would do at this seat, and why.

    What is hidden from the seat stays hidden: the bot thinks about worlds that are dealt afresh.
    A budget that is given takes the place of the bot's own, and `stop` may end it sooner.
    """
    return make(name).think(world.redeal(seat, rng), seat, rng, playouts, milliseconds, stop)
