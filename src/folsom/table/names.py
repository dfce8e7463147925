"""What people are called: names that can be seen, and told apart at one table."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from folsom.table.refusal import Refusal
from folsom.table.text import clean, visible

NAME: Final = 24
"""The longest name."""
LABELS: Final = (
    *("You", "Somebody", "Ви", "Хтось", "Вие", "Някой", "Ty", "Ktoś", "Tu", "Qualcuno"),
    *("Вы", "Кто-то"),
)
"""What the client calls people itself, in every language."""
BOTS: Final = (
    *("Random bot", "Easy bot", "Greedy bot", "Fair bot"),
    *("Textbook bot", "Hard bot", "Expert bot", "Bot"),
    *("Бот навмання", "Легкий бот", "Жадібний бот", "Середній бот"),
    *("Книжний бот", "Сильний бот", "Бот-експерт", "Бот"),
    *("Случаен бот", "Лесен бот", "Алчен бот", "Среден бот"),
    *("Книжен бот", "Силен бот", "Бот експерт"),
    *("Bot losowy", "Łatwy bot", "Chciwy bot", "Średni bot"),
    *("Książkowy bot", "Mocny bot", "Bot ekspert"),
    *("Bot casuale", "Bot facile", "Bot avido", "Bot medio"),
    *("Bot da libro", "Bot forte", "Bot esperto"),
    *("Бот наугад", "Лёгкий бот", "Жадный бот", "Средний бот"),
    *("Книжный бот", "Сильный бот", "Бот-эксперт"),
)
"""What it calls bots."""

_DRAWN: Final = re.compile(
    "(?:LETTER SMALL CAPITAL|(?:SQUARED|CIRCLED) LATIN CAPITAL LETTER|INDICATOR SYMBOL LETTER)"
    " ([A-Z])$"
)


def named(text: str, others: Iterable[str]) -> str:
    """A name for one at a table with these others; refused if there is nothing to be seen of it.

    Nobody can be taken for a bot, which may sit down at any time.
    """
    name = shown(text)
    if not name and text.strip():
        raise Refusal("name", "Nothing can be seen of that name; take another.")
    return own(name, others)


def own(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another's looks like it, or what the client calls somebody."""
    return _numbered(name, [*_looks_of(others), *_looks_of_labels()])


def shown(text: str) -> str:
    """What can be seen of a name."""
    name = clean("".join(letter for letter in text if visible(letter)), NAME)
    return name if any(not unicodedata.combining(letter) for letter in name) else ""


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another's looks like it."""
    return _numbered(name, _looks_of(others))


def _numbered(name: str, taken: list[set[str]]) -> str:
    tried, number = name, 1
    while name and not all(map(_looks(tried).isdisjoint, taken)):
        number += 1
        tail = f" {number}"
        tried = name[: NAME - len(tail)].rstrip() + tail
    return tried


def _looks_of(names: Iterable[str]) -> list[set[str]]:
    return [_looks(name) for name in names if name]


@cache
def _looks_of_labels() -> tuple[set[str], ...]:
    return tuple(_looks_of([*LABELS, *BOTS]))


def _looks(name: str) -> set[str]:
    """How a name looks, as it is and without regard to case; two that share a look are alike."""
    plain = "".join(map(_plain, unicodedata.normalize("NFKD", name)))
    model = _skeleton(plain)
    return {model, _skeleton(plain.casefold()), _skeleton(model.casefold())}


def _skeleton(text: str) -> str:
    bare = [letter for letter in text if not unicodedata.combining(letter) and letter != " "]
    # Points and strokes are easily overlooked, unless there is nothing else.
    letters = [letter for letter in bare if unicodedata.category(letter)[0] not in "PZ"]
    return "".join(map(_model, letters or bare)).replace("vv", "w").replace("VV", "W")


@cache
def _plain(letter: str) -> str:
    """The plain Latin letter that is drawn in another way: small capitals, in circles, as flags."""
    found = _DRAWN.search(unicodedata.name(letter, ""))
    return found[1] if found else letter


@cache
def _model(letter: str) -> str:
    """The letter for which Unicode says that this one can be taken."""
    # It reads a large table, so only a server that has people at its tables does.
    from confusable_homoglyphs.confusables import confusables_data

    alike = [each["c"] for each in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter
    model = str(alike[0])
    mutual = len(confusables_data.get(model, ())) == 1
    return min(letter, model) if mutual else model
