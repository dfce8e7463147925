"""Records that are kept: of games at tables, and those handed in to be watched."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from folsom.record.frames import pack, unpack
from folsom.record.record import Record, RecordError
from folsom.table import new_tables
from folsom.table.company import Damaged
from folsom.table.finished import name_of, record_of
from folsom.table.live import LiveTable
from folsom.table.match import Match
from folsom.table.records import frames, kept_frames
from folsom.table.refusal import Refusal
from folsom.table.storing import DamagedLog
from folsom.table.story import earlier_match, story_of
from folsom.table.tables import Tables
from folsom.wire.http import Frames, Opened, PlayOn, RecordKept, Transcript

LONGEST: Final = 262_144
"""The longest record that is taken."""
AT_ONCE: Final = 200
"""So many frames are shown at once."""

T = TypeVar("T")


class Work(Protocol):
    """Does long work, where it holds up nobody."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """What the work gives."""
        ...


async def here(work: Callable[[], T]) -> T:
    """Do it here and now."""
    return work()


def _free(_: int) -> None:
    """Where nobody can spoil it for others, everybody may have everything made again."""


class Archive:
    """The records of a store, and those of the games at its tables."""

    def __init__(self, tables: Tables[Any], work: Work = here) -> None:
        """`work` does what takes long."""
        self._tables = tables
        self._work = work

    async def text(self, name: str) -> str:
        """A kept record, as it was given; raises `Refusal` if there is none."""
        text: str | None = await self._tables.store.record(name)
        if text is None:
            raise Refusal("no-record", "There is no such record.")
        return text

    async def keep(self, text: str) -> RecordKept:
        """Check a record and keep it, to be watched by whoever has its name."""
        store, name = self._tables.store, name_of(text)
        kept = await store.frames(name)
        if kept is not None:
            # Kept when its game ended: it may be of other rules, and can be watched all the same.
            steps = await self._work(partial(unpack, kept))
            return RecordKept(name, len(steps) - 1, True)
        record = await self._read(text)
        packed = await self._work(partial(pack, record)) if record.game.over else None
        await store.keep_record(name, text, self._tables.clock.now(), packed)
        return RecordKept(name, len(record.choices), record.game.over)

    async def frames(self, text: str, first: int, seat: int | None, *, whole: bool) -> Frames:
        """A record step by step, as a seat or a spectator saw it, or with all cards."""
        try:
            record = await self._read(text)
        except Refusal:
            # Other rules made it; its frames are still there.
            kept = await self._tables.store.frames(name_of(text))
            if kept is None:
                raise
            return await self._work(partial(kept_frames, kept, first, AT_ONCE))
        return await self._work(lambda: frames(record, first, AT_ONCE, seat, whole=whole))

    async def play_on(self, text: str, wanted: PlayOn) -> Opened:
        """A new table that begins in the middle of a record."""
        return await new_tables.play_on(self._tables, await self._read(text), wanted)

    async def _read(self, text: str) -> Record:
        try:
            return await self._work(partial(Record.parse, text, "the record"))
        except RecordError as error:
            raise Refusal("record", f"{error}") from None

    async def game(
        self, live: LiveTable, wanted: int, replay: Callable[[int], None] = _free
    ) -> str | Transcript:
        """The record of a game of which its log says that it is over; else what a spectator saw.

        A game that these rules cannot play on may go on by others, so nothing else of it is shown.
        `replay` is told how many choices are made again for it, and may refuse.
        """
        table, code = live.table, live.table.code
        if not 1 <= wanted <= table.played:
            raise Refusal("no-game", "There was no such game at this table.")
        name = await self._tables.store.finished(code, wanted)
        written: str | None = None if name is None else await self._tables.store.record(name)
        if written is not None:
            return written
        match = await self._match(live, wanted, replay)
        if match is None or not match.game.over:
            notes = list(table.notes) if wanted == table.played else []
            steps = await story_of(match, None, notes) if match else []
            closed = wanted < table.played or not table.playing
            return Transcript(code, steps, closed)
        return await self._work(lambda: record_of(match).text())

    async def _match(
        self, live: LiveTable, wanted: int, replay: Callable[[int], None]
    ) -> Match | None:
        """The game of that number at the table, None if it cannot be dealt by these rules.

        To find an earlier one, all is done again.
        """
        if wanted == live.table.played:
            match = live.table.match
            replay(len(match.moves if match else ()))
            return match
        code = live.table.code
        replay(live.table.number)
        try:
            return await earlier_match(code, (await self._tables.store.read(code)).bodies, wanted)
        except DamagedLog as error:
            self._tables.set_aside(code, Damaged(str(error)))
            raise Refusal("set-aside", str(error)) from None
