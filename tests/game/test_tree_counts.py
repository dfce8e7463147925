"""How many lines of play a few small set-ups have to a given depth.

A rule forgotten, or a choice offered twice, changes them.
"""

import pytest

import folsom
from folsom import Game

WAGONS_3 = ["freight", "mail", "parlour"]
WAGONS_4 = ["coach", "mail", "saloon", "parlour"]


def leaves(game: Game, depth: int) -> int:
    """The lines of play of this depth, or shorter ones that end the game."""
    if depth == 0 or game.over:
        return 1
    seat = game.decider()
    if depth == 1:
        return len(game.codes(seat))
    count = 0
    for code in game.codes(seat):
        line = game.copy()
        line.apply(seat, code)
        count += leaves(line, depth - 1)
    return count


def stealing(game: Game) -> Game:
    """The game after its first Schemin', every card played being the first in hand."""
    while game.view(None)["phase"] != "stealin":
        seat = game.decider()
        game.apply(seat, game.codes(seat)[0])
    return game


SMALL: dict[str, dict[str, object]] = {
    "base": {
        "seats": ["Ghost", "Tuco", "Cheyenne"],
        "wagons": WAGONS_3,
        "rounds": ["braking", "bridge", "tunnel", "rebellion", "pickpocketing"],
    },
    "pushes and climbs": {
        "seats": ["Django", "Mei", "Belle", "Doc"],
        "wagons": WAGONS_4,
        "rounds": ["bridge", "braking", "take-it-all", "angry-marshal", "revenge"],
    },
    "pairs": {
        "seats": ["Ghost+Tuco", "Belle+Cheyenne"],
        "pairs": True,
        "wagons": WAGONS_3,
    },
    "horses": {
        "seats": ["Django", "Mei", "Belle"],
        "wagons": WAGONS_3,
        "rounds": ["stand-off", "bridge", "shotguns-rage", "full-speed", "escape"],
        "expansions": ["horses", "machine"],
    },
    "marshal": {
        "seats": ["Marshal", "Django", "Belle"],
        "wagons": WAGONS_4,
        "rounds": ["rough-track", "bridge", "safe-place", "rumours", "deadly-fall"],
        "expansions": ["marshal"],
    },
    "expert": {"seats": ["Doc", "Django", "Belle"], "expert": True, "wagons": WAGONS_3},
}

COUNTS: dict[tuple[str, str], list[int]] = {
    ("base", "schemin"): [9, 45, 270, 1290, 6234],
    ("base", "stealin"): [2, 4, 20, 100, 1100, 5060],
    ("pushes and climbs", "schemin"): [5, 25, 150, 750, 3600],
    ("pushes and climbs", "stealin"): [2, 4, 8, 19, 40, 104],
    ("pairs", "schemin"): [2, 4, 44, 484, 10208],
    ("pairs", "stealin"): [2, 8, 88, 968, 12760],
    ("horses", "schemin"): [2, 4, 8, 20, 88],
    ("horses", "stealin"): [3, 8, 16, 32, 192, 1344],
    ("marshal", "schemin"): [4, 20, 100, 500, 3070],
    ("marshal", "stealin"): [2, 4, 8, 16, 48, 324],
    ("expert", "schemin"): [5, 30, 150, 750, 4000],
    ("expert", "stealin"): [2, 4, 20, 90, 500, 2240],
}
"""By set-up and phase: to the depths 1, 2, 3 and so on."""


def small(name: str, phase: str) -> Game:
    game = folsom.new("express", seed=1899, first=0, **SMALL[name])
    return stealing(game) if phase == "stealin" else game


@pytest.mark.parametrize(("name", "phase"), COUNTS)
def test_tree_counts(name: str, phase: str) -> None:
    counts = COUNTS[name, phase]
    game = small(name, phase)
    assert [leaves(game, depth) for depth in range(1, len(counts) + 1)] == counts
