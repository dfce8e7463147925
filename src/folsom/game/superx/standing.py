"""How things stand after a choice, where the events alone do not say it."""

from folsom.game.event import SPECTATOR, WHOLE, Event, told_apart
from folsom.game.superx.state import State
from folsom.game.superx.view import course, target


def standing(state: State, deciders: list[int], heard: int) -> list[Event]:
    """Where the game stands, for the eyes that heard that it has gone on."""
    eyes = [*range(int(state.rules.seats)), SPECTATOR, WHOLE]
    targets = [target(state, seat) for seat in range(state.rules.seats)]
    readings: list[tuple[int, dict[str, object]]] = []
    for eye in eyes:
        if heard >> eye & 1:
            shown = course(state, deciders, eye)
            shown["targets"] = targets
            readings.append((eye, shown))
    return told_apart("stands", readings, len(eyes))
