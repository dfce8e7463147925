"""All that Colt Super Express tells; only the plans are secret."""

from typing import Annotated, Literal, NotRequired, TypedDict

from folsom.game.secret import ITS_OWN
from folsom.game.superx.vocabulary.choices import PlanChoice
from folsom.game.superx.vocabulary.names import Facing, SuperCard
from folsom.game.superx.vocabulary.view import SuperResult
from folsom.game.vocabulary.train import CarPlace

Going = Literal["move", "floor", "shot", "horse"]
Falling = Literal["move", "shot", "uncoupled"]
"""The causes of coming to a place and of falling off the train."""

_From = TypedDict("_From", {"from": CarPlace})


class SuperPlacedEvent(TypedDict):
    """A bandit is set on the train."""

    event: Literal["placed"]
    bandit: str
    place: CarPlace
    facing: Facing


class SuperRoundEvent(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int
    first: int


class SuperChoseEvent(TypedDict):
    """A seat has planned."""

    event: Literal["chose"]
    seat: int


class SuperTurnedUpEvent(TypedDict):
    """The next card of a plan; what it does follows."""

    event: Literal["turned-up"]
    bandit: str
    card: SuperCard


class SuperTurnedEvent(TypedDict):
    """A bandit turned around and faces that way."""

    event: Literal["turned"]
    bandit: str
    facing: Facing


class SuperMovedEvent(_From):
    """A bandit came to a place.

    `line` is who stands there then, from rear to front, `stunned` whether it lies there. `cause` is
    `move`, `floor`, `shot` or `horse`.
    """

    event: Literal["moved"]
    bandit: str
    to: CarPlace
    line: list[str]
    facing: Facing
    stunned: bool
    cause: Going


class SuperShotEvent(TypedDict):
    """A bandit is hit; what becomes of it follows."""

    event: Literal["shot"]
    bandit: str
    target: str


class SuperMissedEvent(TypedDict):
    """A shot at nobody."""

    event: Literal["missed"]
    bandit: str


class SuperStoodUpEvent(TypedDict):
    """A stunned bandit stands up."""

    event: Literal["stood-up"]
    bandit: str


class SuperLayDownEvent(TypedDict):
    """A bandit lies down by Reflexes."""

    event: Literal["lay-down"]
    bandit: str


class SuperSavedEvent(TypedDict):
    """One shot off the train turns up its Horse at once; its next turn is passed over."""

    event: Literal["saved"]
    bandit: str


class SuperFellEvent(_From):
    """A bandit is off the train; `cause` is `move`, `shot` or `uncoupled`."""

    event: Literal["fell"]
    bandit: str
    cause: Falling


class SuperUncoupledEvent(TypedDict):
    """The last wagon goes."""

    event: Literal["uncoupled"]
    wagon: int


class SuperTookEvent(TypedDict):
    """A bandit takes the card of that wagon as loot."""

    event: Literal["took"]
    bandit: str
    wagon: int
    value: int


class SuperOverEvent(TypedDict):
    """The game has ended."""

    event: Literal["over"]


class SuperStandsEvent(TypedDict):
    """The last event of every choice: where the game stands now, with the fields of the view.

    `order` is who turns up cards, one after the other; `targets` has for each seat whom a shot of
    its bandit would hit.
    """

    event: Literal["stands"]
    phase: Literal["planning", "over"]
    round: int
    first: int
    order: list[int]
    ranks: NotRequired[list[int]]
    deciders: list[int]
    targets: list[str | None]
    chosen: Annotated[list[bool | PlanChoice], ITS_OWN]
    values: NotRequired[list[int]]
    result: NotRequired[SuperResult]


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
    | SuperStandsEvent
)
