"""A table in memory: one writer at a time, and everybody at it told what was stored."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from folsom.game.catalogue import start
from folsom.game.errors import IllegalChoice
from folsom.record.frames import digest_of
from folsom.table import entries as log
from folsom.table.audience import Audience
from folsom.table.chain import link
from folsom.table.clock import Clock
from folsom.table.company import Damaged
from folsom.table.connection import Connection
from folsom.table.downtime import entry_for, uncounted
from folsom.table.finished import keep_game
from folsom.table.hints import Hint, Hints, asked_in
from folsom.table.match import Match, Step
from folsom.table.observer import Observer
from folsom.table.refusal import Refusal
from folsom.table.showing import Presence
from folsom.table.slices import in_slices
from folsom.table.storing import DamagedLog, Downtime, Log, NotDriving, StorageError, Store
from folsom.table.summary import GRACE, describe, due, wake_up
from folsom.table.table import Table
from folsom.table.thinking import ADVISER, Thinker, Whose, question, written
from folsom.wire.asked import Redeal
from folsom.wire.told import Redealt

FAILED: Final = "This table failed and is set aside; all that was stored is kept."
UNKNOWN: Final = "The database does not answer, so it may be stored or not; try again."

_LOG: Final = logging.getLogger("folsom.table")


class LiveTable(Audience):
    """A table with its connections. Only what is stored is shown to anybody."""

    __slots__ = (
        "_due",
        "_lock",
        "_observer",
        "_store",
        "clock",
        "digest",
        "doubt",
        "driver",
        "failed",
        "hints",
        "keeping",
        "loaded",
        "noted",
        "stirred",
        "used",
    )

    def __init__(
        self, table: Table, digest: bytes, store: Store, clock: Clock, observer: Observer
    ) -> None:
        """The table as its log has made it, and the digest of its last entry."""
        super().__init__(table)
        self.digest = digest
        self.clock = clock
        self.hints = Hints()
        self.used = self.clock.monotonic()
        self.loaded = self.clock.now()
        """Since when it has been in memory; before that, nobody here could answer anything."""
        self.noted = float("-inf")
        """When its row was last noted."""
        self.stirred = asyncio.Event()
        """Set whenever anything changes."""
        self.driver: asyncio.Task[None] | None = None
        self.failed = False
        self.keeping: asyncio.Task[None] | None = None
        """Keeps the game that has just ended."""
        self._store = store
        self._observer = observer
        self._lock = asyncio.Lock()
        self._due: float | None = None
        """What the store notes as due, as far as we know."""
        self.doubt = False
        """Something may be stored that is not taken in."""

    def presence(self) -> Presence:
        """Who is connected; a host who has not come since the table was loaded is away."""
        found, host = super().presence(), self.table.seating.host_seat
        if host is None or host in found.here or host in found.away:
            return found
        return found._replace(away={**found.away, host: self.loaded})

    def hint(self, seat: int, asker: Connection, thinker: Thinker) -> Hint:
        """What the expert thinks of the question before this seat."""
        match = self.table.match if self.table.playing else None
        return self.hints.ask(match, seat, thinker, Whose(self.table.code, (asker.address,)))

    def redealt(self, message: Redeal) -> Redealt:
        """A world in which one may think about the question before a seat by oneself."""
        match, number = asked_in(self.table.match if self.table.playing else None, message.seat)
        asked = question(ADVISER, match.game, message.seat, hint=True)
        return Redealt(message.seat, number, written(asked.world), message.id)

    async def do(self, make: Callable[[Table], log.AnyEntry]) -> int:
        """Store the entry that `make` gives for the table as it then is; returns its number.

        `make` may refuse. If another process stores something first, it is asked again.
        """
        self.used = self.clock.monotonic()
        async with self._lock:
            if self.failed:
                raise Refusal("set-aside", FAILED)
            if self.doubt:
                await self._look_again()
            while True:
                entry = make(self.table)
                step = self._rehearse(entry)
                number = self.table.number + 1
                if await self._append(entry, step):
                    break
        if step is not None and step.game.over:
            self.keep_game()
        else:
            await self._note(entry)
        return number

    async def stand_still(self, downtimes: Sequence[Downtime]) -> None:
        """Take into account times in which no server ran."""
        while uncounted(self.table, downtimes) is not None:
            try:
                await self.do(lambda table: entry_for(table, downtimes, self.clock.now()))
            except Refusal as refusal:
                if refusal.code != "too-late":
                    raise

    def _rehearse(self, entry: log.AnyEntry) -> Step | None:
        """Make sure that an entry can be played before it is stored, and note what it tells."""
        if isinstance(entry, log.Started):
            dealt = start(self.table.game, entry.options, entry.seed, entry.chance)
            entry.digest = digest_of(dealt.prologue)
        if not isinstance(entry, log.Chose) or self.table.match is None:
            return None
        try:
            step = self.table.match.rehearse(entry)
        except IllegalChoice as error:
            raise Refusal("illegal", str(error)) from None
        entry.digest = digest_of(step.events)
        return step

    async def _append(self, entry: log.AnyEntry, step: Step | None) -> bool:
        """Store the entry and take it in; False if another came first, which is taken in."""
        table, body = self.table, log.encode(entry)
        row = wake_up(table, entry, self._due)
        if step is not None and step.game.over:
            # Somebody must see to it that the game is kept, whatever happens to this process.
            row = replace(describe(table, entry.at), due=entry.at + GRACE)
        self.doubt, self._due = True, row.due if row else self._due
        failed = False
        try:
            stored = await self._store.append(
                table.code,
                table.number + 1,
                body,
                row,
                after=self.digest,
                driving=_by_itself(entry),
            )
        except NotDriving:
            self._due = None
            raise Refusal("too-late", "Another process runs this table.") from None
        except StorageError as error:
            _LOG.error("not stored", extra={"table": table.code, "error": str(error)})
            stored, failed = False, True
        except asyncio.CancelledError:
            self._due = None
            raise
        if stored:
            self.doubt = False
            self.digest = link(self.digest, table.code, table.number + 1, body)
            self._take(entry, step)
            return True
        self._due = None
        found = await self._look_again()
        if found and found[0] == body:
            return True
        if failed:
            # What was on its way when the line broke may still arrive.
            self.doubt = True
            raise Refusal("storage", "It could not be stored; try again.")
        if not found:
            raise Damaged(FAILED)
        return False

    async def _look_again(self) -> list[bytes]:
        """Take in what was stored meanwhile; if that fails, nobody knows."""
        try:
            return await self._catch_up()
        except StorageError as error:
            _LOG.error("not read", extra={"table": self.table.code, "error": str(error)})
            raise Refusal("storage", UNKNOWN) from None

    async def catch_up(self, number: int = -1) -> None:
        """Take in what another process has stored, up to this number at least."""
        async with self._lock:
            if self.failed or 0 <= number <= self.table.number:
                return
            self.doubt = True
            await self._catch_up()
        self.send_away()

    async def _catch_up(self) -> list[bytes]:
        code = self.table.code
        bodies, _ = await read_log(self._store, code, self.table.number + 1, self.digest)
        async for body in in_slices(bodies):
            self.digest = link(self.digest, code, self.table.number + 1, body)
            self._take(body, None)
        self.doubt = False
        return bodies

    @property
    def busy(self) -> bool:
        """Whether something is being stored or read."""
        return self._lock.locked()

    def _take(self, stored: log.AnyEntry | bytes, step: Step | None) -> None:
        """Take in and tell what is stored; if that fails, the table is not to be trusted."""
        try:
            self._take_in(log.decode(stored) if isinstance(stored, bytes) else stored, step)
        except Exception as error:
            self.failed = True
            raise Damaged(FAILED) from error

    def _take_in(self, entry: log.AnyEntry, step: Step | None) -> None:
        update = self.table.take(entry, step)
        self._observer.stored(entry)
        self.hints.settle(self.table.match)
        self.tell(entry, update)
        self.stirred.set()

    async def _note(self, entry: log.AnyEntry) -> None:
        """Let lists know what changed; the log is the truth, so this may fail."""
        if isinstance(entry, log.Chose | log.Spoke) and self.table.status != "over":
            return
        try:
            await self.note()
        except StorageError as error:
            _LOG.error("not noted", extra={"table": self.table.code, "error": str(error)})

    async def note(self) -> None:
        """Note how things stand, and what is due.

        A game that does not go on by these rules may do so in a process beside this one, which
        goes by what it has noted.
        """
        if self.table.closed:
            return
        row, number = describe(self.table, self.clock.now()), self.table.number
        # At once: whoever stores an entry next must know what is noted before it.
        self._due = row.due
        self.noted = self.clock.monotonic()
        try:
            await self._store.note(row, number)
        except StorageError:
            self._due = None
            raise

    def keep_game(self) -> None:
        """Keep a game that is over frame by frame; it is tried again when the table comes back."""
        match = self.table.match
        if self.table.status == "over" and match is not None:
            self.keeping = asyncio.create_task(self._keep_game(match, self.table.played))

    async def _keep_game(self, match: Match, game: int) -> None:
        try:
            await keep_game(self._store, self.table.code, game, match, self.clock.now())
            await self.note()
        except StorageError as error:
            _LOG.error("not kept", extra={"table": self.table.code, "error": str(error)})

    async def rest(self) -> None:
        """Note that nothing is due before the next choice, or the end of somebody's time."""
        if self._due != due(self.table, self.clock.now()):
            await self.note()


def _by_itself(entry: log.AnyEntry) -> bool:
    """Whether the table does it by itself, so that only its driver may store it."""
    return isinstance(entry, log.Lapsed) or (isinstance(entry, log.Chose) and entry.by != "person")


async def read_log(store: Store, code: str, since: int = 0, after: bytes | None = None) -> Log:
    """The log from the number on; raises `Damaged` if it is not the one that was stored."""
    try:
        return await store.read(code, since, after)
    except DamagedLog as error:
        raise Damaged(str(error)) from error
