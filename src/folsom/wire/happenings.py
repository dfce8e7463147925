"""The shapes of the Express game's events, as docs/protocol.md describes them.

The server passes events on as the game gives them; these types serve the clients.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from folsom.wire.shapes import Action, Hostage, Loot, Turn, Whiskey


class Told(Struct, tag_field="event", forbid_unknown_fields=True):
    """Every event."""


class PlacedEvent(Told, tag="placed"):
    """A bandit is set on the train."""

    bandit: str
    place: str


class ChoseEvent(Told, tag="chose"):
    """A seat has chosen in secret."""

    seat: int


class DrewEvent(Told, tag="drew"):
    """Cards came into the hand; which, only the seat knows."""

    seat: int
    count: int
    how: Literal["start", "turn", "choose", "whiskey", "turmoil"]
    cards: list[str] | UnsetType = UNSET


class ReshuffledEvent(Told, tag="reshuffled"):
    """The discard pile becomes the deck."""

    seat: int


class RoundEvent(Told, tag="round"):
    """The round card is turned up."""

    round: int
    card: str
    turns: list[Turn]
    happening: str
    first: int
    keep: int | UnsetType = UNSET


class TurnEvent(Told, tag="turn"):
    """A turn of the round card begins."""

    turn: int
    kind: Turn


class PlayedEvent(Told, tag="played"):
    """A card goes on the pile."""

    seat: int
    face_down: bool
    card: str | UnsetType = UNSET


class PassedEvent(Told, tag="passed"):
    """Neither a card to play nor one to draw."""

    seat: int


class DiscardedEvent(Told, tag="discarded"):
    """A card goes to the discard pile."""

    seat: int
    card: str


class KeptEvent(Told, tag="kept"):
    """So many cards stay in hand."""

    seat: int
    count: int


class ResolvingEvent(Told, tag="resolving"):
    """The next card of the pile is carried out."""

    bandit: str
    action: Action
    hidden: bool


class NoEffectEvent(Told, tag="no-effect"):
    """The card cannot be carried out; a hostage may be the reason."""

    bandit: str
    action: Action
    hostage: Hostage | UnsetType = UNSET


class MovedEvent(Told, tag="moved", rename={"origin": "from"}):
    """A bandit goes, or is moved, from one place to another."""

    bandit: str
    origin: str
    to: str
    cause: Literal[
        "move",
        "floor",
        "flee",
        "push",
        "punch",
        "swivel-arm",
        "braking",
        "ride",
        "full-speed",
        "time-machine",
    ]


class ShotEvent(Told, tag="shot"):
    """The target has one bullet more."""

    bandit: str
    target: str


class PunchedEvent(Told, tag="punched"):
    """Followed by what dropped and where the target went."""

    bandit: str
    target: str


class TookEvent(Told, tag="took"):
    """Loot comes onto a sheet."""

    bandit: str
    loot: Loot
    place: str
    cause: Literal["rob", "snatch", "pickpocketing"]
    value: int | UnsetType = UNSET


class DroppedEvent(Told, tag="dropped"):
    """Loot falls to the floor."""

    bandit: str
    loot: Loot
    place: str
    cause: Literal["punch", "revenge"]
    value: int | UnsetType = UNSET


class LeftEvent(Told, tag="left"):
    """A purse is left lying."""

    bandit: str
    loot: Loot


class MarshalEvent(Told, tag="marshal", rename={"origin": "from"}):
    """The marshal goes from car to car."""

    origin: int
    to: int


class WoundedEvent(Told, tag="wounded"):
    """A neutral bullet."""

    bandit: str
    by: str
    cause: Literal["marshal", "angry-marshal", "rebellion", "shotgun", "shotguns-rage", "poodle"]


class BulletsShortEvent(Told, tag="bullets-short"):
    """Too few neutral bullets, so none of these takes one."""

    bandits: list[str]


class HappeningEvent(Told, tag="happening"):
    """The event of the round card begins."""

    name: str


class StrongboxEvent(Told, tag="strongbox"):
    """The second strongbox is put there."""

    place: str


class RansomEvent(Told, tag="ransom"):
    """The conductor pays."""

    bandit: str
    amount: int


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


class OverEvent(Told, tag="over"):
    """The game has ended."""


ExpressEvent = (
    PlacedEvent
    | ChoseEvent
    | DrewEvent
    | ReshuffledEvent
    | RoundEvent
    | TurnEvent
    | PlayedEvent
    | PassedEvent
    | DiscardedEvent
    | KeptEvent
    | ResolvingEvent
    | NoEffectEvent
    | MovedEvent
    | ShotEvent
    | PunchedEvent
    | TookEvent
    | DroppedEvent
    | LeftEvent
    | MarshalEvent
    | WoundedEvent
    | BulletsShortEvent
    | HappeningEvent
    | StrongboxEvent
    | RansomEvent
    | DrankEvent
    | DrankSecretlyEvent
    | HostageEvent
    | ShotgunEvent
    | StagecoachEvent
    | HorseLostEvent
    | MarshalDrankEvent
    | SharedEvent
    | MortalBulletEvent
    | VanishedEvent
    | TimeMachineEvent
    | OverEvent
)
