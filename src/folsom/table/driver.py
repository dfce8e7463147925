"""What a table does by itself: bots choose, clocks run out, and so does the time to answer."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from folsom.table import entries as log
from folsom.table import thinking
from folsom.table.clock import Clock
from folsom.table.consent import lapsed
from folsom.table.live import LiveTable
from folsom.table.refusal import Refusal
from folsom.table.storing import StorageError, Store
from folsom.table.table import Table
from folsom.table.thinking import Thinker

TAKE_OVER: Final = 2.0
"""So often one looks whether the process that runs a table's bots is gone."""
SOON: Final = 10.0
"""A clock that runs longer than this does not keep a table in memory."""
MOMENT: Final = 15.0
"""Silence does not count before a table has been in memory for so many seconds."""
CLOCK_BOT: Final = "fair"
"""Who chooses for one whose time is up."""

_LOG: Final = logging.getLogger("folsom.driver")


class Driver:
    """Runs bots and clocks of the tables of this process, those that no other process runs."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        clock: Clock,
        pause: float,
        give_up: Callable[[LiveTable, Exception], None],
    ) -> None:
        """`pause` is how long a bot waits at least, so that people can follow.

        `give_up` is told of a table that cannot be run.
        """
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._pause = pause
        self._give_up = give_up

    def look(self, live: LiveTable) -> None:
        """See to it that a table which moves by itself is run."""
        if live.driver is None and _moves_itself(live.table):
            live.driver = asyncio.create_task(self._run(live), name=f"drive {live.table.code}")

    async def _run(self, live: LiveTable) -> None:
        code = live.table.code
        try:
            while _moves_itself(live.table):
                live.stirred.clear()
                if await self._store.drive(code):
                    await self._step(live)
                else:
                    await self._clock.wait(live.stirred, TAKE_OVER)
                if not _moves_itself(live.table):
                    await live.rest()
        except (Refusal, StorageError) as error:
            _LOG.warning("driving stopped", extra={"table": code, "error": str(error)})
        except Exception as error:
            self._give_up(live, error)
        finally:
            live.driver = None

    async def _step(self, live: LiveTable) -> None:
        """Let one bot choose, or wait for a clock or for something to happen."""
        table = live.table
        await live.stand_still(self._store.downtimes)
        lapse = _lapse(live)
        if lapse is not None and lapse <= self._clock.now():
            await _store(live, lambda table: lapsed(table, self._clock.now()))
            return
        if table.bots_to_move() and live.connections and self._pause:
            await self._clock.sleep(self._pause)
        now = self._clock.now()
        bots = table.bots_to_move()
        deadlines = _deadlines(table)
        late = [seat for seat, deadline in deadlines.items() if deadline <= now]
        if bots:
            await self._choose(live, bots[0], str(table.seats[bots[0]].level), "bot")
        elif late:
            await self._choose(live, late[0], CLOCK_BOT, "clock")
        else:
            times = [*deadlines.values(), *([] if lapse is None else [lapse])]
            await self._clock.wait(live.stirred, min(times, default=now) - now)

    async def _choose(self, live: LiveTable, seat: int, level: str, by: str) -> None:
        match = live.table.match
        question = match.asked.get(seat) if match else None
        if match is None or question is None:
            return
        choice = await thinking.choose(self._thinker, level, match.game, seat, live.whose)

        def entry(table: Table) -> log.Chose:
            now = table.match
            same = now.asked.get(seat) if now else None
            if (
                now is None
                or same != question
                or (by == "bot") != (table.seats[seat].level is not None)
            ):
                raise Refusal("too-late", "The question is no longer open.")
            return log.Chose(
                at=self._clock.now(),
                seat=seat,
                choice=choice,
                asked=question.number,
                by=by,
                chance=now.fresh_chance(),
            )

        await _store(live, entry)


async def _store(live: LiveTable, make: Callable[[Table], log.AnyEntry]) -> None:
    """Store the entry, unless it is too late for it."""
    try:
        await live.do(make)
    except Refusal as refusal:
        if refusal.code != "too-late":
            raise


def _moves_itself(table: Table) -> bool:
    return bool(table.bots_to_move() or _deadlines(table) or table.lapses())


def _lapse(live: LiveTable) -> float | None:
    """When the time to answer is up; after a restart people have a moment to come back."""
    until = min((until for until, _ in live.table.lapses()), default=None)
    return None if until is None else max(until, live.loaded + MOMENT)


def moves_soon(table: Table, now: float) -> bool:
    """Whether it moves by itself before it could be brought back from its log."""
    soon = now + SOON
    times = [*_deadlines(table).values(), *(until for until, _ in table.lapses())]
    return bool(table.bots_to_move()) or any(at < soon for at in times)


def _deadlines(table: Table) -> dict[int, float]:
    """When whose time is up."""
    found = {seat: table.deadline(seat) for seat in range(len(table.seats))}
    return {seat: deadline for seat, deadline in found.items() if deadline is not None}
