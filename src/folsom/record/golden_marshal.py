"""The golden games of Marshal & Prisoners: every event, station, bullet and goal between them."""

from typing import Final

_MARSHAL: Final = ["marshal"]
_WITH_HORSES: Final = ["horses", "marshal"]
_ALL: Final = ["horses", "machine", "cursed", "marshal"]
_ROUNDS: Final = {
    1: ["safe-place", "rumours", "reflexes", "rough-track", "guilty-conscience"],
    2: ["switchback", "angry-marshal", "take-it-all", "reflexes", "deadly-fall"],
    3: ["rumours", "safe-place", "rough-track", "switchback", "crime-does-not-pay"],
    4: ["marshals-whiskey", "full-speed", "reflexes", "angry-marshal", "revenge"],
    5: ["shotguns-rage", "exhausted-horses", "rumours", "safe-place", "escape"],
}
_LONG: Final = ["rough-track", "switchback", "bridge", "tunnel"]
_LONG_ROUNDS: Final[dict[str, object]] = {
    "players": 4,
    "rounds": [*_LONG, "hostage-conductor"],
    "expansions": _MARSHAL,
    "components": {
        "rounds": {name: {"2-4": {"turns": "SSSSSS"}} for name in _LONG},
        "stacks": {
            "left": [*["drop-the-bag", "gotcha"] * 2, "drop-the-bag", "golden"],
        },
    },
}
"""So many turns that a stack can be emptied."""

MARSHAL_GAMES: Final[dict[str, dict[str, object]]] = {
    "marshal-3-players": {"players": 3, "rounds": _ROUNDS[1], "expansions": _MARSHAL},
    "marshal-4-players": {
        "seats": ["Marshal", "Ghost", "Django", "Belle"],
        "rounds": _ROUNDS[2],
        "expansions": _MARSHAL,
    },
    "marshal-4-players-expert": {
        "players": 4,
        "rounds": _ROUNDS[1],
        "expert": True,
        "expansions": _MARSHAL,
    },
    "marshal-4-players-in-the-rain": {
        "players": 4,
        "rounds": _ROUNDS[1],
        "expansions": _MARSHAL,
    },
    "marshal-4-players-on-sunday": {"players": 4, "rounds": _ROUNDS[1], "expansions": _MARSHAL},
    "marshal-5-players": {"players": 5, "rounds": _ROUNDS[3], "expansions": _MARSHAL},
    "marshal-5-players-in-another-seat": {
        "seats": ["Doc", None, "Marshal", "Mei", None],
        "rounds": _ROUNDS[3],
        "expansions": _MARSHAL,
    },
    "marshal-6-players": {"players": 6, "rounds": _ROUNDS[1], "expansions": _MARSHAL},
    "marshal-6-players-on-crooked-rails": {
        "players": 6,
        "rounds": _ROUNDS[3],
        "expansions": _MARSHAL,
    },
    "marshal-8-players": {"players": 8, "rounds": _ROUNDS[2], "expansions": _MARSHAL},
    "marshal-8-players-at-dusk": {"players": 8, "rounds": _ROUNDS[2], "expansions": _MARSHAL},
    "marshal-8-players-without-luck": {
        "players": 8,
        "rounds": _ROUNDS[2],
        "expansions": _MARSHAL,
    },
    "marshal-horses-5-players": {
        "players": 5,
        "rounds": _ROUNDS[4],
        "expansions": _WITH_HORSES,
    },
    "marshal-horses-5-players-with-luck": {
        "players": 5,
        "rounds": _ROUNDS[4],
        "expansions": _WITH_HORSES,
    },
    "marshal-horses-7-players": {
        "players": 7,
        "rounds": _ROUNDS[5],
        "expansions": _WITH_HORSES,
    },
    "marshal-all-4-players": {"players": 4, "rounds": _ROUNDS[5], "expansions": _ALL},
    "marshal-all-8-players": {"players": 8, "rounds": _ROUNDS[4], "expansions": _ALL},
    "marshal-long-rounds-in-the-canyon": _LONG_ROUNDS,
    "marshal-long-rounds-in-the-rain-in-the-fog": _LONG_ROUNDS,
    "marshal-long-rounds-with-luck-in-the-snow": _LONG_ROUNDS,
}
"""The set-up of each game, by the name of its record."""
