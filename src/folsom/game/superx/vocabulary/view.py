"""What a seat or a spectator sees: every field of a view."""

from typing import Literal, NotRequired, TypedDict

from folsom.game.superx.vocabulary.choices import PlanChoice
from folsom.game.superx.vocabulary.names import Facing, SuperCard


class SuperLootCard(TypedDict):
    """The card of a wagon that was uncoupled."""

    wagon: int
    value: int


class SuperPlace(TypedDict):
    """A place of the train, such as `3 roof`, and who stands there, from rear to front."""

    place: str
    bandits: list[str]


class SuperBandit(TypedDict):
    """A bandit; one off the train has no place. `target` is whom a shot would hit now."""

    bandit: str
    seat: int
    place: str | None
    facing: Facing
    stunned: bool
    target: str | None
    loot: list[SuperLootCard]


class SuperPlayer(TypedDict):
    """A seat and its bandit."""

    seat: int
    bandits: list[str]


class SuperLine(TypedDict):
    """The loot of a seat."""

    kind: Literal["loot"]
    bandit: str
    count: int
    amount: int


class SuperStanding(TypedDict):
    """How a seat ended."""

    seat: int
    bandits: list[str]
    money: int
    bullets: int
    rank: int
    lines: list[SuperLine]


class SuperResult(TypedDict):
    """How the game ended."""

    standings: list[SuperStanding]
    winners: list[int]
    decided_by: Literal["standing", "cards", "value", "shared"]


class SuperView(TypedDict):
    """All that a seat (none: a spectator) may know."""

    game: Literal["super"]
    seat: int | None
    phase: Literal["planning", "over"]
    round: int
    first: int
    deciders: list[int]
    choices: list[str]
    cards: list[SuperCard]
    expansions: list[Literal["reflexes", "horse"]]
    wagons: int
    places: list[SuperPlace]
    bandits: list[SuperBandit]
    players: list[SuperPlayer]
    chosen: list[bool | PlanChoice]
    offers: NotRequired[list[PlanChoice]]
    values: NotRequired[list[int]]
    result: NotRequired[SuperResult]
