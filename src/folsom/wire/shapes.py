"""The shapes of the Express game's views, as docs/protocol.md describes them.

The server passes views on as the game gives them; these types serve the clients.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Turn = Literal["standard", "tunnel", "speeding-up", "switching", "turmoil", "jolt"]
Action = Literal[
    "move",
    "floor",
    "fire",
    "rob",
    "punch",
    "marshal",
    "ride",
    "brainwave",
    "move+",
    "floor+",
    "arrest",
]
Loot = Literal["purse", "jewel", "strongbox", "flask", "half-usual", "half-old", "mail-bag"]
Whiskey = Literal["usual", "old"]
Hostage = Literal[
    "poodle",
    "banker",
    "minister",
    "teacher",
    "zealot",
    "old-lady",
    "poker-player",
    "photographer",
]
Expansion = Literal["horses", "machine", "cursed", "marshal"]
Bullet = Literal["lost-weapon", "hurt-knee", "hurt-shoulder", "gotcha", "drop-the-bag", "golden"]
Fistfighter = Literal["gold", "silver", "bronze"]
Phase = Literal[
    "start-places",
    "boarding",
    "choose-card",
    "schemin",
    "turmoil",
    "discarding",
    "keeping",
    "stealin",
    "fleeing",
    "taking-hostage",
    "pickpocketing",
    "travelling",
    "handing-over",
    "reflexes",
    "angry-marshal",
    "over",
]


class Shape(Struct, forbid_unknown_fields=True):
    """Every part of a view."""


class Token(Shape):
    """A loot token; its value is none for eyes that cannot know it. Full flasks have a whiskey."""

    kind: Loot
    value: int | None
    whiskey: Whiskey | UnsetType | None = UNSET


class Place(Shape):
    """A place of the train, such as `3 roof`, and what lies there."""

    place: str
    loot: list[Token]


class RoundCard(Shape):
    """A round card that was turned up; `happening` is empty if it has no event."""

    card: str
    turns: list[Turn]
    happening: str
    keep: int | UnsetType = UNSET


class Bandit(Shape):
    """A bandit, where it stands and what lies on its sheet."""

    bandit: str
    seat: int
    place: str | None
    bullets: int
    loot: list[Token]
    station: int
    hostage: Hostage | UnsetType | None = UNSET
    wanted: bool | UnsetType = UNSET
    prisoner: str | UnsetType | None = UNSET
    fists: list[Fistfighter] | UnsetType = UNSET
    hurt: list[Bullet] | UnsetType = UNSET


class Goal(Shape):
    """A goal of the marshal; its name is none for eyes that cannot know it."""

    goal: str | None
    turned: bool
    open: bool
    fulfilled: bool | UnsetType = UNSET
    count: int | UnsetType = UNSET
    needed: int | UnsetType = UNSET


class Stacks(Shape):
    """The bullets left in the marshal's two stacks, the next one first."""

    left: list[Bullet]
    right: list[Bullet]


class Achievements(Shape):
    """What the marshal has: bandits once arrested, prisoners brought back, mail bags."""

    wanted: list[str]
    companions: list[str]
    bags: list[Token]


class Player(Shape):
    """A seat's cards: how many for all, which for the seat itself."""

    seat: int
    bandits: list[str]
    hand: int
    deck: int
    received: dict[str, int]
    clogged: int
    cards: list[str] | UnsetType = UNSET
    staged: list[str] | UnsetType = UNSET
    top: list[str] | UnsetType = UNSET
    discard: list[str] | UnsetType = UNSET
    sure: list[str] | UnsetType = UNSET
    kept: int | UnsetType = UNSET
    strays: list[int] | UnsetType = UNSET
    may_hold: list[str] | UnsetType = UNSET


class Played(Shape):
    """A card on the pile; its text is none while it is hidden."""

    seat: int
    face_down: bool
    card: str | None
    resolved: bool


class Line(Shape):
    """One line of the reckoning; no bandit where it belongs to the seat."""

    kind: Literal[
        "purses",
        "jewels",
        "strongboxes",
        "station",
        "sharing",
        "mortal-bullet",
        "ransom-poodle",
        "ransom-banker",
        "ransom-minister",
        "ransom-teacher",
        "ransom-zealot",
        "ransom-old-lady",
        "ransom-poker-player",
        "ransom-photographer",
        "time-machine",
        "caught",
        "gunslinger",
        "mail-bags",
        "wanted",
        "prisoner",
        "fistfighter",
        "goals",
        "badge",
    ]
    bandit: str
    count: int
    amount: int


class Standing(Shape):
    """What a seat has in the end; who was caught cannot win."""

    seat: int
    bandits: list[str]
    money: int
    bullets: int
    rank: int
    lines: list[Line]
    caught: bool | UnsetType = UNSET
    goals: list[Goal] | UnsetType = UNSET


class Team(Shape):
    """What partners have together; the lines are those that belong to neither alone."""

    seats: list[int]
    money: int
    bullets: int
    rank: int
    lines: list[Line]


class Result(Shape):
    """How the game ended."""

    standings: list[Standing]
    winners: list[int]
    decided_by: Literal["money", "bullets", "shared", "nobody", "goals"]
    teams: list[Team] | UnsetType = UNSET


class ExpressView(Shape):
    """All that a seat (none: a spectator) may know."""

    game: Literal["express"]
    seat: int | None
    phase: Phase
    round: int
    turn: int | None
    first: int
    deciders: list[int]
    acting: str | None
    choices: list[str]
    rounds: list[RoundCard]
    wagons: list[str]
    marshal: int | None
    neutral: int
    strongbox_waits: bool
    places: list[Place]
    bandits: list[Bandit]
    players: list[Player]
    pile: list[Played]
    powers: bool
    events: bool
    expert: bool
    pairs: bool
    teams: bool
    edition: int
    chosen: list[bool | str] | UnsetType = UNSET
    expansions: list[Expansion] | UnsetType = UNSET
    stagecoach: int | UnsetType = UNSET
    shotgun: str | UnsetType = UNSET
    horses: list[int] | UnsetType = UNSET
    hostages: list[Hostage] | UnsetType = UNSET
    drinking: int | UnsetType = UNSET
    wagon: int | UnsetType = UNSET
    destination: str | UnsetType = UNSET
    prisoners: list[str] | UnsetType = UNSET
    stacks: Stacks | UnsetType = UNSET
    fistfighters: list[Fistfighter] | UnsetType = UNSET
    achievements: Achievements | UnsetType = UNSET
    goals: list[Goal] | UnsetType = UNSET
    more: bool | UnsetType = UNSET
    result: Result | UnsetType = UNSET


class Step(Shape):
    """Where a card of one's plan may leave the bandit."""

    action: Action
    places: list[str]
    unsure: bool


class Foretold(Shape):
    """What a card would do, as far as the seat can know."""

    steps: list[Step]
    outcomes: list[str]
