"""Tables in memory, for people who come as to a server: by the same client, without a socket."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Self

from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from folsom.bots import Thought, make
from folsom.client import Client, Refused, Visit
from folsom.game.rng import seeded
from folsom.record.record import Record
from folsom.table import entries as log
from folsom.table import showing
from folsom.table.clock import Clock
from folsom.table.connection import Connection
from folsom.table.finished import name_of, record_of
from folsom.table.keys import read_code
from folsom.table.live import LiveTable
from folsom.table.memory import MemoryStore
from folsom.table.new_tables import open_table, play_on
from folsom.table.refusal import Refusal
from folsom.table.session import Session
from folsom.table.sitting import take_seats
from folsom.table.storing import StorageError
from folsom.table.tables import Tables
from folsom.table.thinking import Question, Thinker, Whose
from folsom.wire import http
from folsom.wire.room import Room


class AtOnce:
    """Bots that think where they are asked, always the same."""

    async def think(self, question: Question, whose: Callable[[], Whose]) -> Thought | None:
        await asyncio.sleep(0)
        bot, rng = make(question.level), seeded(2)
        return bot.think(question.world, question.seat, rng, 30 if question.hint else None)


class Fast(Clock):
    """A clock that goes on as far as anybody waits for it."""

    def __init__(self) -> None:
        self.later = 0.0

    def now(self) -> float:
        return super().now() + self.later

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(0)
        if not event.is_set():
            self.later += seconds


class _Line(Connection):
    """The table's end of a line."""

    def __init__(self) -> None:
        super().__init__()
        self.told: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None

    def tell(self, text: str) -> None:
        if self.closed is None:
            self.told.put_nowait(text)

    def close(self, code: int, reason: str) -> None:
        if self.closed is None:
            self.closed = code, reason
            self.told.put_nowait(None)

    @property
    def closing(self) -> bool:
        return self.closed is not None


class LocalSocket:
    """The client's end: as much of a socket as clients use."""

    def __init__(self, tables: Tables[Any]) -> None:
        self._line = _Line()
        self._session = Session(tables, self._line)
        self.transport = self

    async def send(self, message: str | bytes, text: bool | None = None) -> None:
        if self._line.closing:
            raise self._lost()
        await self._session.hear(message)

    async def recv(self) -> str:
        text = await self._line.told.get()
        if text is None:
            self._line.told.put_nowait(None)
            raise self._lost()
        return text

    def __aiter__(self) -> Self:
        return self

    __anext__ = recv

    def _lost(self) -> ConnectionClosedError:
        return ConnectionClosedError(Close(*(self._line.closed or (1006, ""))), None)

    def abort(self) -> None:
        """Lose the line."""
        self._session.end()
        self._line.close(1006, "")

    async def close(self) -> None:
        self.abort()

    async def wait_closed(self) -> None:
        """Nothing to wait for."""

    @property
    def close_code(self) -> int | None:
        return self._line.closed and self._line.closed[0]

    @property
    def close_reason(self) -> str:
        return self._line.closed[1] if self._line.closed else ""


@asynccontextmanager
async def socket_to(tables: Tables[Any]) -> AsyncIterator[LocalSocket]:
    """A line to the tables."""
    opened = LocalSocket(tables)
    try:
        yield opened
    finally:
        opened.abort()


class LocalVisit(Visit):
    """A visit without a socket."""

    def __init__(self, tables: Tables[Any], table: str, keys: list[str], **more: Any) -> None:
        super().__init__("", table, keys, **more)
        self._tables = tables

    def _connect(self) -> Any:
        return socket_to(self._tables)


class LocalClient(Client):
    """A client without HTTP."""

    def __init__(self, tables: Tables[MemoryStore]) -> None:
        self._tables = tables

    async def __aexit__(self, *_: object) -> None:
        """Nothing is open."""

    async def open_table(self, **wishes: Any) -> http.Opened:
        with _refusals():
            return await open_table(self._tables, http.OpenTable(**wishes))

    async def take_seats(self, table: str, **wishes: Any) -> http.Taken:
        with _refusals():
            live = await self._tables.find(read_code(table))
            return await take_seats(self._tables, live, http.TakeSeats(**wishes))

    async def room(self, table: str) -> Room:
        with _refusals():
            live = await self._tables.find(read_code(table))
            return showing.room(live.table, live.presence())

    async def record(self, table: str, game: int | None = None, key: str = "") -> str:
        """The record of the game that is over there."""
        match = (await self._tables.find(table)).table.match
        assert match is not None
        return record_of(match).text()

    async def keep_record(self, text: str) -> http.RecordKept:
        record, name = Record.parse(text, "the record"), name_of(text)
        await self._tables.store.keep_record(name, text, 0.0)
        return http.RecordKept(name, len(record.choices), record.game.over)

    async def play_on(self, record: str, **wishes: Any) -> http.Opened:
        text, _ = self._tables.store.records[record]
        with _refusals():
            return await play_on(self._tables, Record.parse(text, record), http.PlayOn(**wishes))

    def visit(self, table: str, keys: list[str] | None = None, **more: Any) -> Visit:
        return LocalVisit(self._tables, table, keys or [], **more)


@contextmanager
def _refusals() -> Iterator[None]:
    """What a table refuses, as a client hears it."""
    try:
        yield
    except Refusal as refusal:
        raise Refused(refusal.code, refusal.text) from None
    except StorageError as error:
        raise Refused("storage", str(error)) from None


class Local:
    """Tables in memory, as `Served` is a server."""

    def __init__(self, tables: Tables[MemoryStore]) -> None:
        self.tables = tables
        self.store = tables.store

    def client(self) -> Client:
        """Somebody who opens tables and comes to them."""
        return LocalClient(self.tables)

    def socket(self) -> Any:
        """A bare line."""
        return socket_to(self.tables)

    def live(self, table: str) -> LiveTable:
        """A table in memory."""
        return self.tables._live[table]

    def entries(self, table: str) -> list[log.AnyEntry]:
        """What its log says."""
        return [log.decode(body) for body in self.store.logs[table]]


@asynccontextmanager
async def local(
    store: MemoryStore | None = None,
    thinker: Thinker | None = None,
    clock: Clock | None = None,
    bot_pause: float = 0.0,
) -> AsyncIterator[Local]:
    """Tables in memory."""
    tables = Tables(store or MemoryStore(), thinker or AtOnce(), clock, pause=bot_pause)
    try:
        yield Local(tables)
    finally:
        await tables.close()
