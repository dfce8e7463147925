"""The messages as TypeScript types: `python -m folsom.wire.typescript > web/src/wire.ts`."""

import textwrap
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from folsom.wire import PROTOCOL, asked, declared, http, told

HEAD: Final = """\
/* Written by `python -m folsom.wire.typescript` from the Python definitions; not by hand. */

import type { Facts } from "./shell/game.ts";
"""

UNIONS: Final[dict[str, Any]] = {
    "Asked": asked.Message,
    "Told": told.Message,
}
"""What has a name of its own besides the single messages."""

ALONE: Final[list[Any]] = [
    http.OpenTable,
    http.Opened,
    http.TakeSeats,
    http.Taken,
    http.TableList,
    http.Catalogue,
    http.RecordKept,
    http.Frames,
    http.PlayOn,
    http.LessonList,
    http.PuzzleList,
    http.Attempt,
    http.Course,
    http.Problem,
]
"""What no message mentions."""

Schema = dict[str, Any]

FACTS: Final = {
    "events": 'G["event"][]',
    "view": 'G["view"]',
    "choices": 'Record<string, G["foretold"]>',
    "forecasts": 'Record<string, G["foretold"]>',
}
"""What the game tells, by the names of the fields that pass it on: `G` is any game's facts."""

OF_ANY_GAME: Final = {"plans": "Record<string, (ExpressChoice | PlanChoice)[]>"}
"""Choices of one game or the other, in what is told of all of them."""

PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """The whole file."""
    schemas, components = msgspec.json.schema_components([*UNIONS.values(), *ALONE])
    generic = telling(components)
    unions = [
        f"export type {name}{open_to(schema, generic)} = {written(schema, generic)};"
        for name, schema in zip(UNIONS, schemas, strict=False)
    ]
    parts = {name: interface(name, schema, generic) for name, schema in components.items()}
    parts |= declared.interfaces()
    ordered = [parts[name] for name in sorted(parts)]
    head = [HEAD, f"export const PROTOCOL = {PROTOCOL};\n"]
    return "\n".join([*head, *unions, *declared.named(), "", *ordered])


def telling(components: dict[str, Schema]) -> frozenset[str]:
    """The structs that pass on what a game tells, or hold such a struct: open to any game."""
    found = {name for name, schema in components.items() if any(map(_fact, *_items(schema)))}
    before = 0
    while len(found) > before:
        before = len(found)
        found |= {name for name, schema in components.items() if _names(schema) & found}
    return frozenset(found)


def open_to(schema: Schema, generic: frozenset[str]) -> str:
    """The parameter of a type that passes on what a game tells."""
    return "<G extends Facts = Facts>" if _names(schema) & generic else ""


def interface(name: str, schema: Schema, generic: frozenset[str] = frozenset()) -> str:
    """One struct."""
    fields = "".join(field(key, schema, generic) for key in schema["properties"])
    given = open_to({"$ref": f"/{name}"}, generic)
    return f"{comment(schema['description'])}export interface {name}{given} {{\n{fields}}}\n"


def field(key: str, schema: Schema, generic: frozenset[str]) -> str:
    """One field; what may be left out is marked, which in messages of the server is nothing."""
    shape = schema["properties"][key]
    asked_for = schema.get("additionalProperties", True) is False
    missing = key not in schema["required"] and (asked_for or "default" not in shape)
    told = FACTS[key] if _fact(key, shape) else OF_ANY_GAME.get(key) or written(shape, generic)
    return f"  {key}{'?' if missing else ''}: {told};\n"


def written(schema: Schema, generic: frozenset[str] = frozenset()) -> str:
    """The type of a schema."""
    if "$ref" in schema:
        name = _referred(schema)
        return f"{name}<G>" if name in generic else name
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(part, generic) for part in schema["anyOf"])
    if schema.get("type") == "array":
        inner = written(schema["items"], generic)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        inner = written(schema.get("additionalProperties", {}), generic)
        return f"Record<string, {inner}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def comment(text: str) -> str:
    """A description as a comment."""
    first, _, rest = text.partition("\n")
    lines = [first, *textwrap.dedent(rest).splitlines()]
    if len(lines) == 1:
        return f"/** {first} */\n"
    inner = "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return f"/**\n{inner} */\n"


def _items(schema: Schema) -> tuple[Iterable[str], Iterable[Schema]]:
    """The names of a struct's fields, and their schemas."""
    fields: dict[str, Schema] = schema.get("properties", {})
    return fields.keys(), fields.values()


def _referred(schema: Schema) -> str:
    """The name of the struct that is meant."""
    return str(schema["$ref"]).rsplit("/", 1)[1]


def _names(schema: Any) -> set[str]:
    """The structs that are mentioned anywhere in a schema."""
    if isinstance(schema, list):
        return set().union(*map(_names, schema))
    if not isinstance(schema, dict):
        return set()
    own = {_referred(schema)} if "$ref" in schema else set()
    return own.union(*map(_names, schema.values()))


def _fact(key: str, schema: Schema) -> bool:
    """Whether a field passes on what the game tells: objects of which the messages say no more."""
    if key not in FACTS:
        return False
    inner = schema.get("items", schema.get("additionalProperties", schema))
    return bool(inner == {"type": "object"})


if __name__ == "__main__":
    print(typescript(), end="")
