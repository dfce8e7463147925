"""The client's types are those of the messages."""

from pathlib import Path
from typing import Annotated, Literal, NotRequired

from folsom.game.express.vocabulary.written import Place
from folsom.game.secret import THE_SEAT
from folsom.game.written import Pattern
from folsom.wire.declared import template
from folsom.wire.declared import written as declared
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


def test_texts_of_several_parts_become_types_of_texts() -> None:
    level = Literal["inside", "roof"]
    assert template(Pattern("{car} {level}", car=int, level=level)) == "`${number} ${Level}`"
    assert template(Pattern("{what} {name}", what=Literal["big"], name=str)) == "`big ${string}`"
    assert template(Pattern("{what}", what=Literal["near", "far"])) == '"near" | "far"'


def test_a_field_has_the_type_of_its_text() -> None:
    assert declared(Place) == "Place"
    assert declared(NotRequired[Annotated[list[Place | None], THE_SEAT]]) == "(Place | null)[]"
    assert declared(Annotated[Place, THE_SEAT]) == "Place"
