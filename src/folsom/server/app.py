"""The server's routes."""

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from folsom.server import learn_api, records_api, tables_api
from folsom.server.config import Config
from folsom.server.desk import Desk, problem
from folsom.server.guard import Guard
from folsom.server.hall import Hall
from folsom.server.info import catalogue, qr_code
from folsom.server.openapi import description
from folsom.server.refusal import Refusal
from folsom.server.site import Client, Safe, built_client
from folsom.server.sockets import Sockets
from folsom.server.storage import StorageError


def build(hall: Hall) -> ASGIApp:
    """The application over an open hall."""
    config = hall.config
    guard = Guard(config.sockets_per_address, config.tables_per_address, config.requests_per_second)
    served = Starlette(
        routes=[*_routes(Desk(hall, guard), Sockets(hall, guard)), *_site(config)],
        exception_handlers={404: _not_found, 405: _not_so, Exception: _fault},
    )
    # Around everything, so that answers to faults are safe too.
    return Safe(served)


def _routes(desk: Desk, sockets: Sockets) -> list[BaseRoute]:
    tables = "/api/tables"
    records = "/api/records"
    served = [
        (tables, "GET", tables_api.list_tables),
        (tables, "POST", tables_api.open_table),
        (tables + "/{table}", "GET", tables_api.show_table),
        (tables + "/{table}/seats", "POST", tables_api.take_seats),
        (tables + "/{table}/record", "GET", records_api.table_record),
        (records, "POST", records_api.keep_record),
        (records + "/{record}", "GET", records_api.show_record),
        (records + "/{record}/frames", "GET", records_api.record_frames),
        (records + "/{record}/play-on", "POST", records_api.play_on),
        ("/api/lessons", "GET", learn_api.list_lessons),
        ("/api/lessons/{lesson}", "POST", learn_api.teach),
        ("/api/puzzles", "GET", learn_api.list_puzzles),
        ("/api/puzzles/{puzzle}", "POST", learn_api.attempt),
        ("/api/catalogue", "GET", catalogue),
        ("/api/qr.svg", "GET", qr_code),
        ("/api/openapi.json", "GET", description),
        ("/healthz", "GET", _health),
        ("/metrics", "GET", _metrics),
    ]
    routes: list[BaseRoute] = [
        Route(path, desk.serve(handler), methods=[method]) for path, method, handler in served
    ]
    return [*routes, WebSocketRoute("/ws", sockets)]


def _site(config: Config) -> list[BaseRoute]:
    folder = config.client or built_client()
    if not folder.is_dir():
        return []
    return [Mount("/", GZipMiddleware(Client(directory=folder, html=True)))]


async def _health(desk: Desk, request: Request) -> Response:
    """Whether the server can do its work."""
    try:
        await desk.hall.store.ping()
    except StorageError as error:
        raise Refusal("storage", f"The database does not answer: {error}", 503) from None
    return PlainTextResponse("ok\n")


async def _metrics(desk: Desk, request: Request) -> Response:
    return Response(desk.hall.metrics.text(), media_type="text/plain; version=0.0.4")


async def _not_found(request: Request, error: Exception) -> Response:
    return problem(Refusal("not-found", "There is nothing here.", 404))


async def _not_so(request: Request, error: Exception) -> Response:
    return problem(Refusal("method", "That cannot be done with this address.", 405))


async def _fault(request: Request, error: Exception) -> Response:
    return problem(Refusal("fault", "Something went wrong here; nothing has changed.", 500))
