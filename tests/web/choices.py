"""Choices that the client's tests make up, with the fields that the engine gives them."""

import itertools
from typing import Any

from folsom.game.express.notation import parse

THREE = ("Ghost", "Mei", "Doc")
TEXTS = [
    "draw",
    "play Ghost move",
    "play Ghost fire",
    "play Ghost fire face-down",
    "play Ghost fire, then Tuco rob",
    "play Ghost floor face-down",
    "play Ghost rob",
    "play Doc fire",
    "play Doc move face-down",
    "move to 1 roof",
    "move to 3 roof",
    "fire Ghost",
    "fire Ghost off the train",
    "fire Doc",
    "fire Doc off the train",
    "fire Belle",
    "fire Mei",
    "fire Tuco",
    "fire left Doc",
    "fire left Belle and right Doc",
    *[f"fire right {name}" for name in THREE],
    *[f"fire left {one} and right {two}" for one, two in itertools.permutations(THREE, 2)],
    "rob purse",
    "leave purse",
    "hostage old-lady",
    "ride to stagecoach inside",
    "ride to 1 inside",
    *[f"marshal to {car}" for car in range(5)],
    *[f"punch Ghost to {car} inside" for car in (2, 4)],
    "punch Doc taking purse to 1 roof",
    *[
        f"punch {who} to {car} inside"
        for who in ("Doc purse", "Doc jewel", "Belle purse")
        for car in (1, 3)
    ],
    *[
        f"punch Doc {loot} to {place}"
        for loot in ("purse", "jewel", "flask")
        for place in ("1 roof", "2 inside")
    ],
]


def choices() -> dict[str, dict[str, Any]]:
    """By its text what each of them is."""
    return {text: parse(text).as_dict() for text in TEXTS}
