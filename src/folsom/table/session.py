"""The session of a client at a table: it says hello, hears what happens and may speak."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec

from folsom.bots import Thought
from folsom.table import showing
from folsom.table.audience import text_of
from folsom.table.checks import Asker
from folsom.table.connection import Connection
from folsom.table.entries import AnyEntry
from folsom.table.greeting import come_back, greet, welcome
from folsom.table.limits import Limits
from folsom.table.live import LiveTable
from folsom.table.refusal import Refusal
from folsom.table.requests import entry_for
from folsom.table.storing import StorageError
from folsom.table.story import story
from folsom.table.table import Table
from folsom.table.tables import Tables
from folsom.wire import PROTOCOL
from folsom.wire import asked as wire
from folsom.wire.told import Done, Pong, Refused, StoryTold

STRIKES: Final = 20
"""A client may say so many things that make no sense; then it is closed."""
MARK: Final = 16
"""An `id` of at least this length, and at most twice, makes a message safe to be said again."""


_TALK: Final = (wire.Say, wire.React, wire.Rename)
"""What the chat tells everybody in somebody's own words."""
_LOG: Final = logging.getLogger("folsom.session")
_decode: Final = msgspec.json.Decoder(wire.Message).decode


class DoneAlready(Refusal):
    """The message was said before, and carried out under this number."""

    def __init__(self, number: int) -> None:
        super().__init__("done", "That is done already.")
        self.number = number


