"""The log of every table, its row beside it, and kept records."""

import secrets
from collections.abc import Callable, Collection, Sequence
from functools import partial

from sqlalchemy import Column, Connection, RowMapping, Select, delete, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from folsom.server.storage.batch import write
from folsom.server.storage.database import Broadcast, Database, News
from folsom.server.storage.plainly import plainly
from folsom.server.storage.pulse import Pulse
from folsom.server.storage.reading import read
from folsom.server.storage.row import NUMBER_LIMIT, check_body, check_name, check_row, is_name
from folsom.server.storage.schema import finished, records, tables
from folsom.server.storage.writer import Entry, Writer
from folsom.table.chain import START
from folsom.table.storing import Downtime, Log, NotDriving, Row, StorageError


class Store:
    """Everything that outlives the process. Whatever fails raises `StorageError`.

    The log is the truth: an entry is stored on top of the one before it, once, for good.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(partial(write, database))
        self._pulse = Pulse(database)

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

                    return await cls(await SQLite.open(place))._open()
                case "postgresql" | "postgres":
                    from folsom.server.storage.postgres import Postgres

                    return await cls(await Postgres.open(place))._open()
        raise StorageError(f"{place.drivername!r} is neither sqlite nor postgresql.")

    async def _open(self) -> "Store":
        try:
            await self._pulse.open()
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Write what was asked, then let go of everything."""
        await self._writer.close()
        await self._pulse.close()
        await self._database.close()

    async def create(self, table: str, body: bytes, row: Row) -> bool:
        """Store a new table's row and entry 0; False if its name is taken."""
        check_name(table)
        check_body(body)
        check_row(row, table)
        return await self._writer.put(Entry(table, 0, body, row))

    async def append(
        self,
        table: str,
        number: int,
        body: bytes,
        row: Row | None = None,
        *,
        after: bytes | None = None,
        driving: bool = False,
    ) -> bool:
        """Store the table's next entry, and its row as it is then.

        `after` is the digest of the entry before it, if that is known. What is stored only as the
        one who drives the table raises `NotDriving` if another does.
        False if this is not the next number, or was not when it was stored: read the log again.
        After an error it may or may not be stored: read the log again as well.
        """
        check_name(table)
        check_body(body)
        if row is not None:
            check_row(row, table)
        if not 0 < number < NUMBER_LIMIT:
            return False
        driver = self._pulse.number if driving else None
        entry = Entry(table, number, body, row, after=after, driver=driver)
        stored = await self._writer.put(entry)
        if entry.fenced:
            self._pulse.lost(table)
            raise NotDriving(f"Another process drives table {table!r}.")
        return stored

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The bodies of the table's entries from the number on; empty if there is none."""
        return (await self.read(table, since)).bodies

    async def read(self, table: str, since: int = 0, after: bytes | None = None) -> Log:
        """The table's log from the number on; raises `DamagedLog`.

        `after` is the digest of the entry before that, if it is known.
        """
        if not is_name(table):
            return Log([], START)
        with plainly(f"Cannot read table {table!r}"):
            return await read(self._database, table, since, after)

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

    async def due(self, now: float, limit: int, but: Collection[str] = ()) -> list[str]:
        """Tables that the server must see to by itself, but for some; the longest due first."""
        wanted = select(tables.c.name).where(tables.c.due <= now).order_by(tables.c.due)
        wanted = wanted.limit(limit + len(but))
        with plainly("Cannot read the tables"):
            found = await self._database.read(lambda c: c.scalars(wanted).all())
        return [name for name in found if name not in but][:limit]

    async def note(self, row: Row, number: int) -> None:
        """Change what is kept of a table beside its log, as it is after the entry of that number.

        Nothing changes if what is kept is as it was after a later one.
        """
        check_name(row.table)
        check_row(row, row.table)
        await self._writer.put(Entry(row.table, number, b"", row, note=True))

    async def keep_record(
        self, name: str, record: str, at: float, frames: bytes | None = None
    ) -> bool:
        """Keep the text of a record, and its frames; False if its name is taken."""
        check_name(name)
        body = record.encode()
        check_body(body)
        keep = self._database.new(records).values(name=name, body=body, at=at, frames=frames)
        with plainly(f"Cannot keep record {name!r}"):
            return await self._database.write(lambda c: c.scalar(keep)) is not None

    async def record(self, name: str) -> str | None:
        """The text of a kept record, or None."""
        body = await self._of_record(records.c.body, name)
        return None if body is None else body.decode()

    async def frames(self, name: str) -> bytes | None:
        """The frames of a kept record, if they were kept too."""
        return await self._of_record(records.c.frames, name)

    async def _of_record(self, column: Column[bytes], name: str) -> bytes | None:
        if not is_name(name):
            return None
        wanted = select(column).where(records.c.name == name)
        with plainly(f"Cannot read record {name!r}"):
            found: bytes | None = await self._database.read(lambda c: c.scalar(wanted))
        return found

    async def finish(self, table: str, game: int, record: str) -> None:
        """Note which kept record is this game of the table, counted from 1; once, for good."""
        check_name(table)
        check_name(record)
        values = {"table_name": table, "game": game, "record": record}

        def note(connection: Connection) -> None:
            if _record_of(connection, table, game) is None:
                connection.execute(insert(finished).values(values))

        with plainly(f"Cannot note a game of table {table!r}"):
            await self._database.write(note)

    async def finished(self, table: str, game: int) -> str | None:
        """The name of the record of this game of the table, if it is noted."""
        if not is_name(table):
            return None
        with plainly(f"Cannot read table {table!r}"):
            return await self._database.read(lambda c: _record_of(c, table, game))

    async def ping(self) -> None:
        """Return if something can be stored: it is, and taken away again."""
        with plainly("Nothing can be stored"):
            await self._database.write(_try_out)

    def on_news(self, heard: News) -> None:
        """Have it called with table and number when another process stored that entry.

        With ("*", -1) when that may have happened unheard, to any table.
        """
        self._database.news.append(heard)

    def on_broadcast(self, heard: Broadcast) -> None:
        """Have it called with topic and text when another process says something."""
        self._database.broadcasts.append(heard)

    async def broadcast(self, topic: str, text: str) -> None:
        """Say something short to all other processes that can hear it now."""
        await self._database.broadcast(topic, text)

    async def drive(self, table: str) -> bool:
        """Become the one process that runs the table's bots and clock, if no other is.

        Ask each time: it costs nothing while it holds, and it lapses if this process hangs.
        """
        return await self._pulse.drive(table)

    async def let_go(self, table: str) -> None:
        """Let another process drive the table."""
        await self._pulse.let_go(table)

    @property
    def downtimes(self) -> Sequence[Downtime]:
        """When no process lived or reached the database, in order."""
        return self._pulse.downtimes

    def on_downtime(self, notice: Callable[[], None]) -> None:
        """Have it called when there is one more."""
        self._pulse.noticed.append(notice)

    async def _rows(self, wanted: Select[tuple[object, ...]]) -> list[Row]:
        with plainly("Cannot read the tables"):
            found = await self._database.read(lambda c: c.execute(wanted).mappings().all())
        return [_row(each) for each in found]


def _try_out(connection: Connection) -> None:
    # No record has such a name, and no two processes try the same.
    name = f".{secrets.token_hex(8)}"
    connection.execute(insert(records).values(name=name, body=b"", at=0.0))
    connection.execute(delete(records).where(records.c.name == name))


def _row(found: RowMapping) -> Row:
    return Row(
        table=found["name"],
        status=found["status"],
        public=found["public"],
        summary=found["summary"],
        due=found["due"],
        changed=found["changed"],
    )


def _record_of(connection: Connection, table: str, game: int) -> str | None:
    found: str | None = connection.scalar(
        select(finished.c.record).where(finished.c.table_name == table, finished.c.game == game)
    )
    return found
