"""Values that are one text of several parts, for the client's reader of them."""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from folsom.game.express.components import card_text
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.marshal.components import GOALS
from folsom.game.express.notation import ACTIONS, BULLETS, PLACES
from folsom.game.express.places import place_text
from folsom.game.express.vocabulary.written import CARD, GOAL, LINE, PLACE, Owed
from folsom.game.superx.components import PLACES as SUPER_PLACES
from folsom.game.vocabulary.train import CAR_PLACE
from folsom.game.written import Written, written_as
from tests.vocabulary.fitting import TAGS

LINES = [*get_args(Owed), *[f"ransom-{hostage}" for hostage in HOSTAGES]]
ALL: Final[dict[str, tuple[Written, list[str]]]] = {
    "place": (PLACE, sorted({*[place_text(place) for place in PLACES], *SUPER_PLACES})),
    "card": (CARD, [card_text(card) for card in ACTIONS + BULLETS]),
    "goal": (GOAL, GOALS),
    "line": (LINE, LINES),
}
"""By kind, how it is written, and all that there are."""

KINDS: Final = {CAR_PLACE: "place", **{how: kind for kind, (how, _) in ALL.items()}}

Gather = Callable[[Any, set[tuple[str, str]]], None]


def texts() -> dict[str, dict[str, dict[str, str]]]:
    """All that may be written, with its parts."""
    return {kind: {text: how.read(text) for text in every} for kind, (how, every) in ALL.items()}


def texts_in(value: object, declared: Any) -> set[tuple[str, str]]:
    """What is written somewhere in a value of a declared type, each with its kind."""
    found: set[tuple[str, str]] = set()
    gather = gathering(declared)
    if gather:
        gather(value, found)
    return found


@cache
def gathering(declared: Any) -> Gather | None:
    """What gathers the texts in values of a type; none if there are none."""
    origin, inner = get_origin(declared), get_args(declared)
    if how := written_as(declared):
        kind = KINDS[how]
        return lambda value, found: found.add((kind, value))
    if origin in (NotRequired, Annotated):
        return gathering(inner[0])
    if is_typeddict(declared):
        return _fields(declared)
    if origin in (Union, UnionType):
        return _one_of(inner)
    return _all_of(gathering(inner[0])) if origin is list else None


def _all_of(inner: Gather | None) -> Gather | None:
    if inner is None:
        return None

    def gather(value: Any, found: set[tuple[str, str]]) -> None:
        for each in value:
            inner(each, found)

    return gather


def _one_of(inner: tuple[Any, ...]) -> Gather | None:
    tagged = {
        get_args(hints[tag])[0]: gathering(each)
        for each in inner
        if is_typeddict(each)
        for hints in [get_type_hints(each)]
        for tag in TAGS
        if tag in hints
    }
    plain = [one for each in inner if not is_typeddict(each) and (one := gathering(each))]

    def gather(value: Any, found: set[tuple[str, str]]) -> None:
        if isinstance(value, dict):
            chosen = tagged[value.get("event", value.get("verb"))]
            if chosen:
                chosen(value, found)
        elif not isinstance(value, bool | NoneType):
            for each in plain:
                each(value, found)

    return gather if plain or any(tagged.values()) else None


def _fields(declared: Any) -> Gather | None:
    hints = get_type_hints(declared, include_extras=True)
    gathers = {name: each for name, hint in hints.items() if (each := gathering(hint))}

    def gather(value: Any, found: set[tuple[str, str]]) -> None:
        for name, each in gathers.items():
            if name in value:
                each(value[name], found)

    return gather if gathers else None
