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

from folsom.server.storage.database import Database, Driven
from folsom.server.storage.dial import connect
from folsom.server.storage.line import CHANNEL, PAYLOAD_LIMIT, Line, payloads
from folsom.server.storage.migrate import migrate
from folsom.server.storage.writer import Entry
from folsom.table.chain import Head
from folsom.table.storing import StorageError

T = TypeVar("T")

log = logging.getLogger(__name__)

# Of two that write to one table the later waits here, and then knows what the first wrote.
HEADS: Final = """
SELECT logs.name, logs.number, logs.digest, logs.driver
FROM logs LEFT JOIN entries AS last ON last.table_name = logs.name AND last.number = logs.number
WHERE logs.name = ANY($1::text[])
    AND (logs.number < 0 OR last.digest = logs.digest)
ORDER BY logs.name
FOR UPDATE OF logs
"""

INSERT: Final = """
WITH stored AS (
    INSERT INTO entries (table_name, number, body, digest)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_name, number, digest
), moved AS (
    UPDATE logs SET number = last.number, digest = last.digest
    FROM (
        SELECT DISTINCT ON (table_name) * FROM stored ORDER BY table_name, number DESC
    ) AS last
    WHERE logs.name = last.table_name
)
SELECT table_name, number FROM stored
"""

NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::double precision"

# Processes that start at the same moment bring the database to its shape one after the other.
ALONE: Final = "SELECT pg_advisory_xact_lock($1)"
MIGRATION: Final = int.from_bytes(b"folsom")


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

    def now(self, connection: Connection) -> float:
        """The time by the database's own clock."""
        return float(connection.exec_driver_sql(NOW).scalar_one())

    def new(self, table: Table) -> ReturningInsert[Any]:
        """The statement that inserts unless the key is taken, and returns the new keys."""
        return insert(table).on_conflict_do_nothing().returning(*table.primary_key.columns)

    def heads(self, connection: Connection, names: Sequence[str]) -> dict[str, Driven]:
        """The last entries of these tables and who drives them; nothing changes meanwhile."""
        found = connection.exec_driver_sql(HEADS, (list(names),))
        return {name: Driven(Head(*head), driver) for name, *head, driver in found}

    def insert(self, connection: Connection, batch: Sequence[Entry]) -> set[tuple[str, int]]:
        """Insert entries with their digests and note the last of each table; what was inserted."""
        new = (
            [entry.table for entry in batch],
            [entry.number for entry in batch],
            [entry.body for entry in batch],
            [entry.digest for entry in batch],
        )
        return {(name, number) for name, number in connection.exec_driver_sql(INSERT, new)}

    def tell(self, connection: Connection, news: Sequence[tuple[str, int]]) -> None:
        """Wake the other processes once the transaction is committed."""
        for payload in payloads(self._id, "news", news):
            connection.exec_driver_sql("SELECT pg_notify($1, $2)", (CHANNEL, payload))

    async def broadcast(self, topic: str, text: str) -> None:
        """Say something to the other processes, if they listen."""
        (payload,) = payloads(self._id, "broadcast", [(topic, text)])
        if len(payload) > PAYLOAD_LIMIT:
            raise StorageError(f"What is said on {topic[:80]!r} is too long.")
        await self._line.say(payload)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._line.close()
        await self._engine.dispose()

    def _heard(self, sender: str, message: list[Any]) -> None:
        if sender == self._id:
            return
        kind, *items = message
        for first, second in items:
            for hear in self.news if kind == "news" else self.broadcasts:
                try:
                    hear(first, second)
                except Exception:
                    log.exception("what another process told was not taken in")

    def _back(self) -> None:
        self._heard("", ["news", ["*", -1]])


def _migrate(connection: Connection) -> None:
    # A step may think for long between two statements.
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
    connection.exec_driver_sql(ALONE, (MIGRATION,))
    migrate(connection)
