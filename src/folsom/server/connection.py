"""One socket of a client, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from folsom.table.connection import Connection

WAITING: Final = 256
"""A client that lets more messages than this wait is too slow, and is closed; it can come back."""

Send = Callable[[dict[str, Any]], Awaitable[None]]


class SocketConnection(Connection):
    """Sends in order, and never makes a table wait for a slow client."""

    __slots__ = ("_closing", "_send", "_wake", "queue")

    def __init__(self, send: Send, address: str) -> None:
        """`send` is the ASGI callable of the socket."""
        super().__init__(address)
        self._send = send
        self._wake: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None
        self.queue: deque[str] = deque()

    def tell(self, text: str) -> None:
        """Send this when its turn comes."""
        if self._closing is None:
            self.queue.append(text)
            if len(self.queue) > WAITING:
                self.queue.clear()
                self.close(1013, "too slow; come back and go on")
            self._rouse()

    def close(self, code: int, reason: str) -> None:
        """Close the socket when all that waits has been sent."""
        if self._closing is None:
            self._closing = (code, reason)
            self._rouse()

    @property
    def closing(self) -> bool:
        """Whether nothing more will be said."""
        return self._closing is not None

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def pump(self) -> None:
        """Send what waits until the socket is closed."""
        while True:
            while self.queue:
                await self._send({"type": "websocket.send", "text": self.queue.popleft()})
            if self._closing is not None:
                code, reason = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
