"""Other server processes on the same database: who is connected there."""

import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from folsom.server.live import LiveTable
from folsom.server.showing import Presence
from folsom.server.storage import StorageError, Store

BEAT: Final = 5.0
"""So often, in seconds, each process says that it lives."""
SILENCE: Final = 16.0
"""Who has said nothing for so long is gone, and so is everybody connected there."""

_LOG: Final = logging.getLogger("folsom.neighbours")


class Word(Struct, omit_defaults=True):
    """What one process says to the others."""

    process: str
    table: str = ""
    """A table to which people are connected there; none if it only says that it lives."""
    here: list[int] = []
    watchers: int = 0
    who: bool = False
    """Asks who is connected to the table elsewhere."""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Word).decode


class Neighbours:
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
        store.on_word(self._hear)

    async def tell(self, live: LiveTable, *, ask: bool = False) -> None:
        """Say who is connected to this table here; with `ask`, have the others say it too."""
        own = live.connected()
        await self._pass(Word(self._me, live.table.code, sorted(own.here), own.watchers, who=ask))

    async def ask_again(self, live: LiveTable) -> None:
        """Learn anew who is connected elsewhere, when others may not have been heard."""
        if live.elsewhere:
            live.elsewhere.clear()
            live.tell_room()
        await self.tell(live, ask=True)

    async def beat(self, tables: list[LiveTable]) -> None:
        """Say that this process lives, and forget those that are gone."""
        await self._pass(Word(self._me))
        before = time.monotonic() - SILENCE
        gone = {process for process, at in self._heard.items() if at < before}
        for process in gone:
            del self._heard[process]
        for live in tables:
            left = gone & live.elsewhere.keys()
            for process in left:
                del live.elsewhere[process]
            if left:
                live.tell_room()

    async def _pass(self, word: Word) -> None:
        try:
            await self._store.pass_word("presence", _encode(word).decode())
        except StorageError as error:
            _LOG.warning("not passed on", extra={"error": str(error)})

    def _hear(self, topic: str, text: str) -> None:
        try:
            word = _decode(text)
        except msgspec.DecodeError:
            _LOG.warning("not understood", extra={"topic": topic})
            return
        self._heard[word.process] = time.monotonic()
        live = self._find(word.table)
        if live is None:
            return
        told = Presence(frozenset(word.here), word.watchers)
        before = live.elsewhere.pop(word.process, Presence())
        if told != Presence():
            live.elsewhere[word.process] = told
        if told != before:
            live.tell_room()
        if word.who and live.connections:
            self._answer(live)
