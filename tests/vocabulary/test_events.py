"""What is told is what was declared, and secrets are what was marked as such."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

import folsom
from folsom import Event
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.game.superx.vocabulary.events import SuperEvent
from folsom.wire.pages import secret_of
from tests.modes import MODES, begin, eyes
from tests.standing import STANDING
from tests.vocabulary.fitting import misfit

DECLARED: dict[str, Any] = {"express": ExpressEvent, "super": SuperEvent}
TELLING = {
    *("4 players", "expert, 4", "horses, 4", "horses, 5, first game", "machine, 3", "marshal, 5"),
    *("marshal and horses, 4", "edition 1, 4", "super, 3, both"),
}
"""Modes that together tell of nearly everything, if one plays often enough."""
RARE = {"confiscated", "thrown", "marshal-drank", "recaptured", "bullets-short", "saved"}
"""What hardly ever happens by chance; scenarios tell of it, and are held to the same types."""


def kinds(game: str) -> dict[str, Any]:
    """The declared events of a game by their names."""
    shapes = get_args(DECLARED[game])
    return {get_args(get_type_hints(shape)["event"])[0]: shape for shape in shapes}


def secrets(shape: Any) -> set[str]:
    """The fields of an event that are marked as secret."""
    hints = get_type_hints(shape, include_extras=True)
    return {field for field, hint in hints.items() if secret_of(hint)}


def told(mode: str, seed: int) -> Iterator[tuple[folsom.Game, Event]]:
    """All that a game by chance tells."""
    game = begin(MODES[mode], seed)
    rng = folsom.seeded(seed)
    events = list(game.prologue)
    while True:
        for event in events:
            yield game, event
        if game.over:
            return
        deciders = game.deciders()
        seat = deciders[rng.below(len(deciders))]
        codes = game.codes(seat)
        before = game.copy()
        events = game.carry_out(seat, codes[rng.below(len(codes))])
        events += game.standing(before, events)


@pytest.mark.parametrize("mode", MODES)
def test_events_are_as_declared_and_secret_where_marked(mode: str) -> None:
    for game, event in told(mode, 16):
        shape = kinds(game.name)[event.kind]
        for shown in [event.whole(), *[event.seen(seat) for seat in eyes(game)]]:
            assert not shown or not misfit(shown, shape)
        if event.kind in STANDING:
            continue  # told to everybody apart, as `tests/game/test_standing.py` knows
        marked = secrets(shape)
        assert event.whole()
        assert event.secret.keys() <= marked
        assert event.kind == "played" or not event.facts.keys() & marked
        assert event.private == (marked == get_type_hints(shape).keys() - {"event"} != set())


@pytest.mark.parametrize("game", DECLARED)
def test_every_declared_event_is_told(game: str) -> None:
    missing = set(kinds(game))
    modes = [mode for mode in MODES if MODES[mode].get("game", "express") == game]
    for seed in range(20):
        for mode in modes:
            if seed and mode not in TELLING:
                continue
            missing -= {event.kind for _, event in told(mode, seed)}
            if missing <= RARE:
                return
    pytest.fail(f"nobody told of {sorted(missing)}")


def test_names_of_events_are_their_own() -> None:
    for game, declared in DECLARED.items():
        assert len(kinds(game)) == len(get_args(declared))
