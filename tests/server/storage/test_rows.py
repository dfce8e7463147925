"""What is kept beside the logs: rows for lists and wake-ups, and records."""

import asyncio

import pytest

from folsom.table.storing import StorageError
from tests.server.storage.stores import opened, row


def test_public_tables_are_listed_until_they_are_over(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            old = row("old", "waiting", public=True, changed=1.0)
            new = row("new", "playing", public=True, changed=2.0)
            over = row("over", "over", public=True, changed=3.0)
            private = row("private", "waiting", changed=4.0)
            for each in (new, over, private, old):
                await store.create(each.table, b"", each)
            assert await store.public(10) == [new, old]
            assert await store.public(1) == [new]
            await store.append("old", 1, b"", row("old", "playing", public=True, changed=5.0))
            await store.append("new", 1, b"", row("new", "over", public=True, changed=6.0))
            assert [each.table for each in await store.public(10)] == ["old"]

    asyncio.run(play())


def test_tables_are_due_from_their_time_on(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for name, due in (("late", 30.0), ("soon", 10.0), ("next", 20.0), ("never", None)):
                await store.create(name, b"", row(name, due=due))
            assert await store.due(9.9, 10) == []
            assert await store.due(20.0, 10) == ["soon", "next"]
            assert await store.due(99.0, 2) == ["soon", "next"]
            await store.append("soon", 1, b"", row("soon", due=None))
            assert await store.due(99.0, 10) == ["next", "late"]

    asyncio.run(play())


def test_noted_row_replaces_the_old_one_and_leaves_the_log(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon", due=1.0))
            noted, entered = row("saloon", changed=2.0), row("saloon", changed=3.0)
            await store.note(noted, 0)
            assert await store.row("saloon") == noted
            await asyncio.gather(store.append("saloon", 1, b"1", entered), store.note(noted, 0))
            assert await store.row("saloon") == entered
            await store.note(row("nowhere"), 0)
            assert await store.row("nowhere") is None
            assert await store.entries("saloon") == [b"0", b"1"]

    asyncio.run(play())


def test_row_of_an_earlier_moment_replaces_no_later_one(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon"))
            over = row("saloon", "over", changed=2.0)
            assert await store.append("saloon", 1, b"1")
            assert await store.append("saloon", 2, b"2", over)
            await store.note(row("saloon", "playing", due=9.0), 1)
            assert await store.row("saloon") == over
            again = row("saloon", "over", changed=3.0)
            await store.note(again, 2)
            assert await store.row("saloon") == again

    asyncio.run(play())


def test_tables_set_aside_keep_no_others_from_being_due(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for number in range(9):
                await store.create(f"{number}", b"", row(f"{number}", due=number))
            assert await store.due(9.0, 2, but={"0", "1", "2", "7"}) == ["3", "4"]

    asyncio.run(play())


def test_record_is_kept_once(url: str) -> None:
    text = "Belle: Fire → 3\n\0 and a long tail" + "é" * 5000

    async def play() -> None:
        async with opened(url) as store:
            assert await store.record("game-1") is None
            assert await store.keep_record("game-1", text, 1.5)
            assert not await store.keep_record("game-1", "another", 2.5)
            assert await store.record("game-1") == text

    asyncio.run(play())


def test_alone_on_its_file_it_drives_its_tables_and_hears_nothing() -> None:
    async def play() -> None:
        async with opened("sqlite:///:memory:") as store:
            heard: list[object] = []
            store.on_news(lambda table, number: heard.append(table))
            store.on_broadcast(lambda topic, word: heard.append(topic))
            assert await store.create("saloon", b"", row("saloon"))
            await store.broadcast("here", "Doc")
            assert await store.drive("saloon")
            await store.let_go("saloon")
            assert await store.drive("saloon")
            await store.ping()
            assert await store.entries("saloon") == [b""]
            assert heard == []

    asyncio.run(play())


def test_closed_storage_says_so(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon"))
            asked = asyncio.create_task(store.append("saloon", 1, b"1"))
            await asyncio.sleep(0)
        assert await asked
        with pytest.raises(StorageError, match="closed"):
            await store.append("saloon", 2, b"2")
        async with opened(url) as store:
            assert await store.entries("saloon") == [b"0", b"1"]

    asyncio.run(play())
