"""The shapes of what Marshal & Prisoners tells (docs/protocol.md)."""

from typing import Literal

from msgspec import UNSET, UnsetType

from folsom.wire.event import Told
from folsom.wire.shapes import Action, Bullet, Fistfighter, Goal, Loot


class GoalEvent(Told, tag="goal"):
    """The marshal turns over his next goal; which, only he knows."""

    number: int
    goal: str | UnsetType = UNSET


class SearchedEvent(Told, tag="searched"):
    """Brainwave was taken into the hand."""

    seat: int
    pile: Literal["deck", "discard"]


class AimedEvent(Told, tag="aimed"):
    """A shot of the marshal, and the bullet that it was."""

    target: str
    stack: Literal["left", "right"]
    bullet: Bullet


class HealedEvent(Told, tag="healed"):
    """A lasting bullet goes into the deck."""

    bandit: str
    bullet: Bullet


class ArrestedEvent(Told, tag="arrested", rename={"origin": "from"}):
    """To the cell, the first time with the Wanted card."""

    bandit: str
    origin: str
    wanted: bool


class BrokeOutEvent(Told, tag="broke-out"):
    """Out of the cell by Brainwave."""

    bandit: str
    to: str


class FreedPrisonerEvent(Told, tag="freed-prisoner"):
    """A companion goes along with the bandit."""

    bandit: str
    prisoner: str


class FreedBanditEvent(Told, tag="freed-bandit"):
    """The target leaves the cell with the bandit's help."""

    bandit: str
    target: str
    to: str


class HandedOverEvent(Told, tag="handed-over"):
    """The freed bandit gives the target a token."""

    bandit: str
    target: str
    loot: Loot
    value: int | UnsetType = UNSET


class CopiedEvent(Told, tag="copied"):
    """A Brainwave becomes this action."""

    bandit: str
    action: Action


class FistfighterEvent(Told, tag="fistfighter"):
    """Who punched the marshal takes this card."""

    bandit: str
    card: Fistfighter
    amount: int


class RecapturedEvent(Told, tag="recaptured"):
    """The bandit's prisoner goes to the marshal's achievements."""

    bandit: str
    prisoner: str


class ConfiscatedEvent(Told, tag="confiscated"):
    """The bandit's mail bag goes to the marshal's achievements."""

    bandit: str
    loot: Loot
    value: int | UnsetType = UNSET


class ThrownEvent(Told, tag="thrown", rename={"origin": "from"}):
    """Off the train for good."""

    bandit: str
    origin: str
    by: str


class SafePlaceEvent(Told, tag="safe-place", rename={"origin": "from"}):
    """All loot inside the marshal's car goes to its roof."""

    origin: str
    to: str


class RumourEvent(Told, tag="rumour"):
    """One of the goals is shown to all."""

    number: int
    goal: str


class FlaskTakenEvent(Told, tag="flask-taken"):
    """The marshal took a flask from where he stands."""

    loot: Loot
    value: int | UnsetType = UNSET


class AchievementsEvent(Told, tag="achievements"):
    """At the end: prisoners left and bags that no bandit owns go to the marshal."""

    companions: list[str]
    bags: int


class GoalsShownEvent(Told, tag="goals-shown"):
    """At the end: the five goals, how many are fulfilled, and whether that is enough."""

    goals: list[Goal]
    fulfilled: int
    won: bool
