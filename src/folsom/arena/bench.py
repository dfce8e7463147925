"""Measuring how fast the engine is, beside a yardstick that tells how fast the machine is."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from typing import Final

from folsom.game.express.components import EXPANSIONS
from folsom.game.express.game import Express, begin
from folsom.game.express.options import Options
from folsom.game.express.wishes import read_options
from folsom.game.playout import play_out
from folsom.game.rng import seeded

YARDSTICK: Final = 25_000_000
"""Turns a second of the bare loop to which every figure is scaled."""
REPEATS: Final = 15
"""Of which the best counts: what else the machine does can only make a figure worse."""
TURNS: Final = 1_000_000
LAWLESS: Final = ["horses", "machine", "cursed"]
POSITIONS: Final = 16
MIDDLE: Final = 55
"""Decisions into a game of four."""


@dataclass(frozen=True)
class Figure:
    """One measured figure, the yardstick beside it, and the value that is asked for, if one is."""

    name: str
    unit: str
    value: float
    yardstick: float
    target: float | None = None
    fixed: bool = False
    """Whether the speed of the machine has nothing to do with it."""
    more: bool = False
    """Whether more is better though it is no rate."""

    @property
    def is_rate(self) -> bool:
        """Whether more is better."""
        return self.unit.endswith("/s")

    @property
    def scaled(self) -> float:
        """The value on a machine whose yardstick is 25 million."""
        speed = 1.0 if self.fixed else self.yardstick / YARDSTICK
        return self.value / speed if self.is_rate else self.value * speed

    @property
    def met(self) -> bool | None:
        """Whether the scaled value is as good as asked for; None if nothing is."""
        if self.target is None:
            return None
        more = self.is_rate or self.more
        return self.scaled >= self.target if more else self.scaled <= self.target

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {
            "name": self.name,
            "unit": self.unit,
            "value": self.value,
            "yardstick": self.yardstick,
            "scaled": self.scaled,
            "target": self.target,
            "met": self.met,
        }


def bare_loop(turns: int) -> int:
    """The yardstick: nothing but a loop, an addition and a mask."""
    x = 0
    for i in range(turns):
        x += i & 7
    return x


def yardstick() -> float:
    """Turns a second of the bare loop."""
    began = time.perf_counter()
    bare_loop(TURNS)
    return TURNS / (time.perf_counter() - began)


def best_of(measure: Callable[[], float], repeats: int) -> tuple[float, float]:
    """The shortest time measured, and the best yardstick, taken in turns."""
    times: list[float] = []
    yards: list[float] = []
    for _ in repeat(None, repeats):
        yards.append(yardstick())
        times.append(measure())
    return min(times), max(yards)


def timed_games(options: Options, games: int) -> tuple[float, int]:
    """Play whole games by chance, set-up included: seconds, and decisions made."""
    rng = seeded(1899)
    made = 0
    began = time.perf_counter()
    for seed in range(games):
        made += play_out(begin(options, seed), rng)
    return time.perf_counter() - began, made


def whole_games(players: int, games: int, repeats: int) -> tuple[float, float, float]:
    """Games a second and decisions a game; and the yardstick."""
    options = read_options({"players": players})
    decisions = timed_games(options, games)[1]
    seconds, yard = best_of(lambda: timed_games(options, games)[0], repeats)
    return games / seconds, decisions / games, yard


def dearer(games: int, repeats: int) -> tuple[float, float]:
    """How many times as long a decision takes with expansions, measured in turns.

    First with those that leave the marshal to the bandits, then with all.
    """
    boxes: tuple[list[str], ...] = ([], LAWLESS, EXPANSIONS)
    options = [read_options({"players": 4, "expansions": names}) for names in boxes]
    best = [float("inf")] * len(options)
    for _ in repeat(None, repeats):
        for number, each in enumerate(options):
            seconds, decisions = timed_games(each, games)
            best[number] = min(best[number], seconds / decisions)
    return best[1] / best[0], best[2] / best[0]


def positions(options: Options) -> list[Express]:
    """The middle of some games."""
    rng = seeded(1899)
    found = []
    for seed in range(POSITIONS):
        game = begin(options, seed)
        for _ in repeat(None, MIDDLE):
            codes = game.codes(game.decider())
            game.apply(game.decider(), codes[rng.below(len(codes))])
        found.append(game)
    return found


def microseconds(
    calls: list[Callable[[], object]], rounds: int, repeats: int
) -> tuple[float, float]:
    """How long one of the calls takes, and the yardstick."""

    def measure() -> float:
        began = time.perf_counter()
        for _ in repeat(None, rounds):
            for call in calls:
                call()
        return time.perf_counter() - began

    seconds, yard = best_of(measure, repeats)
    return seconds / rounds / len(calls) * 1e6, yard


def game_figures(games: int, repeats: int = REPEATS) -> list[Figure]:
    """Whole games of 4 and of 6, and what a decision costs with all expansions."""
    four, length, yard = whole_games(4, games, repeats)
    six, longer, yard_six = whole_games(6, games, repeats)
    some, every = dearer(games, repeats)
    return [
        Figure("games, 4 players", "games/s", four, yard, 15_000),
        Figure("decisions, 4 players", "decisions/s", four * length, yard),
        Figure("games, 6 players", "games/s", six, yard_six, 15_000 * length / longer),
        Figure("decisions, 6 players", "decisions/s", six * longer, yard_six),
        Figure("cost of expansions", "times", some, YARDSTICK, 2),
        Figure("cost with the marshal", "times", every, YARDSTICK, 2.5),
    ]


def position_figures(rounds: int, repeats: int = REPEATS) -> list[Figure]:
    """What one does with a position in the middle of a game of 4."""
    middle = positions(read_options({"players": 4}))
    rng = seeded(1899)
    copies: list[Callable[[], object]] = [game.copy for game in middle]
    redeals: list[Callable[[], object]] = [partial(game.redeal, 0, rng) for game in middle]
    views: list[Callable[[], object]] = [partial(game.view, 0) for game in middle]
    return [
        Figure("copy", "µs", *microseconds(copies, rounds, repeats), 1),
        Figure("redeal", "µs", *microseconds(redeals, max(rounds // 4, 1), repeats), 5),
        Figure("view", "µs", *microseconds(views, max(rounds // 16, 1), repeats), 30),
    ]


def interpreted_figure(games: int, repeats: int = REPEATS) -> Figure:
    """Whole games of 4 as plain Python; to be called where the engine is plain."""
    rate, _, yard = whole_games(4, games, repeats)
    return Figure("games, interpreted", "games/s", rate, yard, 1_500)