class Session:
    """One client at one table."""

    __slots__ = ("_connection", "_hints", "_limits", "_live", "_strikes", "_tables")

    def __init__(
        self, tables: Tables[Any], connection: Connection, limits: Limits | None = None
    ) -> None:
        """What the client says is heard by `hear`, what it is told goes to its connection."""
        self._tables = tables
        self._connection = connection
        self._limits = limits or Limits()
        self._live: LiveTable | None = None
        self._strikes = 0
        self._hints: set[asyncio.Task[Thought]] = set()

    @property
    def greeted(self) -> bool:
        """Whether the client has said hello and is at a table."""
        return self._live is not None

    def end(self) -> None:
        """The client is gone."""
        for task in list(self._hints):
            task.cancel()
        if self._live is not None:
            self._tables.leave(self._live, self._connection)

    async def hear(self, said: str | bytes) -> None:
        """Do what a message says, and answer it."""
        allowed = self._limits.message()
        try:
            message = _decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._strike("malformed", f"That is no message: {error}.")
            return
        mark = getattr(message, "id", "")
        if not allowed:
            self._strike("too-fast", "You speak too fast; wait a moment.", mark)
            return
        try:
            await self._answer(message)
        except StorageError as error:
            _LOG.error("not read", extra={"error": str(error)})
            self._tell(Refused("storage", "The database does not answer; try again.", mark))
        except Refusal as refusal:
            self._refuse(refusal, mark)
            if isinstance(message, wire.Hello):
                self._connection.close(4000, refusal.code)
        except Exception:
            _LOG.exception("a message failed", extra={"kind": type(message).__name__})
            self._tell(Refused("fault", "Something went wrong here; nothing has changed.", mark))

    def _refuse(self, refusal: Refusal, mark: str) -> None:
        self._tables.observer.refused(refusal.code)
        self._tell(Refused(refusal.code, refusal.text, mark))

    def _strike(self, code: str, text: str, mark: str = "") -> None:
        self._tables.observer.refused(code)
        self._strikes += 1
        self._tell(Refused(code, text, mark))
        if self._strikes >= STRIKES:
            self._connection.close(1008, code)

    async def _answer(self, message: wire.Message) -> None:
        match message:
            case wire.Hello():
                await self._greet(message)
            case wire.Ping():
                self._tell(Pong(message.id, self._tables.clock.now()))
            case wire.Story():
                await self._tell_story(message)
            case wire.Forecast():
                self._tell_forecast(message)
            case wire.Hint():
                self._ask_hint(message)
            case wire.Redeal():
                self._tell(self._hinting(message.seat).redealt(message))
            case _:
                await self._do(message)

    async def _do(self, message: Any) -> None:
        live = self._at_table()
        mark = message.id if MARK <= len(message.id) <= 2 * MARK else ""

        def entry(table: Table) -> AnyEntry:
            number = table.done(mark)
            if number is not None:
                raise DoneAlready(number)
            connection = self._connection
            presence = live.presence()
            now = self._tables.clock.now()
            away = {**dict.fromkeys(range(len(table.seats)), live.loaded), **presence.away}
            held, host = connection.seats, connection.host
            asker = Asker(now, held, host, connection.name, presence.here, away)
            if isinstance(message, wire.Change) and message.public and not table.public:
                self._limits.listing()
            made = entry_for(table, asker, message)
            if isinstance(message, _TALK) and not self._limits.chat():
                raise Refusal("too-fast", "You talk too fast; wait a moment.")
            made.mark = mark
            if getattr(made, "seat", None) not in connection.seats:
                made.said_by = "host" if connection.host else "watcher"
            return made

        try:
            with self._tables.observer.storing():
                number = await self._tables.do(live, entry)
        except DoneAlready as done:
            number = done.number
        self._tell(Done(message.id, number))
        live.send_away()

    async def _greet(self, hello: wire.Hello) -> None:
        if self._live is not None:
            raise Refusal("greeted", "You have said hello already.")
        if hello.version != PROTOCOL:
            raise Refusal("version", f"This server speaks version {PROTOCOL}; load the page anew.")
        live = await greet(self._tables, self._connection, hello, self._limits)
        self._limits.welcome(len(self._connection.seats) or 1)
        self._live = live
        self._tell(welcome(live, self._connection, hello.since))
        self._tables.enter(live, self._connection)
        for seat in self._connection.seats:
            if live.table.seats[seat].level is not None:
                with contextlib.suppress(Refusal):
                    await come_back(self._tables, live, seat)

    async def _tell_story(self, message: wire.Story) -> None:
        live = self._at_table()
        if message.seat is not None and message.seat not in self._connection.seats:
            raise Refusal("not-yours", "That seat is not yours.")
        if not self._limits.question():
            raise Refusal("too-fast", "You ask too often; wait a moment.")
        match = live.table.match
        self._limits.replay(len(match.moves) if match else 0)
        steps = await story(live.table, message.seat)
        self._tell(StoryTold(message.seat, steps, message.id))

    def _tell_forecast(self, message: wire.Forecast) -> None:
        table = self._at_table().table
        match = table.match
        if message.seat not in self._connection.seats:
            raise Refusal("not-yours", "That seat is not yours.")
        if match is None or table.closed or table.status == "waiting":
            raise Refusal("waiting", "The cards have not been dealt.")
        self._limits.replay(len(match.game.choices(message.seat)))
        self._tell(showing.forecasts(message, match))

    def _ask_hint(self, message: wire.Hint) -> None:
        """Let the expert think, while this socket goes on listening."""
        hint = self._hinting(message.seat).hint(
            message.seat, self._connection, self._tables.thinker
        )
        task = hint.wait()
        self._hints.add(task)
        task.add_done_callback(lambda task: self._tell_hint(message, hint.question, task))

    def _hinting(self, seat: int) -> LiveTable:
        """The table, if a hint for this seat may be asked for now."""
        live = self._at_table()
        if seat not in self._connection.seats:
            raise Refusal("not-yours", "That seat is not yours.")
        if not live.table.hinting():
            raise Refusal("no-hints", "There are no hints at this table.")
        if not self._limits.question():
            raise Refusal("too-fast", "You ask too often; wait a moment.")
        return live

    def _tell_hint(self, message: wire.Hint, asked: int, task: "asyncio.Task[Thought]") -> None:
        self._hints.discard(task)
        if task.cancelled():
            return
        try:
            self._tell(showing.hinted(message, asked, task.result()))
        except Refusal as refusal:
            self._refuse(refusal, message.id)

    def _at_table(self) -> LiveTable:
        if self._live is None:
            raise Refusal("no-hello", "Say hello first.")
        return self._live

    def _tell(self, message: Any) -> None:
        self._connection.tell(text_of(message))
