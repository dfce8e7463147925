"""Playing game after game between bots."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from folsom.bots import Bot, RandomBot, decide, make
from folsom.game.catalogue import start
from folsom.game.express.components import NAMES
from folsom.game.express.game import Express, begin
from folsom.game.express.wishes import read_options
from folsom.game.playout import play_out
from folsom.game.protocol import Game
from folsom.game.result import Result
from folsom.game.rng import Rng, seeded
from folsom.game.superx.game import begin as begin_super
from folsom.game.superx.options import read_options as read_super_options

SEEDS: Final = 1 << 32
"""How far the seeds of two tournaments are apart."""


@dataclass(slots=True)
class Outcome:
    """How one game ended: bot, bandits and money by seat, the winners, how many decisions.

    The marshal has no money: goals stand in its place (MP-END-1).
    """

    bots: Sequence[str]
    crews: Sequence[str]
    money: Sequence[int | None]
    winners: Sequence[int]
    decisions: int


def play_games(
    name: str, wishes: Mapping[str, object], bots: Sequence[str], seed: int, count: int
) -> Iterator[Outcome]:
    """So many games; the bots take another seat in each, so that none has the better one.

    One bot's name stands for all seats. Raises `SetupError` or `UnknownBot` at once.
    """
    game = start(name, wishes, seed)
    names = list(bots) * game.seats if len(bots) == 1 else list(bots)
    if len(names) != game.seats:
        raise ValueError(f"{game.seats} seats need one bot or {game.seats}, not {len(names)}.")
    players = [make(each) for each in names]
    if all(isinstance(bot, RandomBot) for bot in players):
        if name == "super":
            return _play_super_by_chance(wishes, seed, count)
        return _play_by_chance(wishes, seed, count)
    return _play_by_bots(name, wishes, players, seed, count)


def _play_by_chance(wishes: Mapping[str, object], seed: int, count: int) -> Iterator[Outcome]:
    """Everybody at random, as fast as the engine goes."""
    options = read_options(wishes)
    rng = seeded(~seed)
    for number in range(count):
        game = begin(options, seed * SEEDS + number)
        decisions = play_out(game, rng)
        crews = ["+".join([NAMES[who] for who in crew]) for crew in game.state.rules.crew]
        money = game.scores()
        winners = _winners(game, money)
        lawman = game.state.rules.lawman
        rich = [None if seat == lawman else amount for seat, amount in enumerate(money)]
        yield Outcome(["random"] * len(crews), crews, rich, winners, decisions)


def _play_super_by_chance(wishes: Mapping[str, object], seed: int, count: int) -> Iterator[Outcome]:
    """The same for Colt Super Express."""
    options = read_super_options(wishes)
    rng = seeded(~seed)
    for number in range(count):
        game = begin_super(options, seed * SEEDS + number)
        decisions = play_out(game, rng)
        result = game.result()
        crews = [standing.bandits[0] for standing in result.standings]
        yield Outcome(["random"] * len(crews), crews, result.money(), result.winners, decisions)


def _winners(game: Express, money: list[int]) -> list[int]:
    """The richest; only where that is not all is more to be reckoned (END-3, END-5)."""
    most = max(money)
    if game.state.rules.expansions or money.count(most) > 1:
        return game.result().winners
    return [money.index(most)]


def _play_by_bots(
    name: str, wishes: Mapping[str, object], bots: list[Bot], seed: int, count: int
) -> Iterator[Outcome]:
    """Every decision by the bot whose seat it is."""
    rng = seeded(~seed)
    for number in range(count):
        turned = number % len(bots)
        seated = bots[turned:] + bots[:turned]
        game = start(name, wishes, seed * SEEDS + number)
        decisions = play_one(game, seated, rng)
        result = game.result()
        crews = ["+".join(standing.bandits) for standing in result.standings]
        names = [bot.name for bot in seated]
        yield Outcome(names, crews, owned(result), result.winners, decisions)


def owned(result: Result) -> list[int | None]:
    """Each seat's money, in team play its team's; none for the marshal, who has goals instead."""
    return [
        None if standing.goals else money
        for standing, money in zip(result.standings, result.money())
    ]


class GameFailed(Exception):
    """A game broke off by a fault in Folsom; the message says which one it was."""


@contextmanager
def remembering(name: str, wishes: Mapping[str, object], seed: int, bots: str) -> Iterator[None]:
    """Within it, what goes wrong in a game is told with all that brings it about again."""
    try:
        yield
    except Exception as error:
        raise GameFailed(
            f"A game failed ({type(error).__name__}: {error}): {name}, seed {seed}, "
            f"wishes {json.dumps(wishes)}, bots by seat {bots}. Please report it."
        ) from error


def play_one(game: Game, bots: Sequence[Bot], rng: Rng) -> int:
    """Let the bots play a game to its end; returns how many decisions they made."""
    decisions = 0
    while not game.over:
        seat = game.decider()
        game.apply(seat, decide(bots[seat], game, seat, rng).code)
        decisions += 1
    return decisions
