"""Telling what happened, for those who keep events."""

from mypy_extensions import i64

from folsom.game.event import Event
from folsom.game.superx.components import BANDITS, FACINGS, PLACES
from folsom.game.superx.state import State


def name(state: State, seat: i64) -> str:
    """The bandit of a seat."""
    return BANDITS[state.rules.crew[seat]]


def tell(state: State, kind: str, facts: dict[str, object], reveals: bool = False) -> None:
    """Keep an event that all may see."""
    if state.log is not None:
        state.log.append(Event(kind, facts, reveals=reveals))


def tell_of(state: State, kind: str, seat: i64) -> None:
    """Something that a bandit did."""
    if state.log is not None:
        tell(state, kind, {"bandit": name(state, seat)})


def facing(state: State, seat: i64) -> str:
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


def tell_moved(state: State, seat: i64, origin: i64, cause: str) -> None:
    """A bandit has come to where it is now."""
    if state.log is not None:
        place = state.place[seat]
        facts: dict[str, object] = {
            "bandit": name(state, seat),
            "from": PLACES[origin],
            "to": PLACES[place],
            "line": line(state, place),
            "facing": facing(state, seat),
            "cause": cause,
        }
        tell(state, "moved", facts)


def tell_fell(state: State, seat: i64, cause: str) -> None:
    """A bandit is about to be off the train."""
    facts: dict[str, object] = {
        "bandit": name(state, seat),
        "from": PLACES[state.place[seat]],
        "cause": cause,
    }
    tell(state, "fell", facts)
