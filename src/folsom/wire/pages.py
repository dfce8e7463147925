"""The tables in the documentation that are made from what is declared.

`python -m folsom.wire.pages docs` writes them anew, each between the two comments that name it.
"""

import ast
import inspect
import re
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from folsom.game.express import notation
from folsom.game.express.vocabulary import marshal_events
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.game.express.vocabulary.foretold import Foretold
from folsom.game.express.vocabulary.goal import Goal
from folsom.game.express.vocabulary.view import (
    Bandit,
    ExpressView,
    Heap,
    Played,
    Player,
    RoundCard,
    Token,
)
from folsom.game.express.vocabulary.written import CARD, GOAL, LINE, PLACE
from folsom.game.grammar import Table
from folsom.game.secret import secret_of
from folsom.game.superx.vocabulary.events import SuperEvent
from folsom.game.superx.vocabulary.view import SuperBandit, SuperView
from folsom.game.written import Written


def choices(table: Table) -> str:
    """The kinds of choice of a game, with their fields."""
    lines = ["| `verb` | for example | other fields | what it is |", "|---|---|---|---|"]
    for kind in table.kinds.values():
        fields = get_type_hints(kind.shape)
        named = [
            f"`{name}`{' or `None`' if type(None) in get_args(fields[name]) else ''}"
            for name in fields
            if name not in ("verb", "text")
        ]
        meaning = _flowing(kind.shape)
        lines.append(f"| `{kind.verb}` | `{kind.example()}` | {', '.join(named)} | {meaning} |")
    return "\n".join(lines)


def events(kinds: list[Any]) -> str:
    """Events with their facts, and for whom what is secret."""
    lines = ["| event | facts | secret, and for whom | what happened |", "|---|---|---|---|"]
    for kind in kinds:
        hints = get_type_hints(kind, include_extras=True)
        name = get_args(hints.pop("event"))[0]
        secrets = {field: mark.eyes for field in hints if (mark := secret_of(hints[field]))}
        facts = ", ".join(f"`{field}`" for field in hints if field not in secrets)
        told = [
            f"{', '.join(f'`{field}`' for field in secrets if secrets[field] == eyes)}: {eyes}"
            for eyes in dict.fromkeys(secrets.values())
        ]
        lines.append(f"| `{name}` | {facts} | {'; '.join(told)} | {_flowing(kind)} |")
    return "\n".join(lines)


def texts(kinds: dict[str, Written]) -> str:
    """Values that are one text of several parts, and how they are written."""
    lines = ["| what | written as | parts | what it is |", "|---|---|---|---|"]
    for name, how in kinds.items():
        ways = dict.fromkeys(pattern.text for pattern in how.patterns)
        parts: dict[str, list[str]] = {}
        for pattern in how.patterns:
            for part, shape in pattern.parts.items():
                parts.setdefault(part, []).extend(_words(shape))
        told = [f"`{part}`: {', '.join(dict.fromkeys(words))}" for part, words in parts.items()]
        written = ", ".join(f"`{way}`" for way in ways)
        lines.append(f"| {name} | {written} | {'; '.join(told)} | {_flow(how.about)} |")
    return "\n".join(lines)


def _words(part: Any) -> list[str]:
    """What may stand for a part of a text."""
    named = {int: "a number", str: "a name"}
    return [named[part]] if part in named else [f"`{word}`" for word in get_args(part)]


def fields(shape: type) -> str:
    """The fields of something in a view, with what is said of each."""
    lines = ["| field | value |", "|---|---|"]
    lines += [f"| `{name}` | {_flow(told)} |" for name, told in field_docs(shape).items()]
    return "\n".join(lines)


def field_docs(shape: type) -> dict[str, str]:
    """What stands below each field of a declaration, which Python itself does not keep."""
    declared = ast.parse(inspect.getsource(shape)).body[0]
    assert isinstance(declared, ast.ClassDef)
    found: dict[str, str] = {}
    for field, told in pairwise(declared.body):
        match field, told:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = text
    if silent := set(get_type_hints(shape)) - set(found):
        raise LookupError(f"{shape.__name__} does not say what these are: {sorted(silent)}.")
    return found


def _express(marshal: bool) -> list[Any]:
    """The events of Marshal & Prisoners, or all others."""
    room = marshal_events.__name__
    return [kind for kind in get_args(ExpressEvent) if (kind.__module__ == room) is marshal]


def _flowing(declared: type) -> str:
    """What is said of a thing, fit for a table."""
    return _flow(str(declared.__doc__))


def _flow(told: str) -> str:
    """A docstring in one line that begins small and ends without a full stop."""
    text = " ".join(told.split()).removesuffix(".")
    return text[:1].lower() + text[1:]


TABLES: Final[dict[str, dict[str, Callable[[], str]]]] = {
    "protocol.md": {
        "choices": lambda: choices(notation.TABLE),
        "texts": lambda: texts({"place": PLACE, "card": CARD, "goal": GOAL, "line": LINE}),
        "events": lambda: events(_express(marshal=False)),
        "marshal events": lambda: events(_express(marshal=True)),
        "forecast": lambda: fields(Foretold),
        "view": lambda: fields(ExpressView),
        "rounds": lambda: fields(RoundCard),
        "places": lambda: fields(Heap),
        "tokens": lambda: fields(Token),
        "bandits": lambda: fields(Bandit),
        "players": lambda: fields(Player),
        "pile": lambda: fields(Played),
        "goals": lambda: fields(Goal),
    },
    "super.md": {
        "events": lambda: events(list(get_args(SuperEvent))),
        "view": lambda: fields(SuperView),
        "bandits": lambda: fields(SuperBandit),
    },
}
"""By page and name, how a table is made."""


def renewed(page: str, text: str) -> str:
    """A page with its tables made anew."""
    for name, make in TABLES[page].items():
        ends = f"<!-- made from the code: {name} -->\n", f"\n<!-- end of {name} -->"
        pattern = f"(?<={re.escape(ends[0])}).*?(?={re.escape(ends[1])})"
        found = re.search(pattern, text, re.DOTALL)
        if found is None:
            raise LookupError(f"{page} has no place for the table of {name}.")
        text = text[: found.start()] + make() + text[found.end() :]
    return text


if __name__ == "__main__":
    for name in TABLES:
        page = Path(sys.argv[1], name)
        page.write_text(renewed(name, page.read_text("utf-8")), "utf-8", newline="\n")
