"""The tables of a server process: what is due, what others store, and how many there may be."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from folsom.server.config import Config
from folsom.server.metrics import Metrics
from folsom.server.processes import BEAT, Processes
from folsom.server.storage import Store
from folsom.server.thinkers import Thinkers
from folsom.table import leaving
from folsom.table.clock import Clock
from folsom.table.connection import Connection
from folsom.table.driver import moves_soon
from folsom.table.live import LiveTable
from folsom.table.refusal import Refusal
from folsom.table.storing import StorageError
from folsom.table.tables import Tables

TENDING: Final = 2.0
"""So often one looks for tables that have something due."""
AT_ONCE: Final = 50
"""So many of them are looked after at a time."""

LIVELY: Final = 300.0
"""So often, in seconds, it is noted that somebody is at a public table."""

_LOG: Final = logging.getLogger("folsom.tables")


def _who(live: LiveTable) -> tuple[frozenset[int], Mapping[int, float]]:
    """Who is there, and who is away since when."""
    presence = live.presence()
    return presence.here, presence.away


class ServerTables(Tables[Store]):
    """Tables that other processes may change too; idle ones are put away."""

    def __init__(
        self,
        store: Store,
        config: Config,
        metrics: Metrics,
        thinkers: Thinkers | None = None,
        clock: Clock | None = None,
    ) -> None:
        """All tables of a store; `open` begins to look after what is due."""
        self.thinkers = thinkers or Thinkers(config.thinkers, metrics)
        super().__init__(store, self.thinkers, clock, metrics, pause=config.bot_pause)
        self.config = config
        self.metrics = metrics
        self._news: set[str] = set()
        """Tables of which there was news while they were being loaded."""
        self._closed: set[str] = set()
        """Tables whose game does not go on by the rules of this process."""
        self._processes = Processes(
            store, self._live.get, lambda live: self._chore(self._processes.tell(live))
        )

    def open(self) -> None:
        """Begin to listen to other processes and to look after what is due."""
        self.store.on_news(self._hear)
        self.store.on_downtime(self._stand_still)
        self._chore(self._keep_at(self._tend_once, TENDING))
        self._chore(self._keep_at(self._keep_in_touch, BEAT))

    async def close(self) -> None:
        """Stop everything, and send everybody away for a moment."""
        await super().close()
        self.thinkers.close()
        for live in self._live.values():
            for connection in live.connections:
                connection.close(1012, "the server restarts; come back in a moment")

    async def _load(self, code: str) -> LiveTable | None:
        live = await super()._load(code)
        self._news.discard(code)
        return live

    def _came_in(self, live: LiveTable) -> None:
        """Learn who is connected elsewhere, and what was stored there meanwhile."""
        self._chore(self._processes.tell(live, ask=True))
        if live.table.code in self._news:
            self._chore(self.refresh(live))

    def _presence_changed(self, live: LiveTable, connection: Connection) -> None:
        super()._presence_changed(live, connection)
        self._chore(self._processes.tell(live))

    def _look(self, live: LiveTable) -> None:
        if self._live.get(live.table.code) is live:
            if live.moved:
                live.moved = False
                self._chore(self._processes.tell(live))
            if not live.table.closed:
                self._closed.discard(live.table.code)
        super()._look(live)

    def _hear(self, code: str, number: int) -> None:
        """Another process stored something; for `*` news may have been missed."""
        everything = code == "*"
        self._news.update(self._loading if everything else self._loading.keys() & {code})
        for each in list(self._live) if everything else [code]:
            live = self._live.get(each)
            if live is not None and (number < 0 or live.table.number < number):
                self._chore(self.refresh(live, number))
                if everything:
                    self._chore(self._processes.ask_again(live))

    def _stand_still(self) -> None:
        """No process could store anything for a while; nobody's clock ran."""
        for live in self._live.values():
            self._chore(self.refresh(live))

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
            others = {*self._set_aside, *self._closed}
            for code in await self.store.due(self.clock.now(), AT_ONCE, but=others):
                await self._look_after(code)
        except StorageError as error:
            _LOG.error("not tended", extra={"error": str(error)})
        for live in list(self._live.values()):
            if live.doubt and not live.busy:
                await self.refresh(live)
            self._look(live)
            await self._pass_on(live)
        self._put_away()

    async def _pass_on(self, live: LiveTable) -> None:
        """Let another host who is there, if the host is away for too long."""
        now = self.clock.now()
        until = leaving.host_until(live.table, *_who(live))
        if until is None or until > now:
            return
        with suppress(Refusal):
            await self.do(live, lambda table: leaving.pass_on(table, *_who(live), now))

    async def _look_after(self, code: str) -> None:
        """Bring a table back that has something due, and note when it has next."""
        if self.full and code not in self._live:
            # It would take the place of another; it comes back when there is room.
            return
        try:
            live = await self.find(code)
            if live.table.closed:
                self._closed.add(code)
            await live.note()
        except Refusal as refusal:
            _LOG.warning("not looked after", extra={"table": code, "error": str(refusal)})
        except StorageError:
            raise
        except Exception:
            # Whatever is wrong with one table, the others are looked after.
            _LOG.exception("not looked after", extra={"table": code})

    async def _keep_in_touch(self) -> None:
        await self._processes.beat(list(self._live.values()))
        for live in self.public():
            if live.connections and live.noted < self.clock.monotonic() - LIVELY:
                # So that lists of other processes see that somebody is there.
                await live.note()

    def public(self) -> list[LiveTable]:
        """The tables in memory that may be listed."""
        lives = list(self._live.values())
        return [live for live in lives if live.table.public and live.table.status != "over"]

    def _put_away(self) -> None:
        """Forget tables that nobody looks at and that do nothing by themselves."""
        before = self.clock.monotonic() - self.config.idle
        for code, live in list(self._live.items()):
            needed = live.connections or live.busy or self._moves_soon(live)
            if live.used < before and not needed:
                self._forget(code, live)

    def _moves_soon(self, live: LiveTable) -> bool:
        return moves_soon(live.table, self.clock.now())

    @property
    def full(self) -> bool:
        """Whether there are as many tables in memory as there may be."""
        return len(self._live) + len(self._loading) >= self.config.tables

    def _make_room(self) -> None:
        """Put a table away at which nobody is, if it must be; raises `Refusal` if there is none."""
        if not self.full:
            return
        left = [
            (self._moves_soon(live), live.used, code)
            for code, live in self._live.items()
            if not live.connections and not live.busy
        ]
        if not left:
            raise Refusal("crowded", "There are as many tables as can be; try again later.")
        code = min(left)[-1]
        self._forget(code, self._live[code])
