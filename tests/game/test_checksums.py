"""The same set-up, seed and choices give the same game, interpreted or compiled, for ever.

A change of rules changes these numbers: then raise RULES_VERSION, and write them anew with
`python -m tests.game.test_checksums`. What a version meant once, it means for ever, so numbers
that changed under the same version are not written.
"""

import json
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest

import folsom
from tests.modes import MODES, positions

KEPT = Path(__file__).with_name("checksums.json")
GAMES = 20
RAISE = "The rules have changed: raise RULES_VERSION in folsom/game/catalogue.py."


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


NEW = {"order", "resolving"}
"""What is said since then, and follows from the rest."""


def in_old_order(fields: dict[str, Any], what: str) -> dict[str, Any]:
    """The same fields, without those that are new; all others have a place."""
    order = OLD_ORDER[what].split()
    return {field: fields[field] for field in sorted(fields.keys() - NEW, key=order.index)}


def kept() -> dict[str, Any]:
    """By mode its number, and by version of the rules one number for all modes of its time."""
    found: dict[str, Any] = json.loads(KEPT.read_text())
    return found


def seal(modes: dict[str, int]) -> int:
    """One number for all."""
    return zlib.crc32(json.dumps(modes, sort_keys=True).encode())


@pytest.mark.parametrize("mode", MODES)
def test_games_are_as_they_always_were(mode: str) -> None:
    assert checksum(MODES[mode]) == kept()["modes"][mode], RAISE


def test_the_numbers_are_those_of_this_version_of_the_rules() -> None:
    versions = kept()["versions"]
    assert list(versions) == [str(version) for version in range(1, folsom.RULES_VERSION + 1)]
    assert versions[str(folsom.RULES_VERSION)] == seal(kept()["modes"]), RAISE
    assert len(set(versions.values())) == len(versions)


def rewritten(before: dict[str, Any], version: int, modes: dict[str, int]) -> dict[str, Any]:
    """What is to be kept now; a mode that is new changes no other. Raises `ValueError`."""
    same = all(modes.get(mode, number) == number for mode, number in before["modes"].items())
    if not same and str(version) in before["versions"]:
        raise ValueError(RAISE)
    return {"versions": before["versions"] | {str(version): seal(modes)}, "modes": modes}


def test_other_numbers_are_not_written_under_the_same_version() -> None:
    before = {"versions": {"1": seal({"a": 5})}, "modes": {"a": 5}}
    with pytest.raises(ValueError, match="raise RULES_VERSION"):
        rewritten(before, 1, {"a": 6})
    assert rewritten(before, 1, {"a": 5, "b": 7})["modes"] == {"a": 5, "b": 7}
    after = rewritten(before, 2, {"a": 6})
    assert after["versions"] == {"1": seal({"a": 5}), "2": seal({"a": 6})}


if __name__ == "__main__":
    now = {mode: checksum(options) for mode, options in MODES.items()}
    try:
        text = json.dumps(rewritten(kept(), folsom.RULES_VERSION, now), indent=2)
    except ValueError as error:
        sys.exit(str(error))
    KEPT.write_text(text + "\n")
