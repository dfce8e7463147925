"""Writing a batch of entries in one transaction."""

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Final

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.storage.database import Database
from folsom.server.storage.row import Row
from folsom.server.storage.schema import tables
from folsom.server.storage.writer import Entry

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
    if not batch:
        return
    # Every process takes tables in the same order, so that no two wait for each other.
    batch.sort(key=attrgetter("table", "number"))
    won: list[Entry] = []
    async with database.writing() as connection:
        chains = await _created(database, connection, _chains(batch))
        while chains:
            names = await database.insert(connection, [chain[0] for chain in chains])
            chains = [chain for chain in chains if chain[0].table in names]
            won.extend(chain.pop(0) for chain in chains)
            chains = [chain for chain in chains if chain]
        latest = {entry.table: entry for entry in won}
        changed = {entry.table: entry.row for entry in won if entry.number and entry.row}
        if changed:
            await connection.execute(CHANGE, [values(row, "table") for row in changed.values()])
        await database.tell(connection, [(e.table, e.number) for e in latest.values()])
    for entry in won:
        entry.stored = True


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


async def _created(
    database: Database, connection: AsyncConnection, chains: list[list[Entry]]
) -> list[list[Entry]]:
    """The chains without those of new tables whose name is taken; the other tables are made."""
    rows = [chain[0].row for chain in chains if chain[0].number == 0]
    if not rows:
        return chains
    made = await database.make(connection, [values(row, "name") for row in rows if row])
    return [chain for chain in chains if chain[0].number or chain[0].table in made]
