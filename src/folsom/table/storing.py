"""What a table needs of the place where its log is kept, whatever that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

Status = Literal["waiting", "playing", "over"]


class StorageError(Exception):
    """Something could not be stored or read; the message is one plain sentence."""


class NotDriving(StorageError):
    """Another process drives the table, so nothing is stored that only its driver may store."""


class DamagedLog(StorageError):
    """A log in which entries are missing, changed or added."""


@dataclass(frozen=True, slots=True)
class Row:
    """What lists and wake-ups need of a table; times are in seconds since 1970."""

    table: str
    status: Status
    public: bool
    summary: bytes
    due: float | None
    changed: float


class Log(NamedTuple):
    """Bodies of entries, and the digest of the last of them."""

    bodies: list[bytes]
    digest: bytes


class Downtime(NamedTuple):
    """A time in which nobody was there to run the tables, or nothing could be stored."""

    since: float
    until: float


class Store(Protocol):
    """Keeps the log of every table. Whatever fails raises `StorageError`."""

    async def create(self, table: str, body: bytes, row: Row) -> bool:
        """Store a new table's row and entry 0; False if its name is taken."""
        ...

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
        """Store the table's next entry on top of the one with the digest `after`, and its row.

        False if this is not the next number: read the log again. After an error it may or may not
        be stored: read the log again as well. What only the table's driver may store raises
        `NotDriving` if another drives it.
        """
        ...

    async def read(self, table: str, since: int = 0, after: bytes | None = None) -> Log:
        """The log from the number on, nothing if there is no such table; raises `DamagedLog`."""
        ...

    async def note(self, row: Row, number: int) -> None:
        """Change what is kept of a table beside its log, as it is after the entry of that number.

        Nothing changes if what is kept is as it was after a later one.
        """
        ...

    async def drive(self, table: str) -> bool:
        """Whether bots and clocks of the table are run here, and nowhere else; ask each time."""
        ...

    async def let_go(self, table: str) -> None:
        """They are no longer run here."""
        ...

    @property
    def downtimes(self) -> Sequence[Downtime]:
        """When nothing could be done or stored, in order."""
        ...

    async def keep_record(
        self, name: str, record: str, at: float, frames: bytes | None = None
    ) -> bool:
        """Keep the text of a record, and its frames; False if its name is taken."""
        ...

    async def finish(self, table: str, game: int, record: str) -> None:
        """Note which kept record is this game of the table, counted from 1; once, for good."""
        ...

    async def finished(self, table: str, game: int) -> str | None:
        """The name of the record of this game of the table, if it is noted."""
        ...

    async def record(self, name: str) -> str | None:
        """The text of a kept record, or None."""
        ...

    async def frames(self, name: str) -> bytes | None:
        """The frames of a kept record, if they were kept too."""
        ...
