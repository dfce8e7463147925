"""What the browser gives a table to keep things in. Only texts and numbers go there and back."""

from typing import Protocol


class Browser(Protocol):
    """Logs, rows and records; whatever fails raises an exception.

    Rows and answers that have parts are JSON. Everything is stored when the call returns.
    """

    async def create(self, table: str, body: str, digest: str, row: str) -> bool:
        """Store a new table's row and entry 0; False if its name is taken."""
        ...

    async def append(
        self, table: str, number: int, body: str, digest: str, after: str, row: str
    ) -> bool:
        """Store the next entry on top of the one with the digest `after`; False if it is not.

        An empty row leaves the row as it is.
        """
        ...

    async def read(self, table: str, since: int) -> str:
        """`{"head": [number, digest], "entries": [[number, body, digest], …]}`, or `null`."""
        ...

    async def note(self, row: str, number: int) -> None:
        """Change a table's row, as it is after that entry; not one that is of a later entry."""
        ...

    async def keep_record(self, name: str, body: str, at: float, frames: str) -> bool:
        """Keep a record, and its frames in base 64, if any; False if its name is taken."""
        ...

    async def record(self, name: str) -> str:
        """`{"body": …, "frames": …}`, or `null`."""
        ...

    async def finish(self, table: str, game: int, record: str) -> None:
        """Note which record is this game of the table; once, for good."""
        ...

    async def finished(self, table: str, game: int) -> str:
        """The name of that record, or nothing."""
        ...

    async def drive(self, table: str) -> bool:
        """Whether the table's bots are run in this window, and in no other."""
        ...

    def let_go(self, table: str) -> None:
        """They are no longer run here."""
        ...

    async def wake(self) -> str:
        """Times in which no window was open, as `[[since, until], …]`."""
        ...
