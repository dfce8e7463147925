"""Positions and views for the tests of the rules."""

from collections.abc import Iterator
from typing import Any

import yaml

import folsom
from folsom import Game
from folsom.game.express.game import Express
from folsom.record.scenario import parse
from folsom.record.whole import whole

THREE = ["Doc", "Ghost", "Tuco"]
ALL_BANDITS = ["Ghost", "Doc", "Belle", "Tuco", "Django", "Cheyenne", "Mei"]


def arranged(setup: dict[str, object], position: dict[str, object], seed: int = 0) -> Express:
    """A game at a position, both in the words of a scenario."""
    words = {"title": "a test", "rules": [], "setup": setup, "seed": seed, "position": position}
    game = parse(yaml.safe_dump(words), "a test").start()
    assert isinstance(game, Express)
    return game


def decisions(options: dict[str, object], seed: int) -> Iterator[tuple[Game, int, list[str], str]]:
    """A game by chance: who decides, among what, and what for; the caller makes the choice."""
    game = folsom.new("express", seed=seed, **options)
    rng = folsom.seeded(seed + 1899)
    while not game.over:
        deciders = game.deciders()
        seat = deciders[rng.below(len(deciders))]
        choices = offered(game, seat)
        yield game, seat, choices, choices[rng.below(len(choices))]


def seen(game: Game, seat: int | None = None) -> Any:
    """The view of a seat, or of a spectator."""
    return game.view(seat)


def truth(game: Game) -> Any:
    """What one would see who sees everything."""
    assert isinstance(game, Express)
    return whole(game)


def offered(game: Game, seat: int) -> list[str]:
    """What a seat may choose, in words."""
    return [str(choice) for choice in game.choices(seat)]


def purses(view: Any, bandit: str) -> list[int | None]:
    """The values of the purses on a sheet, as a view shows them."""
    sheet = next(each for each in view["bandits"] if each["bandit"] == bandit)
    return [token["value"] for token in sheet["loot"] if token["kind"] == "purse"]


def lying(view: Any, place: str) -> list[int | None]:
    """The values of the purses at a place, as a view shows them."""
    found = next(each for each in view["places"] if each["place"] == place)
    return [token["value"] for token in found["loot"] if token["kind"] == "purse"]
