"""What lies below requests and messages: the connections themselves."""

import asyncio
from typing import Any, Final, cast

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from folsom.server.guard import Guard
from folsom.server.origin import counted
from folsom.server.refusals import status_of
from folsom.table.refusal import Refusal
from folsom.wire.http import Problem
from folsom.wire.told import Refused

LONGEST_MESSAGE: Final = 16_384
"""What a client may say at once, in bytes."""
QUIET: Final = 0.5
"""A client that is sent away has said all when it says nothing for so many seconds."""
LINGER: Final = 5.0
"""But nobody listens to it for longer than this."""
HEAD: Final = 10.0
"""The head of a request arrives within so many seconds."""
BODY: Final = 30.0
"""Its body within so many more."""
READING: Final = 60.0
"""A client that takes nothing of its answer for so long is cut off."""

_TOO_LONG: Final = msgspec.json.encode(
    Refused("too-long", f"A message has at most {LONGEST_MESSAGE} bytes.")
)
_HALF_CLOSED: Final = (h11.IDLE, h11.SEND_BODY)
"""As long as the client is in one of these states, more of its request is to come."""


class Settings(uvicorn.Config):
    """How the server is run, and who guards it."""

    def __init__(self, app: Any, guard: Guard, **more: Any) -> None:
        super().__init__(app, http=RequestProtocol, ws=SocketProtocol, **more)
        self.guard = guard


class RequestProtocol(H11Protocol):
    """Counts connections, and ends those whose request never does."""

    _address = ""
    _counted = False
    _sent_away = False
    _stage: object = None
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    @property
    def guard(self) -> Guard:
        """Counts connections and what they ask for."""
        return cast("Settings", self.config).guard

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; one too many is refused when it asks for something."""
        super().connection_made(transport)
        self._address = counted(self.client[0]) if self.client else "unknown"
        self._counted = self.guard.connect(self._address)
        self._wait(HEAD if self._counted else QUIET)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request in; it has its time to become whole."""
        if self._sent_away:
            return
        if not self._is_counted():
            self._wait(None)
            refusal = Refusal("crowded", "Too many connections; try again in a while.")
            self._send_away(refusal)
            return
        super().data_received(data)
        if not self._is_counted():
            # It has become a socket, which has its own rules.
            return
        stage = self.conn.their_state
        if stage not in _HALF_CLOSED:
            self._wait(None)
        elif stage is not self._stage or self._timer is None:
            self._wait(HEAD if stage is h11.IDLE else BODY)
        self._stage = stage

    def _is_counted(self) -> bool:
        """Whether it is one of the connections for requests: not refused, nor a socket since."""
        return self._counted

    def _wait(self, seconds: float | None) -> None:
        """End the connection if nothing else happens to it; None: it may take its time."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        late = self._timer is not None and self.loop.time() - self._timer.when() > QUIET
        self._timer = None
        if late:
            # The server itself was held up; what it has not read yet may be all that is missing.
            self._wait(QUIET)
            return
        if self._stage is None:
            # Nothing was ever asked: browsers open connections ahead of time.
            self.transport.close()
            return
        self.guard.waited_in_vain(self._address)
        self._send_away(Refusal("too-slow", "The request did not arrive in time."))

    def _send_away(self, refusal: Refusal) -> None:
        """Answer, unless an answer is on its way, and close once the client has heard it."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = msgspec.json.encode(Problem(refusal.code, refusal.text))
            head = (
                f"HTTP/1.1 {status_of(refusal)} {refusal.code}\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self._sent_away = True
        self._unset_keepalive_if_required()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if not self.transport.is_closing():
            # To close while the client still speaks would cut the answer off.
            self.transport.write_eof()
            self._timer = self.loop.call_later(QUIET, self.transport.close)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, and counted as such."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._wait(None)
        self.resume_writing()
        if self._counted:
            self.guard.disconnect(self._address)
            self._counted = False

    def pause_writing(self) -> None:
        """The client takes nothing more of its answer for now."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again, so it is not cut off."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Answers a message that is too long before the socket is closed."""

    _until = 0.0

    def handle_parser_exception(self) -> None:
        """Say what was wrong, close, and hear the rest out: else the answer might be lost."""
        if self.close_sent:
            self._hear_out()
            return
        closing = self.conn.close_sent
        assert closing is not None
        if closing.code == CloseCode.MESSAGE_TOO_BIG and self.handshake_complete:
            cast("Settings", self.config).guard.too_long()
            self.transport.write(Frame(Opcode.TEXT, _TOO_LONG).serialize(mask=False))
        event = {"type": "websocket.disconnect", "code": closing.code, "reason": closing.reason}
        self.queue.put_nowait(event)  # type: ignore[arg-type]
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._until = self.loop.time() + LINGER
        self._hear_out()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, unless the client was sent away and hears nothing more."""
        if self._until:
            raise ClientDisconnected
        await super().send(message)

    def _hear_out(self) -> None:
        """Close when the client has stopped speaking; to close at once would cut the answer off."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        wait = min(QUIET, self._until - self.loop.time())
        self.close_timer = self.loop.call_later(max(wait, 0.0), self.transport.close)
