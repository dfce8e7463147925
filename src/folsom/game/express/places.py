"""Places and their words.

A place is a number. Car 0 is the locomotive; the inside of car c is 2c, its roof 2c + 1. Places
outside the train have numbers that no car has.
"""

from typing import Final

from folsom.game.errors import UnknownWord

MAX_CARS: Final = 8
ROOF: Final = 1
LEVELS: Final = ["inside", "roof"]

OUTSIDE: Final = 16
"""Places from here on are not on the train."""
COACH: Final = 16
COACH_ROOF: Final = 17
CELL: Final = 18
TIME_MACHINE: Final = 20
HIDDEN: Final = 22
"""On the way through time."""
GONE: Final = 24
"""Away from the train for good."""
EVERYWHERE: Final = 26
"""How many places there are with all expansions."""

OUTER_PLACES: Final = {
    COACH: "stagecoach inside",
    COACH_ROOF: "stagecoach roof",
    CELL: "cell",
    TIME_MACHINE: "time machine",
    HIDDEN: "hidden",
    GONE: "gone",
}


def place_text(place: int) -> str:
    """A place in words: "3 roof"."""
    if place >= OUTSIDE:
        return OUTER_PLACES[place]
    return f"{place >> 1} {LEVELS[place & 1]}"


def parse_place(text: str) -> int:
    """The place behind the words."""
    words = text.split(" ")
    if len(words) == 2 and is_car(words[0]) and words[1] in LEVELS:
        return 2 * int(words[0]) + LEVELS.index(words[1])
    for place, name in OUTER_PLACES.items():
        if text == name:
            return place
    raise UnknownWord(f"'{text}' is not a place; a place is a car and a level, as in '3 roof'.")


def is_car(text: str) -> bool:
    """Whether the text is the number of a car that a train could have."""
    return text in [str(car) for car in range(MAX_CARS)]
