"""Tables from their logs: entry by entry, and back in memory."""

from collections.abc import Iterator
from contextlib import suppress

from folsom.table import entries as log
from folsom.table.clock import Clock
from folsom.table.company import Damaged
from folsom.table.live import LiveTable, read_log
from folsom.table.observer import Observer
from folsom.table.refusal import Refusal
from folsom.table.slices import in_slices
from folsom.table.storing import Store
from folsom.table.table import Table


def replay(code: str, bodies: list[bytes]) -> Table:
    """The table that a log makes; raises `Damaged`."""
    *_, table = replaying(code, bodies)
    return table


def replaying(code: str, bodies: list[bytes]) -> Iterator[Table]:
    """The same, entry by entry: the table after each of them."""
    number = 0
    try:
        opened = log.decode(bodies[0])
        if not isinstance(opened, log.Opened):
            raise Damaged(f"The log of table {code} does not begin with its opening.")
        table = Table(code, opened)
        yield table
        for body in bodies[1:]:
            number += 1
            table.take(log.decode(body))
            yield table
    except Damaged:
        raise
    except Exception as error:
        raise Damaged(f"The log of table {code} is damaged at entry {number}.") from error


async def load(code: str, store: Store, clock: Clock, observer: Observer) -> LiveTable | None:
    """The table of that code from its log, or None; raises `Damaged`."""
    bodies, digest = await read_log(store, code)
    if not bodies:
        return None
    *_, table = [table async for table in in_slices(replaying(code, bodies))]
    live = LiveTable(table, digest, store, clock, observer)
    # Before anybody is told a deadline.
    with suppress(Refusal):
        await live.stand_still(store.downtimes)
    return live
