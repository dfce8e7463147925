"""Other server processes on the same database: who is connected there."""

import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from folsom.server.storage import Store
from folsom.table.live import LiveTable
from folsom.table.showing import NOBODY, Presence
from folsom.table.storing import StorageError

BEAT: Final = 5.0
"""So often, in seconds, each process says that it lives."""
SILENCE: Final = 16.0
"""Who has said nothing for so long is gone, and so is everybody connected there."""

_LOG: Final = logging.getLogger("folsom.processes")


class Report(Struct, omit_defaults=True):
    """What one process says to the others."""

    process: str
    table: str = ""
    """A table to which people are connected there; none if it only says that it lives."""
    here: list[int] = []
    watchers: int = 0
    address: str = ""
    """Of one of them, so that they have their share of the bots' time."""
    who: bool = False
    """Asks who is connected to the table elsewhere."""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Report).decode


class Processes:
    """Keeps each table's knowledge of who is connected elsewhere."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], LiveTable | None],
        answer: Callable[[LiveTable], None],
    ) -> None:
        """`find` gives the tables in memory; `answer` is to call `tell` soon."""
        self._store = store
        self._find = find
        self._answer = answer
        self._me = secrets.token_hex(8)
        self._heard: dict[str, float] = {}
        store.on_broadcast(self._hear)

    async def tell(self, live: LiveTable, *, ask: bool = False) -> None:
        """Say who is connected to this table here; with `ask`, have the others say it too."""
        own = live.connected()
        here = sorted(own.here)
        await self._send(Report(self._me, live.table.code, here, own.watchers, own.address, ask))

    async def ask_again(self, live: LiveTable) -> None:
        """Learn anew who is connected elsewhere, when others may not have been heard."""
        for process in list(live.elsewhere):
            live.hear_of(process, NOBODY, live.clock.now())
            live.tell_room()
        await self.tell(live, ask=True)

    async def beat(self, tables: list[LiveTable]) -> None:
        """Say that this process lives, and forget those that are gone."""
        await self._send(Report(self._me))
        before = time.monotonic() - SILENCE
        gone = {process for process, at in self._heard.items() if at < before}
        for process in gone:
            del self._heard[process]
        for live in tables:
            for process in gone & live.elsewhere.keys():
                live.hear_of(process, NOBODY, live.clock.now())
                live.tell_room()

    async def _send(self, report: Report) -> None:
        try:
            await self._store.broadcast("presence", _encode(report).decode())
        except StorageError as error:
            _LOG.warning("not passed on", extra={"error": str(error)})

    def _hear(self, topic: str, text: str) -> None:
        try:
            report = _decode(text)
        except msgspec.DecodeError:
            _LOG.warning("not understood", extra={"topic": topic})
            return
        self._heard[report.process] = time.monotonic()
        live = self._find(report.table)
        if live is None:
            return
        now = Presence(frozenset(report.here), report.watchers, address=report.address)
        if live.hear_of(report.process, now, live.clock.now()):
            live.tell_room()
        if report.who and live.connections:
            self._answer(live)
