"""Tables in memory, brought back from their logs when they are asked for."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final, Generic, TypeVar

from folsom.table import entries as log
from folsom.table.clock import Clock
from folsom.table.company import Damaged
from folsom.table.connection import Connection
from folsom.table.driver import Driver
from folsom.table.keys import code_from
from folsom.table.live import FAILED, LiveTable
from folsom.table.loading import load
from folsom.table.observer import Observer
from folsom.table.refusal import Refusal
from folsom.table.storing import StorageError, Store
from folsom.table.summary import describe
from folsom.table.table import Table
from folsom.table.thinking import Thinker

_LOG: Final = logging.getLogger("folsom.tables")

S = TypeVar("S", bound=Store)


class Tables(Generic[S]):
    """The tables of a store. What cannot be trusted is set aside, and the others go on."""

    def __init__(
        self,
        store: S,
        thinker: Thinker,
        clock: Clock | None = None,
        observer: Observer | None = None,
        *,
        pause: float = 0.6,
    ) -> None:
        """`pause` is how long a bot waits at least while people look on."""
        self.store = store
        self.thinker = thinker
        self.clock = clock or Clock()
        self.observer = observer or Observer()
        self.driver = Driver(store, thinker, self.clock, pause, self._give_up)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._set_aside: dict[str, str] = {}
        self._chores: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop everything; nothing is lost, for all that was acknowledged is stored."""
        drivers = [live.driver for live in self._live.values() if live.driver is not None]
        # Nothing waits for these but the disk, so they may finish.
        kept = [live.keeping for live in self._live.values() if live.keeping is not None]
        await asyncio.gather(*kept, return_exceptions=True)
        for task in [*self._chores, *drivers]:
            task.cancel()
        for live in self._live.values():
            live.hints.close()
        await asyncio.gather(*self._chores, *drivers, return_exceptions=True)

    async def new_table(self, opened: log.Opened, secret: str = "") -> str:
        """Open a table and return its code; with the same secret, the same table."""
        attempt = 0
        while True:
            code = code_from(secret, attempt)
            attempt += 1
            row = describe(Table(code, opened), opened.at)
            try:
                if await self.store.create(code, log.encode(opened), row):
                    self.observer.stored(opened)
                    return code
                if secret and (await self.find(code)).table.seating.opener == opened.host:
                    return code
            except StorageError as error:
                _LOG.error("not stored", extra={"error": str(error)})
                raise Refusal("storage", "It could not be stored; try again.") from None

    async def find(self, code: str) -> LiveTable:
        """The table of that code; raises `Refusal` if there is none or it is set aside."""
        live = self._live.get(code)
        if live is None:
            live = await self._load(code)
        if live is None:
            raise Refusal("no-table", "There is no such table.")
        live.used = self.clock.monotonic()
        return live

    async def _load(self, code: str) -> LiveTable | None:
        """From its log, once for all who ask at the same time."""
        self._refuse_set_aside(code)
        task = self._loading.get(code)
        if task is None:
            self._make_room()
            work = load(code, self.store, self.clock, self.observer)
            task = self._loading[code] = asyncio.create_task(work)
        try:
            live = await asyncio.shield(task)
        except Damaged as damage:
            self.set_aside(code, damage)
        except StorageError as error:
            _LOG.error("not read", extra={"table": code, "error": str(error)})
            raise Refusal("storage", "The table cannot be read now; try again.") from None
        finally:
            self._loading.pop(code, None)
        self._refuse_set_aside(code)
        if live is not None and code not in self._live:
            self._live[code] = live
            self.observer.in_memory(len(self._live))
            self._came_in(live)
            live.keep_game()
            self._look(live)
        return self._live.get(code)

    def _make_room(self) -> None:
        """One more table is to be loaded; raises `Refusal` if there is no room for it."""

    def _came_in(self, live: LiveTable) -> None:
        """A table was loaded."""

    def set_aside(self, code: str, damage: Damaged) -> None:
        """Keep a faulty table from everything; the others go on.

        A process does so for itself: one beside it may have other rules, or a sound memory.
        """
        if code in self._set_aside:
            return
        _LOG.error("table set aside", exc_info=damage, extra={"table": code})
        self.observer.set_aside()
        self._set_aside[code] = str(damage)
        live = self._live.get(code)
        if live is None:
            self._chore(self.store.let_go(code))
            return
        self._forget(code, live)
        for connection in live.connections:
            connection.close(1011, "this table is set aside because of a fault")

    def is_set_aside(self, code: str) -> bool:
        """Whether this process keeps the table from everything; another may play it."""
        return code in self._set_aside

    def _give_up(self, live: LiveTable, error: Exception) -> None:
        """A table cannot be run; what is wrong with it is for the log alone."""
        damage = Damaged(FAILED)
        damage.__cause__ = error
        self.set_aside(live.table.code, damage)

    def _refuse_set_aside(self, code: str) -> None:
        why = self._set_aside.get(code)
        if why is not None:
            raise Refusal("set-aside", why)

    async def do(self, live: LiveTable, make: Callable[[Table], log.AnyEntry]) -> int:
        """Change a table; if what is stored cannot be played, it is set aside."""
        code = live.table.code
        if self._live.get(code) is not live:
            # It was put away or set aside meanwhile, and nobody is at this one any more.
            live = await self.find(code)
        try:
            number = await live.do(make)
        except Damaged as damage:
            self.set_aside(code, damage)
            raise Refusal("set-aside", str(damage)) from None
        self._look(live)
        return number

    def enter(self, live: LiveTable, connection: Connection) -> None:
        """Somebody comes to a table."""
        live.connections.append(connection)
        if connection.seats or connection.host:
            live.last = connection.address
        self._presence_changed(live, connection)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """Somebody goes, or loses the line."""
        if connection in live.connections:
            live.connections.remove(connection)
            live.used = self.clock.monotonic()
            self._presence_changed(live, connection)

    def _presence_changed(self, live: LiveTable, connection: Connection) -> None:
        if connection.seats:
            live.homes.add(connection.address)
        for seat in connection.seats:
            live.away[seat] = self.clock.now()
        live.tell_room()

    async def refresh(self, live: LiveTable, number: int = -1) -> None:
        """Take in what is stored, up to this number at least; tried again later if it fails."""
        try:
            await live.catch_up(number)
            await live.stand_still(self.store.downtimes)
        except (StorageError, Refusal) as error:
            _LOG.error("not read", extra={"table": live.table.code, "error": str(error)})
        except Damaged as damage:
            self.set_aside(live.table.code, damage)
        else:
            self._look(live)

    def _look(self, live: LiveTable) -> None:
        """See to it that a table which is still in use is run."""
        if self._live.get(live.table.code) is live:
            try:
                self.driver.look(live)
            except Exception as error:
                self._give_up(live, error)

    def _forget(self, code: str, live: LiveTable) -> None:
        del self._live[code]
        if live.driver is not None:
            live.driver.cancel()
        self._chore(self.store.let_go(code))
        self.observer.in_memory(len(self._live))

    def _chore(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
