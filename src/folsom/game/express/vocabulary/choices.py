"""The fields of each kind of choice.

Bandits, places, cards and kinds of loot are named as in views, so that they can be compared. Where
one leaves the train for good, the place is `gone`.
"""

from typing import Literal, TypedDict

from folsom.game.express.vocabulary.names import Action, Hostage, Loot, Whiskey


class _Choice(TypedDict):
    text: str


class DrawChoice(_Choice):
    """Draw cards instead of playing one."""

    verb: Literal["draw"]


class PlayChoice(_Choice):
    """Put a card on the pile; with `cover` a Fire, and the partner's card at once."""

    verb: Literal["play"]
    card: str
    bandit: str
    action: Action
    face_down: bool
    cover: str | None


class KeepRestChoice(_Choice):
    """Discard no more cards."""

    verb: Literal["keep-rest"]


class DiscardChoice(_Choice):
    """Discard this card, which may be a bullet."""

    verb: Literal["discard"]
    card: str


class ChooseChoice(_Choice):
    """Take this card into the hand, which may be a bullet."""

    verb: Literal["choose"]
    card: str


class StartChoice(_Choice):
    """Start with this bandit in the caboose, and with its partner one wagon before."""

    verb: Literal["start"]
    bandit: str


class MoveChoice(_Choice):
    """Go there."""

    verb: Literal["move"]
    place: str


class FloorChoice(_Choice):
    """Climb there."""

    verb: Literal["floor"]
    place: str


class FireChoice(_Choice):
    """Hit the target; `landing` is `gone` if it is thrown off the train for it."""

    verb: Literal["fire"]
    target: str
    landing: Literal["gone"] | None


class RobChoice(_Choice):
    """Take a token of this kind, or two at once."""

    verb: Literal["rob"]
    loot: Loot
    second: Loot | None


class PunchChoice(_Choice):
    """The target, who may be `Shotgun`, loses loot if any and lands there or is `gone`."""

    verb: Literal["punch"]
    target: str
    loot: Loot | None
    taking: bool
    """Whether who punches takes the loot."""
    landing: str


class MarshalChoice(_Choice):
    """Move the marshal into this car."""

    verb: Literal["marshal"]
    car: int


class LeaveChoice(_Choice):
    """Take no token of this kind."""

    verb: Literal["leave"]
    loot: Loot


class RideChoice(_Choice):
    """Ride there, or be `gone`."""

    verb: Literal["ride"]
    place: str


class FleeChoice(_Choice):
    """Flee there from the Shotgun."""

    verb: Literal["flee"]
    place: str


class HostageChoice(_Choice):
    """Take this hostage."""

    verb: Literal["hostage"]
    hostage: Hostage


class BoardChoice(_Choice):
    """Board this car."""

    verb: Literal["board"]
    bandit: str
    partner: bool
    """Whether the partner of a pair boards too."""
    car: int


class RideOnChoice(_Choice):
    """Do not board this wagon."""

    verb: Literal["ride-on"]


class DrinkChoice(_Choice):
    """Drink from a bandit's flask; `loot` is what kind of token it is."""

    verb: Literal["drink"]
    bandit: str
    whiskey: Whiskey
    loot: Loot


class KeepChoice(_Choice):
    """Keep a card for the next round, or two at once."""

    verb: Literal["keep"]
    card: str
    second: str | None


class KeepNoMoreChoice(_Choice):
    """Keep no more cards for the next round."""

    verb: Literal["keep-no-more"]


class TravelChoice(_Choice):
    """Appear there after a journey through time."""

    verb: Literal["travel"]
    place: str


class PassChoice(_Choice):
    """Play no further card, or let the occasion pass."""

    verb: Literal["pass"]


class SearchChoice(_Choice):
    """Take Brainwave into the hand instead of playing a card."""

    verb: Literal["search"]


class ArrestChoice(_Choice):
    """Take the target to the cell."""

    verb: Literal["arrest"]
    target: str


class AimChoice(_Choice):
    """A shot of the marshal: whom the next bullet of each stack hits, none if it is not fired."""

    verb: Literal["aim"]
    left: str | None
    right: str | None


class BreakOutChoice(_Choice):
    """Step out of the cell, to this place."""

    verb: Literal["break-out"]
    place: str


class FreePrisonerChoice(_Choice):
    """Take the companion of this bandit along."""

    verb: Literal["free-prisoner"]
    prisoner: str


class FreeBanditChoice(_Choice):
    """Let the target out of the cell."""

    verb: Literal["free-bandit"]
    target: str


class HandOverChoice(_Choice):
    """Give a token; of those that look alike, which one, from 1, the least valuable first."""

    verb: Literal["hand-over"]
    loot: Loot
    number: int


ExpressChoice = (
    DrawChoice
    | PlayChoice
    | KeepRestChoice
    | DiscardChoice
    | ChooseChoice
    | StartChoice
    | MoveChoice
    | FloorChoice
    | FireChoice
    | RobChoice
    | PunchChoice
    | MarshalChoice
    | LeaveChoice
    | RideChoice
    | FleeChoice
    | HostageChoice
    | BoardChoice
    | RideOnChoice
    | DrinkChoice
    | KeepChoice
    | KeepNoMoreChoice
    | TravelChoice
    | PassChoice
    | SearchChoice
    | ArrestChoice
    | AimChoice
    | BreakOutChoice
    | FreePrisonerChoice
    | FreeBanditChoice
    | HandOverChoice
)
