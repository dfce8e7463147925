"""The shapes of what Horses & Stagecoach and the time machine tell (docs/protocol.md)."""

from msgspec import UNSET, UnsetType

from folsom.wire.event import Told
from folsom.wire.shapes import Hostage, Whiskey


class DrankEvent(Told, tag="drank"):
    """A drink was taken."""

    bandit: str
    whiskey: Whiskey


class DrankSecretlyEvent(Told, tag="drank-secretly"):
    """A drink in a turmoil, and the cards drawn for it: for the seat alone."""

    bandit: str
    whiskey: Whiskey
    cards: list[str]


class HostageEvent(Told, tag="hostage"):
    """A hostage was taken."""

    bandit: str
    hostage: Hostage


class ShotgunEvent(Told, tag="shotgun"):
    """The Shotgun was thrown there from his stagecoach."""

    to: str


class StagecoachEvent(Told, tag="stagecoach", rename={"origin": "from"}):
    """It fell behind, and with it the Shotgun if he is on the train."""

    origin: int
    to: int
    shotgun: bool


class HorseLostEvent(Told, tag="horse-lost"):
    """A horse beside this car leaves the game."""

    car: int


class MarshalDrankEvent(Told, tag="marshal-drank"):
    """The marshal emptied a flask."""

    whiskey: Whiskey


class SharedEvent(Told, tag="shared"):
    """The strongbox of the first was divided among these, so much each."""

    bandit: str
    bandits: list[str]
    amount: int


class MortalBulletEvent(Told, tag="mortal-bullet"):
    """So much was lost for the bullets of this round."""

    seat: int
    amount: int


class VanishedEvent(Told, tag="vanished"):
    """A journey through time begins; where to, only the seat knows."""

    bandit: str
    to: str | UnsetType = UNSET


class TimeMachineEvent(Told, tag="time-machine"):
    """The reward at the end."""

    bandit: str
    amount: int
