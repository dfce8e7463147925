"""Bandits: figures on the train, with a sheet each."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.game.express.components import FIGURES


@final
@mypyc_attr(acyclic=True)
class Bandit:
    """A figure on the train and the sheet that belongs to it."""

    __slots__ = ("bullets", "friendly", "loot", "place", "powers", "seat", "station", "who")

    def __init__(
        self, who: i64, seat: i64, place: i64, loot: i64, bullets: i64, powers: i64
    ) -> None:
        """`loot` is a mask of tokens, `powers` of flags."""
        self.who: i64 = who
        self.seat: i64 = seat
        self.place: i64 = place
        self.loot: i64 = loot
        self.bullets: i64 = bullets
        self.powers: i64 = powers
        self.friendly: i64 = 0
        """Bullets fired at its own side."""
        self.station: i64 = 0
        """Money from a station, gained or lost."""

    def copy(self) -> "Bandit":
        """An independent copy."""
        other = Bandit(self.who, self.seat, self.place, self.loot, self.bullets, self.powers)
        other.friendly = self.friendly
        other.station = self.station
        return other


NOBODY: Final = Bandit(FIGURES - 1, -1, 0, 0, 0, 0)
"""Stands in the list for bandits that are not in the game."""
