"""What the two kinds of database do each in its own way."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.sql.dml import ReturningInsert

from folsom.server.storage.writer import Entry
from folsom.table.chain import Head

News = Callable[[str, int], None]
Broadcast = Callable[[str, str], None]
T = TypeVar("T")


class Driven(NamedTuple):
    """The end of a log, and the process that drives its table."""

    head: Head
    driver: int | None


class Database(ABC):
    """A database, and who wants to hear what its other users tell.

    Work is a plain function of a connection, so that it may run beside the event loop.
    """

    def __init__(self) -> None:
        self.exclusive = False
        """Whether nobody else can use it meanwhile."""
        self.news: list[News] = []
        self.broadcasts: list[Broadcast] = []

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work in which every statement stands for itself."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction, and commit it."""

    @abstractmethod
    def now(self, connection: Connection) -> float:
        """The time by the database's own clock."""

    @abstractmethod
    def new(self, table: Table) -> ReturningInsert[Any]:
        """The statement that inserts unless the key is taken, and returns the new keys."""

    @abstractmethod
    def heads(self, connection: Connection, names: Sequence[str]) -> dict[str, Driven]:
        """The last entries of these tables and who drives them; nothing changes meanwhile.

        A log whose last entry is not there, or another than noted, is left out.
        """

    @abstractmethod
    def insert(self, connection: Connection, batch: Sequence[Entry]) -> set[tuple[str, int]]:
        """Insert entries with their digests and note the last of each table; what was inserted.

        Only an entry that was there before, and should not have been, keeps another out.
        """

    @abstractmethod
    def tell(self, connection: Connection, news: Sequence[tuple[str, int]]) -> None:
        """Wake the other processes once the transaction is committed."""

    @abstractmethod
    async def broadcast(self, topic: str, text: str) -> None:
        """Say something to the other processes, if they listen."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything."""
