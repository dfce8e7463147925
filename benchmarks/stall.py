"""How long a table with a long log holds up everybody else while it is loaded.

`python benchmarks/stall.py [ENTRIES]` plays games at one table until its log has so many entries,
then loads it as the server does, and once more without slices. It prints the longest time in which
nobody else was served, and how many times as long it is without slices.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable

from folsom.game.catalogue import RULES_VERSION
from folsom.game.rng import seeded
from folsom.server.config import Config
from folsom.server.metrics import Metrics
from folsom.server.storage import Store
from folsom.server.tables import ServerTables
from folsom.table import entries as log
from folsom.table import slices
from folsom.table.checks import Asker
from folsom.table.live import LiveTable
from folsom.table.loading import load
from folsom.table.requests import entry_for
from folsom.wire import asked


async def main(entries: int) -> None:
    """Fill a table, load it both ways, and print how they compare."""
    store = await Store.open("sqlite://")
    tables = ServerTables(store, Config(), Metrics())
    try:
        code = await filled(tables, entries)
        longest: dict[str, float] = {}
        for way, slice_ in (("in slices", slices.SLICE), ("at once", 1e9)):
            slices.SLICE = slice_  # type: ignore[misc]
            began = time.perf_counter()
            longest[way] = await longest_stall(load(code, store, tables.clock, tables.metrics))
            took = time.perf_counter() - began
            print(f"{way}: loaded in {took:.2f} s, longest stall {1000 * longest[way]:.1f} ms")
        print(f"ratio: {longest['at once'] / longest['in slices']:.0f}")
    finally:
        await tables.close()
        await store.close()


async def filled(tables: ServerTables, entries: int) -> str:
    """A table with so many entries, game after game by chance."""
    opened = log.Opened(
        at=time.time(),
        rules=RULES_VERSION,
        game="express",
        options={"players": 4},
        seats=[None] * 4,
        host="",
    )
    code = await tables.new_table(opened)
    live = await tables.find(code)
    places = [log.Place(seat, f"Person {seat}", str(seat)) for seat in range(4)]
    await tables.do(live, lambda table: log.Took(at=time.time(), places=places))
    asker, rng = Asker(0.0, frozenset(range(4)), True), seeded(1)
    while live.table.number < entries:
        message = next_message(live, rng.below(1 << 30))
        await tables.do(live, lambda table, message=message: entry_for(table, asker, message))  # type: ignore[misc]
    return code


def next_message(live: LiveTable, chance: int) -> asked.Message:
    """Deal, or choose for whoever is asked first."""
    match = live.table.match
    if match is None or live.table.status != "playing":
        return asked.Start()
    seat, question = next(iter(match.asked.items()))
    choices = match.game.choices(seat)
    return asked.Choose(seat, str(choices[chance % len(choices)]), question.number)


async def longest_stall(work: Awaitable[object]) -> float:
    """The longest time between two turns of somebody else while the work is done."""
    longest, last = 0.0, time.perf_counter()

    async def another() -> None:
        nonlocal longest, last
        while True:
            await asyncio.sleep(0)
            now = time.perf_counter()
            longest, last = max(longest, now - last), now

    task = asyncio.create_task(another())
    await asyncio.sleep(0)
    await work
    await asyncio.sleep(0)
    task.cancel()
    return longest


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
