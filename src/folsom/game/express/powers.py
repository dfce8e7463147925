"""The bandits' powers: whose each is, its flag, and where it is carried out."""

from typing import Final, NamedTuple

from folsom.game.express.components import BELLE, CHEYENNE, DJANGO, DOC, GHOST, MEI, TUCO

# Flags of a bandit; hostages and prisoners have theirs beside them.
HIDES_FIRST_CARD: Final = 1
DRAWS_SEVEN: Final = 2
CHARMS: Final = 4
FIRES_THROUGH_ROOFS: Final = 8
PUSHES: Final = 16
SNATCHES_PURSES: Final = 32
CLIMBS_DIAGONALLY: Final = 64
ROBS_TWICE: Final = 128
"""Nobody's own: what a bandit's own companion gives to it (MP-PRIS-1)."""


class Power(NamedTuple):
    """A bandit's power."""

    bandit: int
    flag: int
    rule: str
    where: str
    """The module of this room, and the function or class in it, that carries it out."""


POWERS: Final = [
    Power(GHOST, HIDES_FIRST_CARD, "GHOST-1", "cards.may_hide_first"),
    Power(DOC, DRAWS_SEVEN, "DOC-1", "cards.hand_size"),
    Power(BELLE, CHARMS, "BELLE-1", "train.choosable"),
    Power(TUCO, FIRES_THROUGH_ROOFS, "TUCO-1", "train.in_line_of_fire"),
    Power(DJANGO, PUSHES, "DJANGO-1", "actions.fire.Fire"),
    Power(CHEYENNE, SNATCHES_PURSES, "CHEYENNE-1", "actions.punch.Punch"),
    Power(MEI, CLIMBS_DIAGONALLY, "MEI-1", "actions.floor.FloorChange"),
]
"""By bandit."""


def power_of(bandit: int) -> int:
    """The flag of a bandit's own power."""
    return POWERS[bandit].flag
