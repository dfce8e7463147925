"""Telling what happened, for those who keep events."""

from mypy_extensions import i64

from folsom.game.event import Event
from folsom.game.express.places import place_text
from folsom.game.superx.components import BANDITS
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


def tell_moved(state: State, seat: i64, origin: i64, place: i64, cause: str) -> None:
    """A bandit is somewhere else."""
    if state.log is not None:
        facts: dict[str, object] = {
            "bandit": name(state, seat),
            "from": place_text(int(origin)),
            "to": place_text(int(place)),
            "cause": cause,
        }
        tell(state, "moved", facts)
