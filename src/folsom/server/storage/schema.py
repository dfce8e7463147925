"""The shape of the database; `migrations` makes it."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    and_,
)

HEAD: Final = "0004"
VERSION_TABLE: Final = "folsom_version"

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("due", Double),
    Column("changed", Double, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),
)

# The last entry of each log, and the process that drives the table. This changes with every entry,
# so it is apart from the wider row.
logs: Final = Table(
    "logs",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("driver", Integer),
    sqlite_with_rowid=False,
)

# No foreign key to `tables`: entry 0 is stored together with the row and every other entry
# needs the one before it, so it would only cost a second look-up for each entry.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_name", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

records: Final = Table(
    "records",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    # What clients call the frames of a record.
    Column("told", LargeBinary, key="frames"),
)

# Which record is which game of a table, counted from 1.
finished: Final = Table(
    "finished",
    metadata,
    Column("table_name", String(64), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("record", String(64), nullable=False),
    sqlite_with_rowid=False,
)

processes: Final = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("beat", Double, nullable=False),
    Column("until", Double, nullable=False),
)

downtimes: Final = Table(
    "downtimes",
    metadata,
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

_open = and_(tables.c.public, tables.c.status != "over")
Index("tables_public", tables.c.changed, sqlite_where=_open, postgresql_where=_open)
_waking = tables.c.due.is_not(None)
Index("tables_due", tables.c.due, sqlite_where=_waking, postgresql_where=_waking)
