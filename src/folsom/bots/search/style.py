"""The manner of a search: what is tried more, what is worth more, how far it looks."""

from typing import Final, final


@final
class Style:
    """Plain numbers, chosen by measured games."""

    __slots__ = ("blunder", "depth", "exploration", "horizon", "noise", "textbook", "wins")

    def __init__(
        self,
        exploration: float = 0.3,
        wins: float = 0.3,
        horizon: int = 1,
        noise: int = 250,
        textbook: bool = False,
        blunder: float = 0.0,
        depth: int = 40,
    ) -> None:
        """`horizon` is how many rounds are played out, the present one included; 0 for all."""
        self.exploration: Final = exploration
        """How much a choice is tried of which little is known."""
        self.wins: Final = wins
        """How much victory counts; the rest is money."""
        self.horizon: Final = horizon
        self.noise: Final = noise
        """How far the playouts stray from what seems best, in dollars."""
        self.textbook: Final = textbook
        """Whether it is the plain search of the textbooks."""
        self.depth: Final = depth
        """How many of its own choices ahead each seat learns about."""
        self.blunder: Final = blunder
        """How often the choice is left to dice in the end."""
