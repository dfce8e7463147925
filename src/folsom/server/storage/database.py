"""What the two kinds of database do each in its own way."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.sql.dml import ReturningInsert

from folsom.server.storage.writer import Entry

News = Callable[[str, int], None]
Word = Callable[[str, str], None]
T = TypeVar("T")


class Database(ABC):
    """A database, and who wants to hear what its other users tell.

    Work is a plain function of a connection, so that it may run beside the event loop.
    """

    def __init__(self) -> None:
        self.news: list[News] = []
        self.words: list[Word] = []

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work in which every statement stands for itself."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction, and commit it."""

    @abstractmethod
    def new(self, table: Table) -> ReturningInsert[str]:
        """The statement that inserts unless the name is taken, and returns the new names."""

    @abstractmethod
    def insert(self, connection: Connection, batch: Sequence[Entry]) -> set[str]:
        """Insert at most one entry of each table; the tables whose entry was the next."""

    @abstractmethod
    def tell(self, connection: Connection, news: Sequence[tuple[str, int]]) -> None:
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

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything."""
