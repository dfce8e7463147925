"""A tournament's plan, and playing one game of it.

Each deal is played as often as there are seats, with the bots moved one seat on, so that luck and
the better seat come to all alike. Line-ups share their deals.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from folsom.arena.games import SEEDS, play_one, remembering
from folsom.bots import make
from folsom.game.catalogue import RULES_VERSION, start
from folsom.game.rng import seeded

MOST_SEATS: Final = 16
"""More than any game has; keeps the bots' streams of chance apart."""


class Match(NamedTuple):
    """Which game of a tournament: line-up, deal, and by how many seats the bots have moved on."""

    line_up: int
    deal: int
    turn: int


@dataclass(frozen=True, slots=True)
class Seat:
    """What one seat of a game came to."""

    bot: str
    bandits: str
    money: int | None
    """None for the marshal."""
    rank: int
    won: float
    """A shared victory counts as a part."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has been played, seat by seat."""

    match: Match
    seats: tuple[Seat, ...]
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Plan:
    """All that fixes a tournament."""

    game: str
    wishes: Mapping[str, object]
    line_ups: tuple[tuple[str, ...], ...]
    seed: int
    deals: int

    @property
    def seats(self) -> int:
        """How many play in a game."""
        return len(self.line_ups[0])

    def matches(self) -> Iterator[Match]:
        """All games, one deal after the other, so that an unfinished tournament is a fair one."""
        for deal in range(self.deals):
            for line_up in range(len(self.line_ups)):
                for turn in range(self.seats):
                    yield Match(line_up, deal, turn)

    def size(self) -> int:
        """How many games there are."""
        return self.deals * len(self.line_ups) * self.seats

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {
            "game": self.game,
            "wishes": dict(self.wishes),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "seed": self.seed,
            "deals": self.deals,
            "rules_version": RULES_VERSION,
        }


def draw_up(
    game: str, wishes: Mapping[str, object], bots: Sequence[str], seed: int, deals: int
) -> Plan:
    """A plan for these bots: together at a table, or each alone against each of the others.

    Raises `SetupError`, `UnknownBot` or `ValueError` if it cannot be played.
    """
    seats = start(game, wishes, seed).seats
    for bot in bots:
        make(bot)
    if deals < 1:
        raise ValueError(f"At least one deal must be played, not {deals}.")
    if len(bots) == seats:
        line_ups: tuple[tuple[str, ...], ...] = (tuple(bots),)
    elif len(set(bots)) < len(bots) or len(bots) < 2:
        raise ValueError(
            f"Name a bot for each of the {seats} seats, or two or more different ones, "
            "of which each then plays alone against each of the others."
        )
    else:
        line_ups = tuple(
            (alone, *[other] * (seats - 1)) for alone in bots for other in bots if other != alone
        )
    return Plan(game, wishes, line_ups, seed, deals)


def play_match(plan: Plan, match: Match) -> Played:
    """Play one game of the plan."""
    line_up = plan.line_ups[match.line_up]
    names = line_up[match.turn :] + line_up[: match.turn]
    seed = plan.seed * SEEDS + match.deal
    chance = seeded(~(seed * MOST_SEATS + match.turn))
    began = time.perf_counter()
    told = f"{', '.join(names)} ({match})"
    with remembering(plan.game, plan.wishes, seed, told):
        game = start(plan.game, plan.wishes, seed)
        decisions = play_one(game, [make(name) for name in names], chance)
        result = game.result()
    seconds = time.perf_counter() - began
    part = 1 / len(result.winners) if result.winners else 0.0
    seats = tuple(
        Seat(
            bot,
            "+".join(standing.bandits),
            None if standing.goals else standing.money,
            standing.rank,
            part if standing.seat in result.winners else 0.0,
        )
        for bot, standing in zip(names, result.standings)
    )
    return Played(match, seats, decisions, seconds)


def play_matches(plan: Plan, matches: Sequence[Match]) -> list[Played]:
    """Play some games of the plan, as a worker does."""
    return [play_match(plan, match) for match in matches]
