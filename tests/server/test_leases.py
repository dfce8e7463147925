"""A process that dies or hangs is replaced, and stores nothing stale if it goes on."""

import asyncio
import contextlib
import signal
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from folsom.client import Client, asked
from folsom.server.storage.schema import logs
from folsom.table import entries as log
from folsom.table.keys import digest
from tests.server.process import process
from tests.server.serving import caught_up, run
from tests.server.storage.stores import opened
from tests.table.logs import begun, keep

LEASE = 15.0
"""Seconds; on a busy machine, a process that lives may say nothing for longer than is usual."""


async def bots_and_clock(url: str) -> tuple[str, str]:
    """A table of bots, and one where everybody's time runs out after a second; both have begun."""
    codes = ("BOTS-PLAY-001", "CLOCK-RUNS-001")
    async with opened(url) as store:
        for code, level, clock in zip(codes, ("random", None), (0, 1)):
            entries = begun(time.time(), levels=[level] * 3, clock=clock, host=digest("key"))
            await keep(store, entries[: 2 if clock else 1], code)
    return codes


async def drivers(url: str) -> set[int]:
    """The processes that drive tables."""
    async with opened(url) as store:
        driven = select(logs.c.driver).where(logs.c.driver.is_not(None))
        return set(await store._database.read(lambda c: c.scalars(driven).all()))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_bots_and_clocks_are_taken_over(shared: str, tmp_path: Path, how: signal.Signals) -> None:
    async def play() -> None:
        bots, clock = await bots_and_clock(shared)
        async with (
            process(shared, tmp_path / "one", bot_pause=0.1, lease=LEASE) as one,
            process(shared, tmp_path / "two", bot_pause=0.1, lease=LEASE) as two,
            Client(one.address) as first,
            Client(two.address) as second,
            contextlib.AsyncExitStack() as stack,
        ):
            visits = []
            for code in (bots, clock):
                # The other process meets the table only when this one drives it.
                host = await stack.enter_async_context(first.visit(code, ["key"]))
                began = await host.ask(asked.Start())
                await caught_up(host, began + 1)
                visits.append(await stack.enter_async_context(second.visit(code)))
            held = await drivers(shared)
            gone = time.time()
            one.process.send_signal(how)
            running, timed = visits
            for visit in visits:
                await caught_up(visit, visit.number + 3)
            taken = await drivers(shared)
            assert held
            assert not held & taken
            one.process.send_signal(signal.SIGCONT)
            await running.until(lambda: running.over)
            await caught_up(timed, timed.number + 2)
            if how == signal.SIGSTOP:
                async with first.visit(bots) as late:
                    await late.until(lambda: late.over)
            assert await drivers(shared) == taken
            async with opened(shared) as store:
                for code in (bots, clock):
                    stored = [log.decode(body) for body in await store.entries(code)]
                    answers = [(e.seat, e.asked) for e in stored if isinstance(e, log.Chose)]
                    assert len(set(answers)) == len(answers) > 0
                while (row := await store.row(bots)) and row.status != "over":
                    await asyncio.sleep(0.01)
                assert row is not None
                assert row.due is None
                # The other lived all the time.
                assert all(each.until < gone for each in store.downtimes)

    run(play())
