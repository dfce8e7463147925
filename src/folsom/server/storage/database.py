"""What the two kinds of database do each in its own way."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningInsert

from folsom.server.storage.schema import tables
from folsom.server.storage.writer import Entry

News = Callable[[str, int], None]
Word = Callable[[str, str], None]


class Database(ABC):
    """A database, and who wants to hear what its other users tell."""

    def __init__(self) -> None:
        self.news: list[News] = []
        self.words: list[Word] = []

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection on which every statement stands for itself."""

    @abstractmethod
    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection in a transaction, committed at the end."""

    @abstractmethod
    def new(self, table: Table) -> ReturningInsert[tuple[str]]:
        """The statement that inserts unless the name is taken, and returns the new names."""

    @abstractmethod
    async def insert(self, connection: AsyncConnection, batch: Sequence[Entry]) -> set[str]:
        """Insert at most one entry of each table; the tables whose entry was the next."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything."""

    async def make(
        self, connection: AsyncConnection, rows: Sequence[dict[str, object]]
    ) -> set[str]:
        """Insert the rows of new tables; the names that were not taken."""
        return set(await connection.scalars(self.new(tables), rows))

    @abstractmethod
    async def tell(self, connection: AsyncConnection, news: Sequence[tuple[str, int]]) -> None:
        """Wake the other processes once the transaction is committed."""

    @abstractmethod
    async def pass_word(self, topic: str, word: str) -> None:
        """Say something to the other processes, if they listen."""

    @abstractmethod
    async def drive(self, table: str) -> bool:
        """Whether this process is now the one that drives the table."""

    @abstractmethod
    async def let_go(self, table: str) -> None:
        """Let another process drive the table."""
