"""The one lasting connection of a process: what it and the others tell each other."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final

from folsom.server.storage.dial import FAILURES, Connection
from folsom.server.storage.plainly import reason

Heard = Callable[[str, list[Any]], None]

CHANNEL: Final = "folsom"
PAYLOAD_LIMIT: Final = 7900
BEAT: Final = 15.0
PATIENCE: Final = 10.0
PAUSES: Final = (0.05, 0.2, 1.0, 3.0, 10.0)

log = logging.getLogger(__name__)


class Line:
    """A connection that is made again whenever it is lost.

    `heard` gets every message of others, and `back` is called when some may have been missed.
    """

    def __init__(
        self, connect: Callable[[], Awaitable[Connection]], heard: Heard, back: Callable[[], None]
    ) -> None:
        self._connect = connect
        self._heard = heard
        self._back = back
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        self._lost = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and from now on stay connected."""
        await self._dial()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Close the connection, and open no other."""
        self._closing = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection is not None:
            self._connection.terminate()

    async def say(self, payload: str) -> None:
        """Send a message to the others, if the line is there."""
        await asyncio.shield(self._ask("SELECT pg_notify($1, $2)", CHANNEL, payload))

    async def _ask(self, question: str, *values: object) -> None:
        async with self._turn:
            connection = self._connection
            if connection is None:
                return
            try:
                await connection.fetchval(question, *values, timeout=PATIENCE)
            except FAILURES as error:
                log.warning("the line to the database failed: %s", reason(error))
                connection.terminate()
                self._drop(connection)

    async def _dial(self) -> None:
        connection = await self._connect()
        try:
            connection.add_termination_listener(self._drop)
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self._lost.clear()
        self._connection = connection
        if connection.is_closed():
            self._drop(connection)

    def _drop(self, connection: Any) -> None:
        if connection is self._connection:
            self._connection = None
            self._lost.set()

    async def _stay(self) -> None:
        # A cancellation may be swallowed while a connection is made, so `close` also says so.
        tried = 0
        while not self._closing:
            if not self._lost.is_set():
                await self._beat()
                continue
            await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1
            try:
                await self._dial()
            except FAILURES as error:
                log.warning("the database is not reached: %s", reason(error))
                continue
            tried = 0
            self._back()

    async def _beat(self) -> None:
        """Return when the connection is lost, or was found to be there after a while."""
        try:
            async with asyncio.timeout(BEAT):
                await self._lost.wait()
        except TimeoutError:
            await self._ask("SELECT 1")

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        try:
            sender, *message = json.loads(str(payload))
            self._heard(sender, message)
        except Exception:
            log.exception("a message from another process was not understood")


def payloads(sender: str, kind: str, items: Sequence[object]) -> Iterator[str]:
    """The items in as few messages as they fit in; each item alone must fit."""
    start = json.dumps([sender, kind])[:-1]
    message = start
    for item in items:
        said = "," + json.dumps(item, separators=(",", ":"))
        if message != start and len(message) + len(said) >= PAYLOAD_LIMIT:
            yield message + "]"
            message = start
        message += said
    if message != start:
        yield message + "]"
