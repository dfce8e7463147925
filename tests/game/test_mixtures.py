"""Every combination of expansions and numbers of players that can be played, game after game."""

from itertools import combinations

import pytest

import folsom
from tests.quarter import seeds

BOXES = ["horses", "machine", "cursed", "marshal"]
MIXTURES = [list(some) for count in range(5) for some in combinations(BOXES, count)]
EVERY_TABLE: list[dict[str, object]] = [
    {"expansions": mixture, "players": players}
    for mixture in MIXTURES
    for players in (range(3, 9) if "marshal" in mixture else range(3, 8))
] + [
    {"expansions": mixture, "players": players, variant: True}
    for mixture in MIXTURES
    for variant, counts in {"teams": (4, 6), "pairs": (2, 3)}.items()
    for players in counts
    if "marshal" not in mixture
]
GAMES = 20_000 if folsom.compiled() else 160
CHECKED_EVERY = 16
"""How many decisions are made between two looks at what must always hold."""


@pytest.mark.rules("SET-11")
@pytest.mark.parametrize("part", range(8))
def test_nothing_breaks_in_twenty_thousand_games(part: int) -> None:
    rng = folsom.seeded(1899 + part)
    for number in seeds(GAMES)[part::8]:
        table = EVERY_TABLE[number % len(EVERY_TABLE)]
        game = folsom.new("express", seed=number, expert=number % 5 == 0, **table)
        decisions = 0
        dealt_afresh = number % 101
        while not game.over:
            if decisions == dealt_afresh:
                # A world that a seat can imagine is a game like any other.
                game = game.redeal(rng.below(game.seats), rng)
            seat = game.decider()
            codes = game.codes(seat)
            assert len(codes) > 1
            game.apply(seat, codes[rng.below(len(codes))])
            decisions += 1
            if decisions % CHECKED_EVERY == number % CHECKED_EVERY:
                assert game.status() == [], (table, number)
        assert game.status() == [], (table, number)
