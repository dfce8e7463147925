"""What is remembered of mutants is forgotten as soon as it may not be so any more."""

from pathlib import Path

import pytest

from tests.mutation import verdicts
from tests.mutation.mutants import Mutant
from tests.mutation.reach import Reach
from tests.mutation.reasons import Explanation
from tests.mutation.trial import Verdict
from tests.mutation.verdicts import Verdicts

MODULE = "express/law.py"
MUTANTS = [
    Mutant(MODULE, "wound", "a", now, 0, (7,), "def wound(): ...", f"digest of {now}")
    for now in ("b", "c", "d")
]
KILLED, KILLED_BY_ANOTHER, SURVIVED = MUTANTS


def reach(source: str, **marks: str) -> Reach:
    return Reach(
        source, {}, marks, dict.fromkeys(marks, 0.1), {name: {MODULE: [7]} for name in marks}
    )


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verdicts on three mutants."""
    monkeypatch.setattr(verdicts, "FILE", tmp_path / "verdicts.jsonl")
    found = Verdicts(reach("source", one="1", two="2"))
    found.keep(KILLED, Verdict("killed", "one", 0.1))
    found.keep(KILLED_BY_ANOTHER, Verdict("late", "two", 0.1))
    found.keep(SURVIVED, Verdict("survived", "", 0.1))


def known(again: Reach) -> list[Mutant]:
    found = Verdicts(again)
    return [mutant for mutant in MUTANTS if found.get(mutant) is not None]


def test_a_verdict_is_kept_while_nothing_changes() -> None:
    assert known(reach("source", one="1", two="2")) == MUTANTS


def test_a_change_of_a_test_concerns_what_it_killed_and_what_it_let_live() -> None:
    assert known(reach("source", one="1 as changed", two="2")) == [KILLED_BY_ANOTHER]


def test_after_a_change_of_what_tests_run_on_mutants_must_be_killed_again() -> None:
    """The test may have failed because of something that is mended now."""
    assert known(reach("source as changed", one="1", two="2")) == [SURVIVED]


def test_what_a_test_killed_that_fails_anyway_is_forgotten() -> None:
    found = Verdicts(reach("source", one="1", two="2"))
    assert found.forget("one") == 1
    assert found.get(KILLED) is None
    assert known(reach("source", one="1", two="2")) == [KILLED_BY_ANOTHER, SURVIVED]


def test_a_reason_speaks_of_what_a_line_becomes() -> None:
    with pytest.raises(ValueError, match="fits every mutant"):
        Explanation("It looks so.", like="place >= OUTSIDE")
