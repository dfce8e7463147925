"""Verdicts that are kept, so that a run goes on where the last one stopped."""

import json
from dataclasses import asdict
from math import inf

from tests.mutation.mutants import STATE, Mutant, digest
from tests.mutation.reach import Reach
from tests.mutation.trial import Verdict

FILE = STATE / "verdicts.jsonl"


class Verdicts:
    """One line for each mutant that was tried; the last one counts."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self._kept: dict[str, tuple[str, str, Verdict]] = {}
        if FILE.exists():
            for line in FILE.read_text("utf-8").splitlines():
                one = json.loads(line)
                self._kept[one["key"]] = (one["digest"], one["tests"], Verdict(**one["verdict"]))

    def get(self, mutant: Mutant) -> Verdict | None:
        """What came of it, if neither its function nor the tests in question have changed since.

        That it was killed holds only as long as nothing else has changed either.
        """
        stored, tests, verdict = self._kept.get(mutant.key, ("", "", None))
        if verdict is None or stored != mutant.digest or tests != self._tests(mutant, verdict):
            return None
        if verdict.outcome == "doubtful" and self.reach.patience == inf:
            return None
        return verdict

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        """Write it down."""
        tests = self._tests(mutant, verdict)
        self._kept[mutant.key] = (mutant.digest, tests, verdict)
        one = {
            "key": mutant.key,
            "digest": mutant.digest,
            "tests": tests,
            "verdict": asdict(verdict),
        }
        with FILE.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one, ensure_ascii=False) + "\n")

    def killer(self, mutant: Mutant) -> str:
        """The test that killed it when it was last tried."""
        return self._kept[mutant.key][2].killer if mutant.key in self._kept else ""

    def forget(self, killer: str) -> int:
        """Believe nothing that this test killed; how many those were."""
        false = [key for key, (_, _, verdict) in self._kept.items() if verdict.killer == killer]
        for key in false:
            del self._kept[key]
        lines = [
            line
            for line in FILE.read_text("utf-8").splitlines()
            if json.loads(line)["key"] in self._kept
        ]
        FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return len(false)

    def _tests(self, mutant: Mutant, verdict: Verdict) -> str:
        """A digest of the test that killed it and what it ran on, or of all that did not.

        To kill it once more takes a moment, so that is done after any change: the test may have
        failed for another reason.
        """
        marks = self.reach.marks
        if verdict.killed:
            return digest(marks.get(verdict.killer, ""), self.reach.source)
        return digest(*sorted(marks[test] for test in self.reach.of(mutant)))
