"""Several processes on one PostgreSQL."""

import logging
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Table
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.dml import ReturningInsert

from folsom.server.storage.database import Database
from folsom.server.storage.dial import connect
from folsom.server.storage.line import CHANNEL, PAYLOAD_LIMIT, Line, lock_key, payloads
from folsom.server.storage.migrate import migrate
from folsom.server.storage.row import StorageError
from folsom.server.storage.writer import Entry

T = TypeVar("T")

log = logging.getLogger(__name__)

# An entry is stored only on top of the one before it. Entries are never removed, so this holds
# however many write at once; of two with one number the later waits, and then is refused.
INSERT: Final = """
INSERT INTO entries (table_name, number, body)
SELECT new.name, new.number, new.body
FROM unnest($1::text[], $2::int[], $3::bytea[]) WITH ORDINALITY AS new (name, number, body, place)
WHERE new.number = 0 OR (
    SELECT old.number FROM entries AS old
    WHERE old.table_name = new.name AND old.number = new.number - 1
) IS NOT NULL
ORDER BY new.place
ON CONFLICT DO NOTHING RETURNING table_name
"""

# Processes that start at the same moment bring the database to its shape one after the other.
ALONE: Final = "SELECT pg_advisory_xact_lock($1)"
MIGRATION: Final = lock_key("the shape of the database")


class Postgres(Database):
    """A database shared with other processes, who are woken by its notes."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        dial = partial(connect, address)
        self._id = secrets.token_hex(8)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=dial,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._line = Line(dial, self._heard, self._back)

    @classmethod
    async def open(cls, url: URL) -> "Postgres":
        """The database in its newest shape, and the line to the other processes."""
        database = cls(url)
        try:
            await database.write(_migrate)
            await database._line.open()
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work in which every statement stands for itself."""
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction, and commit it."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def new(self, table: Table) -> ReturningInsert[str]:
        """The statement that inserts unless the name is taken, and returns the new names."""
        return insert(table).on_conflict_do_nothing().returning(table.c.name)

    def insert(self, connection: Connection, batch: Sequence[Entry]) -> set[str]:
        """Insert at most one entry of each table; the tables whose entry was the next."""
        new = (
            [entry.table for entry in batch],
            [entry.number for entry in batch],
            [entry.body for entry in batch],
        )
        return {name for (name,) in connection.exec_driver_sql(INSERT, new)}

    def tell(self, connection: Connection, news: Sequence[tuple[str, int]]) -> None:
        """Wake the other processes once the transaction is committed."""
        for payload in payloads(self._id, "news", news):
            connection.exec_driver_sql("SELECT pg_notify($1, $2)", (CHANNEL, payload))

    async def pass_word(self, topic: str, word: str) -> None:
        """Say something to the other processes, if they listen."""
        (payload,) = payloads(self._id, "word", [(topic, word)])
        if len(payload) > PAYLOAD_LIMIT:
            raise StorageError(f"A word on {topic[:80]!r} is too long to be passed.")
        await self._line.say(payload)

    async def drive(self, table: str) -> bool:
        """Whether this process is now the one that drives the table."""
        return await self._line.drive(table)

    async def let_go(self, table: str) -> None:
        """Let another process drive the table."""
        await self._line.let_go(table)

    async def close(self) -> None:
        """Let go of every connection, and with the line of every table driven."""
        await self._line.close()
        await self._engine.dispose()

    def _heard(self, sender: str, message: list[Any]) -> None:
        if sender == self._id:
            return
        kind, *items = message
        for first, second in items:
            for hear in self.news if kind == "news" else self.words:
                try:
                    hear(first, second)
                except Exception:
                    log.exception("what another process told was not taken in")

    def _back(self) -> None:
        self._heard("", ["news", ["*", -1]])


def _migrate(connection: Connection) -> None:
    connection.exec_driver_sql(ALONE, (MIGRATION,))
    migrate(connection)
