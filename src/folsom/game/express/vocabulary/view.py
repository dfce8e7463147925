"""What a seat or a spectator sees: every field of a view.

Fields that are not always there are there in some modes or moments only; docs/protocol.md says
when.
"""

from typing import Literal, NotRequired, TypedDict

from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.express.vocabulary.names import (
    Bullet,
    Expansion,
    Fistfighter,
    Hostage,
    Loot,
    Phase,
    Turn,
    Whiskey,
)


class Token(TypedDict):
    """A loot token; its value is none for eyes that cannot know it. Full flasks have a whiskey."""

    kind: Loot
    value: int | None
    whiskey: NotRequired[Whiskey | None]


class Place(TypedDict):
    """A place of the train, such as `3 roof`, and what lies there."""

    place: str
    loot: list[Token]


class RoundCard(TypedDict):
    """A round card that was turned up; `happening` is empty if it has no event."""

    card: str
    turns: list[Turn]
    happening: str
    keep: NotRequired[int]


class Bandit(TypedDict):
    """A bandit, where it stands and what lies on its sheet."""

    bandit: str
    seat: int
    place: str | None
    bullets: int
    loot: list[Token]
    station: int
    hostage: NotRequired[Hostage | None]
    wanted: NotRequired[bool]
    prisoner: NotRequired[str | None]
    fists: NotRequired[list[Fistfighter]]
    hurt: NotRequired[list[Bullet]]


class Goal(TypedDict):
    """A goal of the marshal; its name is none for eyes that cannot know it."""

    goal: str | None
    turned: bool
    open: bool
    fulfilled: NotRequired[bool]
    count: NotRequired[int]
    needed: NotRequired[int]


class Stacks(TypedDict):
    """The bullets left in the marshal's two stacks, the next one first."""

    left: list[Bullet]
    right: list[Bullet]


class Achievements(TypedDict):
    """What the marshal has: bandits once arrested, prisoners brought back, mail bags."""

    wanted: list[str]
    companions: list[str]
    bags: list[Token]


class Player(TypedDict):
    """A seat's cards: how many for all, which for the seat itself."""

    seat: int
    bandits: list[str]
    hand: int
    deck: int
    received: dict[str, int]
    clogged: int
    cards: NotRequired[list[str]]
    staged: NotRequired[list[str]]
    top: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    sure: NotRequired[list[str]]
    kept: NotRequired[int]
    from_partner: NotRequired[list[int]]
    may_hold: NotRequired[list[str]]


class Played(TypedDict):
    """A card on the pile; its text is none while it is hidden."""

    seat: int
    face_down: bool
    card: str | None
    resolved: bool


class Line(TypedDict):
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


class Standing(TypedDict):
    """What a seat has in the end; who was caught cannot win."""

    seat: int
    bandits: list[str]
    money: int
    bullets: int
    rank: int
    lines: list[Line]
    caught: NotRequired[bool]
    goals: NotRequired[list[Goal]]


class Team(TypedDict):
    """What partners have together; the lines are those that belong to neither alone."""

    seats: list[int]
    money: int
    bullets: int
    rank: int
    lines: list[Line]


class Result(TypedDict):
    """How the game ended."""

    standings: list[Standing]
    winners: list[int]
    decided_by: Literal["money", "bullets", "shared", "nobody", "goals"]
    teams: NotRequired[list[Team]]


class ExpressView(TypedDict):
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
    offers: NotRequired[list[ExpressChoice]]
    chosen: NotRequired[list[bool | ExpressChoice]]
    expansions: NotRequired[list[Expansion]]
    stagecoach: NotRequired[int]
    shotgun: NotRequired[str]
    horses: NotRequired[list[int]]
    hostages: NotRequired[list[Hostage]]
    drinking: NotRequired[int]
    wagon: NotRequired[int]
    destination: NotRequired[str]
    prisoners: NotRequired[list[str]]
    stacks: NotRequired[Stacks]
    fistfighters: NotRequired[list[Fistfighter]]
    achievements: NotRequired[Achievements]
    goals: NotRequired[list[Goal]]
    more: NotRequired[bool]
    result: NotRequired[Result]
