"""Scenarios that are refused, and why."""

import pytest

from folsom.record.scenario import ScenarioError, parse

HEAD = "title: A test\nrules: [MOVE-1]\n"
SETUP = "setup: {seats: [Ghost, Doc, Tuco]}\n"
STEPS = "steps: [{expect: {round: 1}}]\n"


def refusal(text: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        parse(text, "train.yaml")
    message = str(caught.value)
    assert message.startswith("train.yaml")
    assert message.endswith(".")
    assert "\n" not in message
    return message.removeprefix("train.yaml: ")
