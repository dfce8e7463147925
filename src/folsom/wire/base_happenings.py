"""The shapes of the base game's events, as docs/protocol.md describes them."""

from typing import Literal

from msgspec import UNSET, UnsetType

from folsom.wire.event import Told
from folsom.wire.shapes import Action, Bullet, Hostage, Loot, Turn


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
    how: Literal["start", "turn", "choose", "whiskey", "turmoil", "partner"]
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
    teams: bool | UnsetType = UNSET


class PlayedEvent(Told, tag="played"):
    """A card goes on the pile."""

    seat: int
    face_down: bool
    card: str | UnsetType = UNSET


class PassedEvent(Told, tag="passed"):
    """No card is played: none is wanted, there is none, or there is none to draw either."""

    seat: int
    cause: Literal["declined", "no-card", "nothing"]


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
    """The card cannot be carried out; a hostage, a bullet or the cell may be the reason."""

    bandit: str
    action: Action
    hostage: Hostage | UnsetType = UNSET
    bullet: Bullet | UnsetType = UNSET
    cell: bool | UnsetType = UNSET


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


class OverEvent(Told, tag="over"):
    """The game has ended."""
