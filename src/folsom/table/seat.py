"""A seat of a table: a person's, a bot's, or open."""

from typing import Final, Literal

from folsom.table import entries as log

PAIRED: Final = "+"
"""Between two bandits in a set-up."""


class Seat:
    """A place at the table, and who has it."""

    __slots__ = ("bandits", "guest", "key", "left", "level", "name", "ready", "shared", "who")

    def __init__(self, level: str | None = None) -> None:
        """A bot's seat, or an open one."""
        self.who: Literal["open", "person", "bot"] = "open" if level is None else "bot"
        self.level = level
        """The bot that plays here, for itself or for a person."""
        self.name = ""
        self.key = ""
        self.bandits: list[str] = []
        """Whom it wishes to play."""
        self.ready = False
        self.guest = False
        """A bot that gives its seat up to the next person who comes."""
        self.shared = False
        self.left = False
        """The person has left the game, and may come back."""

    def free(self) -> bool:
        """Whether a person may sit down here."""
        return self.who == "open" or self.guest

    def present(self) -> bool:
        """Whether it is the seat of a person who takes part, whoever plays for them just now."""
        return self.who == "person" and not self.left

    def seat_bot(self, level: str | None, guest: bool = False) -> None:
        """A bot takes the seat, or nobody."""
        self.who = "open" if level is None else "bot"
        self.level = level
        self.name = self.key = ""
        self.ready = self.shared = self.left = False
        self.guest = guest

    def seat_person(self, place: log.Place, shared: bool) -> None:
        """A person takes it."""
        self.who = "person"
        self.level = None
        self.name = place.name
        self.key = place.key
        self.shared = shared
        self.ready = self.guest = self.left = False


def bandits_of(wish: object) -> list[str]:
    """The bandits that a set-up or the log names for a seat; a pair may be one text."""
    if isinstance(wish, list):
        return [str(name) for name in wish]
    return wish.split(PAIRED) if isinstance(wish, str) else []


def wish_of(bandits: list[str]) -> str | None:
    """A seat's bandit, or pair, as set-ups and the log have it: one text, or nothing."""
    return PAIRED.join(bandits) or None
