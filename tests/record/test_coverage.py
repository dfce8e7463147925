"""Counting the tests of every rule."""

from pathlib import Path

import pytest

from folsom.game.express import components
from folsom.record import coverage

REFERENCE = """\
## 1. Moving (MOVE)

- **MOVE-1** One steps along.
- **MOVE-2** One rides along. *Waits for* `camels`.
"""
STEP = """\
title: Doc steps along
rules: [MOVE-1]
setup: {seats: [Ghost, Doc, Tuco], events: false}
position: {places: {Doc: 3 inside, Ghost: 2 roof}, pile: [Doc move, Ghost move]}
steps: [{expect: {Doc: {place: 2 inside}, deciders: [Ghost]}}]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(REFERENCE)
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    return tmp_path


def test_a_rule_without_a_test_is_unproven_unless_it_waits(project: Path) -> None:
    (step, ride), _ = coverage.survey(project)
    assert (step.waits_for, ride.waits_for) == ("", "camels")
    assert step.is_unproven()
    assert not ride.is_unproven()


def test_a_rule_waits_no_longer_than_its_expansion(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "EXPANSIONS", ["camels"])
    rules, _ = coverage.survey(project)
    assert all(rule.is_unproven() for rule in rules)


def test_a_scenario_proves_the_rules_that_it_names(project: Path) -> None:
    (project / "tests" / "scenarios" / "step.yaml").write_text(STEP)
    (step, _), doubts = coverage.survey(project)
    assert step.tests == ["tests/scenarios/step.yaml"]
    assert not step.is_unproven()
    assert not doubts


def test_a_scenario_that_cannot_fail_does_not_count(project: Path) -> None:
    denial = STEP.replace("Doc steps along", "Doc cannot stay")
    (project / "tests" / "scenarios" / "step.yaml").write_text(denial)
    (step, _), doubts = coverage.survey(project)
    assert step.is_unproven()
    assert len(doubts) == 1
    assert doubts[0].startswith("tests/scenarios/step.yaml does not count. The title denies")


@pytest.mark.parametrize(
    ("body", "counts"),
    [
        ("assert 1", True),
        ("with pytest.raises(ValueError): move()", True),
        ("check('Doc')", True),
        ("move()", False),
    ],
)
def test_a_marked_test_counts_if_it_asserts_something(
    project: Path, body: str, counts: bool
) -> None:
    helper = "def check(who):\n    assert who\n\n"
    marked = f'@pytest.mark.rules("MOVE-1")\ndef test_it():\n    {body}\n'
    (project / "tests" / "test_move.py").write_text(helper + marked)
    (step, _), doubts = coverage.survey(project)
    assert step.tests == (["tests/test_move.py:4"] if counts else [])
    assert doubts == (
        [] if counts else ["tests/test_move.py:4 does not count. It asserts nothing."]
    )


def test_no_rule_of_the_reference_waits_for_what_can_be_played() -> None:
    root = Path(__file__).parents[2]
    waiting = coverage.read_rules(root / "docs" / "rules.md")
    assert not {rule.waits_for for rule in waiting} & set(components.EXPANSIONS)
