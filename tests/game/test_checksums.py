"""The same set-up, seed and choices give the same game, interpreted or compiled, for ever.

A change of rules changes these numbers: then raise RULES_VERSION, and write them anew with
`python -m tests.game.test_checksums`.
"""

import json
import zlib
from pathlib import Path

import pytest

from tests.modes import MODES, positions

KEPT = Path(__file__).with_name("checksums.json")
GAMES = 20


def checksum(options: dict[str, object]) -> int:
    """A number that depends on every choice offered and every final view of some games."""
    number = 0
    for seed in range(1899, 1899 + GAMES):
        for game in positions(options, seed):
            offered = [[seat, game.codes(seat)] for seat in game.deciders()]
            number = zlib.crc32(json.dumps(offered).encode(), number)
        number = zlib.crc32(json.dumps(game.view(None)).encode(), number)
    return number


@pytest.mark.parametrize("mode", MODES)
def test_games_are_as_they_always_were(mode: str) -> None:
    assert checksum(MODES[mode]) == json.loads(KEPT.read_text())[mode]


if __name__ == "__main__":
    kept = {mode: checksum(options) for mode, options in MODES.items()}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n")
