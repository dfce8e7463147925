"""What is in the box: bandits, cards, loot, wagons and round cards, as printed.

Sources and how sure they are stand in docs/components.md.
"""

from typing import Final, final, get_args

from folsom.game.express.vocabulary.names import Action, Expansion, Loot, Turn, Whiskey

# The expansions, as bits of a mask.
HORSES: Final = 1
MACHINE: Final = 2
CURSED: Final = 4
PRISON: Final = 8
EXPANSIONS: Final[list[str]] = list(get_args(Expansion))

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

LAWMAN: Final = 7
"""The marshal as a player's figure, beside the bandits."""
NAMES: Final = [*BANDITS, "Marshal"]
"""The names of all figures."""

NEUTRAL: Final = 15
"""Where the marshal's and the events' bullets come from."""

# The kinds of card. A card is `bandit << 4 | kind`; a bullet's bandit is the one who fired it. What
# bandits can have comes first, then what only the marshal has.
MOVE: Final = 0
FLOOR: Final = 1
FIRE: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
RIDE: Final = 6
BRAINWAVE: Final = 7
MOVE_PLUS: Final = 8
FLOOR_PLUS: Final = 9
ARREST: Final = 10
BULLET: Final = 15
ACTION_NAMES: Final[tuple[Action, ...]] = get_args(Action)
ACTION_KINDS: Final = (2 << ARREST) - 1
"""The mask of the kinds that are actions."""
BANDITS_KINDS: Final = (1 << MOVE_PLUS) - 1
"""The mask of those that bandits have."""

CALM: Final = ACTION_KINDS & ~(1 << FIRE | 1 << PUNCH)
"""The kinds that may be played in a jolt."""

DECK: Final = [MOVE, MOVE, FLOOR, FLOOR, FIRE, FIRE, ROB, ROB, PUNCH, MARSHAL]
PAIR_DECK: Final = [MOVE, FLOOR, FIRE, ROB, PUNCH]
"""Each bandit's part of the deck of a pair, which shares one Marshal card besides."""

BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13

# The kinds of loot. Full flasks look alike, half-full ones show what is in them.
NO_LOOT: Final = 0
PURSE: Final = 1
JEWEL: Final = 2
STRONGBOX: Final = 3
FLASK: Final = 4
HALF_USUAL: Final = 5
HALF_OLD: Final = 6
MAIL_BAG: Final = 7
LOOT: Final[tuple[Loot, ...]] = ("", *get_args(Loot))  # type: ignore[arg-type]
"""By kind; what is no loot has no name."""

# What is in a flask; it stands in the place of a full flask's value.
USUAL: Final = 0
OLD: Final = 1
WHISKEY: Final[tuple[Whiskey, ...]] = get_args(Whiskey)

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
    (STRONGBOX, 1000, 1),  # the stagecoach's
    (PURSE, 1, 2),  # cursed, down to the strongbox
    (PURSE, 2, 2),
    (JEWEL, 5, 2),
    (STRONGBOX, 10, 1),
    (FLASK, USUAL, 5),
    (FLASK, OLD, 1),
    (HALF_USUAL, USUAL, 6),  # what a full flask turns into, whichever of the six it was
    (HALF_OLD, OLD, 1),
    (MAIL_BAG, 200, 1),
    (MAIL_BAG, 1200, 1),
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
PURSES: Final = 0x3FFFFFF | 0xF << 35
JEWELS: Final = 0x3F << 26 | 0x3 << 39
STRONGBOXES: Final = 0x7 << 32 | 0x1 << 41
FLASKS: Final = 0x3F << 42
HALF_USUALS: Final = 0x3F << 48
HALF_OLDS: Final = 0x1 << 54
WHISKEYS: Final = 0x1FFF << 42
MAIL_BAGS: Final = 0x3 << 55
"""The same masks once more, as constants for compiled code."""

BASE_PURSES: Final = 18
MEIS_PURSE: Final = 18
CONDUCTORS_PURSE: Final = 19
FIRST_JEWEL: Final = 26
FIRST_STRONGBOX: Final = 32
COACH_STRONGBOX: Final = 34
CURSED_PURSES: Final = [35, 36, 37, 38]
CURSED_JEWELS: Final = [39, 40]
CURSED_STRONGBOXES: Final = [41]
FIRST_FLASK: Final = 42
FIRST_HALF_USUAL: Final = 48
THE_HALF_OLD: Final = 54
FIRST_MAIL_BAG: Final = 55

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
TURMOIL: Final = 4
JOLT: Final = 5
TURNS: Final[tuple[Turn, ...]] = get_args(Turn)
TURN_LETTERS: Final = "STDRLB"
"""How a card's turns are written for short, a letter for each kind."""


