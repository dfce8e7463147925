"""A number for the games of a mode: native or in a browser, compiled or not, it is the same."""

import json
import zlib
from typing import Any

from tests.modes import positions

GAMES = 20


def checksum(options: dict[str, object]) -> int:
    """A number that depends on every choice offered and every final view of some games."""
    number = 0
    for seed in range(1899, 1899 + GAMES):
        for game in positions(options, seed):
            offered = [[seat, game.codes(seat)] for seat in game.deciders()]
            number = zlib.crc32(json.dumps(offered).encode(), number)
        number = zlib.crc32(json.dumps(noted(game.view(None))).encode(), number)
    return number


def noted(view: Any) -> Any:
    """A view with choices in their notation, with names and order as they were at first."""
    if "chosen" in view:
        view["chosen"] = [
            each["text"] if isinstance(each, dict) else each for each in view["chosen"]
        ]
    view["players"] = [
        {
            OLD_NAMES.get(field, field): held
            for field, held in in_old_order(player, "player").items()
        }
        for player in view["players"]
    ]
    for card in view.get("rounds", []):
        del card["order"]
    for standing in view["result"]["standings"]:
        standing.pop("shots", None)
    return in_old_order(view, view["game"])


OLD_NAMES = {"from_partner": "strays"}
OLD_ORDER = {
    "express": """game seat phase round turn first deciders acting choices rounds wagons marshal
        neutral strongbox_waits places bandits players pile powers events expert pairs teams edition
        expansions stagecoach shotgun horses hostages drinking prisoners stacks fistfighters goals
        more achievements chosen result""",
    "super": """game seat phase round first deciders choices cards expansions wagons places bandits
        players chosen values result""",
    "player": """seat bandits hand deck received clogged top discard kept sure from_partner may_hold
        cards staged""",
}


NEW = {"order", "resolving", "ranks", "goals_to_win"}
"""What is said since then, and follows from the rest."""


def in_old_order(fields: dict[str, Any], what: str) -> dict[str, Any]:
    """The same fields, without those that are new; all others have a place."""
    order = OLD_ORDER[what].split()
    return {field: fields[field] for field in sorted(fields.keys() - NEW, key=order.index)}
