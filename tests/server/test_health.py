"""`/healthz` tells that a server lives and `/readyz` that it can store, whatever happens to it."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from folsom.server import health
from folsom.server.metrics import Metrics
from folsom.server.storage import Unreachable
from folsom.table.storing import StorageError
from tests.server import disks
from tests.server.postgres import Cluster
from tests.server.process import Process, process
from tests.server.serving import Addressed, run, serving
from tests.server.storage.stores import opened
from tests.server.test_disk import locked, quickly, read_only
from tests.server.two_servers import terminate


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a database may take its time, and yet it answers."""
    monkeypatch.setattr(health, "PATIENCE", 60.0)


@contextlib.asynccontextmanager
async def asking(server: Addressed) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
        yield http


async def can_store(http: httpx.AsyncClient) -> None:
    """Wait until the server says that it can store, and see that it does."""
    while (answer := await http.get("/readyz")).status_code != 200:
        await asyncio.sleep(0.1)
    assert answer.text == "ready\n"
    assert await metric(http) == 1
    assert (await http.post("/api/tables", content=b"{}")).status_code == 201


async def cannot_store(http: httpx.AsyncClient) -> str:
    """Wait until the server says that it cannot store, and see that it does not; why."""
    while (answer := await http.get("/readyz")).status_code == 200:
        await asyncio.sleep(0.1)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert await metric(http) == 0
    assert (await http.post("/api/tables", content=b"{}")).status_code == 503
    alive = await http.get("/healthz")
    assert (alive.status_code, alive.text) == (200, "alive\n")
    return str(answer.json()["text"])


async def metric(http: httpx.AsyncClient) -> float:
    found = re.search(r"^folsom_ready (\S+)$", (await http.get("/metrics")).text, re.MULTILINE)
    assert found
    return float(found[1])


@pytest.mark.parametrize("trouble", ["locked", "read-only", "removed", "replaced"])
def test_a_file_that_cannot_be_written(
    tmp_path: Path, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, away = tmp_path / "folsom.db", tmp_path / "away.db"
    quickly(monkeypatch)

    async def suffer() -> None:
        async with serving(f"sqlite:///{file}") as served, asking(served) as http:
            await can_store(http)
            match trouble:
                case "locked":
                    with locked(file):
                        assert await cannot_store(http) == "The database cannot be written."
                case "read-only":
                    with read_only(served):
                        assert await cannot_store(http) == "The database can only be read."
                case _:
                    file.rename(away)
                    if trouble == "replaced":
                        file.write_bytes(away.read_bytes())
                    assert await cannot_store(http) == "The database cannot be written."
                    away.rename(file)
            await can_store(http)

    run(suffer())


@contextlib.asynccontextmanager
async def on_disk(
    folder: Path, disk: Callable[[Path], list[str]]
) -> AsyncIterator[tuple[Process, httpx.AsyncClient]]:
    """A server with its file on a disk of its own in the folder, its log beside it."""
    url, log = f"sqlite:///{folder}/folsom.db", folder.with_name("log")
    async with process(url, log, within=disk(folder)) as server, asking(server) as http:
        await can_store(http)
        yield server, http


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    folder = tmp_path / "disk"

    async def fill() -> None:
        async with on_disk(folder, disks.small) as (server, http):
            for _ in range(2):
                with disks.full(server, folder):
                    assert await cannot_store(http) == "The disk of the database is full."
                await can_store(http)
        said = (tmp_path / "log").read_text()
        assert "nothing can be stored" in said
        assert "it can be stored again" in said

    run(fill())


def test_a_file_system_turned_read_only(tmp_path: Path) -> None:
    folder = tmp_path / "disk"

    async def turn() -> None:
        async with on_disk(folder, disks.fragile) as (server, http):
            disks.fail(server, folder)
            assert await cannot_store(http) == "The database cannot be written."

    run(turn())


def test_a_database_that_is_lost_and_comes_back(postgres: Cluster) -> None:
    async def lose() -> None:
        async with serving(postgres.fresh()) as served, asking(served) as http:
            await can_store(http)
            await asyncio.to_thread(postgres.stop)
            try:
                assert await cannot_store(http) == "The database is not reached."
            finally:
                await asyncio.to_thread(postgres.start)
            await can_store(http)

    run(lose())


def test_a_database_that_can_only_be_read(postgres: Cluster) -> None:
    async def turn() -> None:
        async with serving(url := postgres.fresh()) as served, asking(served) as http:
            await can_store(http)
            name = url.rpartition("/")[2]
            setting = f"ALTER DATABASE {name} SET default_transaction_read_only ="
            await on_new_connections(url, f"{setting} on")
            assert await cannot_store(http) == "The database can only be read."
            await on_new_connections(url, f"BEGIN READ WRITE; {setting} off; COMMIT")
            await can_store(http)

    run(turn())


async def on_new_connections(url: str, order: str) -> None:
    """Change how the database meets those who connect, and have everybody connect anew."""
    admin: Any = await asyncpg.connect(url)
    await admin.execute(order)
    await admin.close()
    await terminate(url)


class Stubborn:
    """A store that answers when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer = asyncio.Event()
        self.error: StorageError | None = None

    async def ping(self) -> None:
        self.asked += 1
        await self.answer.wait()
        if self.error is not None:
            raise self.error


def test_all_who_ask_together_share_one_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 1000.0)

    async def ask() -> None:
        store: Any = Stubborn()
        own = health.Health(store, Metrics())
        asked = [asyncio.create_task(own.trouble()) for _ in range(10)]
        await asyncio.sleep(0)
        store.answer.set()
        assert await asyncio.gather(*asked) == [""] * 10
        store.error = StorageError("The disk at /secret/place is full.")
        assert await own.trouble() == ""
        assert store.asked == 1
        monkeypatch.setattr(health, "FRESH", 0.0)
        assert "secret" not in await own.trouble()
        store.error = Unreachable("Cannot reach secret.example.")
        assert await own.trouble() == "The database is not reached."

    run(ask())


def test_a_database_that_hangs_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def hang() -> None:
        store: Any = Stubborn()
        own = health.Health(store, Metrics())
        for _ in range(3):
            assert await own.trouble() == "The database does not answer."
        assert store.asked == 1
        store.answer.set()
        while await own.trouble():
            await asyncio.sleep(0.01)

    run(hang())


def test_a_try_is_really_written_and_leaves_nothing(tmp_path: Path) -> None:
    async def ping() -> None:
        async with opened(f"sqlite:///{tmp_path}/folsom.db") as store:
            wal = tmp_path / "folsom.db-wal"
            for _ in range(3):
                before = wal.stat().st_size
                await store.ping()
                assert wal.stat().st_size > before
            count = "SELECT count(*) FROM records"
            assert await store._database.read(lambda c: c.exec_driver_sql(count).scalar()) == 0

    run(ping())
