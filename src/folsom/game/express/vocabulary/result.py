"""How a game ended, as plain values."""

from typing import Literal, NotRequired, TypedDict

from folsom.game.express.vocabulary.goal import Goal
from folsom.game.express.vocabulary.written import LineKind


class Line(TypedDict):
    """One line of the reckoning; no bandit where it belongs to the seat."""

    kind: LineKind
    bandit: str
    count: int
    amount: int


class Standing(TypedDict):
    """What a seat has in the end; who was caught cannot win.

    `shots` are the bullets fired at others, of which the gunslinger fired most; the marshal has
    none, nor has anybody in games that were kept before it was said.
    """

    seat: int
    bandits: list[str]
    money: int
    bullets: int
    rank: int
    lines: list[Line]
    caught: NotRequired[bool]
    goals: NotRequired[list[Goal]]
    shots: NotRequired[int]


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
