"""A line to the server that can be lost, as on a train in a tunnel."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Tunnel:
    """Passes bytes on to the server while there is daylight."""

    def __init__(self, address: str) -> None:
        self._there = urlsplit(address)
        self._server: asyncio.Server
        self._ways: set[asyncio.StreamWriter] = set()
        self._dark = False

    @property
    def address(self) -> str:
        """Where the server seems to be."""
        host, port = self._server.sockets[0].getsockname()
        return f"http://{host}:{port}"

    def enter(self) -> None:
        """Every line is lost, and no new one can be made."""
        self._dark = True
        for way in self._ways:
            way.transport.abort()

    def leave(self) -> None:
        """Lines can be made again."""
        self._dark = False

    async def _pass(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, on = await asyncio.open_connection(self._there.hostname, self._there.port)
        self._ways |= {back, on}
        if self._dark:
            self.enter()
        with suppress(ConnectionError):
            await asyncio.gather(self._pump(here, on), self._pump(there, back))
        self._ways -= {back, on}

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while some := await source.read(65_536):
            sink.write(some)
            await sink.drain()
        sink.close()


@asynccontextmanager
async def tunnel(address: str) -> AsyncIterator[Tunnel]:
    """A line through a tunnel to the server at that address."""
    made = Tunnel(address)
    made._server = await asyncio.start_server(made._pass, "127.0.0.1", 0)
    try:
        yield made
    finally:
        made.enter()
        made._server.close()
