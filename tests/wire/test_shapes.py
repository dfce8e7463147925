"""Views and events have the shapes that clients are promised."""

from typing import Any

import msgspec
import pytest

import folsom
from folsom.game.event import seen_by
from folsom.wire.happenings import ExpressEvent
from folsom.wire.shapes import ExpressView, Foretold
from folsom.wire.super_shapes import SuperEvent, SuperForetold, SuperView
from tests.modes import MODES, begin, eyes

SHAPES: dict[str, tuple[Any, Any]] = {
    "express": (ExpressView, list[ExpressEvent]),
    "super": (SuperView, list[SuperEvent]),
}


@pytest.mark.parametrize("mode", MODES)
def test_every_view_and_event_has_its_shape(mode: str) -> None:
    game = begin(MODES[mode], seed=1899)
    view, told = SHAPES[game.name]
    rng = folsom.seeded(5)
    events = list(game.prologue)
    while True:
        for seat in eyes(game):
            msgspec.convert(game.view(seat), view)
            msgspec.convert(seen_by(events, seat), told)
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


def test_what_a_plan_would_do_has_its_shape() -> None:
    game = folsom.new("super", players=4, expansions=["reflexes"], seed=3)
    for choice in game.choices(0):
        msgspec.convert(game.forecast(0, choice), SuperForetold)


def test_what_is_not_in_a_shape_is_found() -> None:
    view = {**folsom.new().view(None), "deck": []}
    with pytest.raises(msgspec.ValidationError, match="deck"):
        msgspec.convert(view, ExpressView)
