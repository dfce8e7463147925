"""Views and events have the shapes that clients are promised."""

import pytest

import folsom
from folsom.game.express.vocabulary.foretold import Foretold
from folsom.game.express.vocabulary.view import ExpressView
from folsom.game.superx.vocabulary.foretold import SuperForetold
from tests.modes import MODES, begin
from tests.vocabulary.fitting import misfit
from tests.wire.shapes import promised


@pytest.mark.parametrize("mode", MODES)
def test_every_view_and_event_has_its_shape(mode: str) -> None:
    game = begin(MODES[mode], seed=1899)
    rng = folsom.seeded(5)
    events = list(game.prologue)
    while True:
        promised(game, events)
        if game.over:
            break
        deciders = game.deciders()
        seat = deciders[rng.below(len(deciders))]
        choices = game.choices(seat)
        events = game.play(seat, choices[rng.below(len(choices))])


def test_what_is_foretold_has_its_shape() -> None:
    game = folsom.new(players=4, seed=3)
    seat = game.decider()
    for choice in game.choices(seat):
        told = game.forecast(seat, choice)
        assert not told or not misfit(told, Foretold)


def test_what_a_plan_would_do_has_its_shape() -> None:
    game = folsom.new("super", players=4, expansions=["reflexes"], seed=3)
    for choice in game.choices(0):
        assert not misfit(game.forecast(0, choice), SuperForetold)


def test_what_is_not_in_a_shape_is_found() -> None:
    view = {**folsom.new().view(None), "deck": []}
    assert misfit(view, ExpressView) == "it has 'deck' besides"
