"""A database that cannot be written for a while: a refusal, and then the table goes on."""

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from folsom.client import Client, Refused, asked
from folsom.server.storage import sqlite
from folsom.table import entries as log
from tests.server.process import process
from tests.server.serving import Served, play, refusal, run, serving
from tests.server.storage.stores import opened


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes, and does not finish."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def pragma(served: Served, text: str) -> None:
    """Say something to every connection to the file."""
    database = served.store._database
    assert isinstance(database, sqlite.SQLite)
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            connection = stack.enter_context(contextlib.closing(database._engine.raw_connection()))
            connection.cursor().execute(text).close()


@contextlib.contextmanager
def read_only(served: Served) -> Iterator[None]:
    pragma(served, "PRAGMA query_only = ON")
    yield
    pragma(served, "PRAGMA query_only = OFF")


def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server wait only briefly for another program that writes."""
    quick = (*sqlite.PRAGMAS[:2], "PRAGMA busy_timeout = 20")
    monkeypatch.setattr(sqlite, "PRAGMAS", quick)


@pytest.mark.parametrize("trouble", ["locked", "read-only"])
def test_what_cannot_be_stored_is_refused_and_done_later(
    tmp_path: Path, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "folsom.db"
    quickly(monkeypatch)

    async def suffer() -> None:
        async with serving(f"sqlite:///{file}") as served, Client(served.address) as client:
            table = await client.open_table(seats=[None, "random", "random"])
            taken = await client.take_seats(table.table)
            keys = [table.host, *taken.keys]
            async with client.visit(table.table, keys) as visit:
                await visit.ask(asked.Start())
                await visit.turn(0)
                with locked(file) if trouble == "locked" else read_only(served):
                    choose = asked.Choose(0, visit.view(0)["choices"][0], visit.seen[0].asked or 0)
                    before, entries = visit.number, await served.store.entries(table.table)
                    refused = await refusal(visit.ask(choose))
                    assert refused.code == "storage"
                    assert refused.text == "It could not be stored; try again."
                    assert (await refusal(client.open_table())).code == "storage"
                    assert visit.number == before
                    assert await served.store.entries(table.table) == entries
                assert await visit.ask(choose) == before + 1
                await play(visit)
                assert visit.over

    run(suffer())


def test_a_disk_without_room_stops_no_table_for_good(tmp_path: Path) -> None:
    file = tmp_path / "folsom.db"

    async def fill() -> None:
        async with (
            process(f"sqlite:///{file}", tmp_path / "log") as server,
            Client(server.address) as client,
        ):
            table = await client.open_table()
            taken = await client.take_seats(table.table)
            async with client.visit(table.table, taken.keys) as visit:
                pid, unlimited = server.process.pid, resource.RLIM_INFINITY
                written = max(each.stat().st_size for each in tmp_path.iterdir())
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (written + 1, unlimited))
                asking = [asked.Ready(0, number % 2 == 0) for number in range(20)]
                told = await asyncio.gather(*map(visit.ask, asking), return_exceptions=True)
                refused = [why for why in told if isinstance(why, BaseException)]
                assert refused
                assert {why.code for why in refused if isinstance(why, Refused)} == {"storage"}
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
                for each in asking:
                    await visit.ask(each)
        async with opened(f"sqlite:///{file}") as store:
            stored = [log.decode(body) for body in await store.entries(table.table)]
        readied = [entry.mark for entry in stored if isinstance(entry, log.Readied)]
        assert sorted(readied) == sorted(each.id for each in asking)

    run(fill())
