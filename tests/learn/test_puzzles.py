"""Puzzles: each has a solution, and none is solved by whatever one does first."""

from collections import Counter

import pytest

from folsom.learn import Puzzle, WrongChoice, puzzles
from folsom.learn.puzzle import read_puzzle
from folsom.record.node import ScenarioError
from folsom.record.strict_yaml import read_yaml
from tests.learn.search import Search

ALL = [pytest.param(puzzle, id=name) for name, puzzle in puzzles().items()]


def solution(puzzle: Puzzle) -> list[str]:
    """The first that is found."""
    search = Search(puzzle)
    found = (search.solution(first) for first in search.openings())
    return next(way for way in found if way is not None)


@pytest.mark.parametrize("puzzle", ALL)
def test_a_puzzle_can_be_solved_and_its_solution_repeated(puzzle: Puzzle) -> None:
    way = solution(puzzle)
    assert puzzle.attempt(way).status == "solved"
    assert puzzle.attempt(way) == puzzle.attempt(way)
    for count in range(len(way)):
        assert puzzle.attempt(way[:count]).status == "asked"


@pytest.mark.parametrize("puzzle", ALL)
def test_some_first_choice_never_leads_to_the_goal(puzzle: Puzzle) -> None:
    search = Search(puzzle)
    assert any(search.solution(first) is None for first in reversed(search.openings()))


@pytest.mark.parametrize("puzzle", ALL)
def test_the_others_do_what_they_are_said_to_plan(puzzle: Puzzle) -> None:
    course = puzzle.course()
    done: Counter[int] = Counter()
    made: dict[int, list[str]] = {seat: [] for seat in puzzle.plans}
    while not puzzle.over(course) and any(
        done[seat] < len(plan) for seat, plan in puzzle.plans.items()
    ):
        deciders = course.game.deciders()
        others = [seat for seat in deciders if seat != course.seat]
        if not others:
            course.play(course.seat, str(course.game.choices(course.seat)[-1]))
            continue
        before = {seat: course.game.copy() for seat in others[:1]}
        course.reply()
        for seat, game in before.items():
            for choice in puzzle.plans.get(seat, [])[done[seat] : done[seat] + 1]:
                assert choice in [str(each) for each in game.choices(seat)]
                made[seat].append(choice)
                done[seat] += 1
    assert {seat: list(plan) for seat, plan in puzzle.plans.items()} == made


def test_there_are_enough_of_every_kind() -> None:
    assert len(ALL) >= 12
    kinds = Counter(puzzle.position.game.name for puzzle in puzzles().values())
    assert kinds["express"] >= 8
    assert kinds["super"] >= 3
    boxes = {
        box
        for puzzle in puzzles().values()
        for box in puzzle.position.game.view(None).get("expansions", [])  # type: ignore[attr-defined]
    }
    assert {"horses", "marshal", "machine", "cursed", "reflexes", "horse"} <= boxes
    levels = [puzzle.level for puzzle in puzzles().values()]
    assert levels == sorted(levels)
    assert set(levels) >= {1, 2, 3, 4}


def test_what_cannot_be_chosen_is_refused() -> None:
    puzzle = puzzles()["next-door"]
    with pytest.raises(WrongChoice, match="cannot choose 'fly away' now"):
        puzzle.attempt(["fly away"])
    with pytest.raises(WrongChoice, match="over before that"):
        puzzle.attempt([*solution(puzzle), "draw"])


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        ("{gain: 100, take: 1}", "one goal"),
        ("{fly: 1}", "there is no such goal"),
        ("{gain: 0}", "must be a number from 1"),
    ],
)
def test_a_puzzle_is_read_strictly(goal: str, reason: str) -> None:
    text = f"{{title: t, level: 1, me: Ghost, setup: {{seats: [Ghost, Tuco, Doc]}}, goal: {goal}}}"
    with pytest.raises(ScenarioError, match=reason):
        read_puzzle("try", read_yaml(text, "try.yaml"))
