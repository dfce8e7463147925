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

FIGURES: Final = 8
"""How many figures there is room for in lists and masks."""

NEUTRAL: Final = 15
"""Where the marshal's and the events' bullets come from."""

# The kinds of card. A card is `bandit << 4 | kind`; a bullet's bandit is the one who fired it.
MOVE: Final = 0
FLOOR: Final = 1
FIRE: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
BULLET: Final = 15
ACTION_NAMES: Final = ["move", "floor", "fire", "rob", "punch", "marshal"]
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
_TOKENS: Final = [
    (PURSE, 250, 8),
    (PURSE, 300, 2),
    (PURSE, 350, 2),
    (PURSE, 400, 2),
    (PURSE, 450, 2),
    (PURSE, 500, 2),
    (PURSE, 250, 1),  # Mei's
    (PURSE, 250, 7),  # the conductor's
    (JEWEL, 500, 6),
    (STRONGBOX, 1000, 2),
]
"""Kind, value and number of the tokens, in the order of their numbers."""

PRINTED: Final = [value for _, value, count in _TOKENS for _ in range(count)]
"""The value on each token."""

TOKENS: Final = [1 << number for number in range(len(PRINTED))]
"""The bit of each token. Compiled code must not shift a literal 1 beyond 31 bits."""


def _of_kind(wanted: int) -> int:
    """The mask of all tokens of a kind."""
    kinds = [kind for kind, _, count in _TOKENS for _ in range(count)]
    return sum([TOKENS[number] for number, kind in enumerate(kinds) if kind == wanted])


LOOT_MASKS: Final = [_of_kind(kind) for kind in range(len(LOOT))]
PURSES: Final = 0x3FFFFFF
JEWELS: Final = 0x3F << 26
STRONGBOXES: Final = 0x3 << 32
"""The same masks once more, as constants for compiled code."""

BASE_PURSES: Final = 18
MEIS_PURSE: Final = 18
CONDUCTORS_PURSE: Final = 19
FIRST_JEWEL: Final = 26
FIRST_STRONGBOX: Final = 32

HAND: Final = 6
DOCS_HAND: Final = 7
DRAWN: Final = 3
"""Cards drawn at the start of a round, and instead of playing one."""

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
    word = "bullet" if kind == BULLET else ACTION_NAMES[kind]
    return f"{'neutral' if who == NEUTRAL else BANDITS[who]} {word}"