def turns_of(letters: str) -> list[int]:
    """Turns from letters: S standard, T tunnel, D speeding-up, R switching, L turmoil, B jolt."""
    return [TURN_LETTERS.index(letter) for letter in letters]


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
EXHAUSTED_HORSES: Final = 9
MARSHALS_WHISKEY: Final = 10
FULL_SPEED: Final = 11
SHOTGUNS_RAGE: Final = 12
SHARING: Final = 13
ESCAPE: Final = 14
MORTAL_BULLET: Final = 15
SAFE_PLACE: Final = 16
RUMOURS: Final = 17
REFLEXES: Final = 18
GUILTY_CONSCIENCE: Final = 19
DEADLY_FALL: Final = 20
CRIME: Final = 21
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
    "exhausted-horses",
    "marshals-whiskey",
    "full-speed",
    "shotguns-rage",
    "sharing",
    "escape",
    "mortal-bullet",
    "safe-place",
    "rumours",
    "reflexes",
    "guilty-conscience",
    "deadly-fall",
    "crime-does-not-pay",
]


@final
class RoundCard:
    """A round card: its turns from left to right and the event at its end."""

    __slots__ = ("event", "horses", "keep", "name", "station", "turns")

    def __init__(
        self,
        name: str,
        turns: list[int],
        event: int,
        station: bool = False,
        keep: int = 0,
        horses: int = 0,
    ) -> None:
        """The name is ours; `event` is one of the events above."""
        self.name: Final = name
        self.turns: Final = turns
        self.event: Final = event
        self.station: Final = station
        self.keep: Final = keep
        """How many cards may be kept in hand after Schemin'."""
        self.horses: Final = horses
        """How many horses its event exhausts."""


CARDS_2_TO_4: Final = [
    RoundCard("angry-marshal", turns_of("SSTR"), ANGRY_MARSHAL),
    RoundCard("swivel-arm", turns_of("STSS"), SWIVEL_ARM),
    RoundCard("braking", turns_of("SSSS"), BRAKING),
    RoundCard("take-it-all", turns_of("STDS"), TAKE_IT_ALL),
    RoundCard("rebellion", turns_of("SSTSS"), REBELLION),
    RoundCard("bridge", turns_of("SDS"), NO_EVENT),
    RoundCard("tunnel", turns_of("STSTS"), NO_EVENT),
]

CARDS_5_TO_7: Final = [
    RoundCard("angry-marshal", turns_of("SSR"), ANGRY_MARSHAL),
    RoundCard("swivel-arm", turns_of("STS"), SWIVEL_ARM),
    RoundCard("braking", turns_of("STSS"), BRAKING),
    RoundCard("take-it-all", turns_of("SDR"), TAKE_IT_ALL),
    RoundCard("rebellion", turns_of("STSR"), REBELLION),
    RoundCard("bridge", turns_of("SD"), NO_EVENT),
    RoundCard("tunnel", turns_of("STST"), NO_EVENT),
]

STATIONS: Final = [
    RoundCard("pickpocketing", turns_of("SSTS"), PICKPOCKETING, station=True),
    RoundCard("revenge", turns_of("SSTS"), REVENGE, station=True),
    RoundCard("hostage-conductor", turns_of("SSTS"), HOSTAGE_CONDUCTOR, station=True),
]

ROUNDS: Final = 5


def card_text(card: int) -> str:
    """A card in words: "Ghost fire", "Tuco bullet", "neutral bullet"."""
    return CARD_TEXTS[card]


_OWNERS: Final = [*NAMES, *[""] * (NEUTRAL - len(NAMES)), "neutral"]
_WORDS: Final = [*ACTION_NAMES, *[""] * (BULLET - len(ACTION_NAMES)), "bullet"]
CARD_TEXTS: Final = [f"{owner} {word}" for owner in _OWNERS for word in _WORDS]
"""By card, so that hands are told without putting texts together each time."""
