"""A long log is read in slices: whoever else is served has a turn between them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from typing import TypeVar

import pytest

from folsom.client import asked
from folsom.server.storage import reading
from folsom.table import slices
from folsom.table.clock import Clock
from folsom.table.loading import load, replay
from folsom.table.storing import Log
from folsom.table.story import earlier_match, story
from tests.server.serving import Party, Served, party, run, serving
from tests.server.storage.stores import opened, row

T = TypeVar("T")


async def turns_during(work: Awaitable[T]) -> tuple[T, int]:
    """What the work gives, and how often somebody else had a turn meanwhile."""
    turns = 0

    async def another() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    task = asyncio.create_task(another())
    try:
        return await work, turns
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


@contextlib.asynccontextmanager
async def played(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Served, Party]]:
    """A table at which a game is over; every piece of work is a slice of its own."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    async with serving() as served, party(served, 3) as friends:
        await friends.start()
        await friends.play()
        yield served, friends


async def read_at_once(served: Served, table: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Let reading the log give nobody a turn; how many entries it has."""
    bodies, digest = await served.store.read(table)

    async def known(table: str, since: int = 0, after: bytes | None = None) -> Log:
        return Log(bodies[since:], digest)

    monkeypatch.setattr(served.store, "read", known)
    return len(bodies)


def test_a_table_is_loaded_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with played(monkeypatch) as (served, friends):
            entries = await read_at_once(served, friends.table, monkeypatch)
            live, turns = await turns_during(
                load(friends.table, served.store, Clock(), served.tables.metrics)
            )
            assert live is not None
            assert live.table.number == entries - 1
            assert turns >= entries - 10

    run(look())


def test_what_another_process_stored_is_taken_in_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with played(monkeypatch) as (served, friends):
            entries = await read_at_once(served, friends.table, monkeypatch)
            late = await load(friends.table, served.store, Clock(), served.tables.metrics)
            assert late is not None
            late.table = replay(friends.table, (await served.store.entries(friends.table))[:5])
            _, turns = await turns_during(late.catch_up())
            assert late.table.number == entries - 1
            assert turns >= entries - 10

    run(look())


def test_a_game_is_told_again_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with played(monkeypatch) as (served, friends):
            table = served.live(friends.table).table
            assert table.match is not None
            moves = len(table.match.moves)
            told, turns = await turns_during(story(table, 0))
            assert len(told) == moves + 1
            assert turns >= moves - 10 > 10
            await next_game(served, friends)
            await read_at_once(served, friends.table, monkeypatch)
            bodies = await served.store.entries(friends.table)
            match, turns = await turns_during(earlier_match(friends.table, bodies, 1))
            assert match is not None
            assert len(match.moves) == moves
            assert turns >= moves - 10 > 10

    run(look())


async def next_game(served: Served, friends: Party) -> None:
    await friends.start()
    assert served.live(friends.table).table.played == 2
    await friends.host.ask(asked.Say("again", 0))


def test_a_log_is_read_page_by_page(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PAGE", 4)
    bodies = [str(number).encode() for number in range(8)]

    async def read() -> None:
        async with opened(url) as storage:
            await storage.create("LONG", bodies[0], row("LONG"))
            for number, body in enumerate(bodies[1:], start=1):
                assert await storage.append("LONG", number, body)
                assert await storage.entries("LONG") == bodies[: number + 1]
            assert await storage.entries("LONG", 3) == bodies[3:]
            assert await storage.entries("LONG", 8) == []

    run(read())
