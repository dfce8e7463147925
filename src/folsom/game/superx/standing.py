"""How things stand after a choice, where the events alone do not say it."""

from typing import cast

from folsom.game.event import SPECTATOR, WHOLE, Event
from folsom.game.superx.state import State
from folsom.game.superx.tell import VOCABULARY
from folsom.game.superx.view import course, target
from folsom.game.superx.vocabulary.events import SuperStandsEvent


def standing(state: State, deciders: list[int], heard: int) -> list[Event]:
    """Where the game stands, for the eyes that heard that it has gone on."""
    eyes = [*range(int(state.rules.seats)), SPECTATOR, WHOLE]
    targets = [target(state, seat) for seat in range(state.rules.seats)]
    readings: list[tuple[int, SuperStandsEvent]] = []
    for eye in eyes:
        if heard >> eye & 1:
            shown: dict[str, object] = {"event": "stands"}
            shown.update(course(state, deciders, eye))
            shown["targets"] = targets
            readings.append((eye, cast("SuperStandsEvent", shown)))  # a view is a plain dictionary
    return VOCABULARY.told_apart(readings, len(eyes))
