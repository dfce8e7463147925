"""What Marshal & Prisoners tells."""

from typing import Annotated, Literal, NotRequired, TypedDict

from folsom.game.express.vocabulary.goal import Goal
from folsom.game.express.vocabulary.names import Action, Bullet, Fistfighter, Loot
from folsom.game.express.vocabulary.written import GoalName, Place
from folsom.game.secret import THE_MARSHAL, WHO_KNOWS_IT

_From = TypedDict("_From", {"from": Place})


class GoalEvent(TypedDict):
    """He turns over his next goal, from 1."""

    event: Literal["goal"]
    number: int
    goal: NotRequired[Annotated[GoalName, THE_MARSHAL]]


class SearchedEvent(TypedDict):
    """A Brainwave was taken into the hand."""

    event: Literal["searched"]
    seat: int
    pile: Literal["deck", "discard"]


class AimedEvent(TypedDict):
    """The marshal's shot.

    `stack` is `left` or `right`, `bullet` its name; a `lasting` one lies before the target. The
    event `shot` does not come for him.
    """

    event: Literal["aimed"]
    target: str
    stack: Literal["left", "right"]
    bullet: Bullet
    lasting: bool


class HealedEvent(TypedDict):
    """End of the round: a lasting bullet goes into the deck."""

    event: Literal["healed"]
    bandit: str
    bullet: Bullet


class ArrestedEvent(_From):
    """To the cell; `wanted` if it is the first time."""

    event: Literal["arrested"]
    bandit: str
    wanted: bool


class BrokeOutEvent(TypedDict):
    """Out of the cell by Brainwave."""

    event: Literal["broke-out"]
    bandit: str
    to: Place


class FreedPrisonerEvent(TypedDict):
    """A companion goes along with the bandit."""

    event: Literal["freed-prisoner"]
    bandit: str
    prisoner: str


class FreedBanditEvent(TypedDict):
    """Out of the cell with another's help."""

    event: Literal["freed-bandit"]
    bandit: str
    target: str
    to: Place


class HandedOverEvent(TypedDict):
    """The freed `bandit` gives the `target` a token."""

    event: Literal["handed-over"]
    bandit: str
    target: str
    loot: Loot
    value: NotRequired[Annotated[int, WHO_KNOWS_IT]]


class CopiedEvent(TypedDict):
    """A Brainwave becomes this action."""

    event: Literal["copied"]
    bandit: str
    action: Action


class FistfighterEvent(TypedDict):
    """The bandit that punched the Marshal takes this card."""

    event: Literal["fistfighter"]
    bandit: str
    card: Fistfighter
    amount: int


class RecapturedEvent(TypedDict):
    """The bandit's prisoner goes to the marshal's achievements."""

    event: Literal["recaptured"]
    bandit: str
    prisoner: str


class ConfiscatedEvent(TypedDict):
    """The bandit's mail bag goes to the marshal's achievements."""

    event: Literal["confiscated"]
    bandit: str
    loot: Loot
    value: NotRequired[Annotated[int, WHO_KNOWS_IT]]


class ThrownEvent(_From):
    """Off the train for good (Deadly fall)."""

    event: Literal["thrown"]
    bandit: str
    by: str


class SafePlaceEvent(_From):
    """All loot inside the marshal's car goes to its roof."""

    event: Literal["safe-place"]
    to: Place


class RumourEvent(TypedDict):
    """One of the goals is shown to all."""

    event: Literal["rumour"]
    number: int
    goal: GoalName


class FlaskTakenEvent(TypedDict):
    """The marshal took a flask from where he stands."""

    event: Literal["flask-taken"]
    loot: Loot
    place: Place
    value: NotRequired[Annotated[int, THE_MARSHAL]]


class AchievementsEvent(TypedDict):
    """At the end: prisoners left and the number of bags that no bandit owns go to the marshal."""

    event: Literal["achievements"]
    companions: list[str]
    bags: int


class GoalsShownEvent(TypedDict):
    """At the end: the five goals as in the view.

    How many are `fulfilled`, and whether that is enough.
    """

    event: Literal["goals-shown"]
    goals: list[Goal]
    fulfilled: int
    won: bool
