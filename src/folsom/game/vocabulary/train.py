"""The places of a train."""

from typing import Annotated, Final, Literal

from folsom.game.written import Pattern, Written

Level = Literal["inside", "roof"]

IN_A_CAR: Final = Pattern("{car} {level}", car=int, level=Level)
CAR_PLACE: Final = Written("A place of the train; car 0 is the locomotive.", IN_A_CAR)
CarPlace = Annotated[str, CAR_PLACE]
