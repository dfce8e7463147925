"""Lessons and puzzles over plain HTTP."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from folsom.server.guard import ATTEMPT
from folsom.server.service import Service, body_of, reply
from folsom.table import lessons
from folsom.wire.http import Attempt


async def list_lessons(service: Service, request: Request) -> Response:
    """The lessons there are."""
    return reply(lessons.lesson_list())


async def teach(service: Service, request: Request) -> Response:
    """What follows the learner's choices in a scene of a lesson."""
    name, wanted = request.path_params["lesson"], await _attempt(service, request)
    return reply(await service.work(partial(lessons.teach, name, wanted)))


async def list_puzzles(service: Service, request: Request) -> Response:
    """The puzzles there are."""
    return reply(lessons.puzzle_list())


async def attempt(service: Service, request: Request) -> Response:
    """What follows the learner's choices in a puzzle."""
    name, wanted = request.path_params["puzzle"], await _attempt(service, request)
    return reply(await service.work(partial(lessons.attempt, name, wanted)))


async def _attempt(service: Service, request: Request) -> Attempt:
    service.charge(request, ATTEMPT)
    return await body_of(request, Attempt)
