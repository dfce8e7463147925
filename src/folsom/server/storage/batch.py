"""Writing a batch of entries in one transaction."""

from collections.abc import Iterable
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Final

from sqlalchemy import Connection, bindparam, insert, update

from folsom.server.storage.database import Database
from folsom.server.storage.schema import logs, tables
from folsom.server.storage.writer import Entry
from folsom.table.chain import NONE_YET, START, Head, link
from folsom.table.storing import Row

CHANGE: Final = (
    update(tables)
    .where(tables.c.name == bindparam("table"), tables.c.number <= bindparam("after"))
    .values(
        {name: bindparam(name) for name in ("status", "public", "summary", "due", "changed")}
        | {"number": bindparam("after")}
    )
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
    notes = [entry for entry in batch if entry.note]
    chains = _chains(entry for entry in batch if not entry.note)
    chains = _created(database, connection, chains)
    won = _following(database, connection, chains)
    changed = {entry.table: entry for entry in (*notes, *won) if entry.row}
    if changed:
        connection.execute(CHANGE, [_change(changed[table]) for table in sorted(changed)])
    database.tell(connection, list({entry.table: entry.number for entry in won}.items()))
    return notes + won


def _following(
    database: Database, connection: Connection, chains: list[list[Entry]]
) -> list[Entry]:
    """Store of each chain what follows the last entry of its log; that which was stored."""
    heads = database.heads(connection, [chain[0].table for chain in chains]) if chains else {}
    new: list[Entry] = []
    for chain in chains:
        known = heads.get(chain[0].table)
        if known is None:
            continue
        head, driver = known
        for entry in chain:
            entry.fenced = entry.driver not in (None, driver)
            if entry.fenced or not _follows(entry, head):
                break
            entry.digest = link(head.digest, entry.table, entry.number, entry.body)
            head = Head(entry.number, entry.digest)
            new.append(entry)
    stored = database.insert(connection, new) if new else set()
    return [entry for entry in new if (entry.table, entry.number) in stored]


def _follows(entry: Entry, head: Head) -> bool:
    return entry.number == head.number + 1 and entry.after in (None, head.digest)


def _change(entry: Entry) -> dict[str, object]:
    """The entry's row as it is written, unless a later one is there."""
    assert entry.row is not None
    return values(entry.row, "table") | {"after": entry.number}


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
    if made:
        none = [{"name": name, "number": NONE_YET, "digest": START} for name in sorted(made)]
        connection.execute(insert(logs), none)
    return [chain for chain in chains if chain[0].number or chain[0].table in made]
