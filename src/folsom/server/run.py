"""Running the server until it is told to stop."""

import asyncio
import gc
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn

from folsom.server import logs
from folsom.server.app import build
from folsom.server.config import Config
from folsom.server.guard import Guard
from folsom.server.metrics import Metrics
from folsom.server.opening import open_store
from folsom.server.protocols import LONGEST_MESSAGE, Settings
from folsom.server.tables import ServerTables

BACKLOG: Final = 2048
SPARE: Final = 200
"""Open files for everything but clients."""


def run(
    config: Config,
    log_level: str,
    ready: Callable[[str], None],
    waiting: Callable[[str], None],
) -> None:
    """Serve until interrupted; `ready` is told the address once anybody can come.

    `waiting` is told why the database is not there yet. Raises `StorageError` if it cannot be
    used, `OSError` if the address cannot.
    """
    logs.set_up(log_level)
    _open_many(config.sockets)
    with (
        bind(config.host, config.port) as listener,
        asyncio.Runner(loop_factory=_new_loop()) as runner,
        # Told to stop while it waits; once it serves, the server itself sees to that.
        suppress(asyncio.CancelledError, KeyboardInterrupt),
    ):
        runner.run(_serve(config, listener, ready, waiting))


def bind(host: str, port: int) -> socket.socket:
    """The socket at which clients will come in; raises `OSError`.

    It has its address at once, so that a port that is taken is known, but nobody can connect
    before the server listens.
    """
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name == "posix":
            # As for every server: a port in which only old connections linger is free.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    # Inherited by every connection. Not every event loop sees to it, and without it the second of
    # two messages waits until the client has acknowledged the first.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _open_many(sockets: int) -> None:
    """Let this process have as many open files as it may have sockets and connections."""
    try:
        import resource
    except ImportError:
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * sockets + SPARE
    if few != resource.RLIM_INFINITY and few < wanted:
        if most != resource.RLIM_INFINITY:
            wanted = min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker event loop, where there is one for the platform."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _seldom_look_for_rings() -> None:
    """Tables and sockets are many objects that stay; looking through all of them stops everything.

    Nearly all that is let go is freed at once, without any search for rings of references.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def _serve(
    config: Config,
    listener: socket.socket,
    ready: Callable[[str], None],
    waiting: Callable[[str], None],
) -> None:
    store = await open_store(config.database, waiting)
    tables = ServerTables(store, config, Metrics())
    tables.open()
    _seldom_look_for_rings()
    server = Server(settings(config, tables))
    server.on_ready = lambda: ready(_address(listener))
    try:
        await server.serve(sockets=[listener])
    finally:
        await tables.close()
        await store.close()


def settings(config: Config, tables: ServerTables) -> Settings:
    """How the tables are served."""
    guard = Guard(config, tables.metrics)
    return Settings(
        build(tables, guard),
        guard,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        backlog=BACKLOG,
        log_config=None,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_graceful_shutdown=3,
        lifespan="off",
    )


class Server(uvicorn.Server):
    """Says when it is ready, and leaves the closing to whoever runs it."""

    on_ready: Callable[[], None]

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal; raised again, it would end the process before all is closed."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        self.on_ready()


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = _own_address() if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """The address by which others in the network reach this machine, so that links lead here."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unsent:
        try:
            # Nothing is sent; it only asks which way a packet to the outside would leave.
            unsent.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(unsent.getsockname()[0])
