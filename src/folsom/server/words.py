"""Names and chat, made fit to be shown to others."""

import unicodedata
from typing import Final

NAME: Final = 24
"""The longest name."""
SPEECH: Final = 300
"""The longest thing one can say at once."""


def clean(text: str, limit: int) -> str:
    """One line of visible characters, at most so many."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text[: limit * 8])
        if letter.isspace() or _visible(letter)
    )
    return _cut(" ".join(shown.split()), limit)


def _visible(letter: str) -> bool:
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
