"""The shape of a seat's view of Colt Super Express, for those who draw it."""

from typing import TypedDict


class Card(TypedDict):
    """A loot card: which wagon it was, and its value."""

    wagon: int
    value: int


class Line(TypedDict):
    """A place of the train and who stands there, from rear to front."""

    place: str
    bandits: list[str]


class Rider(TypedDict):
    """A bandit, on the train or off it."""

    bandit: str
    seat: int
    place: str | None
    facing: str
    stunned: bool
    target: str | None
    loot: list[Card]


class SuperSeen(TypedDict):
    """What the terminal needs of a view."""

    seat: int | None
    phase: str
    round: int
    first: int
    deciders: list[int]
    choices: list[str]
    cards: list[str]
    wagons: int
    places: list[Line]
    bandits: list[Rider]
