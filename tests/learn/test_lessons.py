"""Lessons: each can be gone through, and goes where it says."""

from typing import Any

import pytest

from folsom.learn import Happened, Lesson, Prompt, Scene, WrongChoice, lessons, puzzles
from folsom.learn.lesson import read_lesson
from folsom.record.node import ScenarioError
from folsom.record.strict_yaml import read_yaml

SCENES = [
    pytest.param(scene, id=f"{name}-{number}")
    for name, lesson in lessons().items()
    for number, scene in enumerate(lesson.scenes, 1)
]
SHOWN = ["", "train", "sheets", "ticket", "hand", "goals"]


def question(scene: Scene, choices: list[str]) -> Prompt | None:
    """What is asked after these choices; None when the scene is over."""
    taught = scene.teach(choices)
    last = taught.beats[-1]
    assert taught.over == (not (isinstance(last, Prompt) and last.wanted))
    return None if taught.over or not isinstance(last, Prompt) else last


def walked(scene: Scene, pick: int) -> list[Prompt]:
    """Everything that is said on the way, taking the first or the last of what leads on."""
    said: list[Prompt] = []
    choices: list[str] = []
    while True:
        taught = scene.teach(choices)
        said += [beat for beat in taught.beats if isinstance(beat, Prompt)]
        asked = question(scene, choices)
        if asked is None:
            return said
        choices.append(asked.wanted[pick])


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_can_be_gone_through_by_any_way_that_leads_on(scene: Scene) -> None:
    for pick in (0, -1):
        steps = [words.step for words in walked(scene, pick)]
        assert steps == sorted(steps)
        assert set(steps) == set(range(1, scene.steps + 1))


@pytest.mark.parametrize("scene", SCENES)
def test_all_that_leads_on_may_be_chosen(scene: Scene) -> None:
    choices: list[str] = []
    while (asked := question(scene, choices)) is not None:
        happened = [beat for beat in scene.teach(choices).beats if isinstance(beat, Happened)]
        view: Any = happened[-1].view
        assert set(asked.wanted) <= set(view["choices"])
        choices.append(asked.wanted[0])


@pytest.mark.parametrize("scene", SCENES)
def test_what_is_lit_can_be_lit(scene: Scene) -> None:
    assert {words.show for words in walked(scene, 0)} <= set(SHOWN)


def test_another_choice_does_not_lead_on() -> None:
    scene = lessons()["first"].scenes[0]
    with pytest.raises(WrongChoice, match=r"'draw' does not lead on here; play Ghost move does\."):
        scene.teach(["draw"])


def test_there_is_nothing_after_the_end() -> None:
    scene = lessons()["first"].scenes[2]
    choices = ["play Ghost fire", "fire Doc"]
    assert scene.teach(choices).over
    with pytest.raises(WrongChoice, match="over before that"):
        scene.teach([*choices, "draw"])


def test_the_same_choices_lead_to_the_same_place() -> None:
    scene = lessons()["first"].scenes[-1]
    asked = question(scene, [])
    assert asked is not None
    assert scene.teach([asked.wanted[3]]) == scene.teach([asked.wanted[3]])


def test_the_learner_sees_no_more_than_its_seat() -> None:
    scene = lessons()["first"].scenes[5]
    taught = scene.teach(["play Ghost rob face-down"])
    for beat in taught.beats:
        if isinstance(beat, Happened):
            assert "Tuco rob" not in str(beat.view["pile"])
            assert all("cards" not in player for player in beat.view["players"][1:])


def read(script: str) -> Lesson:
    text = f"""
title: Try
scenes:
  - me: Ghost
    setup: {{seats: [Ghost, Tuco, Doc]}}
    script: {script}
"""
    return read_lesson("try", read_yaml(text, "try.yaml"))


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("[]", "has a script that says something"),
        ("[{Belle: draw}]", "Belle has no seat"),
        ("[{say: hello, do: draw, colour: red}]", "there is no such key"),
        ("[{Tuco: draw, Doc: draw}]", "is one choice of another seat"),
    ],
)
def test_a_script_is_read_strictly(script: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match=rf"try\.yaml: .*{reason}"):
        read(script)


def test_a_course_begins_before_any_card_of_its_round_is_played() -> None:
    """So the ticket needs to know no more than the round and its turn."""
    positions = [scene.position for lesson in lessons().values() for scene in lesson.scenes]
    positions += [puzzle.position for puzzle in puzzles().values()]
    views = [position.game.view(position.seat) for position in positions]
    assert all(not view.get("pile") for view in views)
