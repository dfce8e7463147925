"""The manner of a search: what is tried more, what is worth more, how far it looks."""

from typing import Final, final


@final
class Style:
    """Plain numbers, chosen by measured games."""

    __slots__ = ("exploration", "guided", "horizon", "noise", "sharpness", "wins")

    def __init__(
        self,
        exploration: float = 0.3,
        wins: float = 0.7,
        horizon: int = 1,
        noise: int = 150,
        guided: bool = True,
        sharpness: float = 1.0,
    ) -> None:
        """`horizon` is how many rounds are played out, the present one included; 0 for all."""
        self.exploration: Final = exploration
        """How much a choice is tried of which little is known."""
        self.wins: Final = wins
        """How much victory counts; the rest is money."""
        self.horizon: Final = horizon
        self.noise: Final = noise
        """How far the playouts stray from what seems best, in dollars."""
        self.guided: Final = guided
        """Whether playouts follow hunches rather than dice alone."""
        self.sharpness: Final = sharpness
        """How much a lead counts before the end."""
