"""The log of every table, its row beside it, and kept records."""

from functools import partial
from typing import Final

from sqlalchemy import RowMapping, Select, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from folsom.server.storage.batch import write
from folsom.server.storage.database import Database, News, Word
from folsom.server.storage.plainly import plainly
from folsom.server.storage.row import (
    NUMBER_LIMIT,
    Row,
    StorageError,
    check_body,
    check_name,
    check_row,
    is_name,
)
from folsom.server.storage.schema import entries, records, tables
from folsom.server.storage.writer import NOTE, Entry, Writer

ALIVE: Final = text("SELECT 1")


class Store:
    """Everything that outlives the process. Whatever fails raises `StorageError`.

    The log is the truth: an entry is stored on top of the one before it, once, for good.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(partial(write, database))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The storage at `sqlite:///file` or `postgresql://…`, in its newest shape."""
        try:
            place = make_url(url)
        except ArgumentError:
            raise StorageError("The database is not given as a URL like sqlite:///file.") from None
        with plainly(f"Cannot open {place.render_as_string()}"):
            match place.drivername.partition("+")[0]:
                case "sqlite":
                    from folsom.server.storage.sqlite import SQLite

                    return cls(await SQLite.open(place))
                case "postgresql" | "postgres":
                    from folsom.server.storage.postgres import Postgres

                    return cls(await Postgres.open(place))
        raise StorageError(f"{place.drivername!r} is neither sqlite nor postgresql.")

    async def close(self) -> None:
        """Write what was asked, then let go of everything."""
        await self._writer.close()
        await self._database.close()

    async def create(self, table: str, body: bytes, row: Row) -> bool:
        """Store a new table's row and entry 0; False if its name is taken."""
        check_name(table)
        check_body(body)
        check_row(row, table)
        return await self._writer.put(Entry(table, 0, body, row))

    async def append(self, table: str, number: int, body: bytes, row: Row | None = None) -> bool:
        """Store the table's next entry, and its row as it is then.

        False if this is not the next number, or was not when it was stored: read the log again.
        After an error it may or may not be stored: read the log again as well.
        """
        check_name(table)
        check_body(body)
        if row is not None:
            check_row(row, table)
        if not 0 < number < NUMBER_LIMIT:
            return False
        return await self._writer.put(Entry(table, number, body, row))

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The bodies of the table's entries from the number on; empty if there is none."""
        if not is_name(table):
            return []
        wanted = (
            select(entries.c.number, entries.c.body)
            .where(entries.c.table_name == table, entries.c.number >= since)
            .order_by(entries.c.number)
        )
        with plainly(f"Cannot read table {table!r}"):
            found = await self._database.read(lambda c: c.execute(wanted).all())
        for place, (number, _) in enumerate(found, start=max(since, 0)):
            if number != place:
                raise StorageError(f"Table {table!r} is damaged: entry {place} is missing.")
        return [body for _, body in found]

    async def row(self, table: str) -> Row | None:
        """The table's row, or None if there is no such table."""
        if not is_name(table):
            return None
        rows = await self._rows(select(tables).where(tables.c.name == table))
        return rows[0] if rows else None

    async def public(self, limit: int) -> list[Row]:
        """Public tables that wait or play, the last changed first."""
        wanted = select(tables).where(tables.c.public, tables.c.status != "over")
        return await self._rows(wanted.order_by(tables.c.changed.desc()).limit(limit))

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that the server must see to by itself, the longest due first."""
        wanted = select(tables).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return [row.table for row in await self._rows(wanted)]

    async def note(self, row: Row) -> None:
        """Change what is kept of a table beside its log."""
        check_name(row.table)
        check_row(row, row.table)
        await self._writer.put(Entry(row.table, NOTE, b"", row))

    async def keep_record(self, name: str, record: str, at: float) -> bool:
        """Keep the text of a record; False if its name is taken."""
        check_name(name)
        body = record.encode()
        check_body(body)
        keep = self._database.new(records).values(name=name, body=body, at=at)
        with plainly(f"Cannot keep record {name!r}"):
            return await self._database.write(lambda c: c.scalar(keep)) is not None

    async def record(self, name: str) -> str | None:
        """The text of a kept record, or None."""
        if not is_name(name):
            return None
        wanted = select(records.c.body).where(records.c.name == name)
        with plainly(f"Cannot read record {name!r}"):
            body: bytes | None = await self._database.read(lambda c: c.scalar(wanted))
        return None if body is None else body.decode()

    async def ping(self) -> None:
        """Return if the database answers."""
        with plainly("The database does not answer"):
            await self._database.read(lambda c: c.scalar(ALIVE))

    def on_news(self, heard: News) -> None:
        """Have it called with table and number when another process stored that entry.

        With ("*", -1) when that may have happened unheard, to any table.
        """
        self._database.news.append(heard)

    def on_word(self, heard: Word) -> None:
        """Have it called with topic and text when another process passes word."""
        self._database.words.append(heard)

    async def pass_word(self, topic: str, word: str) -> None:
        """Say something short to all other processes that can hear it now."""
        await self._database.pass_word(topic, word)

    async def drive(self, table: str) -> bool:
        """Become the one process that runs the table's bots and clock, if no other is.

        Ask each time: it costs nothing while it holds, and is lost with the connection.
        """
        return await self._database.drive(table)

    async def let_go(self, table: str) -> None:
        """Let another process drive the table."""
        await self._database.let_go(table)

    async def _rows(self, wanted: Select[tuple[object, ...]]) -> list[Row]:
        with plainly("Cannot read the tables"):
            found = await self._database.read(lambda c: c.execute(wanted).mappings().all())
        return [_row(each) for each in found]


def _row(found: RowMapping) -> Row:
    return Row(
        table=found["name"],
        status=found["status"],
        public=found["public"],
        summary=found["summary"],
        due=found["due"],
        changed=found["changed"],
    )
