"""The client's types are those of the messages."""

from pathlib import Path

from folsom.wire.typescript import comment, typescript, written

KEPT = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_clients_types_are_up_to_date() -> None:
    assert KEPT.read_text(encoding="utf-8") == typescript(), (
        "run: python -m folsom.wire.typescript > web/src/wire.ts"
    )


def test_schemas_become_types() -> None:
    either = {"anyOf": [{"type": "boolean"}, {"type": "string"}]}
    assert written({"type": "array", "items": either}) == "(boolean | string)[]"
    assert written({"type": "object", "additionalProperties": {"type": "integer"}}) == (
        "Record<string, number>"
    )
    assert written({"$ref": "#/$defs/Token"}) == "Token"
    assert written({"enum": ["day", "night"]}) == '"day" | "night"'
    assert written({}) == "unknown"


def test_comments_are_laid_flush() -> None:
    assert comment("One line.") == "/** One line. */\n"
    assert comment("First.\n\n    Second.") == "/**\n * First.\n *\n * Second.\n */\n"
