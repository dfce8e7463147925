"""What is told is what was declared, and secrets are what was marked as such."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    get_args,
    get_type_hints,
)

import pytest

import folsom
from folsom import Event
from folsom.game.event import Vocabulary, eye
from folsom.game.express import tell as express_tell
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.game.secret import THE_SEAT, Secret, secret_of
from folsom.game.superx import tell as super_tell
from folsom.game.superx.vocabulary.events import SuperEvent
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
        if event.kind != "played" or event.facts["face_down"]:
            assert event.secret.keys() == event.told.keys() & marked
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


class OpenedEvent(TypedDict):
    """A safe with a lock that may be shut again."""

    event: Literal["opened"]
    bandit: str
    found: Annotated[int, THE_SEAT]
    number: NotRequired[Annotated[int, Secret("who tried, if it is shut", "shut")]]
    shut: bool


class LockedEvent(TypedDict):
    """A safe."""

    event: Literal["locked"]


SAFES = Vocabulary(OpenedEvent | LockedEvent)
OPENED: OpenedEvent = {"event": "opened", "bandit": "Doc", "found": 9, "number": 7, "shut": True}


def test_what_is_marked_is_kept_from_all_who_are_not_named() -> None:
    shown = {"event": "opened", "bandit": "Doc", "shut": True}
    event = SAFES.event(OPENED, eye(1))
    assert [event.seen(seat) for seat in (0, None)] == [shown, shown]
    assert event.seen(1) == event.whole() == OPENED
    assert (event.facts, event.secret) == (
        {"bandit": "Doc", "shut": True},
        {"found": 9, "number": 7},
    )
    assert SAFES.event(OPENED).seen(1) == shown, "who names no eyes tells no secret"


def test_what_is_marked_under_a_condition_is_kept_while_that_holds() -> None:
    event = SAFES.event({**OPENED, "shut": False}, eye(1))
    assert event.seen(0) == {"event": "opened", "bandit": "Doc", "number": 7, "shut": False}


def test_a_kind_that_is_not_declared_cannot_be_told() -> None:
    assert SAFES.event({"event": "locked"}).seen(None) == {"event": "locked"}
    with pytest.raises(KeyError):
        SAFES.event({"event": "blown-up"})


@pytest.mark.parametrize("game", DECLARED)
def test_no_secret_of_any_kind_shows_unless_eyes_are_named(game: str) -> None:
    """Whoever builds an event, and whatever they forget."""
    vocabulary = {"express": express_tell.VOCABULARY, "super": super_tell.VOCABULARY}[game]
    for kind, shape in kinds(game).items():
        told = dict.fromkeys(get_type_hints(shape), True) | {"event": kind}
        shown = vocabulary.event(told).seen(0)
        assert shown.keys() == get_type_hints(shape).keys() - secrets(shape)


def test_events_are_made_by_what_the_games_declare() -> None:
    """Nobody in the engine puts one together by hand, past the marks."""
    room = Path(folsom.game.__file__).parent
    makers = [
        str(path.relative_to(room))
        for path in sorted(room.rglob("*.py"))
        if re.search(r"(?<!\w)Event\(", path.read_text("utf-8"))
    ]
    assert makers == ["event.py"]
