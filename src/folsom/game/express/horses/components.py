"""What is in the box of Horses & Stagecoach, as printed."""

from typing import Final

from folsom.game.express.components import (
    ESCAPE,
    EXHAUSTED_HORSES,
    FULL_SPEED,
    MARSHALS_WHISKEY,
    MORTAL_BULLET,
    NO_EVENT,
    SHARING,
    SHOTGUNS_RAGE,
    RoundCard,
    turns_of,
)
from folsom.game.express.vocabulary.names import Hostage

MORE_NEUTRAL_BULLETS: Final = 3

# The hostages, as flags of a bandit beside its powers; what they hinder goes by the same flags.
POODLE: Final = 1 << 8
BANKER: Final = 1 << 9
MINISTER: Final = 1 << 10
TEACHER: Final = 1 << 11
ZEALOT: Final = 1 << 12
OLD_LADY: Final = 1 << 13
POKER_PLAYER: Final = 1 << 14
PHOTOGRAPHER: Final = 1 << 15
FIRST_HOSTAGE: Final = 8
"""The bit of the first of them."""
ANY_HOSTAGE: Final = 0xFF00
HOSTAGES: Final[tuple[Hostage, ...]] = (
    "poodle",
    "banker",
    "minister",
    "teacher",
    "zealot",
    "old-lady",
    "poker-player",
    "photographer",
)

# Ransom, and what it is paid for.
RANSOM: Final = [1000, 1000, 900, 800, 700, 500, 250, 200]
"""By hostage; from the old lady on for each jewel, purse or bullet."""

MORTAL: Final = 150
"""What a bullet of the last round costs at the station Mortal bullet."""

HORSES_2_TO_4: Final = [
    RoundCard("stand-off", turns_of("LTSS"), NO_EVENT, keep=2),
    RoundCard("marshals-whiskey", turns_of("SSTTS"), MARSHALS_WHISKEY, keep=1),
    RoundCard("exhausted-horses", turns_of("LSDS"), EXHAUSTED_HORSES, horses=1),
    RoundCard("full-speed", turns_of("STS"), FULL_SPEED, keep=1),
    RoundCard("shotguns-rage", turns_of("STLS"), SHOTGUNS_RAGE, keep=1),
]

HORSES_5_TO_7: Final = [
    RoundCard("stand-off", turns_of("LTS"), NO_EVENT, keep=2),
    RoundCard("marshals-whiskey", turns_of("STTS"), MARSHALS_WHISKEY, keep=1),
    RoundCard("exhausted-horses", turns_of("LSD"), EXHAUSTED_HORSES, horses=2),
    RoundCard("full-speed", turns_of("SSTS"), FULL_SPEED, keep=1),
    RoundCard("shotguns-rage", turns_of("STLS"), SHOTGUNS_RAGE, keep=1),
]

HORSES_STATIONS: Final = [
    RoundCard("mortal-bullet", turns_of("SSTS"), MORTAL_BULLET, station=True),
    RoundCard("sharing", turns_of("SSTS"), SHARING, station=True),
    RoundCard("escape", turns_of("SSTSS"), ESCAPE, station=True),
]
