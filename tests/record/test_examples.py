"""The examples of the documentation hold."""

import re
from pathlib import Path

import pytest

from folsom.record import scenario

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_there_are_three() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_example_comes_true(text: str) -> None:
    assert scenario.check(scenario.parse(text, "example")) == []


def test_the_message_about_a_wrong_token_is_as_shown() -> None:
    text = EXAMPLES[0].replace("purse 300, jewel", "jewel, purse 275")
    with pytest.raises(scenario.ScenarioError) as caught:
        scenario.parse(text, "shot.yaml")
    assert str(caught.value) in PAGE.read_text()


def test_the_failure_is_told_as_shown() -> None:
    [failure] = scenario.check(
        scenario.parse(EXAMPLES[0].replace("0 roof", "1 inside"), "shot.yaml")
    )
    assert str(failure) in PAGE.read_text()
