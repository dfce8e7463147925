"""The sockets of a server process: who may open one, how many, and serving them."""

import asyncio
from contextlib import suppress
from typing import Final

from starlette.types import Receive, Scope, Send

from folsom.server.connection import SocketConnection
from folsom.server.guard import Guard, SocketLimits
from folsom.server.origin import address_of, allowed
from folsom.server.service import foreign, problem
from folsom.server.tables import ServerTables
from folsom.table.refusal import Refusal
from folsom.table.session import Session

HELLO: Final = 10.0
"""A client says hello within so many seconds."""


class Sockets:
    """Takes in the sockets of a server process."""

    def __init__(self, tables: ServerTables, guard: Guard) -> None:
        self._tables = tables
        self._guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its opening to its end."""
        await receive()
        address = address_of(scope)
        if not allowed(scope, self._tables.config.origins):
            self._tables.metrics.refused(foreign().code)
            await problem(foreign())(scope, receive, send)
            return
        why_not = self._guard.sockets.why_not(address) or self._too_fast(address)
        if why_not:
            self._tables.metrics.refused("crowded")
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1013, "reason": why_not})
            return
        self._guard.sockets.enter(address)
        self._tables.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            await self._serve(SocketConnection(send, address), receive)
        finally:
            self._guard.sockets.leave(address)
            self._tables.metrics.sockets.dec()

    def _too_fast(self, address: str) -> str:
        """Opening a socket is a request like any other."""
        try:
            self._guard.asking(address)
        except Refusal as refusal:
            return refusal.text
        return ""

    async def _serve(self, connection: SocketConnection, receive: Receive) -> None:
        """Listen and answer until the socket is closed."""
        rate = self._tables.config.messages_per_second
        limits = SocketLimits(self._guard, connection.address, rate)
        session = Session(self._tables, connection, limits)
        pump = asyncio.create_task(connection.pump())
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(_listen(session, connection, receive, hello=True), HELLO)
            if not session.greeted:
                connection.close(1008, "no hello")
            else:
                await _listen(session, connection, receive)
        finally:
            session.end()
            if connection.closing:
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(pump), 1.0)
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)


async def _listen(
    session: Session, connection: SocketConnection, receive: Receive, *, hello: bool = False
) -> None:
    """Until the socket is closed, or only until the client has said hello."""
    while not connection.closing and not (hello and session.greeted):
        event = await receive()
        if event["type"] != "websocket.receive":
            connection.close(1000, "")
            return
        await session.hear(event.get("text") or event.get("bytes") or "")
