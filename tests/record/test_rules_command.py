"""`folsom rules`: every rule with the number of its tests."""

import json
from pathlib import Path

import pytest

from tests.record.test_commands import GOOD, folsom, written

RULES = """# Rules

## 1. Set-up (SET)

- **SET-1** Three players.
- **SET-2** A train.

## Words

- **not a rule**

## 2. Horses (HS)

- **HS-EVT-1** A horse.
"""
TEST = """
import pytest

pytestmark = pytest.mark.rules("SET-1")

@pytest.mark.rules("SET-1", "SET-2")
def test_something() -> None:
    assert True
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(RULES)
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    (tmp_path / "tests" / "test_it.py").write_text(TEST)
    scenario = GOOD.replace("MOVE-1", "SET-1, SET-1")
    written(tmp_path / "tests" / "scenarios", one=scenario)
    return tmp_path


def test_rules_are_listed_with_the_number_of_their_tests(project: Path) -> None:
    result = folsom("rules", "--root", project)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "1. Set-up (SET)",
        "  SET-1            3",
        "  SET-2            1",
        "",
        "2. Horses (HS)",
        "  HS-EVT-1         0",
        "",
        "3 rules, 1 without a test.",
    ]


def test_rules_of_some_sections(project: Path) -> None:
    result = folsom("rules", "--root", project, "--sections", "1", "--json")
    assert result.exit_code == 0
    assert json.loads(result.output) == [
        {
            "id": "SET-1",
            "section": 1,
            "count": 3,
            "tests": [
                "tests/scenarios/one.yaml",
                "tests/test_it.py:4",
                "tests/test_it.py:6",
            ],
            "waits_for": None,
        },
        {
            "id": "SET-2",
            "section": 1,
            "count": 1,
            "tests": ["tests/test_it.py:6"],
            "waits_for": None,
        },
    ]
    result = folsom("rules", "--root", project, "--sections", "1-2", "--missing")
    assert result.exit_code == 1
    assert "HS-EVT-1" in result.output
    assert "SET-1" not in result.output


@pytest.mark.parametrize("sections", ["3", "1-x", "one", "1,,2"])
def test_sections_that_are_none(project: Path, sections: str) -> None:
    assert folsom("rules", "--root", project, "--sections", sections).exit_code == 2


def test_a_test_that_names_an_unknown_rule(project: Path) -> None:
    (project / "tests" / "test_it.py").write_text(TEST.replace("SET-2", "SET-9"))
    result = folsom("rules", "--root", project)
    assert result.exit_code == 1
    assert "tests/test_it.py:6 names the rule SET-9, which docs/rules.md does not" in result.output


def test_rule_ids_must_be_written_out(project: Path) -> None:
    (project / "tests" / "test_it.py").write_text(TEST.replace('"SET-2"', "RULE"))
    result = folsom("rules", "--root", project)
    assert result.exit_code == 1
    assert "rule ids must be written out" in result.output


def test_a_scenario_that_cannot_be_read(project: Path) -> None:
    written(project / "tests" / "scenarios", two="rules: [")
    result = folsom("rules", "--root", project)
    assert result.exit_code == 1
    assert "two.yaml, line 1" in result.output


def test_a_test_that_cannot_fail_is_told_and_does_not_count(project: Path) -> None:
    denial = GOOD.replace("title: A", "title: Nobody moves").replace("MOVE-1", "SET-1")
    written(project / "tests" / "scenarios", one=denial)
    result = folsom("rules", "--root", project, "--sections", "1")
    assert result.exit_code == 1
    assert "SET-1            2" in result.output
    assert "tests/scenarios/one.yaml does not count. The title denies something" in result.output


def test_a_rule_that_stands_there_twice(project: Path) -> None:
    (project / "docs" / "rules.md").write_text(RULES + RULES)
    assert "has the rule SET-1 twice" in folsom("rules", "--root", project).output


def test_a_folder_that_is_no_project(tmp_path: Path) -> None:
    result = folsom("rules", "--root", tmp_path)
    assert result.exit_code == 2
    assert "rules.md" in result.output
