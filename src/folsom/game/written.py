"""Values that are one text of several parts, as the place "3 roof": how they are written and read.

Each kind of value is declared once, in a vocabulary. Readers go by that declaration, and what is
promised to clients is made from it.
"""

import re
from typing import Any, Final, final, get_args

from folsom.game.errors import UnknownWord

_PART: Final = re.compile(r"{(\w+)}")
_PLAIN: Final[dict[Any, str]] = {int: r"\d+", str: r"\S+"}


@final
class Pattern:
    """A way to write a value: words that always stand there, and parts in braces."""

    __slots__ = ("_reader", "parts", "text")

    def __init__(self, text: str, **parts: Any) -> None:
        """By part what may stand there: whole numbers, words without spaces, or a `Literal`."""
        self.text: Final = text
        self.parts: Final[dict[str, Any]] = parts
        reader = ""
        for number, piece in enumerate(self.pieces()):
            reader += f"(?P<{piece}>{_read(parts[piece])})" if number % 2 else re.escape(piece)
        self._reader: Final = re.compile(reader, re.ASCII)

    def pieces(self) -> list[str]:
        """Plain words and names of parts, in turn."""
        return _PART.split(self.text)

    def read(self, text: str) -> dict[str, str] | None:
        """The parts of a text; none if it is not written so."""
        found = self._reader.fullmatch(text)
        return None if found is None else found.groupdict()


@final
class Written:
    """Marks a type of texts that are written in one of some ways."""

    __slots__ = ("about", "patterns")

    def __init__(self, about: str, *patterns: Pattern) -> None:
        """`about` says what it is, in a sentence."""
        self.about: Final = about
        self.patterns: Final = patterns

    def read(self, text: str) -> dict[str, str]:
        """The parts of a text by their names; raises `UnknownWord`."""
        for pattern in self.patterns:
            found = pattern.read(text)
            if found is not None:
                return found
        ways = ", ".join([pattern.text for pattern in self.patterns])
        raise UnknownWord(f"'{text}' is not written as one of: {ways}.")


def written_as(hint: Any) -> Written | None:
    """How texts of a declared type are written; none if the type does not say."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Written):
            return mark
    return None


def _read(part: Any) -> str:
    """An expression for what may stand for a part."""
    if part in _PLAIN:
        return _PLAIN[part]
    return "|".join([re.escape(word) for word in get_args(part)])
