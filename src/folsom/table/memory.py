"""A store in memory, and bots that think where they are asked: all that a table needs to run."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Self

from folsom.bots import Thought
from folsom.table.chain import START, link
from folsom.table.storing import Downtime, Log, Row
from folsom.table.thinking import Question, Whose, answer


class MemoryStore:
    """Logs in plain lists. What is to outlive them is for somebody else to keep."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        """The bodies of each table's entries, by their numbers."""
        self.rows: dict[str, Row] = {}
        self.records: dict[str, tuple[str, bytes | None]] = {}
        """The text of each record, and its frames."""
        self.games: dict[tuple[str, int], str] = {}
        """The records of the games of tables, by their numbers there."""
        self.downtimes: Sequence[Downtime] = ()

    @classmethod
    def of(cls, logs: dict[str, list[bytes]]) -> Self:
        """A store with these logs, and nothing beside them."""
        store = cls()
        store.logs = {table: list(bodies) for table, bodies in logs.items()}
        return store

    async def create(self, table: str, body: bytes, row: Row) -> bool:
        """Store a new table's row and entry 0; False if its name is taken."""
        if table in self.logs:
            return False
        self.logs[table] = [body]
        self.rows[table] = row
        return True

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
        """Store the table's next entry, and its row as it is then; False if it is not the next."""
        if number != len(self.logs.get(table, ())):
            return False
        self.logs[table].append(body)
        if row is not None:
            self.rows[table] = row
        return True

    async def read(self, table: str, since: int = 0, after: bytes | None = None) -> Log:
        """The log from the number on; nothing if there is no such table."""
        digest = START
        for number, body in enumerate(self.logs.get(table, ())):
            digest = link(digest, table, number, body)
        return Log(self.logs.get(table, [])[since:], digest)

    async def note(self, row: Row, number: int) -> None:
        """Change what is kept of a table beside its log."""
        self.rows[row.table] = row

    async def drive(self, table: str) -> bool:
        """Nobody else is here to run it."""
        return True

    async def let_go(self, table: str) -> None:
        """Nobody else is here to take it."""

    async def keep_record(
        self, name: str, record: str, at: float, frames: bytes | None = None
    ) -> bool:
        """Keep the text of a record, and its frames; False if its name is taken."""
        if name in self.records:
            return False
        self.records[name] = record, frames
        return True

    async def finish(self, table: str, game: int, record: str) -> None:
        """Note which kept record is this game of the table."""
        self.games.setdefault((table, game), record)

    async def finished(self, table: str, game: int) -> str | None:
        """The name of the record of this game of the table, if it is noted."""
        return self.games.get((table, game))

    async def record(self, name: str) -> str | None:
        """The text of a kept record, or None."""
        return self.records[name][0] if name in self.records else None

    async def frames(self, name: str) -> bytes | None:
        """The frames of a kept record, if they were kept too."""
        return self.records[name][1] if name in self.records else None


class ThinkerHere:
    """Thinks where it is asked, and everything else waits meanwhile."""

    async def think(self, question: Question, whose: Callable[[], Whose]) -> Thought | None:
        """What the bot thinks."""
        await asyncio.sleep(0)
        return answer(question)
