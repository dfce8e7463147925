"""What a bot has thought: its choice, and its reasons."""

from dataclasses import dataclass, field

from folsom.game.protocol import Choice


@dataclass(frozen=True, slots=True)
class Reason:
    """What a search found out about one of the choices."""

    choice: Choice
    visits: int
    """How many playouts tried it."""
    money: float
    """What the seat can expect to own in the end."""
    wins: float
    """The share of victories to expect, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, and the reasons for it if the bot has any, the best choice first."""

    choice: Choice
    reasons: list[Reason] = field(default_factory=list)
    playouts: int = 0
