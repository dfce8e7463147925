"""What the games declare of choices, events and views, as TypeScript."""

import json
from collections.abc import Iterable, Iterator
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from folsom.game.express.vocabulary import names
from folsom.game.express.vocabulary import written as express_written
from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.game.express.vocabulary.foretold import Foretold
from folsom.game.express.vocabulary.view import ExpressView
from folsom.game.superx.vocabulary import names as super_names
from folsom.game.superx.vocabulary.choices import PlanChoice
from folsom.game.superx.vocabulary.events import SuperEvent
from folsom.game.superx.vocabulary.foretold import SuperForetold
from folsom.game.superx.vocabulary.view import SuperView
from folsom.game.vocabulary import train
from folsom.game.written import Pattern, Written, written_as

NAMED: Final[dict[Any, str]] = {
    ExpressChoice: "ExpressChoice",
    ExpressEvent: "ExpressEvent",
    SuperEvent: "SuperEvent",
    **{
        each: name
        for room in (names, super_names, train, express_written)
        for name, each in vars(room).items()
        if get_origin(each) is Literal
    },
}
"""What goes by a name of its own."""

TEXTS: Final[dict[Written, str]] = {
    how: name
    for room in (train, express_written)
    for name, each in vars(room).items()
    if (how := written_as(each))
}
"""What is one text of several parts."""

SHAPES: Final[list[Any]] = [
    ExpressChoice,
    ExpressEvent,
    ExpressView,
    Foretold,
    PlanChoice,
    SuperEvent,
    SuperView,
    SuperForetold,
]

PLAIN: Final[dict[Any, str]] = {str: "string", int: "number", bool: "boolean", NoneType: "null"}


def named() -> list[str]:
    """The types that have a name of their own."""
    found = [f"export type {name} = {_spelled(shape)};" for shape, name in NAMED.items()]
    for how, name in TEXTS.items():
        ways = " | ".join(map(template, how.patterns))
        found.append(f"/** {how.about} */\nexport type {name} = {ways};")
    return found


def template(pattern: Pattern) -> str:
    """A way to write a value, as a type of texts."""
    pieces = pattern.pieces()
    if not any(pieces[::2]):
        return written(pattern.parts[pieces[1]])
    spelled = ""
    for number, piece in enumerate(pieces):
        if number % 2 == 0:
            spelled += piece
            continue
        part = pattern.parts[piece]
        words = get_args(part)
        spelled += words[0] if len(words) == 1 else f"${{{written(part)}}}"
    return f"`{spelled}`"


def interfaces() -> dict[str, str]:
    """Every declared shape, by name."""
    found: dict[str, Any] = {}
    for shape in SHAPES:
        for each in _mentioned(shape):
            found[each.__name__] = each
    return {name: _interface(shape) for name, shape in found.items()}


def _mentioned(shape: Any) -> Iterator[Any]:
    """All shapes that one is made of, itself included."""
    inner: Iterable[Any] = get_args(shape)
    if is_typeddict(shape):
        yield shape
        inner = get_type_hints(shape).values()
    for each in inner:
        yield from _mentioned(each)


def _interface(shape: Any) -> str:
    lines = [f"/** {' '.join(shape.__doc__.split())} */", f"export interface {shape.__name__} {{"]
    for name, hint in get_type_hints(shape, include_extras=True).items():
        missing = get_origin(hint) is NotRequired
        lines.append(f"  {name}{'?' if missing else ''}: {written(hint)};")
    return "\n".join([*lines, "}\n"])


def written(hint: Any) -> str:
    """A type as TypeScript has it."""
    if how := written_as(hint):
        return TEXTS[how]
    if get_origin(hint) in (NotRequired, Annotated):
        return written(get_args(hint)[0])
    return NAMED.get(hint) or _spelled(hint)


def _spelled(hint: Any) -> str:
    """A type in full, even if it has a name."""
    origin = get_origin(hint)
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin in (Union, UnionType):
        return " | ".join(written(each) for each in get_args(hint))
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in get_args(hint))
    if origin is list:
        inner = written(get_args(hint)[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(get_args(hint)[1])}>"
    return PLAIN[hint]
