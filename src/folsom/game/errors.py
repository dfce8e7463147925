"""What the games refuse."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class SetupError(ValueError):
    """The set-up asked for cannot be played; the message is one plain sentence."""


@mypyc_attr(native_class=False)
class IllegalChoice(ValueError):
    """The choice is not open to this seat now; the game is unchanged."""


@mypyc_attr(native_class=False)
class UnknownWord(ValueError):
    """A text is no choice, card, place or name of the game."""


def quoted(text: str) -> str:
    """A word somebody gave us, fit to stand in a sentence."""
    return text if text and text.isprintable() else repr(text)


MANY: Final = 20
"""More words than these are not listed in a sentence."""


def listed(words: list[str]) -> str:
    """Words for a sentence: all of them, or some and how many more there are."""
    if len(words) <= MANY:
        return ", ".join(words)
    return f"{', '.join(words[:3])} and {len(words) - 3} more"
