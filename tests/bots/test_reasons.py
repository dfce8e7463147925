"""A search says why."""

import pytest

import folsom
from folsom.bots import think
from tests.modes import MANY


@pytest.mark.parametrize("mode", MANY)
def test_a_search_gives_a_reason_for_every_choice(mode: str) -> None:
    game = folsom.new("express", seed=3, **MANY[mode])
    seat = game.decider()
    thought = think("hard", game, seat, folsom.seeded(1), playouts=40)
    assert {reason.choice for reason in thought.reasons} == set(game.choices(seat))
    assert thought.reasons[0].choice == thought.choice
    visits = [reason.visits for reason in thought.reasons]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == thought.playouts <= 40
    assert all(0 <= reason.wins <= 1 for reason in thought.reasons)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_who_does_not_search_has_no_reasons(name: str) -> None:
    game = folsom.new("express", seed=3)
    thought = think(name, game, game.decider(), folsom.seeded(1))
    assert thought.choice in game.choices(game.decider())
    assert thought.reasons == []
    assert thought.playouts == 0
