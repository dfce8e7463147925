"""Several processes on one PostgreSQL: one wins, and all hear of it."""

import asyncio
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from folsom.server.storage import Store
from folsom.server.storage.line import PAYLOAD_LIMIT, payloads
from folsom.table.storing import StorageError
from tests.server.storage.stores import opened, row, until

News = list[tuple[str, int]]


async def terminate(url: str, which: str) -> None:
    """End the connections of other sessions that the condition names."""
    admin: Any = await asyncpg.connect(url)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
    )
    await admin.close()


def hear(store: Store) -> News:
    heard: News = []
    store.on_news(lambda table, number: heard.append((table, number)))
    return heard


def test_one_of_two_writers_of_a_number_wins(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            names = [f"table-{number}" for number in range(40)]
            made = await asyncio.gather(
                *(one.create(name, b"one", row(name)) for name in names),
                *(two.create(name, b"two", row(name)) for name in reversed(names)),
            )
            assert sum(made) == 40
            for number in range(1, 15):
                ours = [one.append(name, number, b"one", row(name)) for name in names]
                others = [two.append(name, number, b"two", row(name)) for name in reversed(names)]
                won = await asyncio.gather(*ours, *others)
                for name, mine, theirs in zip(names, won[:40], reversed(won[40:]), strict=True):
                    assert mine is not theirs
                    assert await one.entries(name, number) == [b"one" if mine else b"two"]

    asyncio.run(play())


def test_racing_writers_leave_no_hole(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            await one.create("saloon", b"", row("saloon"))
            stored: set[int] = set()

            async def race(store: Store, shift: int) -> None:
                for number in range(1, 60):
                    ahead = [number, number + 1 + shift, number + 3]
                    won = await asyncio.gather(*(store.append("saloon", n, b"") for n in ahead))
                    stored.update(n for n, mine in zip(ahead, won, strict=True) if mine)

            await asyncio.gather(race(one, 0), race(two, 1))
            assert len(await two.entries("saloon")) == len(stored) + 1 == max(stored) + 1

    asyncio.run(play())


def test_others_are_woken_and_oneself_is_not(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            own, news = hear(one), hear(two)
            assert await one.create("saloon", b"", row("saloon"))
            await until(lambda: news == [("saloon", 0)])
            assert await one.append("saloon", 1, b"")
            assert not await one.append("saloon", 1, b"refused")
            await one.note(row("saloon"), 1)
            assert await two.append("saloon", 2, b"")
            await until(lambda: own == [("saloon", 2)])
            assert news == [("saloon", 0), ("saloon", 1)]

    asyncio.run(play())


def test_news_of_many_tables_arrive(shared: str) -> None:
    names = [f"{number:064}" for number in range(600)]

    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            news = hear(two)
            await asyncio.gather(*(one.create(name, b"", row(name)) for name in names))
            await until(lambda: sorted(news) == [(name, 0) for name in names])

    asyncio.run(play())


def test_messages_fit_and_lose_nothing() -> None:
    items = [(f"{number:064}", number) for number in range(500)]
    messages = list(payloads("me", "news", items))
    assert len(messages) > 1
    assert all(len(message.encode()) <= PAYLOAD_LIMIT for message in messages)
    assert list(payloads("me", "news", [])) == []


def note(words: list[tuple[str, str]], topic: str, word: str) -> None:
    words.append((topic, word))


def test_word_is_passed_to_all_others(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two, opened(shared) as three:
            heard: list[list[tuple[str, str]]] = [[], [], []]
            for store, words in zip((one, two, three), heard, strict=True):
                store.on_broadcast(partial(note, words))
            await one.broadcast("here", "Doc 'é' \0")
            said = [("here", "Doc 'é' \0")]
            await until(lambda: heard == [[], said, said])
            with pytest.raises(StorageError, match="too long"):
                await one.broadcast("here", "é" * 2000)
            await two.broadcast("still", "heard")
            await until(lambda: heard[0] == [("still", "heard")])

    asyncio.run(play())


def fail(table: str, number: int) -> None:
    raise RuntimeError(table)


def test_failing_listener_does_not_deafen_the_process(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            two.on_news(fail)
            news = hear(two)
            await one.create("saloon", b"", row("saloon"))
            await until(lambda: news == [("saloon", 0)])
            await terminate(shared, "TRUE")
            await until(lambda: ("*", -1) in news)
            await one.append("saloon", 1, b"")
            await until(lambda: ("saloon", 1) in news)
            await terminate(shared, "TRUE")
            await until(lambda: news.count(("*", -1)) == 2)

    asyncio.run(play())


def test_lost_line_is_made_again_and_everything_is_news(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one, opened(shared) as two:
            await one.create("saloon", b"", row("saloon"))
            news = hear(two)
            await terminate(shared, "TRUE")
            await until(lambda: ("*", -1) in news)
            assert await one.append("saloon", 1, b"1")
            await until(lambda: ("saloon", 1) in news)

    asyncio.run(play())


def test_lost_connection_during_a_batch_is_an_error_and_is_survived(shared: str) -> None:
    async def play() -> None:
        async with opened(shared) as one:
            await one.create("saloon", b"0", row("saloon"))
            blocker: Any = await asyncpg.connect(shared)
            held = blocker.transaction()
            await held.start()
            await blocker.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            asked = asyncio.create_task(one.append("saloon", 1, b"1"))
            waits = "wait_event_type = 'Lock' AND query LIKE '%INSERT INTO entries%'"
            while not asked.done():
                await terminate(shared, waits)
            with pytest.raises(StorageError):
                await asked
            await held.rollback()
            await blocker.close()
            assert await one.entries("saloon") == [b"0"]
            assert await one.append("saloon", 1, b"1")

    asyncio.run(play())


def test_two_processes_may_start_at_the_same_moment(shared: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(Store.open(shared) for _ in range(4)))
        assert await stores[0].create("saloon", b"0", row("saloon"))
        for store in stores:
            assert await store.entries("saloon") == [b"0"]
            await store.close()

    asyncio.run(play())
