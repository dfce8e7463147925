"""What is in the box of Marshal & Prisoners, as printed or, where nobody knows, as we think."""

from typing import Final, Literal

from mypy_extensions import i64

from folsom.game.express.components import (
    ARREST,
    BANDITS,
    CRIME,
    DEADLY_FALL,
    FIRE,
    FLOOR,
    FLOOR_PLUS,
    GUILTY_CONSCIENCE,
    MOVE,
    MOVE_PLUS,
    NO_EVENT,
    PUNCH,
    REFLEXES,
    RUMOURS,
    SAFE_PLACE,
    RoundCard,
    turns_of,
)
from folsom.game.express.vocabulary.names import Bullet, Fistfighter

LAWMANS_DECK: Final = [
    MOVE,
    MOVE,
    FLOOR,
    FIRE,
    FIRE,
    FIRE,
    MOVE_PLUS,
    FLOOR_PLUS,
    ARREST,
    ARREST,
]

PRISON_CAR: Final = "prison"
"""The name of the last car, beside those of the wagons."""
FEW_WAGONS: Final = 4
MANY_WAGONS: Final = 5
"""Wagons before the prison car, for 2 to 4 bandits and for more."""

PRISONERS: Final = 3
"""How many wait in the prison car."""
WANTED: Final = 500
PRISONERS_REWARD: Final = 200

# The Fistfighter cards, the top one first.
FISTFIGHTERS: Final[tuple[Fistfighter, ...]] = ("gold", "silver", "bronze")
FISTS_WORTH: Final = [800, 500, 300]

# The marshal's bullets. The first three last until the end of the round.
LOST_WEAPON: Final = 0
HURT_KNEE: Final = 1
HURT_SHOULDER: Final = 2
GOTCHA: Final = 3
DROP_THE_BAG: Final = 4
GOLDEN: Final = 5
EFFECTS: Final[tuple[Bullet, ...]] = (
    "lost-weapon",
    "hurt-knee",
    "hurt-shoulder",
    "gotcha",
    "drop-the-bag",
    "golden",
)
LASTING: Final = 3
"""How many of the effects last."""
BARS: Final = [FIRE, FLOOR, PUNCH]
"""By lasting effect, the kind of card that it takes the effect from."""

FIRST_HURT: Final = 16
"""The bit of the first lasting effect among the flags of a bandit."""
HURTS: Final = 0x7 << 16


def hindrance(flags: i64, kind: i64) -> i64:
    """The lasting effect among a bandit's flags that bars a kind of card, or -1 (MP-7)."""
    effect: i64 = 0
    while effect < LASTING:
        if flags >> (FIRST_HURT + effect) & 1 and BARS[effect] == kind:
            return effect
        effect += 1
    return -1


FIRST_PRISONER: Final = 20
"""The bit of the first companion among the flags of the bandit that holds it."""
ANY_PRISONER: Final = 0x7F << 20

LEFT: Final = 0
RIGHT: Final = 1
STACKS: Final[tuple[Literal["left", "right"], ...]] = ("left", "right")
STACK: Final = 6
BULLETS_IN_STACKS: Final = [
    [LOST_WEAPON, HURT_KNEE, DROP_THE_BAG, HURT_SHOULDER, GOTCHA, GOLDEN],
    [HURT_SHOULDER, GOTCHA, LOST_WEAPON, DROP_THE_BAG, HURT_KNEE, GOLDEN],
]
"""The two stacks, the first shot first; reconstructed."""

# The goals; from WARRANT on, one for each bandit.
JUST_A_SCRATCH: Final = 0
DODGING: Final = 1
GOLDEN_BULLET: Final = 2
MAIL: Final = 3
KEY: Final = 4
LEAD_RAIN: Final = 5
SWORN_ENEMY: Final = 6
WARRANT: Final = 7
GOALS: Final = [
    "just-a-scratch",
    "dodging",
    "golden-bullet",
    "mail",
    "key",
    "lead-rain",
    "sworn-enemy",
    *[f"warrant-{name}" for name in BANDITS],
]
FOR_FEW: Final = 5
"""How many of the special goals there are with fewer than 4 bandits."""
MANY_BANDITS: Final = 4
SPECIAL_GOALS: Final = 3
WARRANTS: Final = 2
GOALS_TO_WIN: Final = 4

GOALS_WORTH: Final = 1000
BADGE: Final = 10_000
"""What a goal, and winning by them, counts in scores, where the marshal has no money."""

MARSHAL_2_TO_4: Final = [
    RoundCard("safe-place", turns_of("SBTS"), SAFE_PLACE, keep=1),
    RoundCard("rumours", turns_of("STBSS"), RUMOURS, keep=1),
    RoundCard("reflexes", turns_of("SSD"), REFLEXES),
    RoundCard("rough-track", turns_of("BSTS"), NO_EVENT, keep=2),
    RoundCard("switchback", turns_of("STSR"), NO_EVENT, keep=1),
]

MARSHAL_5_TO_7: Final = [
    RoundCard("safe-place", turns_of("SBT"), SAFE_PLACE, keep=1),
    RoundCard("rumours", turns_of("STBS"), RUMOURS, keep=1),
    RoundCard("reflexes", turns_of("SD"), REFLEXES),
    RoundCard("rough-track", turns_of("BST"), NO_EVENT, keep=2),
    RoundCard("switchback", turns_of("STR"), NO_EVENT, keep=1),
]

MARSHAL_STATIONS: Final = [
    RoundCard("guilty-conscience", turns_of("SSTS"), GUILTY_CONSCIENCE, station=True),
    RoundCard("deadly-fall", turns_of("SSTS"), DEADLY_FALL, station=True),
    RoundCard("crime-does-not-pay", turns_of("SSTS"), CRIME, station=True),
]
