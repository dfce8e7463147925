"""The pulse of a process: its lease on the tables that it drives, and times when none lived."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Update, bindparam, delete, func, insert, or_, select, update

from folsom.server.storage.database import Database
from folsom.server.storage.plainly import plainly, reason
from folsom.server.storage.schema import downtimes, logs, processes
from folsom.table.storing import Downtime

BEAT: Final = 2.0
"""So often, in seconds, a process says that it lives."""
LEASE: Final = 5.0
"""For so long it then has the tables that it drives; a longer time without any is downtime."""
FORGOTTEN: Final = 86_400.0
"""After so long nobody asks for a process any more."""

# A table that nobody drives, or one that is gone; whoever takes it must be alive itself.
_alive: Final = select(processes.c.number).where(processes.c.until > bindparam("now"))
TAKE: Final = (
    update(logs)
    .where(
        logs.c.name == bindparam("table"),
        bindparam("me").in_(_alive),
        or_(
            logs.c.driver.is_(None),
            logs.c.driver == bindparam("me"),
            logs.c.driver.not_in(_alive),
        ),
    )
    .values(driver=bindparam("me"))
    .returning(logs.c.name)
)
NEW: Final = insert(processes).returning(processes.c.number)
LET_GO: Final = (
    update(logs)
    .where(logs.c.name == bindparam("table"), logs.c.driver == bindparam("me"))
    .values(driver=None)
)

log = logging.getLogger(__name__)


class Pulse:
    """Says again and again that this process lives, as long as its event loop turns.

    Its number is a fence: a process whose lease has lapsed gets a new one, and what it would store
    as the driver of a table that another has taken over is refused. Times are the database's.
    """

    def __init__(self, database: Database) -> None:
        self.number = 0
        self.downtimes: list[Downtime] = []
        """In order."""
        self.noticed: list[Callable[[], None]] = []
        """Called when there are more of them."""
        self._database = database
        self._driven: set[str] = set()
        self._beaten = float("-inf"), float("-inf")
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Say that this process lives, and go on saying so."""
        await self.beat()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Leave everything to others at once."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        try:
            await self._database.write(self._end)
        except Exception as error:
            log.warning("not told that this process ends: %s", reason(error))

    @property
    def fresh(self) -> bool:
        """Whether the lease holds, by two clocks: one may stop and one may be set."""
        return all(
            abs(now - then) < LEASE for now, then in zip(_clocks(), self._beaten, strict=True)
        )

    async def drive(self, table: str) -> bool:
        """Whether the table is ours to drive, now at the latest."""
        if not self.fresh:
            return False
        if table not in self._driven:
            with plainly(f"Cannot drive table {table!r}"):
                # What was taken for somebody who no longer waits must still be known.
                await asyncio.shield(self._drive(table))
        return table in self._driven

    async def _drive(self, table: str) -> None:
        number = self.number

        def take(connection: Connection) -> bool:
            now = self._database.now(connection)
            known = {"table": table, "me": number, "now": now}
            return connection.scalar(TAKE, known) is not None

        if await self._database.write(take) and number == self.number:
            self._driven.add(table)

    async def let_go(self, table: str) -> None:
        """Let another process drive the table."""
        if table in self._driven:
            self._driven.remove(table)
            known = {"table": table, "me": self.number}
            try:
                await self._database.write(lambda c: c.execute(LET_GO, known))
            except Exception as error:
                log.warning("table %s is not let go: %s", table, reason(error))

    def lost(self, table: str) -> None:
        """Another drives the table."""
        self._driven.discard(table)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with asyncio.timeout(LEASE):
                    await self.beat()
            except Exception as error:
                log.warning("the lease is not renewed: %s", reason(error))

    async def beat(self) -> None:
        """Say once that this process lives."""
        clocks = _clocks()
        number, more = await self._database.write(self._beat)
        if number != self.number:
            self.number = number
            self._driven.clear()
        self._beaten = clocks
        if more:
            self.downtimes += more
            for notice in self.noticed:
                notice()

    def _beat(self, connection: Connection) -> tuple[int, list[Downtime]]:
        """The number that holds now, and downtimes that were not known."""
        now = self._database.now(connection)
        first = not self.number
        if first and self._database.exclusive:
            # Whoever was here before is gone, however it ended.
            connection.execute(update(processes).values(until=now))
        last = connection.scalar(select(func.max(processes.c.beat)))
        nobody = first and connection.scalar(_alive.limit(1), {"now": now}) is None
        if last is not None and now - last > (0 if nobody else LEASE):
            # Of several that notice it the first to say so counts.
            known = {"since": last, "until": now}
            connection.execute(self._database.new(downtimes), known)
        said = {"beat": now, "until": now + LEASE}
        number = self.number
        if not connection.execute(_renewal(number, now), said).rowcount:
            number = connection.scalars(NEW, said).one()
            connection.execute(delete(processes).where(processes.c.until < now - FORGOTTEN))
        known_until = self.downtimes[-1].until if self.downtimes else float("-inf")
        more = select(downtimes).where(downtimes.c.until > known_until).order_by(downtimes.c.until)
        return number, [Downtime(*each) for each in connection.execute(more)]

    def _end(self, connection: Connection) -> None:
        now = self._database.now(connection)
        connection.execute(_renewal(self.number, now), {"beat": now, "until": now})


def _renewal(number: int, now: float) -> Update:
    held = processes.c.number == number, processes.c.until > now
    return update(processes).where(*held)


def _clocks() -> tuple[float, float]:
    return time.time(), time.monotonic()
