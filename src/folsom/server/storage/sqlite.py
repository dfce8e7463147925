"""One process on one SQLite file."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, QueuePool, StaticPool, Table, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.sql.dml import ReturningInsert

from folsom.server.storage.database import Database, Driven
from folsom.server.storage.lock import FileLock
from folsom.server.storage.migrate import migrate
from folsom.server.storage.private import keep_private
from folsom.server.storage.writer import Entry
from folsom.table.chain import Head
from folsom.table.storing import StorageError

T = TypeVar("T")

HEADS: Final = """
SELECT logs.name, logs.number, logs.digest, logs.driver
FROM logs LEFT JOIN entries AS last ON last.table_name = logs.name AND last.number = logs.number
WHERE logs.name IN ({places})
    AND (logs.number < 0 OR last.digest = logs.digest)
"""

INSERT: Final = """
INSERT INTO entries (table_name, number, body, digest) VALUES {places}
ON CONFLICT DO NOTHING RETURNING table_name, number
"""

MOVE: Final = "UPDATE logs SET number = ?, digest = ? WHERE name = ?"

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
        self.exclusive = True
        in_memory = url.database in (None, "", ":memory:")
        self._lock = None if in_memory else FileLock(str(url.database))
        if not in_memory:
            keep_private(Path(str(url.database)))
        self._identity: tuple[int, int] | None = None
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
            database._identity = database._found()
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

    def now(self, connection: Connection) -> float:
        """The time by the database's own clock."""
        return time.time()

    def new(self, table: Table) -> ReturningInsert[Any]:
        """The statement that inserts unless the key is taken, and returns the new keys."""
        return insert(table).on_conflict_do_nothing().returning(*table.primary_key.columns)

    def heads(self, connection: Connection, names: Sequence[str]) -> dict[str, Driven]:
        """The last entries of these tables and who drives them; nobody else writes."""
        places = ",".join("?" * len(names))
        found = connection.exec_driver_sql(HEADS.format(places=places), tuple(names))
        return {name: Driven(Head(*head), driver) for name, *head, driver in found}

    def insert(self, connection: Connection, batch: Sequence[Entry]) -> set[tuple[str, int]]:
        """Insert entries with their digests and note the last of each table; what was inserted."""
        places = ",".join(["(?,?,?,?)"] * len(batch))
        new = tuple(value for e in batch for value in (e.table, e.number, e.body, e.digest))
        result = connection.exec_driver_sql(INSERT.format(places=places), new)
        stored = {(name, number) for name, number in result}
        last = {e.table: (e.number, e.digest) for e in batch if (e.table, e.number) in stored}
        if last:
            connection.exec_driver_sql(MOVE, [(*end, name) for name, end in last.items()])
        return stored

    def tell(self, connection: Connection, news: Sequence[tuple[str, int]]) -> None:
        """There is nobody to wake."""

    async def broadcast(self, topic: str, text: str) -> None:
        """There is nobody to hear it."""

    async def close(self) -> None:
        """Close the file and let others have it."""
        self._reader.shutdown()
        self._writer.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def _found(self) -> tuple[int, int] | None:
        """Which file is there under the database's name; None for memory, or if there is none."""
        if self._lock is None:
            return None
        try:
            found = self._lock.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        # A file that is removed or replaced can still be written, but nobody would read it again.
        if self._identity is not None and self._identity != self._found():
            raise StorageError("The database file was removed or replaced while the server runs.")
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
