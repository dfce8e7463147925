"""Modes in which there is most to hide."""

from typing import Any

MODES: dict[str, dict[str, Any]] = {
    "4 players": {"players": 4},
    "4 experts": {"players": 4, "expert": True},
    "3 pairs of experts": {"players": 3, "pairs": True, "expert": True},
    "all beside the train": {"players": 4, "expansions": ["horses", "machine", "cursed"]},
    "the marshal and all": {
        "players": 4,
        "expansions": ["horses", "machine", "cursed", "marshal"],
    },
    "Super Express": {"game": "super", "players": 4, "expansions": ["horse", "reflexes"]},
}


def table_of(mode: dict[str, Any]) -> dict[str, Any]:
    """What a table of a mode is opened with."""
    options = {name: value for name, value in mode.items() if name != "game"}
    seats = [None] * options["players"]
    return {"game": mode.get("game", "express"), "options": options, "seats": seats}
