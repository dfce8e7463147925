"""Views and events against the shapes that clients are promised."""

from collections.abc import Sequence
from typing import Any

from folsom import Event, Game
from folsom.game.event import seen_by
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.game.express.vocabulary.view import ExpressView
from folsom.game.superx.vocabulary.events import SuperEvent
from folsom.game.superx.vocabulary.view import SuperView
from tests.modes import eyes
from tests.vocabulary.fitting import misfit

SHAPES: dict[str, tuple[Any, Any]] = {
    "express": (ExpressView, list[ExpressEvent]),
    "super": (SuperView, list[SuperEvent]),
}


def promised(game: Game, events: Sequence[Event]) -> None:
    """See that whoever looks at the game and what happened gets what was promised."""
    view, told = SHAPES[game.name]
    assert not misfit(game.whole_view(), view)
    for seat in eyes(game):
        assert not misfit(game.view(seat), view)
        assert not misfit(seen_by(events, seat), told)
