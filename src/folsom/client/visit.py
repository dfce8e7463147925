"""One socket to a table, which comes back by itself when the line is lost."""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from folsom.wire import PROTOCOL, asked, told
from folsom.wire.room import Room

_decode: Final = msgspec.json.Decoder(told.Message).decode
_encode: Final = msgspec.json.Encoder().encode
AGAIN: Final = 0.1
"""Seconds until the next try when the line is lost; each time twice as long."""
LONGEST: Final = 1.0
"""But no longer than this."""
PASSING: Final = frozenset({"storage", "too-fast"})
"""Refusals that do not last; so one comes back."""


class Refused(Exception):
    """The server did not do it; nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class Lost(Exception):
    """The line was lost for good, or the server sent this client away."""


def _sides(seen: list[told.Seen]) -> dict[int | None, told.Happened]:
    return {each.seat: each.now for each in seen if each.now is not None}


class Visit:
    """What a client knows of a table: the room, and each held seat's side of it."""

    def __init__(
        self,
        address: str,
        table: str,
        keys: list[str],
        *,
        name: str = "",
        tries: int = 50,
        heard: Callable[[told.Message], None] | None = None,
    ) -> None:
        """`heard` is called with every message; `tries` is how often to come back in a row."""
        self._address = address.replace("http", "ws", 1) + "/ws"
        self._hello = asked.Hello(PROTOCOL, table, keys, name=name)
        self._tries = tries
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._marks = itertools.count(1)
        self._name = secrets.token_urlsafe(9)
        self._open: dict[str, tuple[bytes, asyncio.Future[int]]] = {}
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._ended: Exception | None = None
        self._failures = 0
        self.number = -1
        self.room: Room | None = None
        self.seats: list[int] = []
        self.pending: list[int] = []
        self.why: told.Why | None = None
        """Why the seats held changed last."""
        self.host = False
        self.seen: dict[int | None, told.Happened] = {}
        self.chat: list[told.Said] = []

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.room is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def view(self, seat: int | None) -> dict[str, Any]:
        """How a seat (None: a spectator) sees the game."""
        return self.seen[seat].view

    @property
    def over(self) -> bool:
        """Whether no game is being played."""
        return self.room is not None and self.room.status == "over"

    async def choose(self, seat: int, choice: str) -> int:
        """Answer the question put to a seat; returns the number under which it is stored."""
        question = self.seen[seat].asked
        if question is None:
            raise Refused("nothing-asked", "This seat has nothing to decide.")
        return await self.ask(asked.Choose(seat, choice, question))

    async def ask(self, message: Any) -> int:
        """Say something and wait until it is done; sent again if the line is lost meanwhile.

        After a refusal the same message may be asked again; however often, it is done once.
        """
        if self._ended is not None:
            raise self._ended
        message.id = mark = message.id or f"{self._name}-{next(self._marks):04}"
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        text = _encode(message)
        self._open[mark] = (text, done)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(text, text=True)
        try:
            return await done
        finally:
            del self._open[mark]

    async def turn(self, seat: int) -> bool:
        """Wait until the seat has something to decide; False when the game is over."""
        if seat not in self.seats:
            raise Refused("not-yours", "No key that was shown opens this seat.")
        await self.until(lambda: self.over or self._to_decide(seat) or seat not in self.seats)
        if seat not in self.seats:
            raise Refused("not-yours", f"The seat is yours no more: {self.why}.")
        return not self.over

    def _to_decide(self, seat: int) -> bool:
        seen = self.seen.get(seat)
        return seen is not None and seen.asked is not None

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with self._changed:
            await self._changed.wait_for(lambda: true() or self._ended is not None)
        if not true() and self._ended is not None:
            raise self._ended

    async def drop(self) -> None:
        """Lose the line, as on a train in a tunnel."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _run(self) -> None:
        why = "The server cannot be reached."
        try:
            while self._failures < self._tries:
                self._failures += 1
                try:
                    async with self._connect() as socket:
                        await self._listen(socket)
                except ConnectionClosed as closed:
                    why = (closed.rcvd.reason if closed.rcvd else "") or why
                except (OSError, InvalidHandshake, TimeoutError):
                    pass
                self._socket = None
                await asyncio.sleep(min(AGAIN * 2**self._failures, LONGEST))
            await self._end(Lost(why))
        except Refused as refused:
            await self._end(refused)
        except asyncio.CancelledError:
            if self._socket is not None:
                await self._socket.close()
            raise
        except Exception as error:
            await self._end(Lost(f"The server said what this client does not know: {error}"))

    def _connect(self) -> AbstractAsyncContextManager[ClientConnection]:
        return connect(self._address, compression=None, max_size=None)

    async def _listen(self, socket: ClientConnection) -> None:
        hello = self._hello
        hello.since = self.number if self.number >= 0 else None
        await socket.send(_encode(hello), text=True)
        async for text in socket:
            message = _decode(text)
            if isinstance(message, told.Welcome):
                self._socket = socket
                self._failures = 0
                for waiting, _ in list(self._open.values()):
                    await socket.send(waiting, text=True)
            elif isinstance(message, told.Refused) and self._socket is None:
                if message.code in PASSING:
                    raise ConnectionError(message.text)
                raise Refused(message.code, message.text)
            self._take(message)
            if self._heard is not None:
                self._heard(message)
            async with self._changed:
                self._changed.notify_all()

    def _take(self, message: told.Message) -> None:
        match message:
            case told.Welcome():
                self.number = message.number
                self.room, self.host, self.seats = message.room, message.host, message.seats
                self.pending, self.why = message.pending, message.lost
                self.seen = _sides(message.seen)
                self.chat = message.chat
            case told.Seating():
                self.number = max(self.number, message.number)
                self.seats, self.host, self.pending = message.seats, message.host, message.pending
                self.seen = _sides(message.seen)
                self.why = message.why
            case told.Happened():
                self.number = max(self.number, message.number)
                self.seen[message.seat] = message
            case told.RoomChanged():
                self.number = max(self.number, message.number)
                self.room = message.room
            case told.Said():
                self.number = max(self.number, message.number)
                self.chat.append(message)
            case told.Done() | told.Refused():
                self._settle(message)

    def _settle(self, message: told.Done | told.Refused) -> None:
        _, done = self._open.get(message.id, (b"", None))
        if done is None or done.done():
            return
        if isinstance(message, told.Done):
            done.set_result(message.number)
        else:
            done.set_exception(Refused(message.code, message.text))

    async def _end(self, why: Exception) -> None:
        self._ended = why
        for _, done in self._open.values():
            if not done.done():
                done.set_exception(why)
        async with self._changed:
            self._changed.notify_all()
