"""The shapes of Colt Super Express's views and events, as docs/protocol.md describes them."""

from typing import Literal

from msgspec import UNSET, UnsetType

from folsom.wire.event import Told
from folsom.wire.shapes import Shape

SuperCard = Literal["turn", "move", "floor", "shoot", "reflexes", "horse"]
Facing = Literal["forward", "back"]


class SuperLootCard(Shape):
    """The card of a wagon that was uncoupled."""

    wagon: int
    value: int


class SuperPlace(Shape):
    """A place of the train, such as `3 roof`, and who stands there, from rear to front."""

    place: str
    bandits: list[str]


class SuperBandit(Shape):
    """A bandit; one off the train has no place. `target` is whom a shot would hit now."""

    bandit: str
    seat: int
    place: str | None
    facing: Facing
    stunned: bool
    target: str | None
    loot: list[SuperLootCard]


class SuperPlayer(Shape):
    """A seat and its bandit."""

    seat: int
    bandits: list[str]


class SuperLine(Shape):
    """The loot of a seat."""

    kind: Literal["loot"]
    bandit: str
    count: int
    amount: int


class SuperStanding(Shape):
    """How a seat ended."""

    seat: int
    bandits: list[str]
    money: int
    bullets: int
    rank: int
    lines: list[SuperLine]


class SuperResult(Shape):
    """How the game ended."""

    standings: list[SuperStanding]
    winners: list[int]
    decided_by: Literal["standing", "cards", "value", "shared"]


class SuperView(Shape):
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
    chosen: list[bool | str]
    values: list[int] | UnsetType = UNSET
    result: SuperResult | UnsetType = UNSET


class SuperStep(Shape):
    """Where a card of a plan would leave the bandit, and whom it would hit."""

    card: SuperCard
    place: str | None
    facing: Facing
    stunned: bool
    target: str | None


class SuperForetold(Shape):
    """What a plan would do if nobody else did anything."""

    steps: list[SuperStep]


class SuperPlacedEvent(Told, tag="placed"):
    """A bandit is set on the train."""

    bandit: str
    place: str
    facing: Facing


class SuperRoundEvent(Told, tag="round"):
    """A round begins."""

    round: int
    first: int


class SuperChoseEvent(Told, tag="chose"):
    """A seat has planned."""

    seat: int


class SuperTurnedUpEvent(Told, tag="turned-up"):
    """The next card of a bandit's plan is turned up and carried out."""

    bandit: str
    card: SuperCard


class SuperTurnedEvent(Told, tag="turned"):
    """A bandit turns around, and faces that way from now on."""

    bandit: str
    facing: Facing


class SuperMovedEvent(Told, tag="moved", rename={"origin": "from"}):
    """A bandit comes to a place; `line` is who stands there then, from rear to front."""

    bandit: str
    origin: str
    to: str
    line: list[str]
    facing: Facing
    cause: Literal["move", "floor", "shot", "horse"]


class SuperShotEvent(Told, tag="shot"):
    """Followed by where the target goes; it lies stunned then, unless a horse saves it."""

    bandit: str
    target: str


class SuperMissedEvent(Told, tag="missed"):
    """A shot at nobody."""

    bandit: str


class SuperStoodUpEvent(Told, tag="stood-up"):
    """A stunned bandit stands up."""

    bandit: str


class SuperLayDownEvent(Told, tag="lay-down"):
    """A bandit lies down by Reflexes."""

    bandit: str


class SuperSavedEvent(Told, tag="saved"):
    """A bandit turns up its Horse at once, and its next turn is passed over."""

    bandit: str


class SuperFellEvent(Told, tag="fell", rename={"origin": "from"}):
    """A bandit is off the train."""

    bandit: str
    origin: str
    cause: Literal["move", "shot", "uncoupled"]


class SuperUncoupledEvent(Told, tag="uncoupled"):
    """The last wagon goes."""

    wagon: int


class SuperTookEvent(Told, tag="took"):
    """A bandit takes the card of that wagon as loot."""

    bandit: str
    wagon: int
    value: int


class SuperOverEvent(Told, tag="over"):
    """The game has ended."""


SuperEvent = (
    SuperPlacedEvent
    | SuperRoundEvent
    | SuperChoseEvent
    | SuperTurnedUpEvent
    | SuperTurnedEvent
    | SuperMovedEvent
    | SuperShotEvent
    | SuperMissedEvent
    | SuperStoodUpEvent
    | SuperLayDownEvent
    | SuperSavedEvent
    | SuperFellEvent
    | SuperUncoupledEvent
    | SuperTookEvent
    | SuperOverEvent
)
