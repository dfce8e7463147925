"""Group commit: while one transaction is on its way, the next gathers what has been asked."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from folsom.server.storage.plainly import reason
from folsom.table.storing import Row, StorageError

BATCH: Final = 1000

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Entry:
    """An entry of a table's log; entry 0 makes the table, and a note only changes its row."""

    table: str
    number: int
    """Of a note: the number of the entry after which things are so."""
    body: bytes
    row: Row | None
    note: bool = False
    after: bytes | None = None
    """The digest of the entry on top of which it is meant to be, if that is known."""
    driver: int | None = None
    """The process that must be driving the table, if it is stored only then."""
    digest: bytes = b""
    fenced: bool = False
    """Refused because that process is not."""
    stored: bool = False


class Writer:
    """The one place where entries are written, many in one transaction.

    `write` stores what it can of a batch and marks it; if it raises, none may be stored.
    """

    def __init__(self, write: Callable[[list[Entry]], Awaitable[None]]) -> None:
        self._write = write
        self._queue: deque[tuple[Entry, asyncio.Future[bool]]] = deque()
        self._asked = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def put(self, entry: Entry) -> bool:
        """Store the entry; False if it is not the next of its table, or another was faster."""
        if self._closing:
            raise StorageError("The storage is closed.")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((entry, done))
        self._asked.set()
        return await done

    async def close(self) -> None:
        """Write what was asked, then stop."""
        self._closing = True
        self._asked.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._asked.wait()
            self._asked.clear()
            while self._queue:
                size = min(len(self._queue), BATCH)
                await self._settle([self._queue.popleft() for _ in range(size)])

    async def _settle(self, asked: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """Write a batch and tell everyone who still waits what became of theirs."""
        batch = [(entry, done) for entry, done in asked if not done.cancelled()]
        failure: Exception | None = None
        try:
            await self._write([entry for entry, _ in batch])
        except Exception as error:
            log.error("a batch of %d entries failed: %s", len(batch), reason(error))
            failure = error
        for entry, done in batch:
            if done.done():
                continue
            if failure is None:
                done.set_result(entry.stored)
            else:
                refusal = StorageError(f"What was asked may not be stored: {reason(failure)}")
                refusal.__cause__ = failure
                done.set_exception(refusal)
