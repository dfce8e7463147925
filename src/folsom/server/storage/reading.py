"""Reading a log, page by page, and making sure that it is the one that was stored."""

from typing import Final

from sqlalchemy import bindparam, select

from folsom.server.storage.database import Database
from folsom.server.storage.schema import entries, logs
from folsom.table.chain import NONE_YET, START, Found, Head, check_end, follow
from folsom.table.storing import DamagedLog, Log

PAGE: Final = 500
"""So many entries are read at once: turning rows into values stops all other threads."""

NUMBER: Final = select(logs.c.number).where(logs.c.name == bindparam("name"))
DIGEST: Final = select(logs.c.digest).where(logs.c.name == bindparam("name"))
# One statement, so that the entries and what is noted of the last belong together.
WANTED: Final = (
    select(
        entries.c.number,
        entries.c.body,
        entries.c.digest,
        NUMBER.scalar_subquery(),
        DIGEST.scalar_subquery(),
    )
    .where(entries.c.table_name == bindparam("name"), entries.c.number >= bindparam("since"))
    .order_by(entries.c.number)
    .limit(bindparam("page"))
)


async def read(database: Database, table: str, since: int, after: bytes | None) -> Log:
    """The log from the number on; with `after`, on top of the entry of that digest.

    Every page begins with the last entry that is known, so none is empty if the log is whole.
    """
    before, digest = (since - 1, after) if since > 0 else (NONE_YET, START)
    found, noted = await _page(database, table, before)
    if not found and not digest:
        if await _is_empty(database, table, before):
            return Log([], START)
        # Unless it was made between these two looks, it has lost everything.
        found, noted = await _page(database, table, before)
        if not found:
            raise DamagedLog(f"Table {table!r} is damaged: entry {max(before, 0)} is missing.")
    bodies: list[bytes] = []
    while True:
        new = found[1:] if before >= 0 else found
        head = follow(table, _known(table, before, digest, found), new)
        bodies += [body for _, body, _ in new]
        if len(found) < PAGE:
            check_end(table, head, noted)
            return Log(bodies, head.digest)
        before, digest = head
        found, noted = await _page(database, table, before)


async def _page(database: Database, table: str, since: int) -> tuple[list[Found], Head]:
    """Entries from the number on, and what is noted of the last of all."""
    wanted = {"name": table, "since": since, "page": PAGE}
    found = await database.read(lambda c: c.execute(WANTED, wanted).all())
    last = found[0][3:] if found and found[0][3] is not None else (NONE_YET, START)
    entries = [(number, _bytes(body), _bytes(digest)) for number, body, digest, *_ in found]
    return entries, Head(last[0], _bytes(last[1]))


def _bytes(value: bytes | str) -> bytes:
    """What is stored; SQLite's own functions make text of it, and any column takes that."""
    return value.encode() if isinstance(value, str) else value


async def _is_empty(database: Database, table: str, before: int) -> bool:
    """Whether there is no such log, or none that long."""
    last = await database.read(lambda c: c.scalar(NUMBER, {"name": table}))
    return last is None or last < before


def _known(table: str, number: int, digest: bytes | None, found: list[Found]) -> Head:
    """The entry of that number and digest, if it is the first that was found."""
    if number == NONE_YET:
        return Head(NONE_YET, START)
    if not found or found[0][0] != number:
        raise DamagedLog(f"Table {table!r} is damaged: entry {number} is missing.")
    if digest not in (None, found[0][2]):
        raise DamagedLog(f"Table {table!r} is damaged: entry {number} was changed.")
    return Head(number, found[0][2])
