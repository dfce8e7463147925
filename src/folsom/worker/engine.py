"""The worker of the tables: lines of pages come in, and plain requests."""

import asyncio
from collections.abc import Callable
from typing import Self

from folsom.table.clock import Clock
from folsom.table.connection import Connection
from folsom.table.live import LiveTable
from folsom.table.session import Session
from folsom.table.tables import Tables
from folsom.worker.api import Answer, Api
from folsom.worker.browser import Browser
from folsom.worker.store import BrowserStore
from folsom.worker.thinker import Beside, ThinkerBeside

Post = Callable[[int, str], None]
"""Sends a text over the line of a number; an empty one says that the line is cut."""


class BrowserTables(Tables[BrowserStore]):
    """The tables of this browser; other windows may store something, too."""

    def hear(self, code: str, number: int) -> None:
        """Another window has stored that entry of a table; a number below 0: it was removed."""
        live = self._live.get(code)
        if number < 0:
            # a bot may have missed the log before it was told why
            self._set_aside.pop(code, None)
            if live is not None:
                self._forget(code, live)
                for connection in list(live.connections):
                    connection.close(1000, "this table was removed")
        elif live is not None and live.table.number < number:
            self._chore(self.refresh(live, number))

    def _give_up(self, live: LiveTable, error: Exception) -> None:
        if self._live.get(live.table.code) is live:
            super()._give_up(live, error)


class LineConnection(Connection):
    """A line to a page."""

    __slots__ = ("_closing", "_number", "_post")

    def __init__(self, number: int, post: Post) -> None:
        super().__init__()
        self._number = number
        self._post = post
        self._closing = False

    def tell(self, text: str) -> None:
        """Send this."""
        if not self._closing:
            self._post(self._number, text)

    def close(self, code: int, reason: str) -> None:
        """Say nothing more."""
        if not self._closing:
            self._closing = True
            self._post(self._number, "")

    @property
    def closing(self) -> bool:
        """Whether nothing more will be said."""
        return self._closing


class Line:
    """A page at a table: what it says is heard in order."""

    def __init__(self, tables: BrowserTables, connection: LineConnection) -> None:
        self._connection = connection
        self._session = Session(tables, connection)
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen())

    def hear(self, said: str) -> None:
        """The page says something."""
        self._said.put_nowait(said)

    def end(self) -> None:
        """The page is gone."""
        self._connection.close(1000, "")
        self._listening.cancel()
        self._session.end()

    async def _listen(self) -> None:
        while not self._connection.closing:
            await self._session.hear(await self._said.get())


class Engine:
    """All that a worker does for the pages of its window."""

    def __init__(self, tables: BrowserTables, post: Post) -> None:
        self.tables = tables
        self._api = Api(tables)
        self._post = post
        self._lines: dict[int, Line] = {}

    @classmethod
    async def start(
        cls, browser: Browser, beside: Beside, post: Post, clock: Clock | None = None
    ) -> Self:
        """An engine over what the browser keeps."""
        store = await BrowserStore.open(browser)
        return cls(BrowserTables(store, ThinkerBeside(beside), clock), post)

    def open(self, number: int) -> None:
        """A page opens a line."""
        self._lines[number] = Line(self.tables, LineConnection(number, self._post))

    def hear(self, number: int, said: str) -> None:
        """Something is said over a line."""
        line = self._lines.get(number)
        if line is not None:
            line.hear(said)

    def end(self, number: int) -> None:
        """A line ends."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.end()

    async def answer(self, method: str, url: str, body: str) -> Answer:
        """A plain request."""
        return await self._api.answer(method, url, body)

    def news(self, code: str, number: int) -> None:
        """Another window has stored something."""
        self.tables.hear(code, number)
