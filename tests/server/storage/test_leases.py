"""Who drives a table: one process at a time, as long as it lives; and when none did."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from folsom.server.storage import Store, pulse
from folsom.server.storage.schema import processes
from folsom.table.storing import Downtime, NotDriving
from tests.server.storage.stores import opened, row
from tests.server.storage.test_processes import terminate

LEASE = 600.0


@pytest.fixture(autouse=True)
def _long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may keep a test waiting for longer than the five seconds of a real lease."""
    monkeypatch.setattr(pulse, "LEASE", LEASE)


async def tables(store: Store, *names: str) -> None:
    for name in names:
        assert await store.create(name, b"0", row(name))


async def lapse(store: Store) -> None:
    """What the database sees of a process that hangs."""
    task = store._pulse._task
    assert task is not None
    task.cancel()
    await asyncio.wait([task])
    hung = update(processes).where(processes.c.number == store._pulse.number)
    past = 2 * LEASE
    long_ago = {"until": processes.c.until - past, "beat": processes.c.beat - past}
    await store._database.write(lambda c: c.execute(hung.values(long_ago)))


def test_one_process_drives_a_table_until_it_lets_go(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            await tables(one, "saloon", "bank")
            assert await asyncio.gather(*(one.drive("saloon") for _ in range(3))) == [True] * 3
            assert not await two.drive("saloon")
            assert await two.drive("bank")
            await two.let_go("saloon")
            assert not await two.drive("saloon")
            await one.let_go("saloon")
            assert await two.drive("saloon")
            assert not await one.drive("saloon")
            assert not await one.drive("nowhere")

    asyncio.run(play())


def test_one_of_many_that_ask_at_once_drives(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two, opened(shared) as three:
            names = [f"table-{number}" for number in range(20)]
            await tables(one, *names)
            for name in names:
                asked = await asyncio.gather(*(store.drive(name) for store in (one, two, three)))
                assert sum(asked) == 1

    asyncio.run(play())


def test_table_is_taken_over_when_its_driver_ends(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as two:
            async with opened(shared) as one:
                await tables(one, "saloon")
                assert await one.drive("saloon")
                assert not await two.drive("saloon")
            assert await two.drive("saloon")

    asyncio.run(play())


def test_who_no_longer_waits_for_a_table_still_drives_it_once(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            await tables(one, "saloon")
            waiting = asyncio.create_task(one.drive("saloon"))
            await asyncio.sleep(0)
            waiting.cancel()
            assert await one.drive("saloon")
            await one.let_go("saloon")
            assert await two.drive("saloon")

    asyncio.run(play())


def test_lost_connections_cost_no_lease(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            await tables(one, "saloon")
            assert await one.drive("saloon")
            await terminate(shared, "TRUE")
            assert not await two.drive("saloon")
            assert await one.append("saloon", 1, b"1", driving=True)

    asyncio.run(play())


def test_who_hung_stores_nothing_as_the_driver(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            await tables(one, "saloon", "bank")
            assert await one.drive("saloon")
            assert await one.drive("bank")
            await lapse(one)
            assert await two.drive("saloon")
            with pytest.raises(NotDriving):
                await one.append("saloon", 1, b"stale", driving=True)
            assert await one.entries("saloon") == [b"0"]
            # People's choices go by their numbers, whoever drives.
            assert await one.append("saloon", 1, b"a person's")
            assert await two.append("saloon", 2, b"a bot's", driving=True)
            # Nobody has taken this one over.
            assert await one.append("bank", 1, b"a bot's", driving=True)
            number = one._pulse.number
            await one._pulse.beat()
            assert one._pulse.number > number
            assert not await one.drive("saloon")
            assert await one.drive("bank")

    asyncio.run(play())


def test_entry_after_a_fenced_one_is_refused(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            await tables(one, "saloon")
            assert await two.drive("saloon")
            asked = await asyncio.gather(
                one.append("saloon", 1, b"stale", driving=True),
                one.append("saloon", 2, b"on top of it"),
                return_exceptions=True,
            )
            assert isinstance(asked[0], NotDriving)
            assert asked[1] is False

    asyncio.run(play())


@pytest.mark.parametrize("clock", [0, 1])
def test_who_was_asleep_drives_nothing_before_it_is_known_again(url: str, clock: int) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await tables(store, "saloon")
            assert await store.drive("saloon")
            beaten: list[Any] = list(store._pulse._beaten)
            beaten[clock] -= LEASE + 1
            store._pulse._beaten = (beaten[0], beaten[1])
            assert not await store.drive("saloon")
            await store._pulse.beat()
            assert await store.drive("saloon")

    asyncio.run(play())


def test_time_without_any_process_is_noted_once(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            assert store.downtimes == []
            last = select(processes.c.beat)
            began: Any = await store._database.read(lambda c: c.scalar(last))
            noticed: list[int] = []
            store.on_downtime(lambda: noticed.append(1))
            await store._pulse.beat()
            assert store.downtimes == []
            await lapse(store)
            await store._pulse.beat()
            ((since, until),) = store.downtimes
            assert since < began - LEASE < began < until
            assert noticed == [1]
        async with opened(url) as store:
            first, second = store.downtimes
            assert first == Downtime(since, until)
            assert until <= second.since < second.until

    asyncio.run(play())


def test_nothing_is_down_while_another_lives(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one:
            async with opened(shared) as two:
                await lapse(two)
                await one._pulse.beat()
                await two._pulse.beat()
            async with opened(shared) as two:
                assert list(one.downtimes) == list(two.downtimes) == []

    asyncio.run(play())


def test_processes_that_start_together_agree_on_the_downtime(shared: str) -> None:
    async def play() -> None:
        async with opened(shared):
            pass
        stores = await asyncio.gather(*(Store.open(shared) for _ in range(3)))
        for store in stores:
            await store._pulse.beat()
            assert len(store.downtimes) == 1
            assert store.downtimes == stores[0].downtimes
        for store in stores:
            await store.close()

    asyncio.run(play())
