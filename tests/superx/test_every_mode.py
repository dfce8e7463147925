"""Games by chance for every number of players with every choice of modules."""

from itertools import product

import pytest

import folsom
from folsom.game.superx.options import FEWEST, MOST
from tests.modes import eyes, positions

MODULES = [[], ["reflexes"], ["horse"], ["reflexes", "horse"]]
TABLES = list(product(range(FEWEST, MOST + 1), MODULES))


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_nothing_is_ever_broken_and_no_plan_leaks(players: int, modules: list[str]) -> None:
    table: dict[str, object] = {"game": "super", "players": players, "expansions": modules}
    rng = folsom.seeded(players)
    for seed in range(12):
        for game in positions(table, seed):
            assert game.status() == []
            for seat in eyes(game):
                assert game.redeal(seat, rng).view(seat) == game.view(seat)
        assert game.over
        assert game.result().winners
