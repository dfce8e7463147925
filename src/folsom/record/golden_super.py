"""Recorded games of Colt Super Express: one for each way in which a game can end."""

from typing import Final

_BOTH: Final = ["reflexes", "horse"]

SUPER_GAMES: Final[dict[str, tuple[dict[str, object], int]]] = {
    "super-3-last-one-shot": ({"seats": [None, "Mei", None], "first": "Mei"}, 10),
    "super-4-last-one-moved": ({"players": 4, "expansions": ["reflexes"]}, 15),
    "super-5-last-one-uncoupled": ({"players": 5, "expansions": ["horse"]}, 5),
    "super-3-locomotive-by-cards": ({"players": 3, "expansions": _BOTH}, 9),
    "super-4-locomotive-by-value": ({"players": 4, "expansions": _BOTH}, 64),
    "super-6-lost-together-by-cards": ({"players": 6}, 10),
    "super-3-lost-together-by-value": ({"players": 3}, 8),
    "super-4-lost-together-shared": ({"players": 4}, 377),
    "super-7-lost-together-shared": ({"players": 7, "expansions": _BOTH}, 5053),
}
"""The set-up and the seed of each game, by the name of its record; chance leads it to that end."""
