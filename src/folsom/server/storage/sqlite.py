"""One process on one SQLite file."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from sqlalchemy import URL, AsyncAdaptedQueuePool, Table, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.sql.dml import ReturningInsert

from folsom.server.storage.database import Database
from folsom.server.storage.lock import FileLock
from folsom.server.storage.migrate import migrate
from folsom.server.storage.writer import Entry

# An entry is stored only on top of the one before it. Entries are never removed, so this holds
# however many write at once.
INSERT: Final = """
INSERT INTO entries (table_name, number, body)
SELECT column1, column2, column3 FROM (VALUES {places}) AS new
WHERE new.column2 = 0 OR EXISTS (
    SELECT 1 FROM entries WHERE table_name = new.column1 AND number = new.column2 - 1
)
ON CONFLICT DO NOTHING RETURNING table_name
"""

# A commit must be on the disk before anybody hears of it.
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
)


class SQLite(Database):
    """A file, or memory, that this process has for itself."""

    def __init__(self, url: URL, lock: FileLock | None) -> None:
        super().__init__()
        self._lock = lock
        self._turn = asyncio.Lock()
        # The driver begins no transactions of its own: `writing` does. What is in memory is
        # seen by a single connection only.
        self._engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            connect_args={"isolation_level": None},
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1 if lock is None else 4,
            max_overflow=0,
            hide_parameters=True,
        )
        event.listen(self._engine.sync_engine, "connect", _prepare)

    @classmethod
    async def open(cls, url: URL) -> "SQLite":
        """The database in its newest shape."""
        in_memory = url.database in (None, "", ":memory:")
        lock = None if in_memory else FileLock(str(url.database))
        database = cls(url, lock)
        try:
            async with database.writing() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection on which every statement stands for itself."""
        return self._engine.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction; one at a time, as SQLite has one writer."""
        async with self._turn, self._engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    def new(self, table: Table) -> ReturningInsert[tuple[str]]:
        """The statement that inserts unless the name is taken, and returns the new names."""
        return insert(table).on_conflict_do_nothing().returning(table.c.name)

    async def insert(self, connection: AsyncConnection, batch: Sequence[Entry]) -> set[str]:
        """Insert at most one entry of each table; the tables whose entry was the next."""
        places = ",".join(["(?,?,?)"] * len(batch))
        new = tuple(value for e in batch for value in (e.table, e.number, e.body))
        result = await connection.exec_driver_sql(INSERT.format(places=places), new)
        return {name for (name,) in result}

    async def tell(self, connection: AsyncConnection, news: Sequence[tuple[str, int]]) -> None:
        """There is nobody to wake."""

    async def pass_word(self, topic: str, word: str) -> None:
        """There is nobody to hear it."""

    async def drive(self, table: str) -> bool:
        """Every table is driven by this process."""
        return True

    async def let_go(self, table: str) -> None:
        """There is nobody to take over."""

    async def close(self) -> None:
        """Close the file and let others have it."""
        await self._engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
