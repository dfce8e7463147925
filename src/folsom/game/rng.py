"""The random stream that is part of a game's state.

A multiply-with-carry generator whose whole state is one number below 2**63, so that it copies for
nothing and gives the same stream interpreted and compiled (no product exceeds 63 bits).
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime, so the period is about 2**62.
MULTIPLIER: Final[i64] = 2147483085
LOW: Final[i64] = 0xFFFFFFFF
_MASK64: Final = 0xFFFFFFFFFFFFFFFF
_STATES: Final = 0x7FFFFDCC_FFFFFFFE
"""How many states there are: MULTIPLIER * 2**32 - 2."""


@mypyc_attr(acyclic=True)
class Rng:
    """A small seedable stream of random numbers."""

    __slots__ = ("stream",)

    def __init__(self, stream: i64) -> None:
        """Continue the stream at this point; see `seeded` to begin one."""
        self.stream: i64 = stream

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely; n is below 2**31."""
        stream = self.stream
        stream = MULTIPLIER * (stream & LOW) + (stream >> 32)
        self.stream = stream
        return (((stream & LOW) ^ (stream >> 32)) * n) >> 32

    def leap(self) -> i64:
        """Somewhere else for another stream to begin, drawn from this one."""
        low: i64 = self.below(0x7FFFFFFF)
        high: i64 = self.below(MULTIPLIER - 2)
        return (high << 32) + low + 1

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """Support pickle and copy, which compiled classes lack otherwise."""
        return (Rng, (int(self.stream),))


@final
@mypyc_attr(acyclic=True)
class LoadedDice(Rng):
    """Chance that nearly always falls on the first of all that could be.

    What is dealt with it is lopsided, so a few worlds reach the corners of what is possible, which
    fair chance would hardly ever find.
    """

    __slots__ = ("order",)

    def __init__(self, stream: i64, order: i64) -> None:
        """`order`, from 0 to 3, is one of the ways in which a game lays out what is dealt."""
        super().__init__(stream)
        self.order: i64 = order

    def below(self, n: i64) -> i64:
        """0, but for one throw in 32, so that whoever waits for another number waits not for ever.

        A fair number from 0 to n - 1 then.
        """
        return 0 if super().below(32) else super().below(n)

    def fair(self, n: i64) -> i64:
        """A number that is not loaded."""
        return super().below(n)

    def leap(self) -> i64:
        """Somewhere else for another stream to begin, not loaded either."""
        honest = Rng(self.stream)
        start = honest.leap()
        self.stream = honest.stream
        return start


def renew(rng: Rng, chance: Sequence[int], part: int) -> None:
    """Begin a part of the deal with its own fresh chance, where there is any.

    So what is seen of one part tells nothing about another.
    """
    if chance:
        rng.stream = seeded(chance[part]).stream


def seeded(seed: int) -> Rng:
    """The stream that belongs to a seed; any whole number will do, near seeds are unrelated."""
    number = seed & _MASK64 if 0 <= seed <= _MASK64 else _fold(seed)
    number = (number + 0x9E3779B97F4A7C15) & _MASK64
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK64
    number ^= number >> 31
    return Rng(number % _STATES + 1)


def _fold(seed: int) -> int:
    """Bring a number of any size and sign down to 64 bits."""
    number = 2 * seed if seed >= 0 else -2 * seed + 1
    folded = 0
    while number:
        folded = ((folded * 0x100000001B3) ^ (number & _MASK64)) & _MASK64
        number >>= 64
    return folded
