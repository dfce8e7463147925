"""One process on one SQLite file."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, QueuePool, StaticPool, Table, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.sql.dml import ReturningInsert

from folsom.server.storage.database import Database
from folsom.server.storage.lock import FileLock
from folsom.server.storage.migrate import migrate
from folsom.server.storage.writer import Entry

T = TypeVar("T")

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
    """A file, or memory, that this process has for itself.

    One thread writes and one reads: to hand over a whole transaction costs a third of what it
    costs to hand over its statements one by one.
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        in_memory = url.database in (None, "", ":memory:")
        self._lock = None if in_memory else FileLock(str(url.database))
        self._writer = ThreadPoolExecutor(1, "folsom-writer")
        # What is in memory is seen by one connection only, so one thread has it.
        self._reader = self._writer if in_memory else ThreadPoolExecutor(1, "folsom-reader")
        # The driver begins no transactions of its own: `write` does.
        self._engine = create_engine(
            url.set(drivername="sqlite+pysqlite"),
            connect_args={"isolation_level": None, "check_same_thread": False},
            poolclass=StaticPool if in_memory else QueuePool,
            hide_parameters=True,
        )
        event.listen(self._engine, "connect", _prepare)

    @classmethod
    async def open(cls, url: URL) -> "SQLite":
        """The database in its newest shape."""
        database = cls(url)
        try:
            await database.write(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work in which every statement stands for itself."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction, and commit it."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def new(self, table: Table) -> ReturningInsert[str]:
        """The statement that inserts unless the name is taken, and returns the new names."""
        return insert(table).on_conflict_do_nothing().returning(table.c.name)

    def insert(self, connection: Connection, batch: Sequence[Entry]) -> set[str]:
        """Insert at most one entry of each table; the tables whose entry was the next."""
        places = ",".join(["(?,?,?)"] * len(batch))
        new = tuple(value for e in batch for value in (e.table, e.number, e.body))
        result = connection.exec_driver_sql(INSERT.format(places=places), new)
        return {name for (name,) in result}

    def tell(self, connection: Connection, news: Sequence[tuple[str, int]]) -> None:
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
        self._reader.shutdown()
        self._writer.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            done = work(connection)
            connection.commit()
            return done


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
