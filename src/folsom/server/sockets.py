"""The sockets of a server process: who may open one, and how many."""

from starlette.types import Receive, Scope, Send

from folsom.server.connection import Connection
from folsom.server.guard import Guard
from folsom.server.hall import Hall
from folsom.server.origin import address_of, allowed
from folsom.server.visit import Visit


class Sockets:
    """Takes in the sockets of a server process."""

    def __init__(self, hall: Hall, guard: Guard) -> None:
        self._hall = hall
        self._guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its opening to its end."""
        await receive()
        address = address_of(scope)
        if not allowed(scope, self._hall.config.origins):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin not allowed"})
            return
        if not self._guard.enter(address):
            await send({"type": "websocket.accept"})
            reason = "too many connections from this address"
            await send({"type": "websocket.close", "code": 1013, "reason": reason})
            return
        self._hall.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            await Visit(self._hall, self._guard, Connection(send, address)).serve(receive)
        finally:
            self._guard.leave(address)
            self._hall.metrics.sockets.dec()
