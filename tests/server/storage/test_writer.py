"""Group commit: what is asked together is stored together, and nobody is told too early."""

import asyncio

import pytest

from folsom.server.storage.writer import BATCH, Entry, Writer
from folsom.table.storing import StorageError
from tests.server.storage.stores import opened, row


class Desk:
    """Somewhere to write that can be held up or fail."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.open = asyncio.Event()
        self.failure: Exception | None = None
        self.writer = Writer(self.write)

    async def write(self, batch: list[Entry]) -> None:
        self.batches.append([entry.table for entry in batch])
        await self.open.wait()
        if self.failure is not None:
            raise self.failure
        for entry in batch:
            entry.stored = entry.table != "lost"

    def ask(self, *tables: str) -> "list[asyncio.Task[bool]]":
        entries = [Entry(table, 1, b"", None) for table in tables]
        return [asyncio.create_task(self.writer.put(entry)) for entry in entries]


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_next_batch_gathers_while_one_is_written() -> None:
    async def play() -> None:
        desk = Desk()
        asked = desk.ask("first")
        await settle()
        asked += desk.ask("second", "lost")
        await settle()
        asked += desk.ask("third")
        await settle()
        assert desk.batches == [["first"]]
        assert not any(task.done() for task in asked)
        desk.open.set()
        assert await asyncio.gather(*asked) == [True, True, False, True]
        assert desk.batches == [["first"], ["second", "lost", "third"]]
        await desk.writer.close()

    asyncio.run(play())


def test_batch_is_bounded() -> None:
    async def play() -> None:
        desk = Desk()
        desk.open.set()
        assert all(await asyncio.gather(*desk.ask(*["saloon"] * (2 * BATCH + 1))))
        assert [len(batch) for batch in desk.batches] == [BATCH, BATCH, 1]
        await desk.writer.close()

    asyncio.run(play())


def test_failed_batch_fails_everyone_in_it_and_nobody_else() -> None:
    async def play() -> None:
        desk = Desk()
        desk.failure = OSError("disk full")
        desk.open.set()
        for failed in await asyncio.gather(*desk.ask("a", "b"), return_exceptions=True):
            assert isinstance(failed, StorageError)
            assert str(failed) == "What was asked may not be stored: disk full"
        desk.failure = None
        assert await asyncio.gather(*desk.ask("a", "b")) == [True, True]
        await desk.writer.close()

    asyncio.run(play())


@pytest.mark.parametrize("failure", [None, OSError("disk full")])
def test_who_no_longer_waits_disturbs_nobody(failure: Exception | None) -> None:
    async def play() -> None:
        desk = Desk()
        desk.failure = failure
        writing, other = desk.ask("writing", "other")
        await settle()
        (queued,) = desk.ask("queued")
        await settle()
        writing.cancel()
        queued.cancel()
        await settle()
        desk.open.set()
        (told,) = await asyncio.gather(other, return_exceptions=True)
        assert told is True if failure is None else isinstance(told, StorageError)
        desk.failure = None
        assert await asyncio.gather(*desk.ask("later")) == [True]
        assert not any("queued" in batch for batch in desk.batches)
        await desk.writer.close()

    asyncio.run(play())


def test_real_failure_stores_nothing_and_is_survived(url: str) -> None:
    def rename(old: str, new: str) -> str:
        return f"ALTER TABLE {old} RENAME TO {new}"

    async def play() -> None:
        async with opened(url) as store:
            change = store._database.write
            for name in ("saloon", "bank"):
                await store.create(name, b"0", row(name))
            # The entry can be written, but not its row.
            await change(lambda c: c.exec_driver_sql(rename("tables", "hidden")))
            failed = await asyncio.gather(
                store.append("saloon", 1, b"lost"),
                store.append("bank", 1, b"lost", row("bank")),
                return_exceptions=True,
            )
            assert [type(error) for error in failed] == [StorageError, StorageError]
            assert "\n" not in str(failed[0])
            await change(lambda c: c.exec_driver_sql(rename("hidden", "tables")))
            assert await store.entries("saloon") == [b"0"]
            assert await store.append("saloon", 1, b"1", row("saloon"))
            assert await store.entries("saloon") == [b"0", b"1"]

    asyncio.run(play())
