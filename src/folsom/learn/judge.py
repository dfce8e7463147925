"""Whether one choice of a position is clearly the best, by what its seat can know."""

import zlib
from collections.abc import Iterable
from typing import Final, NamedTuple

from folsom.bots import Reason, decide, make, think
from folsom.bots.search.begin import UNIT
from folsom.bots.search.style import Style
from folsom.game.protocol import Game
from folsom.game.rng import Rng, seeded

EXPERT: Final = "expert"
MARGIN: Final = 0.04
"""By how much the best is ahead of all that are not: as much as $170 and four victories of 100."""
ALIKE: Final = 0.008
"""Choices that are no further apart are as good as each other."""
MOST_ALIKE: Final = 2
"""With more that are as good as each other nothing is clearly the best."""
SUPER_ALIKE: Final = 0.05
SUPER_PART: Final = 8
"""In Colt Super Express there are so many plans that an eighth of them may be as good."""
PART: Final = 0.5
"""Which part of what was tried the best make up together."""
VICTORY: Final = Style().wins
"""What victory counts for beside money, as the expert reckons."""


class Worth(NamedTuple):
    """What a choice brings on average."""

    visits: int
    money: float
    wins: float

    def of(self, game: Game) -> float:
        """Both as one number; in Colt Super Express victory is all."""
        if game.name == "super":
            return self.wins
        return VICTORY * self.wins + (1 - VICTORY) * self.money / UNIT


class Verdict(NamedTuple):
    """What is best, and what each choice is worth."""

    best: list[str]
    worths: dict[str, Worth]
    margin: float
    """By how much the worst of the best is ahead of the best of the rest."""


def stream(*words: object) -> Rng:
    """Chance that hangs on these words alone."""
    return seeded(zlib.crc32(" ".join(map(str, words)).encode()))


def searched(game: Game, seat: int, rng: Rng, playouts: int) -> dict[str, Worth]:
    """What one search of the expert finds out, from what the seat knows, the best first."""
    thought = think(EXPERT, game, seat, rng, playouts=playouts)
    return {str(reason.choice): _worth(reason) for reason in thought.reasons}


def _worth(reason: Reason) -> Worth:
    return Worth(reason.visits, reason.money, reason.wins)


def verdict(game: Game, found: Iterable[dict[str, Worth]]) -> Verdict | None:
    """What searches that know nothing of each other agree on; None if nothing is clearly best."""
    searches = list(found)
    worths = {choice: _together([each[choice] for each in searches]) for choice in searches[0]}
    tried = {choice: worth.of(game) for choice, worth in worths.items() if worth.visits}
    order = sorted(tried, key=tried.__getitem__, reverse=True)
    best = order[: _best(game, [tried[choice] for choice in order])]
    part = sum(worths[choice].visits for choice in best) / sum(w.visits for w in worths.values())
    if part < PART or not all(next(iter(each)) in best for each in searches):
        return None
    return Verdict(best, worths, tried[best[-1]] - tried[order[len(best)]])


def _best(game: Game, order: list[float]) -> int:
    """How many are best: as good as each other, and ahead of all that follow; 0 if none are."""
    wide = game.name == "super"
    most = max(MOST_ALIKE, len(order) // SUPER_PART) if wide else MOST_ALIKE
    alike = SUPER_ALIKE if wide else ALIKE
    for count in range(1, min(most + 1, len(order))):
        if order[0] - order[count - 1] > alike:
            return 0
        if order[count - 1] - order[count] >= MARGIN:
            return count
    return 0


def _together(worths: list[Worth]) -> Worth:
    visits = sum(worth.visits for worth in worths)
    count = max(visits, 1)
    return Worth(
        visits,
        sum(worth.visits * worth.money for worth in worths) / count,
        sum(worth.visits * worth.wins for worth in worths) / count,
    )


WEAKEST: Final = "easy:24"
"""A puzzle that it finds is none."""
WEAKER: Final = ["greedy", "fair:40"]
"""Each of these that misses a puzzle makes it harder: one that takes, one that thinks in haste."""
TRIES: Final = 4
"""How often each of them is asked."""


def level(game: Game, seat: int, best: list[str], words: str) -> int:
    """How hard it is to find, from 1 to 3, by which bots miss it; 0 if none does."""
    missed = sum(_misses(name, game, seat, best, words) for name in WEAKER)
    return 1 + missed if missed else int(_misses(WEAKEST, game, seat, best, words))


def _misses(name: str, game: Game, seat: int, best: list[str], words: str) -> bool:
    """Whether a bot misses it at least every other time."""
    bot = make(name)
    tries = (decide(bot, game, seat, stream(words, name, n)) for n in range(TRIES))
    return sum(str(choice) not in best for choice in tries) * 2 >= TRIES
