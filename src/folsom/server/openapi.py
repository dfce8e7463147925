"""The HTTP side described for programs, made from the same definitions that read and write it."""

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import folsom
from folsom.server.service import Service, reply
from folsom.wire import http
from folsom.wire.room import Room

_TEXT: Final = "text/plain"
_JSON: Final = "application/json"
_MODELS: Final = [
    http.Attempt,
    http.Catalogue,
    http.Course,
    http.Frames,
    http.LessonList,
    http.Opened,
    http.OpenTable,
    http.PlayOn,
    http.Problem,
    http.PuzzleList,
    http.RecordKept,
    http.TableList,
    http.TakeSeats,
    http.Taken,
    http.Transcript,
    Room,
]

_TABLE: Final = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The table's code.",
    "schema": {"type": "string"},
}
_EYES: Final = {
    "name": "eyes",
    "in": "query",
    "description": "All cards, if the game is over.",
    "schema": {"enum": ["all"]},
}
_RECORD: Final = {**_TABLE, "name": "record", "description": "The name of a kept record."}
_LESSON: Final = {**_TABLE, "name": "lesson", "description": "The name of a lesson."}
_PUZZLE: Final = {**_TABLE, "name": "puzzle", "description": "The name of a puzzle."}


def _query(name: str, **schema: object) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, **schema}}


def _model(model: type) -> dict[str, Any]:
    return {_JSON: {"schema": {"$ref": f"#/components/schemas/{model.__name__}"}}}


def _text(kind: str = _TEXT) -> dict[str, Any]:
    return {kind: {"schema": {"type": "string"}}}


def _operation(
    summary: str,
    gives: dict[str, Any],
    *,
    status: int = 200,
    takes: dict[str, Any] | None = None,
    where: list[dict[str, Any]] | None = None,
    refused: tuple[int, ...] = (),
    limits: tuple[int, ...] = (408, 421, 429, 503),
) -> dict[str, Any]:
    answers: dict[str, Any] = {str(status): {"description": "Done", "content": gives}}
    for code in (*refused, *limits):
        answers[str(code)] = {"description": "Refused", "content": _model(http.Problem)}
    operation: dict[str, Any] = {"summary": summary, "responses": answers}
    if where:
        operation["parameters"] = where
    if takes:
        operation["requestBody"] = {"required": True, "content": takes}
    return operation


def _attempt(summary: str, where: dict[str, Any]) -> dict[str, Any]:
    return _operation(
        summary,
        _model(http.Course),
        takes=_model(http.Attempt),
        where=[where],
        refused=(400, 403, 404, 413, 422),
    )


def _paths() -> dict[str, Any]:
    taking = (400, 403, 413, 422)
    seeing = {**_text(), **_model(http.Transcript)}
    frames = [_RECORD, _query("first"), _query("seat", maximum=8), _EYES]
    return {
        "/api/tables": {
            "get": _operation("Public tables that wait or play", _model(http.TableList)),
            "post": _operation(
                "Open a table",
                _model(http.Opened),
                status=201,
                takes=_model(http.OpenTable),
                refused=taking,
            ),
        },
        "/api/tables/{table}": {
            "get": _operation("A table", _model(Room), where=[_TABLE], refused=(404,))
        },
        "/api/tables/{table}/seats": {
            "post": _operation(
                "Sit down",
                _model(http.Taken),
                status=201,
                takes=_model(http.TakeSeats),
                where=[_TABLE],
                refused=(*taking, 404, 409),
            )
        },
        "/api/tables/{table}/record": {
            "get": _operation(
                "The record of a game, or what spectators have seen of it",
                seeing,
                where=[_TABLE, _query("game")],
                refused=(400, 403, 404),
            )
        },
        "/api/records": {
            "post": _operation(
                "Keep a record",
                _model(http.RecordKept),
                status=201,
                takes=_text(),
                refused=taking,
            )
        },
        "/api/records/{record}": {
            "get": _operation("A kept record", _text(), where=[_RECORD], refused=(404,))
        },
        "/api/records/{record}/frames": {
            "get": _operation(
                "A kept record step by step",
                _model(http.Frames),
                where=frames,
                refused=(400, 403, 404),
            )
        },
        "/api/records/{record}/play-on": {
            "post": _operation(
                "Open a table in the middle of a record",
                _model(http.Opened),
                status=201,
                takes=_model(http.PlayOn),
                where=[_RECORD],
                refused=(*taking, 404, 409),
            )
        },
        "/api/lessons": {"get": _operation("The lessons there are", _model(http.LessonList))},
        "/api/lessons/{lesson}": {"post": _attempt("Go on with a lesson", _LESSON)},
        "/api/puzzles": {"get": _operation("The puzzles there are", _model(http.PuzzleList))},
        "/api/puzzles/{puzzle}": {"post": _attempt("Go on with a puzzle", _PUZZLE)},
        "/api/catalogue": {
            "get": _operation("What can be asked for in a set-up", _model(http.Catalogue))
        },
        "/api/qr.svg": {
            "get": _operation(
                "A path of this server as a code for cameras",
                _text("image/svg+xml"),
                where=[{**_query("path"), "required": True, "schema": {"type": "string"}}],
                refused=(400,),
            )
        },
        "/healthz": {"get": _operation("Whether the process lives", _text(), limits=(408,))},
        "/readyz": {"get": _operation("Whether it can store", _text(), limits=(408, 503))},
    }


async def description(service: Service, request: Request) -> Response:
    """The OpenAPI document."""
    _, schemas = msgspec.json.schema_components(_MODELS, ref_template="#/components/schemas/{name}")
    return reply(
        {
            "openapi": "3.1.0",
            "info": {"title": "Folsom", "version": folsom.__version__},
            "paths": _paths(),
            "components": {"schemas": schemas},
        }
    )
