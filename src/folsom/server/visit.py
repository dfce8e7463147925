"""A visit at a table: who says hello, hears what happens there and may speak."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from folsom.bots import Thought
from folsom.server import showing
from folsom.server.connection import Connection
from folsom.server.entries import AnyEntry
from folsom.server.guard import Bucket, Guard
from folsom.server.hall import Hall
from folsom.server.keys import digest, fits_any, read_code
from folsom.server.live import LiveTable, text_of
from folsom.server.refusal import Refusal
from folsom.server.requests import Asker, entry_for, returning
from folsom.server.storage import StorageError
from folsom.server.story import story
from folsom.server.table import Table
from folsom.server.words import NAME, clean
from folsom.wire import PROTOCOL
from folsom.wire import asked as wire
from folsom.wire.told import Done, Forecasts, Pong, Refused, Seen, StoryTold, Welcome

HELLO: Final = 10.0
"""A client says hello within so many seconds."""
STRIKES: Final = 20
"""A client may say so many things that make no sense; then it is closed."""
KEYS: Final = 10
"""No device holds more keys of one table than this."""

CHATTER: Final = (1.0, 10.0)
"""What one client may say or react: so often a second, and in a burst."""
MARK: Final = 16
"""An `id` of at least this length, and at most twice, makes a message safe to be said again."""

_LOG: Final = logging.getLogger("folsom.socket")
_decode: Final = msgspec.json.Decoder(wire.Message).decode


class DoneAlready(Refusal):
    """The message was said before, and carried out under this number."""

    def __init__(self, number: int) -> None:
        super().__init__("done", "That is done already.")
        self.number = number


class Visit:
    """One client at one table."""

    __slots__ = (
        "_bucket",
        "_chatter",
        "_connection",
        "_guard",
        "_hall",
        "_hints",
        "_live",
        "_strikes",
    )

    def __init__(self, hall: Hall, guard: Guard, connection: Connection) -> None:
        rate = hall.config.messages_per_second
        self._hall = hall
        self._guard = guard
        self._connection = connection
        self._bucket = Bucket(rate, rate * 3)
        self._chatter = Bucket(*CHATTER)
        self._live: LiveTable | None = None
        self._strikes = 0
        self._hints: set[asyncio.Task[None]] = set()

    async def serve(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Listen and answer until the socket is closed."""
        pump = asyncio.create_task(self._connection.pump())
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._listen(receive, until_hello=True), HELLO)
            if self._live is None:
                self._connection.close(1008, "no hello")
            else:
                await self._listen(receive)
        finally:
            for task in self._hints:
                task.cancel()
            if self._live is not None:
                self._hall.leave(self._live, self._connection)
            if self._connection.closing:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(pump), 1.0)
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def _listen(
        self, receive: Callable[[], Awaitable[Any]], until_hello: bool = False
    ) -> None:
        while not self._connection.closing and not (until_hello and self._live is not None):
            event = await receive()
            if event["type"] != "websocket.receive":
                self._connection.close(1000, "")
                return
            await self._hear(event.get("text") or event.get("bytes") or "")

    async def _hear(self, said: str | bytes) -> None:
        try:
            message = _decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._strike("malformed", f"That is no message: {error}.")
            return
        mark = getattr(message, "id", "")
        if not self._bucket.take():
            self._strike("too-fast", "You speak too fast; wait a moment.", mark)
            return
        try:
            await self._answer(message)
        except StorageError as error:
            _LOG.error("not read", extra={"error": str(error)})
            self._tell(Refused("storage", "The database does not answer; try again.", mark))
        except Refusal as refusal:
            self._hall.metrics.refusals.labels(refusal.code).inc()
            self._tell(Refused(refusal.code, refusal.text, mark))
            if isinstance(message, wire.Hello):
                self._connection.close(4000, refusal.code)
        except Exception:
            _LOG.exception("a message failed", extra={"kind": type(message).__name__})
            self._tell(Refused("fault", "Something went wrong here; nothing has changed.", mark))

    def _strike(self, code: str, text: str, mark: str = "") -> None:
        self._hall.metrics.refusals.labels(code).inc()
        self._strikes += 1
        self._tell(Refused(code, text, mark))
        if self._strikes >= STRIKES:
            self._connection.close(1008, code)

    async def _answer(self, message: wire.Message) -> None:
        match message:
            case wire.Hello():
                await self._greet(message)
            case wire.Ping():
                self._tell(Pong(message.id, time.time()))
            case wire.Story():
                self._tell_story(message)
            case wire.Forecast():
                self._tell_forecast(message)
            case wire.Hint():
                self._ask_hint(message)
            case _:
                await self._do(message)

    async def _do(self, message: Any) -> None:
        live = self._at_table()
        mark = message.id if MARK <= len(message.id) <= 2 * MARK else ""

        def entry(table: Table) -> AnyEntry:
            number = table.done(mark)
            if number is not None:
                raise DoneAlready(number)
            if isinstance(message, wire.Say | wire.React) and not self._chatter.take():
                raise Refusal("too-fast", "You talk too fast; wait a moment.", 429)
            asker = Asker(self._connection.seats, self._connection.host, self._connection.name)
            made = entry_for(table, asker, message)
            made.mark = mark
            return made

        try:
            with self._hall.metrics.storing.time():
                number = await self._hall.do(live, entry)
        except DoneAlready as done:
            number = done.number
        self._tell(Done(message.id, number))
        live.send_away()

    async def _greet(self, hello: wire.Hello) -> None:
        if self._live is not None:
            raise Refusal("greeted", "You have said hello already.")
        if hello.version != PROTOCOL:
            raise Refusal("version", f"This server speaks version {PROTOCOL}; load the page anew.")
        live = await self._find(hello)
        if not self._connection.seats and not self._connection.host and not live.table.watching:
            raise Refusal("private", "Only those who play may see this table.", 403)
        self._connection.name = clean(hello.name, NAME)
        self._live = live
        self._tell(self._welcome(live, hello.since))
        self._hall.enter(live, self._connection)
        for seat in self._connection.seats:
            await self._come_back(live, seat)

    async def _find(self, hello: wire.Hello) -> LiveTable:
        """The table, at least as the client knows it, and what the keys open there."""
        code = read_code(hello.table)
        digests = [digest(key) for key in hello.keys[:KEYS]]
        try:
            live = await self._hall.table(code)
        except Refusal as refusal:
            if refusal.code == "no-table":
                self._guard.guessing(self._connection.address)
            raise
        if not self._take_keys(live, digests) or (hello.since or 0) > live.table.number:
            # Another process, at which the client was before, may know more.
            await self._hall.refresh(live)
            live = await self._hall.table(code)
            self._take_keys(live, digests)
        return live

    def _take_keys(self, live: LiveTable, digests: list[str]) -> bool:
        """Take the seats and the rights that these keys open; whether each opens something."""
        doors = [live.table.host, *(seat.key for seat in live.table.seats)]
        opened = [fits_any(digests, door) for door in doors]
        self._connection.host = opened[0]
        self._connection.seats = frozenset(n for n, fits in enumerate(opened[1:]) if fits)
        return sum(opened) >= len(set(digests))

    async def _come_back(self, live: LiveTable, seat: int) -> None:
        """Whoever comes back plays again instead of the bot that stood in."""
        if live.table.seats[seat].level is not None:
            with contextlib.suppress(Refusal):
                await self._hall.do(live, lambda table: returning(table, seat))

    def _welcome(self, live: LiveTable, since: int | None) -> Welcome:
        table = live.table
        held = sorted(self._connection.seats)
        eyes: list[int | None] = [*held] if held else [None]
        happenings, gap = table.since(table.number if since is None else since)
        return Welcome(
            version=PROTOCOL,
            number=table.number,
            room=showing.room(table, live.presence()),
            host=self._connection.host,
            seats=sorted(self._connection.seats),
            seen=[
                Seen(seat, showing.standing(table, seat), showing.missed(happenings, seat))
                for seat in eyes
            ],
            chat=[
                showing.said(number, spoke)
                for number, spoke in table.chat
                if spoke.seat is not None or not self._connection.seats
            ],
            gap=gap,
            now=time.time(),
        )

    def _tell_story(self, message: wire.Story) -> None:
        live = self._at_table()
        if message.seat is not None and message.seat not in self._connection.seats:
            raise Refusal("not-yours", "That seat is not yours.", 403)
        if not self._bucket.take(5):
            raise Refusal("too-fast", "You ask too often; wait a moment.")
        self._tell(StoryTold(message.seat, story(live.table, message.seat), message.id))

    def _tell_forecast(self, message: wire.Forecast) -> None:
        table = self._at_table().table
        match = table.match
        if message.seat not in self._connection.seats:
            raise Refusal("not-yours", "That seat is not yours.", 403)
        if match is None or table.status == "waiting":
            raise Refusal("waiting", "The cards have not been dealt.")
        told = {
            str(choice): match.game.forecast(message.seat, choice)
            for choice in match.game.choices(message.seat)
        }
        question = match.asked.get(message.seat)
        self._tell(
            Forecasts(
                seat=message.seat,
                asked=None if question is None else question.number,
                choices={choice: facts for choice, facts in told.items() if facts},
                id=message.id,
            )
        )

    def _ask_hint(self, message: wire.Hint) -> None:
        """Let the expert think, while this socket goes on listening."""
        live = self._at_table()
        if message.seat not in self._connection.seats:
            raise Refusal("not-yours", "That seat is not yours.", 403)
        if not live.table.hinting():
            raise Refusal("no-hints", "There are no hints at this table.", 403)
        if not self._bucket.take(5):
            raise Refusal("too-fast", "You ask too often; wait a moment.")
        thought = live.hint(message.seat, self._hall.thinkers)
        asked = live.hints[message.seat].question
        task = asyncio.create_task(self._tell_hint(message, asked, thought))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _tell_hint(
        self, message: wire.Hint, asked: int, thinking: "asyncio.Task[Thought | None]"
    ) -> None:
        thought = await asyncio.shield(thinking)
        if thought is None:
            text = "The expert has no idea just now."
            self._tell(Refused("no-idea", text, message.id))
        else:
            self._tell(showing.hinted(message, asked, thought))

    def _at_table(self) -> LiveTable:
        if self._live is None:
            raise Refusal("no-hello", "Say hello first.")
        return self._live

    def _tell(self, message: Any) -> None:
        self._connection.tell(text_of(message))
