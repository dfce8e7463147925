"""Every mode of play there is, and playing by chance, for tests that run over all of them."""

from collections.abc import Iterator

import folsom
from folsom import Game, Rng
from folsom.game.express import notation

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
    "teams, 4": {"players": 4, "teams": True},
    "teams, 6": {"players": 6, "teams": True},
    "teams, 6, expert": {"players": 6, "teams": True, "expert": True},
    "edition 1, 4": {"players": 4, "edition": 1},
    "edition 1, 6, expert": {"players": 6, "edition": 1, "expert": True},
    "edition 1, pairs": {"players": 2, "pairs": True, "edition": 1},
    "Mei": {"seats": ["Mei", "Ghost", "Cheyenne", "Django"]},
    "Mei in a pair": {"seats": ["Ghost+Mei", "Belle+Django"], "pairs": True},
}

ALL = ["horses", "machine", "cursed"]
EXPANDED: dict[str, dict[str, object]] = {
    "horses, 3": {"players": 3, "expansions": ["horses"]},
    "horses, 4": {"players": 4, "expansions": ["horses"]},
    "horses, 5, first game": {
        "players": 5,
        "events": False,
        "powers": False,
        "expansions": ["horses"],
    },
    "horses, 4, expert": {"players": 4, "expert": True, "expansions": ["horses"]},
    "horses, pairs, 2": {"players": 2, "pairs": True, "expansions": ["horses"]},
    "horses, edition 1": {"players": 4, "edition": 1, "expansions": ["horses"]},
    "horses, teams, 4": {"players": 4, "teams": True, "expansions": ["horses"]},
    "machine, 3": {"players": 3, "expansions": ["machine"]},
    "machine, pairs": {"players": 3, "pairs": True, "expansions": ["machine"]},
    "cursed, 6": {"players": 6, "expansions": ["cursed"]},
    "cursed, 4, expert": {"players": 4, "expert": True, "expansions": ["cursed"]},
    "machine and cursed": {"players": 4, "expansions": ["machine", "cursed"]},
    "horses and machine, first game": {
        "players": 3,
        "events": False,
        "powers": False,
        "expansions": ["horses", "machine"],
    },
    "horses and cursed, 5": {"players": 5, "expansions": ["horses", "cursed"]},
    "all, 4 with Mei": {"seats": ["Mei", "Ghost", "Belle", "Django"], "expansions": ALL},
    "all, 6": {"players": 6, "expansions": ALL},
    "all, 7": {"players": 7, "expansions": ALL},
    "all, 6, expert, edition 1": {
        "players": 6,
        "expert": True,
        "edition": 1,
        "expansions": ALL,
    },
    "all, pairs, 3": {"players": 3, "pairs": True, "expansions": ALL},
    "all, pairs, expert": {"players": 3, "pairs": True, "expert": True, "expansions": ALL},
    "all, teams, 6": {"players": 6, "teams": True, "expansions": ALL},
    "all, teams, expert, edition 1": {
        "players": 4,
        "teams": True,
        "expert": True,
        "edition": 1,
        "expansions": ALL,
    },
    "all, pairs, edition 1": {"players": 2, "pairs": True, "edition": 1, "expansions": ALL},
    "marshal, 3": {"players": 3, "expansions": ["marshal"]},
    "marshal, 5": {"players": 5, "expansions": ["marshal"]},
    "marshal, 6, first game": {
        "players": 6,
        "events": False,
        "powers": False,
        "expansions": ["marshal"],
    },
    "marshal, 4, expert": {"players": 4, "expert": True, "expansions": ["marshal"]},
    "marshal in another seat": {
        "seats": ["Belle", "Ghost", "Marshal", "Mei"],
        "expansions": ["marshal", "machine"],
    },
    "marshal and horses, 4": {"players": 4, "expansions": ["horses", "marshal"]},
    "marshal and horses, 7, expert": {
        "players": 7,
        "expert": True,
        "expansions": ["horses", "marshal"],
    },
    "marshal and all, 5": {"players": 5, "expansions": [*ALL, "marshal"]},
    "marshal and all, 8": {"players": 8, "expansions": [*ALL, "marshal"]},
    "marshal and all, 6, expert, edition 1": {
        "players": 6,
        "expert": True,
        "edition": 1,
        "expansions": [*ALL, "marshal"],
    },
}
EVERY = EXPRESS | EXPANDED
SOME_EXPANDED = [
    *("horses, 4", "machine, 3", "cursed, 6", "all, 4 with Mei", "all, 7"),
    *("all, pairs, 3", "all, 6, expert, edition 1", "all, teams, 6"),
    *("marshal, 5", "marshal and all, 8"),
]
MANY = EXPRESS | {mode: EXPANDED[mode] for mode in SOME_EXPANDED}
"""Enough for what does not depend on every detail of the rules."""

SUPER: dict[str, dict[str, object]] = {
    **{f"super, {players}": {"game": "super", "players": players} for players in range(3, 8)},
    "super, reflexes": {"game": "super", "players": 4, "expansions": ["reflexes"]},
    "super, horse": {"game": "super", "players": 5, "expansions": ["horse"]},
    "super, 3, both": {"game": "super", "players": 3, "expansions": ["reflexes", "horse"]},
    "super, 7, both": {"game": "super", "players": 7, "expansions": ["reflexes", "horse"]},
}

MODES = EVERY | SUPER


def begin(options: dict[str, object], seed: int) -> Game:
    """A game of a mode; one that does not say which is of Colt Express."""
    wishes = dict(options)
    return folsom.new(str(wishes.pop("game", "express")), seed=seed, **wishes)


def fields(text: str) -> dict[str, object]:
    """A choice of Colt Express, as views tell it."""
    return notation.parse(text).as_dict()


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
