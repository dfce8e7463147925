"""Values of a scenario: every one knows the file and the path of keys that lead to it."""

from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches


class ScenarioError(ValueError):
    """A scenario that cannot be read; the message names the file, the key and the reason."""


@dataclass(frozen=True)
class Node:
    """A value of a scenario file, with the way to it for the sake of errors."""

    value: object
    source: str
    path: str = ""

    def error(self, message: str) -> ScenarioError:
        """The error to raise about this value."""
        where = f"{self.source}: {self.path}" if self.path else self.source
        return ScenarioError(f"{where}: {message}")

    def child(self, key: str | int, value: object) -> "Node":
        """A value inside this one, under a key or at a place of a list (from 0)."""
        step = f"[{key + 1}]" if isinstance(key, int) else f".{key}" if self.path else key
        return Node(value, self.source, self.path + step)

    def mapping(self, known: Collection[str] | None = None, what: str = "key") -> dict[str, "Node"]:
        """The values by key; a key that is not known is an error."""
        if not isinstance(self.value, dict):
            raise self.error(f"must be a mapping of keys to values, not {shown(self.value)}.")
        found: dict[str, Node] = {}
        for key, value in self.value.items():
            if not isinstance(key, str):
                raise self.error(f"the key {shown(key)} is not text; put it in quotes.")
            if known is not None and key not in known:
                raise self.child(key, value).error(f"there is no such {what}; {hint(key, known)}.")
            found[key] = self.child(key, value)
        return found

    def statements(
        self, known: Collection[str] | None = None, what: str = "key"
    ) -> dict[str, "Node"]:
        """The values by key, at least one."""
        found = self.mapping(known, what)
        if not found:
            raise self.error("states nothing.")
        return found

    def items(self) -> list["Node"]:
        """The values of a list."""
        if not isinstance(self.value, list):
            raise self.error(f"must be a list, not {shown(self.value)}.")
        return [self.child(number, value) for number, value in enumerate(self.value)]

    def text(self) -> str:
        """A text that is not empty."""
        if isinstance(self.value, str) and self.value.strip():
            return self.value
        raise self.error(f"must be a text, not {shown(self.value)}.")

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise self.error(f"must be a number from {least} to {most}, not {shown(value)}.")

    def switch(self) -> bool:
        """The value, which must be true or false."""
        if isinstance(self.value, bool):
            return self.value
        raise self.error(f"must be true or false, not {shown(self.value)}.")


def shown(value: object) -> str:
    """A value as an error shows it."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a mapping"
    return "a list" if isinstance(value, list) else repr(value)


def hint(word: str, known: Collection[str]) -> str:
    """What was probably meant, or all that could be."""
    close = get_close_matches(word, known, 1)
    return f"perhaps {close[0]} is meant" if close else f"there are {', '.join(known)}"
