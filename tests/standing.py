"""Events that say how things stand, apart from what happened."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar, get_args, get_type_hints

from folsom.game.express.vocabulary import standing_events

Told = TypeVar("Told", bound=Mapping[str, Any])

STANDING: Final = {
    get_args(get_type_hints(shape)["event"])[0]
    for shape in vars(standing_events).values()
    if getattr(shape, "__module__", "") == standing_events.__name__
}
"""The names of these events, those of Colt Super Express among them."""


def what_happened(events: Iterable[Told]) -> list[Told]:
    """The events without those that say how things stand."""
    return [event for event in events if event["event"] not in STANDING]


def happenings(declared: Any) -> set[str]:
    """The kinds of what may happen, of all events that a game declares."""
    return {get_args(get_type_hints(shape)["event"])[0] for shape in get_args(declared)} - STANDING
