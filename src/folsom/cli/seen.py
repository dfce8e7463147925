"""The shape of a seat's view of Colt Express, for those who draw it."""

from typing import NotRequired, TypedDict, cast

from folsom.game.protocol import Game


class Token(TypedDict):
    """A loot token; without a value if the viewer does not know it."""

    kind: str
    value: int | None
    whiskey: NotRequired[str | None]


class Place(TypedDict):
    """A place of the train and the loot lying there."""

    place: str
    loot: list[Token]


class Sheet(TypedDict):
    """A bandit and what lies on its sheet."""

    bandit: str
    seat: int
    place: str | None
    bullets: int
    loot: list[Token]
    station: int
    hostage: NotRequired[str | None]
    wanted: NotRequired[bool]
    prisoner: NotRequired[str | None]
    fists: NotRequired[list[str]]
    hurt: NotRequired[list[str]]


class Player(TypedDict):
    """A seat's cards; which ones only for the viewer's own."""

    seat: int
    bandits: list[str]
    hand: int
    deck: int
    received: dict[str, int]
    cards: NotRequired[list[str]]
    discard: NotRequired[list[str]]


class Played(TypedDict):
    """A card of the pile; without its words if it is hidden from the viewer."""

    seat: int
    face_down: bool
    card: str | None
    resolved: bool


class Round(TypedDict):
    """A round card that was turned up."""

    card: str
    turns: list[str]
    happening: str
    keep: NotRequired[int]


class Goal(TypedDict):
    """One of the marshal's goals; without its name if the viewer does not know it."""

    goal: str | None
    turned: bool
    open: bool
    fulfilled: NotRequired[bool]
    count: NotRequired[int]
    needed: NotRequired[int]


class Achievements(TypedDict):
    """What the marshal has achieved."""

    wanted: list[str]
    companions: list[str]
    bags: list[Token]


class Seen(TypedDict):
    """What the terminal needs of a view."""

    seat: int | None
    phase: str
    round: int
    turn: int
    acting: str | None
    first: int
    deciders: list[int]
    choices: list[str]
    rounds: list[Round]
    wagons: list[str]
    marshal: int | None
    neutral: int
    strongbox_waits: bool
    places: list[Place]
    bandits: list[Sheet]
    players: list[Player]
    pile: list[Played]
    expert: bool
    pairs: bool
    teams: bool
    expansions: NotRequired[list[str]]
    stagecoach: NotRequired[int]
    shotgun: NotRequired[str]
    horses: NotRequired[list[int]]
    hostages: NotRequired[list[str]]
    wagon: NotRequired[int]
    destination: NotRequired[str]
    prisoners: NotRequired[list[str]]
    stacks: NotRequired[dict[str, list[str]]]
    fistfighters: NotRequired[list[str]]
    achievements: NotRequired[Achievements]
    goals: NotRequired[list[Goal]]
    chosen: NotRequired[list[bool | str]]
    perils: NotRequired[dict[str, list[str]]]
    """By choice, whom the Shotgun would shoot; not of the view, but found out by `perils`."""


def look(game: Game, seat: int | None) -> Seen:
    """What a seat (None: a spectator) sees."""
    return cast("Seen", game.view(seat))
