"""Views and events have the shapes that clients are promised."""

import msgspec
import pytest

import folsom
from folsom.game.event import seen_by
from folsom.wire.happenings import ExpressEvent
from folsom.wire.shapes import ExpressView, Foretold
from tests.modes import EVERY, eyes


@pytest.mark.parametrize("mode", EVERY)
def test_every_view_and_event_has_its_shape(mode: str) -> None:
    game = folsom.new("express", seed=1899, **EVERY[mode])
    rng = folsom.seeded(5)
    events = list(game.prologue)
    while True:
        for seat in eyes(game):
            msgspec.convert(game.view(seat), ExpressView)
            msgspec.convert(seen_by(events, seat), list[ExpressEvent])
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
        if told:
            msgspec.convert(told, Foretold)


def test_what_is_not_in_a_shape_is_found() -> None:
    view = {**folsom.new().view(None), "deck": []}
    with pytest.raises(msgspec.ValidationError, match="deck"):
        msgspec.convert(view, ExpressView)
