"""What Horses & Stagecoach and the time machine tell."""

from typing import Annotated, Literal, NotRequired, TypedDict

from folsom.game.express.vocabulary.names import Hostage, Loot, Whiskey
from folsom.game.express.vocabulary.written import Card, Place
from folsom.game.secret import THE_SEAT

_FromCar = TypedDict("_FromCar", {"from": int})


class DrankEvent(TypedDict):
    """A drink was taken from this kind of token, of which that kind is left, or none."""

    event: Literal["drank"]
    bandit: str
    whiskey: Whiskey
    loot: Loot
    left: Loot | None


class DrankSecretlyEvent(TypedDict):
    """Private: a drink in a turmoil, and the cards drawn for it."""

    event: Literal["drank-secretly"]
    bandit: Annotated[str, THE_SEAT]
    whiskey: Annotated[Whiskey, THE_SEAT]
    cards: Annotated[list[Card], THE_SEAT]


class HostageEvent(TypedDict):
    """A hostage was taken."""

    event: Literal["hostage"]
    bandit: str
    hostage: Hostage


class ShotgunEvent(TypedDict):
    """The Shotgun was thrown there from his stagecoach; his strongbox stays behind, at `place`."""

    event: Literal["shotgun"]
    to: Place
    loot: Loot
    place: Place


class StagecoachEvent(_FromCar):
    """The stagecoach fell behind, from one car to the next.

    With it did the Shotgun if he is on the train; `shotgun` is where he is now.
    """

    event: Literal["stagecoach"]
    to: int
    shotgun: NotRequired[Place]


class HorsesEvent(TypedDict):
    """All horses fell behind; so many stand beside each car now."""

    event: Literal["horses"]
    horses: list[int]


class HorseLostEvent(TypedDict):
    """A horse beside this car leaves the game."""

    event: Literal["horse-lost"]
    car: int


class MarshalDrankEvent(TypedDict):
    """The marshal emptied a flask that lay at `place`."""

    event: Literal["marshal-drank"]
    whiskey: Whiskey
    loot: Loot
    place: Place


class SharedEvent(TypedDict):
    """The strongbox of the first was divided among these, so much each."""

    event: Literal["shared"]
    bandit: str
    bandits: list[str]
    amount: int


class MortalBulletEvent(TypedDict):
    """So much was lost for the bullets of this round."""

    event: Literal["mortal-bullet"]
    seat: int
    amount: int


class VanishedEvent(TypedDict):
    """A journey through time begins."""

    event: Literal["vanished"]
    bandit: str
    to: NotRequired[Annotated[Place, THE_SEAT]]


class TimeMachineEvent(TypedDict):
    """The reward at the end (TM-5): so much, and all that lies at `place`."""

    event: Literal["time-machine"]
    bandit: str
    amount: int
    place: Place
