"""What a table does by itself: bots choose, and clocks run out."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from folsom.server import entries as log
from folsom.server.live import LiveTable
from folsom.server.refusal import Refusal
from folsom.server.storage import StorageError, Store
from folsom.server.table import Table
from folsom.server.thinkers import Thinkers

TAKE_OVER: Final = 2.0
"""So often one looks whether the process that runs a table's bots is gone."""
SOON: Final = 10.0
"""A clock that runs longer than this does not keep a table in memory."""
CLOCK_BOT: Final = "fair"
"""Who chooses for one whose time is up."""

_LOG: Final = logging.getLogger("folsom.driver")


class Driver:
    """Runs bots and clocks of the tables of this process, those that no other process runs."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pause: float,
        give_up: Callable[[LiveTable, Exception], None],
    ) -> None:
        """`pause` is how long a bot waits at least, so that people can follow.

        `give_up` is told of a table that cannot be run.
        """
        self._store = store
        self._thinkers = thinkers
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
                    await _wait(live, TAKE_OVER)
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
        if table.bots_to_move() and live.connections and self._pause:
            await asyncio.sleep(self._pause)
        now = time.time()
        bots = table.bots_to_move()
        deadlines = _deadlines(table)
        late = [seat for seat, deadline in deadlines.items() if deadline <= now]
        if bots:
            await self._choose(live, bots[0], str(table.seats[bots[0]].level), "bot")
        elif late:
            await self._choose(live, late[0], CLOCK_BOT, "clock")
        else:
            await _wait(live, min(deadlines.values(), default=now) - now)

    async def _choose(self, live: LiveTable, seat: int, level: str, by: str) -> None:
        match = live.table.match
        question = match.asked.get(seat) if match else None
        if match is None or question is None:
            return
        choice = await self._thinkers.choose(level, match.game, seat)

        def entry(table: Table) -> log.Chose:
            same = table.match.asked.get(seat) if table.match else None
            if same != question or (by == "bot") != (table.seats[seat].level is not None):
                raise Refusal("too-late", "The question is no longer open.")
            return log.Chose(at=time.time(), seat=seat, choice=choice, asked=question.number, by=by)

        try:
            await live.do(entry)
        except Refusal as refusal:
            if refusal.code != "too-late":
                raise


def _moves_itself(table: Table) -> bool:
    return bool(table.bots_to_move() or _deadlines(table))


def moves_soon(table: Table) -> bool:
    """Whether it moves by itself before it could be brought back from its log."""
    soon = time.time() + SOON
    return bool(table.bots_to_move()) or any(at < soon for at in _deadlines(table).values())


def _deadlines(table: Table) -> dict[int, float]:
    """When whose time is up."""
    found = {seat: table.deadline(seat) for seat in range(len(table.seats))}
    return {seat: deadline for seat, deadline in found.items() if deadline is not None}


async def _wait(live: LiveTable, seconds: float) -> None:
    """Until something happens at the table, but not longer than that."""
    with suppress(TimeoutError):
        await asyncio.wait_for(live.stirred.wait(), max(seconds, 0.01))
