"""Names and chat, made fit to be shown to others."""

import unicodedata
from typing import Final

SPEECH: Final = 300
"""The longest thing one can say at once."""

_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + "".join(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)]))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Characters that count as letters, marks or signs, and of which nothing can be seen."""


def visible(letter: str) -> bool:
    """Whether anything can be seen of a character, were it only a space."""
    return letter not in _BLANK


def blank(text: str) -> bool:
    """Whether nothing can be seen of a text."""
    return all(letter in _BLANK or letter.isspace() for letter in text)


def clean(text: str, limit: int) -> str:
    """One line of visible characters, at most so many."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text[: limit * 8])
        if letter.isspace() or _stands(letter)
    )
    return _cut(" ".join(shown.split()), limit)


def _stands(letter: str) -> bool:
    """Whether it stands for itself: no control, direction mark, surrogate or private character."""
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _cut(text: str, limit: int) -> str:
    """Not longer than that, and with no tower of combining marks."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= 2:
            kept.append(letter)
    return "".join(kept)[:limit].strip()
