"""What is one text of several parts in choices, events and views, and how it is written."""

from typing import Annotated, Final, Literal

from folsom.game.express.vocabulary.names import Action, Hostage
from folsom.game.vocabulary.train import IN_A_CAR, Level
from folsom.game.written import Pattern, Written

Outside = Literal["time machine", "cell", "hidden", "gone"]
Owed = Literal[
    "purses",
    "jewels",
    "strongboxes",
    "station",
    "sharing",
    "mortal-bullet",
    "time-machine",
    "caught",
    "gunslinger",
    "mail-bags",
    "wanted",
    "prisoner",
    "fistfighter",
    "goals",
    "badge",
]
"""What a line of the reckoning is about, ransoms aside."""
SpecialGoal = Literal[
    "just-a-scratch", "dodging", "golden-bullet", "mail", "key", "lead-rain", "sworn-enemy"
]

PLACE: Final = Written(
    "A place; car 0 is the locomotive, `hidden` a journey through time, `gone` off the train for "
    "good.",
    IN_A_CAR,
    Pattern("{outside} {level}", outside=Literal["stagecoach"], level=Level),
    Pattern("{outside}", outside=Outside),
)
CARD: Final = Written(
    "A card and whose it is; a bullet is of whoever fired it, or `neutral`.",
    Pattern("{owner} {kind}", owner=str, kind=Action),
    Pattern("{owner} {kind}", owner=str, kind=Literal["bullet"]),
)
GOAL: Final = Written(
    "A goal of the marshal; a warrant is for one bandit.",
    Pattern("{kind}", kind=SpecialGoal),
    Pattern("{kind}-{bandit}", kind=Literal["warrant"], bandit=str),
)
LINE: Final = Written(
    "What a line of the reckoning is about; a ransom is for one hostage.",
    Pattern("{kind}", kind=Owed),
    Pattern("{kind}-{hostage}", kind=Literal["ransom"], hostage=Hostage),
)

Place = Annotated[str, PLACE]
Card = Annotated[str, CARD]
GoalName = Annotated[str, GOAL]
LineKind = Annotated[str, LINE]
