"""A table in memory: one writer at a time, and everybody at it told what was stored."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from folsom.bots import Thought
from folsom.game.errors import IllegalChoice
from folsom.server import entries as log
from folsom.server import showing
from folsom.server.connection import Connection
from folsom.server.match import Match, Step
from folsom.server.metrics import Metrics
from folsom.server.refusal import Refusal
from folsom.server.storage import StorageError, Store
from folsom.server.summary import describe, due, wake_up
from folsom.server.table import Damaged, Happening, Table, replay
from folsom.server.thinkers import Thinkers
from folsom.wire.told import RoomChanged, Told

_encode: Final = msgspec.json.Encoder().encode
FAILED: Final = "This table failed and is set aside; all that was stored is kept."
UNKNOWN: Final = "The database does not answer, so it may be stored or not; try again."

_LOG: Final = logging.getLogger("folsom.table")


def text_of(message: Told) -> str:
    """A message as it is sent."""
    return _encode(message).decode()


class Hint(NamedTuple):
    """What the expert was asked, and what it thinks of it."""

    question: int
    thought: "asyncio.Task[Thought | None]"


class LiveTable:
    """A table with its connections. Only what is stored is shown to anybody."""

    __slots__ = (
        "_due",
        "_lock",
        "_store",
        "away",
        "connections",
        "doubt",
        "driver",
        "elsewhere",
        "failed",
        "hints",
        "metrics",
        "stirred",
        "table",
        "used",
    )

    def __init__(self, table: Table, store: Store, metrics: Metrics) -> None:
        """The table as its log has made it."""
        self.table = table
        self.metrics = metrics
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, showing.Presence] = {}
        """Who is connected at other processes."""
        self.away: dict[int, float] = {}
        self.hints: dict[int, Hint] = {}
        """The last hint of each seat, asked for or given."""
        self.used = time.monotonic()
        self.stirred = asyncio.Event()
        """Set whenever anything changes."""
        self.driver: asyncio.Task[None] | None = None
        self.failed = False
        self._store = store
        self._lock = asyncio.Lock()
        self._due: float | None = None
        """What the store notes as due, as far as we know."""
        self.doubt = False
        """Something may be stored that is not taken in."""

    def hint(self, seat: int, thinkers: Thinkers) -> "asyncio.Task[Thought | None]":
        """What the expert thinks of the question before this seat; it is asked once for each."""
        match = self.table.match
        question = match.asked.get(seat) if match and self.table.status == "playing" else None
        if match is None or question is None:
            raise Refusal("not-asked", "This seat has nothing to decide now.")
        known = self.hints.get(seat)
        if known is None or known.question != question.number:
            task = asyncio.create_task(thinkers.advise(match.game, seat))
            known = self.hints[seat] = Hint(question.number, task)
        return known.thought

    async def do(self, make: Callable[[Table], log.AnyEntry]) -> int:
        """Store the entry that `make` gives for the table as it then is; returns its number.

        `make` may refuse. If another process stores something first, it is asked again.
        """
        self.used = time.monotonic()
        async with self._lock:
            if self.failed:
                raise Refusal("set-aside", FAILED, 503)
            if self.doubt:
                await self._look_again()
            while True:
                entry = make(self.table)
                step = self._rehearse(entry)
                number = self.table.number + 1
                if await self._append(entry, step):
                    break
        await self._note(entry)
        return number

    def _rehearse(self, entry: log.AnyEntry) -> Step | None:
        """Make sure that an entry can be played before it is stored."""
        if not isinstance(entry, log.Chose) or self.table.match is None:
            return None
        try:
            return self.table.match.rehearse(entry.seat, entry.choice)
        except IllegalChoice as error:
            raise Refusal("illegal", str(error), 422) from None

    async def _append(self, entry: log.AnyEntry, step: Step | None) -> bool:
        """Store the entry and take it in; False if another came first, which is taken in."""
        table, body = self.table, log.encode(entry)
        row = wake_up(table, entry, self._due)
        self.doubt, self._due = True, row.due if row else self._due
        failed = False
        try:
            stored = await self._store.append(table.code, table.number + 1, body, row)
        except StorageError as error:
            _LOG.error("not stored", extra={"table": table.code, "error": str(error)})
            stored, failed = False, True
        except asyncio.CancelledError:
            self._due = None
            raise
        if stored:
            self.doubt = False
            self._take(entry, step)
            return True
        self._due = None
        found = await self._look_again()
        if found and found[0] == body:
            return True
        if failed:
            # What was on its way when the line broke may still arrive.
            self.doubt = True
            raise Refusal("storage", "It could not be stored; try again.", 503)
        if not found:
            raise Damaged(FAILED)
        return False

    async def _look_again(self) -> list[bytes]:
        """Take in what was stored meanwhile; if that fails, nobody knows."""
        try:
            return await self._catch_up()
        except StorageError as error:
            _LOG.error("not read", extra={"table": self.table.code, "error": str(error)})
            raise Refusal("storage", UNKNOWN, 503) from None

    async def catch_up(self, number: int = -1) -> None:
        """Take in what another process has stored, up to this number at least."""
        async with self._lock:
            if self.failed or 0 <= number <= self.table.number:
                return
            self.doubt = True
            await self._catch_up()
        self.send_away()

    async def _catch_up(self) -> list[bytes]:
        bodies = await self._store.entries(self.table.code, self.table.number + 1)
        self.doubt = False
        for body in bodies:
            self._take(body, None)
        return bodies

    @property
    def busy(self) -> bool:
        """Whether something is being stored or read."""
        return self._lock.locked()

    def _take(self, stored: log.AnyEntry | bytes, step: Step | None) -> None:
        """Take in and tell what is stored; if that fails, the table is not to be trusted."""
        try:
            self._take_in(log.decode(stored) if isinstance(stored, bytes) else stored, step)
        except Exception as error:
            self.failed = True
            raise Damaged(FAILED) from error

    def _take_in(self, entry: log.AnyEntry, step: Step | None) -> None:
        happening = self.table.take(entry, step)
        self.metrics.stored(entry)
        if isinstance(entry, log.Vacated):
            for connection in self.connections:
                connection.seats -= {entry.seat}
        if isinstance(entry, log.Spoke):
            self._tell_words(entry)
        else:
            if happening is not None and self.table.match is not None:
                self._tell_happening(self.table.match, happening)
            if not isinstance(entry, log.Chose) or self.table.status == "over":
                self.tell_room()
        self.stirred.set()

    def may_see(self, connection: Connection) -> bool:
        """Whether one who is connected may see the game."""
        return self.table.watching or connection.host or bool(connection.seats)

    def send_away(self) -> None:
        """Close the sockets of those who may no longer watch."""
        for connection in self.connections:
            if not self.may_see(connection):
                connection.close(4000, "private")

    def _tell_words(self, entry: log.Spoke) -> None:
        text = text_of(showing.said(self.table.number, entry))
        for connection in filter(self.may_see, self.connections):
            if (entry.seat is None) <= (not connection.seats):
                connection.tell(text)

    def _tell_happening(self, match: Match, happening: Happening) -> None:
        """Each seat's side is put into words once, however many look."""
        written: dict[int | None, str] = {}
        for connection in filter(self.may_see, self.connections):
            for seat in connection.seats or (None,):
                text = written.get(seat)
                if text is None:
                    text = text_of(showing.happened(self.table, match, happening, seat))
                    written[seat] = text
                connection.tell(text)

    def tell_room(self) -> None:
        """Tell everybody who sits where and how things are arranged."""
        text = text_of(RoomChanged(self.table.number, showing.room(self.table, self.presence())))
        for connection in self.connections:
            connection.tell(text)

    def connected(self) -> showing.Presence:
        """Who is connected to this process."""
        heard = [connection for connection in self.connections if not connection.closing]
        here = frozenset(seat for connection in heard for seat in connection.seats)
        return showing.Presence(here, sum(not each.seats for each in heard))

    def presence(self) -> showing.Presence:
        """Who is connected, here and at other processes."""
        all_of_them = [self.connected(), *self.elsewhere.values()]
        here = frozenset[int]().union(*(each.here for each in all_of_them))
        away = {seat: since for seat, since in self.away.items() if seat not in here}
        return showing.Presence(here, sum(each.watchers for each in all_of_them), away)

    async def _note(self, entry: log.AnyEntry) -> None:
        """Let lists know what changed; the log is the truth, so this may fail."""
        if isinstance(entry, log.Chose | log.Spoke) and self.table.status != "over":
            return
        try:
            await self.note()
        except StorageError as error:
            _LOG.error("not noted", extra={"table": self.table.code, "error": str(error)})

    async def note(self) -> None:
        """Note how things stand, and what is due."""
        row = describe(self.table, time.time())
        # At once: whoever stores an entry next must know what is noted before it.
        self._due = row.due
        try:
            await self._store.note(row)
        except StorageError:
            self._due = None
            raise

    async def rest(self) -> None:
        """Note that nothing is due before the next choice, or the end of somebody's time."""
        if self._due != due(self.table, time.time()):
            await self.note()


async def load(code: str, store: Store, metrics: Metrics) -> LiveTable | None:
    """The table of that code from its log, or None; raises `Damaged`."""
    bodies = await store.entries(code)
    if not bodies:
        return None
    return LiveTable(replay(code, bodies), store, metrics)
