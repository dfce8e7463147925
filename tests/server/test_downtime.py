"""Time in which no server ran counts against nobody's clock."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import update

from folsom.client import Client
from folsom.server.storage import Store
from folsom.server.storage.schema import processes
from folsom.table import entries as log
from folsom.table.storing import Downtime
from tests.server.process import process
from tests.server.serving import Served, run, serving
from tests.server.storage.stores import opened
from tests.table.logs import CODE, asked, begun, keep, table_of

HOUR = 3600.0


async def store_table(store: Store, at: float, clock: int) -> int:
    """Store a table where a person was asked then; their seat."""
    entries = begun(at, clock=clock)
    table = table_of(entries)
    await keep(store, entries, due=table.deadline(asked(table)[0]))
    return asked(table)[0]


async def stored(store: Store) -> list[log.AnyEntry]:
    return [log.decode(body) for body in await store.entries(CODE)]


def test_downtime_is_added_when_a_table_is_brought_back(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            at = time.time() - HOUR
            seat = await store_table(store, at, 60)
            await store._pulse.close()
            silent = update(processes).values(beat=at + 20, until=at + 20)
            await store._database.write(lambda c: c.execute(silent))
        async with serving(url) as served, Client(served.address) as client:
            (downtime,) = served.store.downtimes
            assert downtime.since == pytest.approx(at + 20)
            async with client.visit(CODE, [f"seat {seat}"]) as visit:
                deadline = visit.seen[seat].deadline
                assert deadline is not None
                assert deadline == pytest.approx(downtime.until + 40)
                row = await served.store.row(CODE)
                assert row is not None
                assert row.due == pytest.approx(deadline)
            entries = await stored(served.store)
            assert [entry.until for entry in entries if isinstance(entry, log.StoodStill)] == [
                downtime.until
            ]
        async with serving(url) as served, Client(served.address) as client:
            second = served.store.downtimes[-1]
            async with client.visit(CODE, [f"seat {seat}"]) as visit:
                told = visit.seen[seat].deadline
                assert told == pytest.approx(deadline + second.until - second.since)

    run(play())


def test_who_looks_on_while_nothing_can_be_stored_is_told_the_new_deadline() -> None:
    async def play() -> None:
        async with serving() as served, Client(served.address) as client:
            seat = await store_table(served.store, time.time(), 600)
            async with client.visit(CODE, [f"seat {seat}"]) as visit:
                before = visit.seen[seat].deadline
                assert before is not None
                await noticed(served, Downtime(time.time() + 100, time.time() + 150))
                await visit.until(lambda: visit.seen[seat].deadline != before)
                assert visit.seen[seat].deadline == pytest.approx(before + 50, abs=0.1)

    run(play())


async def noticed(served: Served, downtime: Downtime) -> None:
    pulse = served.store._pulse
    pulse.downtimes.append(downtime)
    for notice in pulse.noticed:
        notice()


def test_who_had_time_when_the_server_was_killed_has_it_when_it_is_back(
    url: str, tmp_path: Path
) -> None:
    async def play() -> None:
        # The time must last until the server is there and somebody looks, however long that takes.
        begun = time.monotonic()
        async with process(url, tmp_path / "before") as server, Client(server.address) as client:
            await client.catalogue()
        clock = 30 + 4 * round(time.monotonic() - begun)
        async with opened(url) as store:
            seat = await store_table(store, time.time(), clock)
        async with process(url, tmp_path / "log") as server, Client(server.address) as client:
            async with client.visit(CODE, [f"seat {seat}"]) as visit:
                before = visit.seen[seat].deadline
                assert before is not None
            await server.end()
            while time.time() < before:
                await asyncio.sleep(0.1)
            await server.start()
            async with client.visit(CODE, [f"seat {seat}"]) as visit:
                deadline = visit.seen[seat].deadline
                assert deadline is not None
                assert deadline > time.time()
                await visit.choose(seat, visit.view(seat)["choices"][0])
            await server.end()
            async with opened(url) as store:
                entries = await stored(store)
                assert [e.by for e in entries if isinstance(e, log.Chose)] == ["person"]

    run(play())
