"""The log of a table: numbered, without holes, each number stored once."""

import asyncio

import pytest
from sqlalchemy import delete

from folsom.server.storage.row import BODY_LIMIT
from folsom.server.storage.schema import entries
from folsom.table.storing import DamagedLog, Row, StorageError
from tests.server.storage.stores import opened, row


def test_entries_come_back_in_order_after_the_process_is_gone(url: str) -> None:
    bodies = [b"set-up", b"\x00\xff", b"", b"x" * 70_000]

    async def play() -> None:
        async with opened(url) as store:
            assert await store.create("saloon", bodies[0], row("saloon"))
            for number, body in enumerate(bodies[1:], start=1):
                assert await store.append("saloon", number, body)

    async def look() -> None:
        async with opened(url) as store:
            assert await store.entries("saloon") == bodies
            assert await store.entries("saloon", since=2) == bodies[2:]
            assert await store.entries("saloon", since=4) == []
            assert await store.entries("bank") == []

    asyncio.run(play())
    asyncio.run(look())


def test_name_is_given_once(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            first = row("saloon", summary=b"first")
            made = await asyncio.gather(
                store.create("saloon", b"first", first),
                store.create("saloon", b"second", row("saloon")),
                store.create("bank", b"", row("bank")),
            )
            assert tuple(made) == (True, False, True)
            assert not await store.create("saloon", b"third", row("saloon"))
            assert await store.entries("saloon") == [b"first"]
            assert await store.row("saloon") == first

    asyncio.run(play())


def test_entry_needs_the_one_before_it(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon"))
            for number in (-1, 0, 2, 3, 1 << 31, 1 << 80):
                assert not await store.append("saloon", number, b"wrong")
            assert not await store.append("bank", 1, b"no such table")
            assert await store.append("saloon", 1, b"1")
            assert not await store.append("saloon", 1, b"again")
            assert await store.entries("saloon") == [b"0", b"1"]
            assert await store.entries("bank") == []

    asyncio.run(play())


def test_entries_asked_for_at_once_follow_each_other(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            stored = await asyncio.gather(
                store.append("saloon", 2, b"2"),
                store.create("saloon", b"0", row("saloon")),
                store.append("saloon", 1, b"1"),
                store.append("saloon", 4, b"4"),
                store.append("saloon", 2, b"late"),
            )
            assert tuple(stored) == (True, True, True, False, False)
            assert await store.entries("saloon") == [b"0", b"1", b"2"]

    asyncio.run(play())


def test_entry_after_a_refused_one_is_refused(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon"))
            await store.append("saloon", 1, b"1")
            stored = await asyncio.gather(
                store.append("saloon", 1, b"mine"), store.append("saloon", 2, b"after mine")
            )
            assert tuple(stored) == (False, False)
            assert await store.entries("saloon") == [b"0", b"1"]

    asyncio.run(play())


def test_row_changes_with_its_entry_and_only_then(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon", "waiting"))
            over = row("saloon", "over", public=True, summary=b"\x00", due=2.5, changed=7.25)
            assert await store.append("saloon", 1, b"1", over)
            assert not await store.append("saloon", 1, b"again", row("saloon"))
            assert await store.append("saloon", 2, b"2")
            assert await store.row("saloon") == over
            first, last = row("saloon", changed=8.0), row("saloon", changed=9.0)
            await asyncio.gather(
                store.append("saloon", 3, b"3", first), store.append("saloon", 4, b"4", last)
            )
            assert await store.row("saloon") == last

    asyncio.run(play())


def test_many_tables_are_played_at_once(url: str) -> None:
    names = [f"table-{number}" for number in range(1200)]

    async def play() -> None:
        async with opened(url) as store:

            async def table(name: str) -> None:
                assert await store.create(name, b"0", row(name))
                for number in range(1, 4):
                    assert await store.append(name, number, b"%d" % number, row(name, due=number))

            await asyncio.gather(*map(table, names))
            for name in names[::100]:
                assert await store.entries(name) == [b"0", b"1", b"2", b"3"]
            assert len(await store.due(3.0, 5000)) == len(names)

    asyncio.run(play())


def test_hole_is_told(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon"))
            for number in range(1, 5):
                await store.append("saloon", number, b"")
            damage = delete(entries).where(entries.c.number == 2)
            await store._database.write(lambda connection: connection.execute(damage))
            for since in (0, 2, 3):
                with pytest.raises(DamagedLog, match="'saloon' is damaged: entry 2 is missing"):
                    await store.entries("saloon", since)
            assert await store.entries("saloon", 4) == [b""]

    asyncio.run(play())


@pytest.mark.parametrize("name", ["", "a b", "é", "x" * 65, "a'; DROP TABLE entries; --", "\0"])
def test_what_is_no_name_is_refused(url: str, name: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            with pytest.raises(StorageError, match="is not a name"):
                await store.create(name, b"", row(name))
            with pytest.raises(StorageError, match="is not a name"):
                await store.append(name, 1, b"")
            with pytest.raises(StorageError, match="is not a name"):
                await store.keep_record(name, "", 0.0)
            assert await store.entries(name) == []
            assert await store.row(name) is None
            assert await store.record(name) is None

    asyncio.run(play())


@pytest.mark.parametrize(
    "bad",
    [
        row("bank"),
        Row("saloon", "lost", False, b"", None, 0.0),  # type: ignore[arg-type]
        row("saloon", due=float("nan")),
        row("saloon", changed=float("inf")),
        row("saloon", summary=bytes(BODY_LIMIT + 1)),
    ],
)
def test_bad_row_is_refused(url: str, bad: Row) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon"))
            with pytest.raises(StorageError):
                await store.append("saloon", 1, b"1", bad)
            with pytest.raises(StorageError, match="more than"):
                await store.append("saloon", 1, bytes(BODY_LIMIT + 1))
            assert await store.append("saloon", 1, bytes(BODY_LIMIT))

    asyncio.run(play())
