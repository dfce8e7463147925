"""Survivors that are no gap in the tests, with the reason for each."""

import fnmatch
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from tests.mutation.mutants import Mutant

FOLDER = Path(__file__).parent / "explained"


@dataclass(frozen=True)
class Explanation:
    """Why some mutants survive. What is left empty fits everything."""

    why: str
    module: str = "*"
    """A path inside `game`, or a pattern of paths."""

    function: str = "*"
    was: str = ""
    now: str = ""
    like: str = ""
    """A regular expression, found in `was -> now`; what it says of the line before says nothing."""

    def __post_init__(self) -> None:
        if self.like and "-> " not in self.like:
            raise ValueError(f"{self.like} fits every mutant of a line.")

    def fits(self, mutant: Mutant) -> bool:
        """Whether it speaks of this mutant."""
        return (
            fnmatch.fnmatchcase(mutant.module, self.module)
            and fnmatch.fnmatchcase(mutant.function, self.function)
            and self.was in ("", mutant.was)
            and self.now in ("", mutant.now)
            and re.search(self.like, f"{mutant.was} -> {mutant.now}") is not None
        )

    def __str__(self) -> str:
        parts = [self.module, self.function, self.like, self.was and f"{self.was} -> {self.now}"]
        return " ".join(part for part in parts if part not in ("", "*"))


@cache
def explanations() -> tuple[Explanation, ...]:
    """All of them."""
    return tuple(
        Explanation(**entry)
        for file in sorted(FOLDER.glob("*.yaml"))
        for entry in yaml.safe_load(file.read_text("utf-8")) or []
    )


def explanation(mutant: Mutant) -> Explanation | None:
    """The one for this mutant, if there is one."""
    return next((one for one in explanations() if one.fits(mutant)), None)
