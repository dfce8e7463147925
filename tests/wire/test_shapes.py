"""Views and events have the shapes that clients are promised."""

from typing import Any

import msgspec
import pytest

import folsom
from folsom.wire.shapes import ExpressEvent, ExpressView
from folsom.wire.super_shapes import SuperEvent, SuperView
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
            msgspec.convert([event.seen(seat) for event in events], told)
        if game.over:
            break
        deciders = game.deciders()
        seat = deciders[rng.below(len(deciders))]
        choices = game.choices(seat)
        events = game.play(seat, choices[rng.below(len(choices))])


def test_what_is_not_in_a_shape_is_found() -> None:
    view = {**folsom.new().view(None), "deck": []}
    with pytest.raises(msgspec.ValidationError, match="deck"):
        msgspec.convert(view, ExpressView)
