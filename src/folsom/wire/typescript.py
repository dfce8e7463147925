"""The messages as TypeScript types: `python -m folsom.wire.typescript > web/src/wire.ts`."""

import textwrap
from typing import Any, Final

import msgspec

from folsom.wire import PROTOCOL, asked, happenings, http, shapes, super_shapes, told

HEAD: Final = """\
/* Written by `python -m folsom.wire.typescript` from the Python definitions; not by hand. */
"""

UNIONS: Final[dict[str, Any]] = {
    "Asked": asked.Message,
    "Told": told.Message,
    "View": shapes.ExpressView,
    "GameEvent": happenings.ExpressEvent,
    "SuperEvent": super_shapes.SuperEvent,
}
"""What has a name of its own besides the single messages."""

ALONE: Final[list[Any]] = [
    shapes.Foretold,
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
    super_shapes.SuperView,
    super_shapes.SuperForetold,
]
"""What no message mentions."""

Schema = dict[str, Any]

FACTS: Final = {
    "events": "GameEvent[]",
    "view": "View",
    "choices": "Record<string, Foretold>",
    "forecasts": "Record<string, Foretold>",
}
"""What the game tells, by the names of the fields that pass it on."""

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
    unions = [
        f"export type {name} = {written(schema)};"
        for name, schema in zip(UNIONS, schemas, strict=False)
    ]
    parts = [interface(name, components[name]) for name in sorted(components)]
    return "\n".join([HEAD, f"export const PROTOCOL = {PROTOCOL};\n", *unions, "", *parts])


def interface(name: str, schema: Schema) -> str:
    """One struct."""
    fields = [field(key, schema) for key in schema["properties"]]
    return f"{comment(schema['description'])}export interface {name} {{\n{''.join(fields)}}}\n"


def field(key: str, schema: Schema) -> str:
    """One field; what may be left out is marked, which in messages of the server is nothing."""
    shape = schema["properties"][key]
    asked_for = schema.get("additionalProperties", True) is False
    missing = key not in schema["required"] and (asked_for or "default" not in shape)
    facts = key in FACTS and _bare(shape)
    return f"  {key}{'?' if missing else ''}: {FACTS[key] if facts else written(shape)};\n"


def written(schema: Schema) -> str:
    """The type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def comment(text: str) -> str:
    """A description as a comment."""
    first, _, rest = text.partition("\n")
    lines = [first, *textwrap.dedent(rest).splitlines()]
    if len(lines) == 1:
        return f"/** {first} */\n"
    inner = "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return f"/**\n{inner} */\n"


def _bare(schema: Schema) -> bool:
    """Whether it is an object, or several of them, of which the messages say no more."""
    inner = schema.get("items", schema.get("additionalProperties", schema))
    return bool(inner == {"type": "object"})


if __name__ == "__main__":
    print(typescript(), end="")
