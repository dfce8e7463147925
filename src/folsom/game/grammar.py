"""Choices from one table: each row is a kind of choice, with its text, its bits and its fields.

A row is written as its text is: words that always stand there, and slots. What may stand in a slot
is a list of words, each with the bits that it sets in the code and the fields that it tells. So
writing, reading and telling are one table read in three directions, and what a choice can tell, as
a type for clients, is read from it too.
"""

from functools import reduce
from operator import or_
from typing import Any, Final, Literal, TypedDict, cast, final

from folsom.game.errors import UnknownWord
from folsom.game.protocol import Choice


@final
class Word:
    """What may stand in a slot: its text, its bits in the code, and the fields that it tells."""

    __slots__ = ("bits", "fields", "text")

    def __init__(self, text: str, bits: int, fields: dict[str, object]) -> None:
        """The text brings its own space where it may be missing altogether."""
        self.text: Final = text
        self.bits: Final = bits
        self.fields: Final = fields


@final
class Slot:
    """A place in a choice's text, and all words that may stand there."""

    __slots__ = ("by_bits", "mask", "types", "words")

    def __init__(self, words: list[Word], **named: Any) -> None:
        """Every word has bits of its own and tells the same fields; `named` are special types."""
        self.words: Final = words
        self.types: Final[dict[str, Any]] = {}
        for field in words[0].fields:
            told = [word.fields[field] for word in words]
            there = [fact for fact in told if fact is not None]
            shape: Any = named.get(field, type(there[0]))
            self.types[field] = shape if len(there) == len(told) else shape | None
        self.by_bits: Final = {word.bits: word for word in words}
        mask = 0
        for word in words:
            mask |= word.bits
        self.mask: Final = mask


@final
class Kind:
    """A kind of choice: a row of the table."""

    __slots__ = ("code", "mask", "parts", "shape", "verb")

    def __init__(self, code: int, verb: str, meaning: str, parts: list[str | Slot]) -> None:
        """`meaning` is what it is, in a sentence; `shape` becomes the type of what it tells."""
        self.code: Final = code
        self.verb: Final = verb
        self.parts: Final = parts
        types: dict[str, Any] = {"text": str, "verb": cast("Any", Literal)[verb]}
        mask = code
        for part in parts:
            if isinstance(part, Slot):
                mask |= part.mask
                types.update(part.types)
        self.mask: Final = mask
        name = "".join([word.capitalize() for word in verb.split("-")]) + "Choice"
        self.shape: Final[Any] = cast("Any", TypedDict)(name, types)
        self.shape.__doc__ = meaning

    def words(self, code: int) -> list[Word]:
        """What stands in the slots; raises `KeyError` if the code is none of this kind."""
        if code & ~self.mask:
            raise KeyError(code)
        return [part.by_bits[code & part.mask] for part in self.parts if isinstance(part, Slot)]

    def text(self, words: list[Word]) -> str:
        """The text with these words in its slots."""
        text = ""
        slot = 0
        for part in self.parts:
            if isinstance(part, Slot):
                text += words[slot].text
                slot += 1
            else:
                text += part
        return text

    def fields(self, words: list[Word]) -> dict[str, object]:
        """All that a choice with these words tells."""
        told: dict[str, object] = {"verb": self.verb}
        for word in words:
            told.update(word.fields)
        return told

    def read(self, text: str, place: int = 0) -> int:
        """The bits of a text from one of the parts on, or -1 if it cannot stand there."""
        if place == len(self.parts):
            return -1 if text else self.code
        part = self.parts[place]
        if not isinstance(part, Slot):
            return self.read(text[len(part) :], place + 1) if text.startswith(part) else -1
        for word in part.words:
            if text.startswith(word.text):
                bits = self.read(text[len(word.text) :], place + 1)
                if bits >= 0:
                    return word.bits | bits
        return -1

    def example(self) -> str:
        """What such a choice looks like."""
        return self.text([part.words[0] for part in self.parts if isinstance(part, Slot)])


@final
class Table:
    """All kinds of choice of a game."""

    __slots__ = ("_by_code", "_by_text", "_done", "kinds", "shape")

    def __init__(self, kinds: list[Kind], done: int) -> None:
        """`done` is the mask of the bits by which the kinds differ; `shape` is any of theirs."""
        self.kinds: Final = {kind.code: kind for kind in kinds}
        self.shape: Final[Any] = reduce(or_, [kind.shape for kind in kinds])
        self._done: Final = done
        self._by_code: Final[dict[int, Choice]] = {}
        self._by_text: Final[dict[str, Choice]] = {}

    def choice(self, code: int) -> Choice:
        """The choice behind a code, the same object every time; raises `UnknownWord`."""
        known = self._by_code.get(code)
        if known is not None:
            return known
        kind = self.kinds.get(code & self._done) if code >= 0 else None
        if kind is None:
            raise UnknownWord(f"{code} is not the code of a choice.")
        try:
            words = kind.words(code)
        except KeyError:
            raise UnknownWord(f"{code} is not the code of a choice.") from None
        made = Choice(code, kind.text(words), kind.fields(words))
        self._by_code[code] = made
        self._by_text[made.text] = made
        return made

    def parse(self, text: str) -> Choice:
        """The choice behind a text; raises `UnknownWord` if there is none."""
        known = self._by_text.get(text)
        if known is not None:
            return known
        for kind in self.kinds.values():
            code = kind.read(text)
            if code >= 0:
                return self.choice(code)
        raise UnknownWord(f"'{text}' is not a choice of this game{self._like(text)}.")

    def _like(self, text: str) -> str:
        """How a choice is written that begins with the same word."""
        verb = text.partition(" ")[0]
        for kind in self.kinds.values():
            example = kind.example()
            if example.partition(" ")[0] == verb:
                return f"; one is written like '{example}'"
        return ""
