"""What is in the box: bandits, cards, loot, wagons and round cards, as printed.

Sources and how sure they are stand in docs/components.md.
"""

from typing import Final, final

# The bandits. A bandit is known everywhere by this number; its bit is 1 << number.
GHOST: Final = 0
DOC: Final = 1
BELLE: Final = 2
TUCO: Final = 3
DJANGO: Final = 4
CHEYENNE: Final = 5
MEI: Final = 6
BANDITS: Final = ["Ghost", "Doc", "Belle", "Tuco", "Django", "Cheyenne", "Mei"]

NEUTRAL: Final = 7
"""Where the marshal's and the events' bullets come from."""

# The kinds of card. A card is `bandit << 4 | kind`; a bullet's bandit is the one who fired it.
MOVE: Final = 0
FLOOR: Final = 1
FIRE: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
BULLET: Final = 15
ACTIONS: Final = ["move", "floor", "fire", "rob", "punch", "marshal"]
ACTION_KINDS: Final = 0x3F
"""The mask of the kinds that are actions."""

DECK: Final = [MOVE, MOVE, FLOOR, FLOOR, FIRE, FIRE, ROB, ROB, PUNCH, MARSHAL]
PAIR_DECK: Final = [MOVE, FLOOR, FIRE, ROB, PUNCH]
"""Each bandit's part of the deck of a pair, which shares one Marshal card besides."""

BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13

# Powers, as flags of a bandit.
HIDES_FIRST_CARD: Final = 1
DRAWS_SEVEN: Final = 2
CHARMS: Final = 4
FIRES_THROUGH_ROOFS: Final = 8
PUSHES: Final = 16
SNATCHES_PURSES: Final = 32
CLIMBS_DIAGONALLY: Final = 64
POWERS: Final = [
    HIDES_FIRST_CARD,
    DRAWS_SEVEN,
    CHARMS,
    FIRES_THROUGH_ROOFS,
    PUSHES,
    SNATCHES_PURSES,
    CLIMBS_DIAGONALLY,
]

# The kinds of loot.
NO_LOOT: Final = 0
PURSE: Final = 1
JEWEL: Final = 2
STRONGBOX: Final = 3
LOOT: Final = ["", "purse", "jewel", "strongbox"]

# Loot tokens. Each has a number; a set of tokens is a mask of their bits.
PRINTED: Final = (
    [250] * 8
    + [300, 300, 350, 350, 400, 400, 450, 450, 500, 500]
    + [250]  # Mei's purse
    + [250] * 7  # the conductor's purses
    + [500] * 6
    + [1000] * 2
)
"""The value on each token."""

TOKENS: Final = [1 << number for number in range(len(PRINTED))]
"""The bit of each token. Compiled code must not shift a literal 1 beyond 31 bits."""

BASE_PURSES: Final = 18
MEIS_PURSE: Final = 18
CONDUCTORS_PURSE: Final = 19
FIRST_JEWEL: Final = 26
FIRST_STRONGBOX: Final = 32
PURSES: Final = (1 << 26) - 1
JEWELS: Final = 0x3F << 26
STRONGBOXES: Final = 0x3 << 32
LOOT_MASKS: Final = [0, PURSES, JEWELS, STRONGBOXES]

CONDUCTORS_RANSOM: Final = 250
GUNSLINGER: Final = 1000


@final
class Wagon:
    """A wagon and the loot printed on its floor."""

    __slots__ = ("jewels", "name", "purses")

    def __init__(self, name: str, purses: int, jewels: int) -> None:
        """The names are ours; the printed wagons have none."""
        self.name: Final = name
        self.purses: Final = purses
        self.jewels: Final = jewels


WAGONS: Final = [
    Wagon("freight", 1, 0),
    Wagon("coach", 3, 0),
    Wagon("mail", 1, 1),
    Wagon("sleeper", 3, 1),
    Wagon("saloon", 4, 1),
    Wagon("parlour", 0, 3),
]

# The kinds of turn.
STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURNS: Final = ["standard", "tunnel", "speeding-up", "switching"]


def _turns(letters: str) -> list[int]:
    """Turns from letters: S standard, T tunnel, D speeding-up, R switching."""
    return ["STDR".index(letter) for letter in letters]


# The events, stations included.
NO_EVENT: Final = 0
ANGRY_MARSHAL: Final = 1
SWIVEL_ARM: Final = 2
BRAKING: Final = 3
TAKE_IT_ALL: Final = 4
REBELLION: Final = 5
PICKPOCKETING: Final = 6
REVENGE: Final = 7
HOSTAGE_CONDUCTOR: Final = 8
EVENTS: Final = [
    "",
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "rebellion",
    "pickpocketing",
    "revenge",
    "hostage-conductor",
]


@final
class RoundCard:
    """A round card: its turns from left to right and the event at its end."""

    __slots__ = ("event", "name", "station", "turns")

    def __init__(self, name: str, turns: list[int], event: int, station: bool = False) -> None:
        """The name is ours; `event` is one of the events above."""
        self.name: Final = name
        self.turns: Final = turns
        self.event: Final = event
        self.station: Final = station


CARDS_2_TO_4: Final = [
    RoundCard("angry-marshal", _turns("SSTR"), ANGRY_MARSHAL),
    RoundCard("swivel-arm", _turns("STSS"), SWIVEL_ARM),
    RoundCard("braking", _turns("SSSS"), BRAKING),
    RoundCard("take-it-all", _turns("STDS"), TAKE_IT_ALL),
    RoundCard("rebellion", _turns("SSTSS"), REBELLION),
    RoundCard("bridge", _turns("SDS"), NO_EVENT),
    RoundCard("tunnel", _turns("STSTS"), NO_EVENT),
]

CARDS_5_TO_7: Final = [
    RoundCard("angry-marshal", _turns("SSR"), ANGRY_MARSHAL),
    RoundCard("swivel-arm", _turns("STS"), SWIVEL_ARM),
    RoundCard("braking", _turns("STSS"), BRAKING),
    RoundCard("take-it-all", _turns("SDR"), TAKE_IT_ALL),
    RoundCard("rebellion", _turns("STSR"), REBELLION),
    RoundCard("bridge", _turns("SD"), NO_EVENT),
    RoundCard("tunnel", _turns("STST"), NO_EVENT),
]

STATIONS: Final = [
    RoundCard("pickpocketing", _turns("SSTS"), PICKPOCKETING, station=True),
    RoundCard("revenge", _turns("SSTS"), REVENGE, station=True),
    RoundCard("hostage-conductor", _turns("SSTS"), HOSTAGE_CONDUCTOR, station=True),
]

ROUNDS: Final = 5


def card_text(card: int) -> str:
    """A card in words: "Ghost fire", "Tuco bullet", "neutral bullet"."""
    kind = card & 15
    who = card >> 4
    word = "bullet" if kind == BULLET else ACTIONS[kind]
    return f"{'neutral' if who == NEUTRAL else BANDITS[who]} {word}"
