"""Writing a batch of entries in one transaction."""

from collections.abc import Iterable
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Final

from sqlalchemy import Connection, bindparam, update

from folsom.server.storage.database import Database
from folsom.server.storage.row import Row
from folsom.server.storage.schema import tables
from folsom.server.storage.writer import NOTE, Entry

CHANGE: Final = (
    update(tables)
    .where(tables.c.name == bindparam("table"))
    .values({name: bindparam(name) for name in ("status", "public", "summary", "due", "changed")})
)


async def write(database: Database, batch: list[Entry]) -> None:
    """Store every entry that is the next of its table, and mark it as stored.

    Of one table's entries in a batch, those after one that was refused are refused as well:
    whoever wrote them thought otherwise of what came before.
    """
    if batch:
        for entry in await database.write(partial(_store, database, batch)):
            entry.stored = True


def _store(database: Database, batch: list[Entry], connection: Connection) -> list[Entry]:
    """Write a batch; the notes in it, and the entries that were the next of their tables."""
    # Every process takes tables in the same order, so that no two wait for each other.
    batch = sorted(batch, key=attrgetter("table", "number"))
    notes = [entry for entry in batch if entry.number == NOTE]
    chains = _chains(entry for entry in batch if entry.number != NOTE)
    chains = _created(database, connection, chains)
    won: list[Entry] = []
    while chains:
        names = database.insert(connection, [chain[0] for chain in chains])
        chains = [chain for chain in chains if chain[0].table in names]
        won.extend(chain.pop(0) for chain in chains)
        chains = [chain for chain in chains if chain]
    changed = {entry.table: entry.row for entry in (*notes, *won) if entry.number and entry.row}
    if changed:
        connection.execute(CHANGE, [values(changed[table], "table") for table in sorted(changed)])
    database.tell(connection, list({entry.table: entry.number for entry in won}.items()))
    return notes + won


def values(row: Row, key: str) -> dict[str, object]:
    """The row's values as statements take them, with the table's name under the key."""
    return {
        key: row.table,
        "status": row.status,
        "public": row.public,
        "summary": row.summary,
        "due": row.due,
        "changed": row.changed,
    }


def _chains(batch: Iterable[Entry]) -> list[list[Entry]]:
    """Each table's entries in order; where two want one number, the first to ask has it."""
    return [
        [next(same) for _, same in groupby(entries, attrgetter("number"))]
        for _, entries in groupby(batch, attrgetter("table"))
    ]


def _created(
    database: Database, connection: Connection, chains: list[list[Entry]]
) -> list[list[Entry]]:
    """The chains without those of new tables whose name is taken; the other tables are made."""
    rows = [chain[0].row for chain in chains if chain[0].number == 0]
    if not rows:
        return chains
    new = [values(row, "name") for row in rows if row is not None]
    made = {name for (name,) in connection.execute(database.new(tables), new)}
    return [chain for chain in chains if chain[0].number or chain[0].table in made]
