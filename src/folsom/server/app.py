"""The server's routes."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from folsom.server import learn_api, records_api, tables_api
from folsom.server.config import Config
from folsom.server.guard import Guard
from folsom.server.health import Health
from folsom.server.hosts import Hosts
from folsom.server.info import catalogue, qr_code
from folsom.server.openapi import description
from folsom.server.service import Service, problem
from folsom.server.site import Client, Safe, built_client
from folsom.server.sockets import Sockets
from folsom.server.tables import ServerTables
from folsom.table.refusal import Refusal


def build(tables: ServerTables, guard: Guard) -> ASGIApp:
    """The application over tables that are open."""
    config = tables.config
    served = Starlette(
        routes=[*_routes(Service(tables, guard), Sockets(tables, guard)), *_site(config)],
        exception_handlers={404: _not_found, 405: _not_so, Exception: _fault},
    )
    # Around everything, so that answers to faults are safe too.
    return Safe(Hosts(served, config, tables.metrics))


def _routes(service: Service, sockets: Sockets) -> list[BaseRoute]:
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
    ]
    routes: list[BaseRoute] = [
        Route(path, service.serve(handler), methods=[method]) for path, method, handler in served
    ]
    return [*routes, *_health(service), WebSocketRoute("/ws", sockets)]


def _health(service: Service) -> list[BaseRoute]:
    health = Health(service.tables.store, service.tables.metrics)

    async def metrics(service: Service, request: Request) -> Response:
        await health.trouble()
        return Response(service.tables.metrics.text(), media_type="text/plain; version=0.0.4")

    # Without limits: somebody else's hurry must not make a server look dead.
    return [
        Route("/healthz", health.alive, methods=["GET"]),
        Route("/readyz", health.ready, methods=["GET"]),
        Route("/metrics", service.serve(metrics), methods=["GET"]),
    ]


def _site(config: Config) -> list[BaseRoute]:
    folder = config.client or built_client()
    if not folder.is_dir():
        return []
    return [Mount("/", Client(folder))]


async def _not_found(request: Request, error: Exception) -> Response:
    return problem(Refusal("not-found", "There is nothing here."))


async def _not_so(request: Request, error: Exception) -> Response:
    return problem(Refusal("method", "That cannot be done with this address."))


async def _fault(request: Request, error: Exception) -> Response:
    return problem(Refusal("fault", "Something went wrong here; nothing has changed."))
