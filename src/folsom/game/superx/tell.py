"""Telling what happened, for those who keep events."""

from typing import Final

from mypy_extensions import i64

from folsom.game.event import Vocabulary
from folsom.game.superx.components import BANDITS, FACINGS, PLACES
from folsom.game.superx.state import State
from folsom.game.superx.vocabulary.events import Falling, Going, SuperEvent
from folsom.game.superx.vocabulary.names import Facing

VOCABULARY: Final = Vocabulary(SuperEvent)


def name(state: State, seat: i64) -> str:
    """The bandit of a seat."""
    return BANDITS[state.rules.crew[seat]]


def tell(state: State, told: SuperEvent, reveals: bool = False) -> None:
    """Keep an event that all may see."""
    if state.log is not None:
        state.log.append(VOCABULARY.event(told, reveals=reveals))


def facing(state: State, seat: i64) -> Facing:
    """Which way a bandit faces."""
    return FACINGS[state.forward >> seat & 1]


def line(state: State, place: i64) -> list[str]:
    """Who stands at a place, from rear to front."""
    found: list[str] = []
    rest: i64 = state.lines[place]
    while rest:
        found.append(name(state, (rest & 15) - 1))
        rest >>= 4
    return found


def tell_moved(state: State, seat: i64, origin: i64, cause: Going) -> None:
    """A bandit has come to where it is now."""
    if state.log is not None:
        place = state.place[seat]
        tell(
            state,
            {
                "event": "moved",
                "bandit": name(state, seat),
                "from": PLACES[origin],
                "to": PLACES[place],
                "line": line(state, place),
                "facing": facing(state, seat),
                "stunned": bool(state.stunned >> seat & 1),
                "cause": cause,
            },
        )


def tell_fell(state: State, seat: i64, cause: Falling) -> None:
    """A bandit is about to be off the train."""
    if state.log is not None:
        place = PLACES[state.place[seat]]
        tell(
            state,
            {"event": "fell", "bandit": name(state, seat), "from": place, "cause": cause},
        )
