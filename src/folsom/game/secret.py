"""Fields of events that are not for all eyes, and for whose they are."""

from typing import Any, Final, NamedTuple, get_args


class Secret(NamedTuple):
    """Marks a field of an event: it is kept from all whose eyes are not named with the event."""

    eyes: str
    """Who may see it."""
    given: str = ""
    """A field; if that is false, this one is no secret."""


THE_SEAT: Final = Secret("the seat")
THE_SEAT_IF_FACE_DOWN: Final = Secret("the seat, if it is face-down", "face_down")
WHO_KNOWS_IT: Final = Secret("who knows it")
THE_MARSHAL: Final = Secret("the marshal's seat")
THE_SEAT_OR_OVER: Final = Secret("the seat, and all at the end")
ITS_OWN: Final = Secret("each seat its own")
AS_FAR_AS_KNOWN: Final = Secret("all, as far as each knows it")


def secret_of(hint: Any) -> Secret | None:
    """How a declared field is marked; none if it is for all eyes."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Secret):
            return mark
    for inner in get_args(hint):
        found = secret_of(inner)
        if found is not None:
            return found
    return None
