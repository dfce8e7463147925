"""Whole games of every mode, played by chance and kept as records that must never change.

`python -m folsom.record.golden FOLDER` writes them anew, after the rules version was raised.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from folsom.game.rng import seeded
from folsom.record.golden_marshal import MARSHAL_GAMES
from folsom.record.golden_super import SUPER_GAMES
from folsom.record.record import Record

SUFFIX: Final = ".record"

# Between them the games turn up every round card of both sets and every station.
_ROUNDS: Final = {
    1: ["angry-marshal", "swivel-arm", "braking", "take-it-all", "pickpocketing"],
    2: ["rebellion", "bridge", "tunnel", "angry-marshal", "revenge"],
    3: ["take-it-all", "rebellion", "swivel-arm", "braking", "hostage-conductor"],
    4: ["bridge", "take-it-all", "angry-marshal", "rebellion", "revenge"],
    5: ["braking", "tunnel", "swivel-arm", "bridge", "pickpocketing"],
    6: ["tunnel", "angry-marshal", "take-it-all", "swivel-arm", "hostage-conductor"],
}
_FIRST_GAME: Final = ["tunnel", "bridge", "rebellion", "braking", "take-it-all"]
_POOL: Final = [
    *("angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "bridge", "tunnel"),
    *("pickpocketing", "revenge", "hostage-conductor"),
]
_HORSES: Final = {
    1: ["stand-off", "marshals-whiskey", "exhausted-horses", "full-speed", "mortal-bullet"],
    2: ["shotguns-rage", "full-speed", "braking", "stand-off", "sharing"],
    3: ["marshals-whiskey", "exhausted-horses", "shotguns-rage", "swivel-arm", "escape"],
    4: ["stand-off", "shotguns-rage", "rebellion", "angry-marshal", "pickpocketing"],
}
_ALL: Final = ["horses", "machine", "cursed"]

GAMES: Final[dict[str, dict[str, object]]] = {
    "3-players": {"seats": ["Ghost", "Doc", "Belle"], "rounds": _ROUNDS[1]},
    "3-players-first-game": {
        "seats": ["Tuco", "Django", "Cheyenne"],
        "rounds": _FIRST_GAME,
        "powers": False,
        "events": False,
    },
    "3-players-with-cheyenne": {"seats": ["Cheyenne", "Doc", "Belle"], "rounds": _ROUNDS[5]},
    "4-players": {"seats": ["Django", "Belle", "Tuco", "Cheyenne"], "rounds": _ROUNDS[2]},
    "4-players-of-a-pool": {"players": 4, "pool": _POOL, "first": 2},
    "4-players-with-mei": {"seats": ["Mei", "Ghost", None, "Doc"], "rounds": _ROUNDS[3]},
    "4-players-without-powers": {"players": 4, "rounds": _ROUNDS[4], "powers": False},
    "5-players": {"players": 5, "rounds": _ROUNDS[1]},
    "5-players-without-events": {"players": 5, "rounds": _FIRST_GAME, "events": False},
    "6-players": {
        "seats": ["Ghost", "Doc", "Belle", "Tuco", "Django", "Cheyenne"],
        "wagons": ["saloon", "mail", "coach", "parlour", "freight", "sleeper"],
        "rounds": _ROUNDS[2],
        "first": "Tuco",
    },
    "6-players-first-game": {
        "players": 6,
        "rounds": _FIRST_GAME,
        "powers": False,
        "events": False,
    },
    "7-players": {"players": 7, "rounds": _ROUNDS[3]},
    "expert-3-players": {"players": 3, "rounds": _ROUNDS[5], "expert": True},
    "expert-5-players": {"players": 5, "rounds": _ROUNDS[4], "expert": True},
    "pairs-2-players": {
        "seats": ["Ghost+Tuco", "Doc+Cheyenne"],
        "rounds": _ROUNDS[6],
        "pairs": True,
    },
    "pairs-3-players": {"players": 3, "rounds": _ROUNDS[2], "pairs": True},
    "pairs-3-players-expert": {"players": 3, "rounds": _ROUNDS[5], "pairs": True, "expert": True},
    "edition-1-4-players": {"players": 4, "rounds": _ROUNDS[6], "edition": 1},
    "edition-1-6-players": {"players": 6, "rounds": _ROUNDS[4], "edition": 1},
    "edition-1-expert-5-players": {
        "players": 5,
        "rounds": _ROUNDS[5],
        "expert": True,
        "edition": 1,
    },
    "edition-1-pairs": {"players": 2, "rounds": _ROUNDS[1], "pairs": True, "edition": 1},
    "teams-4-players": {"players": 4, "rounds": _ROUNDS[2], "teams": True},
    "teams-6-players-expert": {"players": 6, "rounds": _ROUNDS[4], "teams": True, "expert": True},
    "horses-3-players": {"players": 3, "rounds": _HORSES[2], "expansions": ["horses"]},
    "horses-4-players": {
        "seats": ["Ghost", "Belle", "Django", "Mei"],
        "rounds": _HORSES[1],
        "expansions": ["horses"],
    },
    "horses-4-players-escape": {"players": 4, "rounds": _HORSES[3], "expansions": ["horses"]},
    "horses-4-players-expert": {
        "players": 4,
        "rounds": _HORSES[4],
        "expert": True,
        "expansions": ["horses"],
    },
    "horses-5-players": {"players": 5, "rounds": _HORSES[1], "expansions": ["horses"]},
    "horses-6-players": {"players": 6, "rounds": _HORSES[2], "expansions": ["horses"]},
    "horses-6-players-and-passengers": {
        "players": 6,
        "rounds": _HORSES[2],
        "expansions": ["horses"],
    },
    "horses-6-players-halved-the-booty": {
        "players": 6,
        "rounds": _HORSES[2],
        "expansions": ["horses"],
    },
    "horses-7-players-with-guests": {
        "players": 7,
        "rounds": _HORSES[2],
        "expansions": ["horses"],
    },
    "horses-6-players-first-game": {
        "players": 6,
        "powers": False,
        "events": False,
        "expansions": ["horses"],
    },
    "horses-pairs-2-players": {
        "players": 2,
        "rounds": _HORSES[3],
        "pairs": True,
        "expansions": ["horses"],
    },
    "horses-teams-4-players": {
        "players": 4,
        "rounds": _HORSES[3],
        "teams": True,
        "expansions": ["horses"],
    },
    "machine-4-players": {"players": 4, "rounds": _ROUNDS[1], "expansions": ["machine"]},
    "machine-pairs-3-players": {
        "players": 3,
        "rounds": _ROUNDS[3],
        "pairs": True,
        "expansions": ["machine"],
    },
    "cursed-4-players": {"players": 4, "rounds": _ROUNDS[2], "expansions": ["cursed"]},
    "cursed-with-own-values": {
        "players": 3,
        "rounds": _ROUNDS[4],
        "expansions": ["cursed"],
        "components": {
            "cursed": {"purses": [1, 1, 1, 3]},
            "rounds": {"bridge": {"2-4": {"turns": "SDSS"}}},
        },
    },
    "all-4-players": {"players": 4, "rounds": _HORSES[2], "expansions": _ALL},
    "all-7-players": {"players": 7, "rounds": _HORSES[3], "expansions": _ALL},
    "all-pairs-3-players-expert": {
        "players": 3,
        "rounds": _HORSES[1],
        "pairs": True,
        "expert": True,
        "expansions": _ALL,
    },
    "all-teams-6-players": {
        "players": 6,
        "rounds": _HORSES[1],
        "teams": True,
        "expansions": _ALL,
    },
    "all-edition-1-pairs": {
        "players": 2,
        "rounds": _HORSES[4],
        "pairs": True,
        "edition": 1,
        "expansions": _ALL,
    },
    **MARSHAL_GAMES,
}
"""The set-up of each game, by the name of its record."""

NAMES: Final = [*GAMES, *SUPER_GAMES]
"""All records, those of Super Express too."""


def begin(name: str) -> Record:
    """One of the games at its beginning; its name gives the seed, if it has none."""
    if name in SUPER_GAMES:
        options, seed = SUPER_GAMES[name]
        return Record.new("super", options, seed)
    return Record.new("express", GAMES[name], crc32(name.encode()))


def play(name: str) -> Record:
    """One of the games, played to its end by chance."""
    record = begin(name)
    rng = seeded(-record.seed)
    while not record.game.over:
        deciders = record.game.deciders()
        seat = deciders[rng.below(len(deciders))]
        choices = record.game.choices(seat)
        record.play(seat, choices[rng.below(len(choices))])
    return record


def write(folder: Path) -> None:
    """Write all records into a folder, in place of those that are there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"*{SUFFIX}"):
        old.unlink()
    for name in NAMES:
        path = folder / f"{name}{SUFFIX}"
        path.write_text(play(name).text(), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    """Write the records into the folder that is named."""
    if len(arguments) != 1:
        sys.stderr.write("Say into which folder: python -m folsom.record.golden tests/golden\n")
        return 2
    write(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
