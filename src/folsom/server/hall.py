"""All tables of a server process: those in memory, and the way to the others."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Final

from folsom.server import entries as log
from folsom.server.config import Config
from folsom.server.connection import Connection
from folsom.server.driver import Driver, moves_soon
from folsom.server.keys import new_code
from folsom.server.live import FAILED, LiveTable, load
from folsom.server.metrics import Metrics
from folsom.server.neighbours import BEAT, Neighbours
from folsom.server.refusal import Refusal
from folsom.server.storage import StorageError, Store
from folsom.server.summary import describe
from folsom.server.table import Damaged, Table
from folsom.server.thinkers import Thinkers

TENDING: Final = 2.0
"""So often one looks for tables that have something due."""
AT_ONCE: Final = 50
"""So many of them are looked after at a time."""

_LOG: Final = logging.getLogger("folsom.hall")


class Hall:
    """Brings tables back from their logs when they are asked for, and puts idle ones away."""

    def __init__(self, store: Store, config: Config, metrics: Metrics) -> None:
        """A hall over a store; `open` begins to look after what is due."""
        self.store = store
        self.config = config
        self.metrics = metrics
        self.thinkers = Thinkers(config.thinkers, metrics)
        self.driver = Driver(store, self.thinkers, config.bot_pause, self._give_up)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._news: set[str] = set()
        """Tables of which there was news while they were being loaded."""
        self._set_aside: dict[str, str] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self._neighbours = Neighbours(
            store, self._tables.get, lambda live: self._chore(self._neighbours.tell(live))
        )

    def open(self) -> None:
        """Begin to listen to other processes and to look after what is due."""
        self.store.on_news(self._hear)
        self._chore(self._keep_at(self._tend_once, TENDING))
        self._chore(self._keep_at(self._keep_in_touch, BEAT))

    async def close(self) -> None:
        """Stop everything; nothing is lost, for all that was acknowledged is stored."""
        drivers = [live.driver for live in self._tables.values() if live.driver is not None]
        hints = [hint.thought for live in self._tables.values() for hint in live.hints.values()]
        for task in [*self._chores, *drivers, *hints]:
            task.cancel()
        await asyncio.gather(*self._chores, *drivers, *hints, return_exceptions=True)
        self.thinkers.close()
        for live in self._tables.values():
            for connection in live.connections:
                connection.close(1012, "the server restarts; come back in a moment")

    async def new_table(self, opened: log.Opened) -> str:
        """Open a table and return its code."""
        while True:
            code = new_code()
            row = describe(Table(code, opened), opened.at)
            try:
                if await self.store.create(code, log.encode(opened), row):
                    self.metrics.stored(opened)
                    return code
            except StorageError as error:
                _LOG.error("not stored", extra={"error": str(error)})
                raise Refusal("storage", "It could not be stored; try again.", 503) from None

    async def table(self, code: str) -> LiveTable:
        """The table of that code; raises `Refusal` if there is none or it is set aside."""
        live = self._tables.get(code)
        if live is None:
            live = await self._load(code)
        if live is None:
            raise Refusal("no-table", "There is no such table.", 404)
        live.used = time.monotonic()
        return live

    async def _load(self, code: str) -> LiveTable | None:
        """From its log, once for all who ask at the same time."""
        self._refuse_set_aside(code)
        task = self._loading.get(code)
        if task is None:
            task = asyncio.create_task(load(code, self.store, self.metrics))
            self._loading[code] = task
        try:
            live = await asyncio.shield(task)
        except Damaged as damage:
            self.set_aside(code, damage)
        except StorageError as error:
            _LOG.error("not read", extra={"table": code, "error": str(error)})
            raise Refusal("storage", "The table cannot be read now; try again.", 503) from None
        finally:
            self._loading.pop(code, None)
        self._refuse_set_aside(code)
        if live is not None and code not in self._tables:
            self._tables[code] = live
            self._chore(self._neighbours.tell(live, ask=True))
            self.metrics.tables.set(len(self._tables))
            if code in self._news:
                self._chore(self.refresh(live))
            self._look(live)
        self._news.discard(code)
        return self._tables.get(code)

    def set_aside(self, code: str, damage: Damaged) -> None:
        """Keep a faulty table from everything; the others go on."""
        if code in self._set_aside:
            return
        _LOG.error("table set aside", exc_info=damage, extra={"table": code})
        self.metrics.set_aside.inc()
        self._set_aside[code] = str(damage)
        self._chore(self._unlist(code))
        self._chore(self.store.let_go(code))
        live = self._tables.pop(code, None)
        self.metrics.tables.set(len(self._tables))
        if live is not None:
            if live.driver is not None:
                live.driver.cancel()
            for connection in live.connections:
                connection.close(1011, "this table is set aside because of a fault")

    async def _unlist(self, code: str) -> None:
        """Neither show a table in lists nor look after what is due there."""
        try:
            row = await self.store.row(code)
            if row is not None:
                await self.store.note(replace(row, due=None, public=False))
        except StorageError as error:
            _LOG.error("not noted", extra={"table": code, "error": str(error)})

    def _give_up(self, live: LiveTable, error: Exception) -> None:
        """A table cannot be run; what is wrong with it is for the log alone."""
        damage = Damaged(FAILED)
        damage.__cause__ = error
        self.set_aside(live.table.code, damage)

    def _refuse_set_aside(self, code: str) -> None:
        why = self._set_aside.get(code)
        if why is not None:
            raise Refusal("set-aside", why, 503)

    async def do(self, live: LiveTable, make: Callable[[Table], log.AnyEntry]) -> int:
        """Change a table; if what is stored cannot be played, it is set aside."""
        code = live.table.code
        if self._tables.get(code) is not live:
            # It was put away or set aside meanwhile, and nobody is at this one any more.
            live = await self.table(code)
        try:
            number = await live.do(make)
        except Damaged as damage:
            self.set_aside(code, damage)
            raise Refusal("set-aside", str(damage), 503) from None
        self._look(live)
        return number

    def enter(self, live: LiveTable, connection: Connection) -> None:
        """Somebody comes to a table."""
        live.connections.append(connection)
        self._presence_changed(live, connection)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """Somebody goes, or loses the line."""
        if connection in live.connections:
            live.connections.remove(connection)
            live.used = time.monotonic()
            self._presence_changed(live, connection)

    def _presence_changed(self, live: LiveTable, connection: Connection) -> None:
        for seat in connection.seats:
            live.away[seat] = time.time()
        live.tell_room()
        self._chore(self._neighbours.tell(live))

    def _hear(self, code: str, number: int) -> None:
        """Another process stored something; for `*` news may have been missed."""
        everything = code == "*"
        self._news.update(self._loading if everything else self._loading.keys() & {code})
        for each in list(self._tables) if everything else [code]:
            live = self._tables.get(each)
            if live is not None and (number < 0 or live.table.number < number):
                self._chore(self.refresh(live, number))
                if everything:
                    self._chore(self._neighbours.ask_again(live))

    async def refresh(self, live: LiveTable, number: int = -1) -> None:
        """Take in what is stored, up to this number at least; tried again later if it fails."""
        try:
            await live.catch_up(number)
        except StorageError as error:
            _LOG.error("not read", extra={"table": live.table.code, "error": str(error)})
        except Damaged as damage:
            self.set_aside(live.table.code, damage)
        else:
            self._look(live)

    async def _keep_at(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Do it again and again, whatever happens."""
        while True:
            try:
                await work()
            except Exception:
                _LOG.exception("a chore failed")
            await asyncio.sleep(pause)

    async def _tend_once(self) -> None:
        try:
            for code in await self.store.due(time.time(), AT_ONCE):
                await self._look_after(code)
        except StorageError as error:
            _LOG.error("not tended", extra={"error": str(error)})
        for live in list(self._tables.values()):
            if live.doubt and not live.busy:
                await self.refresh(live)
            self._look(live)
        self._put_away()

    async def _keep_in_touch(self) -> None:
        await self._neighbours.beat(list(self._tables.values()))

    def _look(self, live: LiveTable) -> None:
        """See to it that a table which is still in use is run."""
        if self._tables.get(live.table.code) is live:
            try:
                self.driver.look(live)
            except Exception as error:
                self._give_up(live, error)

    async def _look_after(self, code: str) -> None:
        """Bring a table back that has something due, and note when it has next."""
        try:
            live = await self.table(code)
            await live.note()
        except Refusal as refusal:
            if refusal.code == "set-aside":
                await self._unlist(code)
        except StorageError:
            raise
        except Exception:
            # Whatever is wrong with one table, the others are looked after.
            _LOG.exception("not looked after", extra={"table": code})

    def _put_away(self) -> None:
        """Forget tables that nobody looks at and that do nothing by themselves."""
        before = time.monotonic() - self.config.idle
        for code, live in list(self._tables.items()):
            needed = live.connections or live.busy or moves_soon(live.table)
            if live.used < before and not needed:
                del self._tables[code]
                if live.driver is not None:
                    live.driver.cancel()
                self._chore(self.store.let_go(code))
        self.metrics.tables.set(len(self._tables))

    def _chore(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
