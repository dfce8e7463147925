"""A quarter of the seeds each time, another for every commit; all of them in `make test-all`.

What costs as much as seeds goes by turns in the same way: modes, also with bots, languages,
recorded games.
"""

import os
import subprocess
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")

PARTS = 4
ALL = os.environ.get("FOLSOM_TESTS") == "all"


def _turn() -> int:
    """Whose turn it is, by the commit, so that who repeats a failed run repeats the failure."""
    found = subprocess.run(
        ["git", "rev-parse", "HEAD"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return int(found.stdout or "0", 16)


TURN = 0 if ALL else _turn()


def seeds(count: int) -> range:
    """Which of so many seeds are tried now, one at least."""
    return range(count) if ALL else range(TURN % min(count, PARTS), count, PARTS)


def pairs(some: Sequence[A], others: Sequence[B]) -> list[tuple[A, B]]:
    """Which of all pairs are tried now: everybody at least once, on either side."""
    if ALL:
        return [(one, other) for one in some for other in others]
    longest = max(len(some), len(others))
    return [
        (some[number % len(some)], others[(number + TURN) % len(others)])
        for number in range(longest)
    ]


def by_turns(some: Sequence[A], name: str, count: int) -> list[A]:
    """So many of them for the thing of this name now: others for others, and at other times."""
    if ALL:
        return list(some)
    first = _first(name)
    return [some[(first + step) % len(some)] for step in range(count)]


def quarter(some: Sequence[A], name: str) -> list[A]:
    """Every fourth of them for the thing of this name now."""
    return list(some) if ALL else list(some[_first(name) % PARTS :: PARTS])


def _first(name: str) -> int:
    return TURN + zlib.crc32(name.encode())
