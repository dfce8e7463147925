"""Who plays when is said for every turn, and it comes true."""

from typing import Any

import pytest

import folsom
from folsom.game.express.components import SPEEDING_UP, STANDARD, SWITCHING
from folsom.game.express.game import Express
from folsom.game.express.order import playing
from tests.modes import MODES, positions
from tests.quarter import seeds


@pytest.mark.parametrize("mode", MODES)
def test_seats_play_in_the_order_that_is_said(mode: str) -> None:
    for seed in seeds(4):
        said: list[Any] = []
        for game in positions(MODES[mode], 700 + seed):
            if not isinstance(game, Express):
                return
            view: Any = game.view(None)
            order = [card["order"] for card in view["rounds"]]
            assert order[: len(said)] == said
            said = order
            if view["phase"] == "schemin":
                assert order[-1][view["turn"] - 1][game.state.step] == game.decider()


@pytest.mark.parametrize(
    ("players", "teams", "kind", "first", "order"),
    [
        (3, False, STANDARD, 1, [1, 2, 0]),
        (4, False, SWITCHING, 1, [1, 0, 3, 2]),
        (6, True, SWITCHING, 2, [3, 2, 5, 4, 1, 0]),
        (3, False, SPEEDING_UP, 1, [1, 1, 2, 2, 0, 0]),
    ],
)
def test_each_kind_of_turn_has_its_order(
    players: int, teams: bool, kind: int, first: int, order: list[int]
) -> None:
    game = folsom.new(players=players, teams=teams, seed=1)
    assert isinstance(game, Express)
    steps = range(len(order))
    assert [playing(game.state.rules, kind, first, step) for step in steps] == order
