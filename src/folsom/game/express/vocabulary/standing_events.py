"""How things stand after a choice, told where it would take the rules to conclude it from the rest.

The fields are those of the view, and as in the view everybody is told what they may know.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.express.vocabulary.goal import Goal
from folsom.game.express.vocabulary.names import Phase
from folsom.game.express.vocabulary.result import Result
from folsom.game.express.vocabulary.view import Achievements, Token
from folsom.game.express.vocabulary.written import Card, Place
from folsom.game.secret import AS_FAR_AS_KNOWN, ITS_OWN, THE_SEAT_OR_OVER


class HoldsEvent(TypedDict):
    """The cards of a seat, and what all know of them, as in its entry of `players`."""

    event: Literal["holds"]
    seat: int
    hand: int
    deck: int
    clogged: int
    top: NotRequired[list[Card]]
    discard: NotRequired[list[Card]]
    kept: NotRequired[int]
    sure: NotRequired[list[Card]]
    from_partner: NotRequired[list[int]]
    cards: NotRequired[Annotated[list[Card], THE_SEAT_OR_OVER]]
    staged: NotRequired[Annotated[list[Card], THE_SEAT_OR_OVER]]
    may_hold: NotRequired[Annotated[list[Card], THE_SEAT_OR_OVER]]


class LiesEvent(TypedDict):
    """The loot that lies at a place."""

    event: Literal["lies"]
    place: Place
    loot: Annotated[list[Token], AS_FAR_AS_KNOWN]


class OwnsEvent(TypedDict):
    """The loot on a bandit's sheet, and its money from a station."""

    event: Literal["owns"]
    bandit: str
    loot: Annotated[list[Token], AS_FAR_AS_KNOWN]
    station: int


class AffairsEvent(TypedDict):
    """Marshal & Prisoners: his car, who is in the prison car, his achievements and goals."""

    event: Literal["affairs"]
    marshal: int | None
    prisoners: list[str]
    achievements: Annotated[Achievements, AS_FAR_AS_KNOWN]
    goals: Annotated[list[Goal], AS_FAR_AS_KNOWN]


class StandsEvent(TypedDict):
    """The last event of every choice: where the game stands now.

    `played` is how many cards are on the pile, `resolved` how many of them were carried out. A
    field that is not there is not in the view either.
    """

    event: Literal["stands"]
    phase: Phase
    round: int
    turn: int | None
    first: int
    deciders: list[int]
    acting: str | None
    resolving: int | None
    played: int
    resolved: int
    wagon: NotRequired[int]
    more: NotRequired[bool]
    drinking: NotRequired[Annotated[int, ITS_OWN]]
    destination: NotRequired[Annotated[Place, ITS_OWN]]
    chosen: NotRequired[Annotated[list[bool | ExpressChoice], ITS_OWN]]
    result: NotRequired[Result]
