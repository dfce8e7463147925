"""Fields of events that are not for all eyes, and for whose they are."""

from typing import Final, NamedTuple


class Secret(NamedTuple):
    """Marks a field that some may see and others not."""

    eyes: str
    """Who may see it."""


THE_SEAT: Final = Secret("the seat")
THE_SEAT_IF_FACE_DOWN: Final = Secret("the seat, if it is face-down")
WHO_KNOWS_IT: Final = Secret("who knows it")
THE_MARSHAL: Final = Secret("the marshal's seat")
THE_SEAT_OR_OVER: Final = Secret("the seat, and all at the end")
ITS_OWN: Final = Secret("each seat its own")
AS_FAR_AS_KNOWN: Final = Secret("all, as far as each knows it")
