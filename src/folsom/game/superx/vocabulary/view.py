"""What a seat or a spectator sees: every field of a view."""

from typing import Literal, NotRequired, TypedDict

from folsom.game.superx.vocabulary.choices import PlanChoice
from folsom.game.superx.vocabulary.names import Facing, SuperCard
from folsom.game.vocabulary.train import CarPlace


class SuperLootCard(TypedDict):
    """The card of a wagon that was uncoupled."""

    wagon: int
    """The wagon that it was."""
    value: int
    """What it is worth."""


class SuperPlace(TypedDict):
    """A place of the train, such as `3 roof`, and who stands there, from rear to front."""

    place: CarPlace
    """Its name, as `3 roof`."""
    bandits: list[str]
    """Who stands there, from rear to front."""


class SuperBandit(TypedDict):
    """A bandit; one off the train has no place. `target` is whom a shot would hit now."""

    bandit: str
    """Its name."""
    seat: int
    """The seat that plays it."""
    place: CarPlace | None
    """Where it stands; `None` if it is off the train."""
    facing: Facing
    """`forward`, to the locomotive, or `back`."""
    stunned: bool
    """Whether it lies."""
    target: str | None
    """Whom it would hit if it shot now; `None` for nobody."""
    loot: list[SuperLootCard]
    """Its loot cards, each with the `wagon` that it was and its `value`."""


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
    """`"super"`."""
    seat: int | None
    """Whose view it is; `None` for a spectator."""
    phase: Literal["planning", "over"]
    """`planning` or `over`."""
    round: int
    """From 1."""
    first: int
    """The seat whose card is turned up first in this round."""
    order: list[int]
    """The seats on the train in the order in which their cards are turned up."""
    ranks: NotRequired[list[int]]
    """For each seat its rank from 1 if the game ended now; not in games that were kept before it
    was said.
    """
    deciders: list[int]
    """The seats that have yet to plan."""
    choices: list[str]
    """The notation of this seat's own choices; empty for everybody else."""
    cards: list[SuperCard]
    """The cards that everybody has."""
    expansions: list[Literal["reflexes", "horse"]]
    """The modules in play."""
    wagons: int
    """How many are still coupled."""
    places: list[SuperPlace]
    """Every place of the train, from `0 inside` to the roof of the last wagon: `place`, and
    `bandits` from rear to front.
    """
    bandits: list[SuperBandit]
    """Every bandit, in the order of the seats."""
    players: list[SuperPlayer]
    """Every seat: `seat`, and `bandits`, of which there is one."""
    chosen: list[bool | PlanChoice]
    """For each seat whether it has planned; one's own plan as in `offers`; after the end
    everybody's last.
    """
    offers: NotRequired[list[PlanChoice]]
    """Only while the seat has to plan: the same choices with their fields, each with its
    notation as `text`.
    """
    values: NotRequired[list[int]]
    """Only when it is over: the values of all wagon cards, from wagon 1."""
    result: NotRequired[SuperResult]
    """Only when it is over: [the result](#result) as plain values."""
