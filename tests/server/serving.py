"""A real server on loopback."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import connect

from folsom.bots import Thought, make
from folsom.client import Client
from folsom.game.rng import seeded
from folsom.server.config import Config
from folsom.server.guard import Guard
from folsom.server.metrics import Metrics
from folsom.server.run import Server, bind, settings
from folsom.server.storage import Store
from folsom.server.tables import ServerTables
from folsom.server.thinkers import Thinkers
from folsom.table.live import LiveTable
from folsom.table.thinking import Question, Whose
from tests.table.people import (
    Answer,
    Line,
    Party,
    by_chance,
    caught_up,
    first,
    party,
    play,
    refusal,
    run,
)

__all__ = [
    "Answer",
    "AtOnce",
    "Line",
    "Party",
    "Served",
    "Addressed",
    "asking",
    "by_chance",
    "caught_up",
    "first",
    "line",
    "party",
    "play",
    "refusal",
    "run",
    "serving",
]


class AtOnce(Thinkers):
    """Bots that think in the server's own process, for tests that are not about thinking."""

    async def think(self, question: Question, whose: Callable[[], Whose]) -> Thought | None:
        await asyncio.sleep(0)
        bot, rng = make(question.level), seeded(2)
        return bot.think(question.world, question.seat, rng, 30 if question.hint else None)


class Addressed(Protocol):
    """A server, wherever it runs."""

    address: str


class Served:
    """A running server: from outside by its address, from inside by its tables."""

    def __init__(self, address: str, tables: ServerTables, guard: Guard) -> None:
        self.address = address
        self.guard = guard
        self.tables = tables
        self.store = tables.store

    def client(self) -> Client:
        """Somebody who talks to it."""
        return Client(self.address)

    def socket(self, **more: Any) -> connect:
        """A bare socket to it."""
        address = self.address.replace("http", "ws", 1) + "/ws"
        return connect(address, compression=None, max_size=None, open_timeout=60, **more)

    def live(self, table: str) -> LiveTable:
        """The table in the server's memory."""
        return self.tables._live[table]


@asynccontextmanager
async def serving(
    url: str = "sqlite://", thinkers: Callable[[int, Metrics], Thinkers] = AtOnce, **wishes: Any
) -> AsyncIterator[Served]:
    """A server with generous limits; `wishes` are words of `Config`."""
    usual = {
        "bot_pause": 0.0,
        "tables_per_address": 10_000,
        "requests_per_second": 10_000.0,
        "messages_per_second": 10_000.0,
        "work_per_second": 1_000_000.0,
    }
    config = Config(database=url, **{**usual, **wishes})
    store = await Store.open(url)
    metrics = Metrics()
    tables = ServerTables(store, config, metrics, thinkers(config.thinkers, metrics))
    tables.open()
    set_up = settings(config, tables)
    server = Server(set_up)
    ready = asyncio.Event()
    server.on_ready = ready.set
    with bind("127.0.0.1", 0) as listener:
        host, port = listener.getsockname()
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            await ready.wait()
            yield Served(f"http://{host}:{port}", tables, set_up.guard)
        finally:
            server.should_exit = True
            await task
            await tables.close()
            await store.close()


@asynccontextmanager
async def line(served: Addressed, **more: Any) -> AsyncIterator[Line]:
    """A bare socket to the server."""
    address = served.address.replace("http", "ws", 1) + "/ws"
    patient: dict[str, Any] = {"open_timeout": 60, "ping_timeout": 60, **more}
    async with connect(address, compression=None, max_size=None, **patient) as opened:
        yield Line(opened)


def asking(served: Served) -> httpx.AsyncClient:
    """Plain requests to the server."""
    return httpx.AsyncClient(base_url=served.address, timeout=60)
