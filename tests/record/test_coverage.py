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


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(REFERENCE)
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    return tmp_path


def test_a_rule_without_a_test_is_unproven_unless_it_waits(project: Path) -> None:
    step, ride = coverage.survey(project)
    assert (step.waits_for, ride.waits_for) == ("", "camels")
    assert step.is_unproven()
    assert not ride.is_unproven()


def test_a_rule_waits_no_longer_than_its_expansion(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "EXPANSIONS", ["camels"])
    assert all(rule.is_unproven() for rule in coverage.survey(project))


def test_a_scenario_proves_the_rules_that_it_names(project: Path) -> None:
    (project / "tests" / "scenarios" / "step.yaml").write_text("rules: [MOVE-1]\n")
    step, _ = coverage.survey(project)
    assert step.tests == ["tests/scenarios/step.yaml"]
    assert not step.is_unproven()


def test_no_rule_of_the_reference_waits_for_what_can_be_played() -> None:
    root = Path(__file__).parents[2]
    waiting = coverage.read_rules(root / "docs" / "rules.md")
    assert not {rule.waits_for for rule in waiting} & set(components.EXPANSIONS)
