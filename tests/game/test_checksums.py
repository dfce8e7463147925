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
from tests.game.checksum import checksum
from tests.modes import MODES

KEPT = Path(__file__).with_name("checksums.json")
RAISE = "The rules have changed: raise RULES_VERSION in folsom/game/catalogue.py."


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
