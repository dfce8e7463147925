"""Every mode of play there is, and playing by chance, for tests that run over all of them."""

from collections.abc import Iterator

import folsom
from folsom import Game, Rng

EXPRESS: dict[str, dict[str, object]] = {
    "3 players": {"players": 3},
    "4 players": {"players": 4},
    "5 players": {"players": 5},
    "6 players": {"players": 6},
    "7 players": {"players": 7},
    "first game, 3": {"players": 3, "events": False, "powers": False},
    "first game, 6": {"players": 6, "events": False, "powers": False},
    "events without powers": {"players": 4, "powers": False},
    "powers without events": {"players": 5, "events": False},
    "expert, 3": {"players": 3, "expert": True},
    "expert, 4": {"players": 4, "expert": True},
    "expert, 7": {"players": 7, "expert": True},
    "pairs, 2": {"players": 2, "pairs": True},
    "pairs, 3": {"players": 3, "pairs": True},
    "pairs, first game": {"players": 2, "pairs": True, "events": False, "powers": False},
    "pairs, expert": {"players": 3, "pairs": True, "expert": True},
    "edition 1, 4": {"players": 4, "edition": 1},
    "edition 1, 6, expert": {"players": 6, "edition": 1, "expert": True},
    "edition 1, pairs": {"players": 2, "pairs": True, "edition": 1},
    "Mei": {"seats": ["Mei", "Ghost", "Cheyenne", "Django"]},
    "Mei in a pair": {"seats": ["Ghost+Mei", "Belle+Django"], "pairs": True},
}

SUPER: dict[str, dict[str, object]] = {
    **{f"super, {players}": {"game": "super", "players": players} for players in range(3, 8)},
    "super, reflexes": {"game": "super", "players": 4, "expansions": ["reflexes"]},
    "super, horse": {"game": "super", "players": 5, "expansions": ["horse"]},
    "super, 3, both": {"game": "super", "players": 3, "expansions": ["reflexes", "horse"]},
    "super, 7, both": {"game": "super", "players": 7, "expansions": ["reflexes", "horse"]},
}

MODES = {**EXPRESS, **SUPER}


def begin(options: dict[str, object], seed: int) -> Game:
    """A game of a mode; one that does not say which is of Colt Express."""
    wishes = dict(options)
    return folsom.new(str(wishes.pop("game", "express")), seed=seed, **wishes)


def eyes(game: Game) -> list[int | None]:
    """Everybody who may look at a game."""
    return [None, *range(game.seats)]


def positions(options: dict[str, object], seed: int) -> Iterator[Game]:
    """A game played by chance, at every decision and at the end; the caller must not change it."""
    game = begin(options, seed)
    rng = folsom.seeded(seed ^ 0x5EED)
    while True:
        yield game
        if game.over:
            return
        step(game, rng)


def step(game: Game, rng: Rng) -> None:
    """Any of those who may decide makes any of their choices."""
    deciders = game.deciders()
    seat = deciders[rng.below(len(deciders))]
    codes = game.codes(seat)
    game.apply(seat, codes[rng.below(len(codes))])
