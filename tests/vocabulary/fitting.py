"""Whether a plain value is as its declared type says, to the letter."""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from folsom.game.errors import UnknownWord
from folsom.game.written import Written, written_as

TAGS = ("verb", "event")
"""By these fields choices and events differ."""

Check = Callable[[Any, str], str]
"""Why a value at some place does not fit; empty if it does."""


def misfit(value: object, declared: Any, where: str = "it") -> str:
    """Why a value is not of a declared type; empty if it is.

    Unlike a validator of messages, this one takes no field that was not declared.
    """
    return check_of(declared)(value, where)


@cache
def check_of(declared: Any) -> Check:
    """What checks values of a declared type; made once, since games have many views."""
    origin, inner = get_origin(declared), get_args(declared)
    if how := written_as(declared):
        return _text(how)
    if origin in (NotRequired, Annotated):
        return check_of(inner[0])
    if is_typeddict(declared):
        return _fields(declared)
    if origin in (Union, UnionType):
        return _one_of(inner)
    if origin is Literal:
        return lambda value, where: "" if value in inner else f"{where} is {value!r}"
    if origin is list:
        return _all_of(list, check_of(inner[0]), enumerate)
    if origin is dict:
        return _all_of(dict, check_of(inner[1]), lambda value: value.items())
    kind = NoneType if declared is None else declared
    return lambda value, where: "" if type(value) is kind else f"{where} is {value!r}, not {kind}"


def _text(how: Written) -> Check:
    def check(value: Any, where: str) -> str:
        try:
            how.read(value)
        except (TypeError, UnknownWord):
            return f"{where} is {value!r}"
        return ""

    return check


def _one_of(inner: tuple[Any, ...]) -> Check:
    tagged = {
        (tag, get_args(get_type_hints(each)[tag])[0]): check_of(each)
        for each in inner
        if is_typeddict(each)
        for tag in TAGS
        if tag in get_type_hints(each)
    }
    checks = [check_of(each) for each in inner]

    def check(value: Any, where: str) -> str:
        if tagged and isinstance(value, dict):
            for tag in TAGS:
                if (tag, value.get(tag)) in tagged:
                    return tagged[tag, value[tag]](value, where)
        reasons = [each(value, where) for each in checks]
        return "" if "" in reasons else " and ".join(reasons)

    return check


def _all_of(kind: type, inner: Check, items: Callable[[Any], Any]) -> Check:
    def check(value: Any, where: str) -> str:
        if type(value) is not kind:
            return f"{where} is {value!r}"
        for key, each in items(value):
            reason = inner(each, where)
            if reason:
                return f"{reason} at {key!r}"
        return ""

    return check


def _fields(declared: Any) -> Check:
    hints = get_type_hints(declared, include_extras=True)
    checks = {name: check_of(hint) for name, hint in hints.items()}
    required = frozenset(declared.__required_keys__)

    def check(value: Any, where: str) -> str:
        if type(value) is not dict:
            return f"{where} is {value!r}"
        if missing := required - value.keys():
            return f"{where} lacks {sorted(missing)}"
        for name, each in value.items():
            if name not in checks:
                return f"{where} has {name!r} besides"
            reason = checks[name](each, name)
            if reason:
                return f"{where}: {reason}"
        return ""

    return check
