"""Lessons and puzzles over plain HTTP. Nothing is kept: the choices say where it stands."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, cast

from starlette.requests import Request
from starlette.responses import Response

from folsom.learn import Happened, Puzzle, WrongChoice, lessons, puzzles
from folsom.learn.course import Beat
from folsom.server.desk import Desk, body_of, reply
from folsom.server.refusal import Refusal
from folsom.wire import http

MOST_CHOICES: Final = 64
"""More than any lesson or puzzle asks for."""


async def list_lessons(desk: Desk, request: Request) -> Response:
    """The lessons there are."""
    found = [
        http.LessonInfo(name, lesson.game, [scene.steps for scene in lesson.scenes])
        for name, lesson in lessons().items()
    ]
    return reply(http.LessonList(found))


async def teach(desk: Desk, request: Request) -> Response:
    """What follows the learner's choices in a scene of a lesson."""
    lesson = lessons().get(request.path_params["lesson"])
    if lesson is None:
        raise Refusal("no-lesson", "There is no such lesson.", 404)
    wanted = await _attempt(request)
    if not 0 <= wanted.scene < len(lesson.scenes):
        raise Refusal("no-scene", f"The lesson has {len(lesson.scenes)} scenes.", 422)
    scene = lesson.scenes[wanted.scene]
    try:
        taught = await asyncio.to_thread(scene.teach, wanted.choices)
    except WrongChoice as error:
        raise Refusal("illegal", str(error), 422) from None
    return reply(
        http.Course(
            game=lesson.game,
            seat=scene.position.seat,
            steps=scene.steps,
            beats=_beats(taught.beats),
            status="over" if taught.over else "asked",
            forecasts=taught.forecasts,
        )
    )


async def list_puzzles(desk: Desk, request: Request) -> Response:
    """The puzzles there are."""
    return reply(http.PuzzleList([_info(puzzle) for puzzle in puzzles().values()]))


def _info(puzzle: Puzzle) -> http.PuzzleInfo:
    view: Any = puzzle.position.game.view(puzzle.position.seat)
    crews = [player["bandits"] for player in view["players"]]
    return http.PuzzleInfo(
        name=puzzle.name,
        game=puzzle.position.game.name,
        expansions=list(view.get("expansions", [])),
        level=puzzle.level,
        bandit=crews[puzzle.position.seat][0],
        goal=cast(Any, puzzle.goal.kind),
        amount=puzzle.goal.amount,
        rounds=puzzle.rounds,
        plans={crews[seat][0]: list(plan) for seat, plan in puzzle.plans.items()},
    )


async def attempt(desk: Desk, request: Request) -> Response:
    """What follows the learner's choices in a puzzle."""
    puzzle = puzzles().get(request.path_params["puzzle"])
    if puzzle is None:
        raise Refusal("no-puzzle", "There is no such puzzle.", 404)
    wanted = await _attempt(request)
    try:
        made = await asyncio.to_thread(puzzle.attempt, wanted.choices)
    except WrongChoice as error:
        raise Refusal("illegal", str(error), 422) from None
    return reply(
        http.Course(
            game=puzzle.position.game.name,
            seat=puzzle.position.seat,
            steps=0,
            beats=_beats(made.beats),
            status=made.status,
            forecasts=made.forecasts,
        )
    )


async def _attempt(request: Request) -> http.Attempt:
    wanted = await body_of(request, http.Attempt)
    if len(wanted.choices) > MOST_CHOICES:
        raise Refusal("too-long", f"There are at most {MOST_CHOICES} choices.", 422)
    return wanted


def _beats(beats: Sequence[Beat]) -> list[http.Beat]:
    return [
        http.Beat(frame=http.Frame(number, beat.events, beat.view))
        if isinstance(beat, Happened)
        else http.Beat(step=beat.step, say=beat.say, show=beat.show, wanted=list(beat.wanted))
        for number, beat in enumerate(beats)
    ]
