"""Lessons and puzzles as clients have them. Nothing is kept: the choices say where it stands."""

from collections.abc import Sequence
from typing import Any, Final, cast

from folsom.learn import Found, Happened, Puzzle, WrongChoice, found, lessons, puzzles
from folsom.learn.course import Beat
from folsom.table.refusal import Refusal
from folsom.wire import http

MOST_CHOICES: Final = 64
"""More than any lesson or puzzle asks for."""


def lesson_list() -> http.LessonList:
    """The lessons there are."""
    found = [
        http.LessonInfo(name, lesson.game, [scene.steps for scene in lesson.scenes])
        for name, lesson in lessons().items()
    ]
    return http.LessonList(found)


def teach(name: str, wanted: http.Attempt) -> http.Course:
    """What follows the learner's choices in a scene of a lesson; raises `Refusal`."""
    lesson = lessons().get(name)
    if lesson is None:
        raise Refusal("no-lesson", "There is no such lesson.")
    _check(wanted)
    if not 0 <= wanted.scene < len(lesson.scenes):
        raise Refusal("no-scene", f"The lesson has {len(lesson.scenes)} scenes.")
    scene = lesson.scenes[wanted.scene]
    try:
        taught = scene.teach(wanted.choices)
    except WrongChoice as error:
        raise Refusal("illegal", str(error)) from None
    return http.Course(
        game=lesson.game,
        seat=scene.position.seat,
        steps=scene.steps,
        beats=_beats(taught.beats),
        status="over" if taught.over else "asked",
        forecasts=taught.forecasts,
    )


def puzzle_list() -> http.PuzzleList:
    """The puzzles there are."""
    return http.PuzzleList(
        [_info(puzzle) for puzzle in puzzles().values()],
        [_found_info(puzzle) for puzzle in found().values()],
    )


def _info(puzzle: Puzzle) -> http.PuzzleInfo:
    game = puzzle.position.game
    view: Any = game.view(puzzle.position.seat)
    crews = [player["bandits"] for player in view["players"]]
    return http.PuzzleInfo(
        name=puzzle.name,
        game=game.name,
        expansions=list(view.get("expansions", [])),
        level=puzzle.level,
        bandit=crews[puzzle.position.seat][0],
        goal=cast(Any, puzzle.goal.kind),
        amount=puzzle.goal.amount,
        rounds=puzzle.rounds,
        plans={
            crews[seat][0]: [game.parse(text).as_dict() for text in plan]
            for seat, plan in puzzle.plans.items()
        },
    )


def _found_info(puzzle: Found) -> http.FoundInfo:
    return http.FoundInfo(
        name=puzzle.name,
        mode=puzzle.mode,
        game=puzzle.game,
        level=puzzle.level,
        bandits=list(puzzle.bandits),
        round=puzzle.round,
        asks=puzzle.asks,
    )


def attempt(name: str, wanted: http.Attempt) -> http.Course:
    """What follows the learner's choices in a puzzle; raises `Refusal`."""
    puzzle = puzzles().get(name) or found().get(name)
    if puzzle is None:
        raise Refusal("no-puzzle", "There is no such puzzle.")
    _check(wanted)
    try:
        made = puzzle.attempt(wanted.choices)
    except WrongChoice as error:
        raise Refusal("illegal", str(error)) from None
    return http.Course(
        game=puzzle.game,
        seat=puzzle.seat,
        steps=0,
        beats=_beats(made.beats),
        status=made.status,
        forecasts=made.forecasts,
        brings=[http.Brings(*each) for each in made.brings],
    )


def _check(wanted: http.Attempt) -> None:
    if len(wanted.choices) > MOST_CHOICES:
        raise Refusal("too-long", f"There are at most {MOST_CHOICES} choices.")


def _beats(beats: Sequence[Beat]) -> list[http.Beat]:
    return [
        http.Beat(frame=http.Frame(number, beat.events, beat.view))
        if isinstance(beat, Happened)
        else http.Beat(step=beat.step, say=beat.say, show=beat.show, wanted=list(beat.wanted))
        for number, beat in enumerate(beats)
    ]
