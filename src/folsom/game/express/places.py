"""Places and their words.

A place is a number. Car 0 is the locomotive; the inside of car c is 2c, its roof 2c + 1.
"""

from typing import Final

from folsom.game.errors import UnknownWord

MAX_CARS: Final = 8
LEVELS: Final = ["inside", "roof"]


def place_text(place: int) -> str:
    """A place in words: "3 roof"."""
    return f"{place >> 1} {LEVELS[place & 1]}"


def parse_place(text: str) -> int:
    """The place behind the words."""
    words = text.split(" ")
    if len(words) == 2 and len(words[0]) == 1 and words[0] in "01234567" and words[1] in LEVELS:
        return 2 * int(words[0]) + LEVELS.index(words[1])
    raise UnknownWord(f"'{text}' is not a place; a place is a car and a level, as in '3 roof'.")
