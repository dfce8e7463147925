"""A server opens its port when its database is ready, and waits for one that is not there."""

import asyncio
import json
import signal
import socket
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from folsom.client import Client
from folsom.server.opening import open_store
from folsom.table.storing import StorageError
from tests.server.ports import free_port
from tests.server.postgres import Cluster
from tests.server.process import Process, begun
from tests.server.serving import run
from tests.server.storage.stores import opened


def nobody() -> str:
    """A database at a port where nobody listens."""
    return f"postgresql://folsom:secret@127.0.0.1:{free_port()}/folsom"


def listens(server: Process) -> bool:
    try:
        socket.create_connection(("127.0.0.1", server.port)).close()
    except ConnectionRefusedError:
        return False
    return True


def test_a_server_waits_for_its_database(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.fresh()

    async def wait() -> None:
        await asyncio.to_thread(postgres.stop)
        try:
            async with begun(url, tmp_path / "log") as server:
                server.begin()
                said = await server.says()
                assert said.startswith("Waiting for the database. Cannot open postgresql://")
                assert not listens(server)
                await asyncio.to_thread(postgres.start)
                while (said := await server.says()).startswith("Waiting"):
                    pass
                assert said == f"Folsom is at {server.address}\n"
                async with Client(server.address) as client:
                    await client.open_table()
                    assert (await client._http.get("/readyz")).status_code == 200
        finally:
            await asyncio.to_thread(postgres.start)
        lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
        waited = [line for line in lines if line["what"] == "waiting for the database"]
        assert waited
        assert waited[0]["level"] == "warning"

    run(wait())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_waits_can_be_stopped(tmp_path: Path, how: signal.Signals) -> None:
    async def stop() -> None:
        async with begun(nobody(), tmp_path / "log") as server:
            server.begin()
            assert "Waiting" in await server.says()
            assert await server.end(how) == 0
        log = (tmp_path / "log").read_text()
        assert "Traceback" not in log
        assert "secret" not in log

    run(stop())


def test_a_taken_port_is_told_before_the_database_is_there(tmp_path: Path) -> None:
    async def start() -> None:
        async with begun(nobody(), tmp_path / "log") as server:
            with socket.create_server(("127.0.0.1", server.port)):
                server.begin()
                assert await server.says() == ""
                assert await asyncio.to_thread(server.process.wait) == 1
        assert "another program listens at 127.0.0.1" in (tmp_path / "log").read_text()

    run(start())


async def refused(url: str) -> str:
    """Why the server does not start; it must not wait for what will not change."""

    def waiting(why: str) -> None:
        raise AssertionError(f"It waits: {why}")

    with pytest.raises(StorageError) as caught:
        await open_store(url, waiting)
    return str(caught.value)


def test_what_waiting_does_not_mend_is_told_at_once(postgres: Cluster) -> None:
    async def start() -> None:
        url = postgres.fresh()
        assert "does not exist" in await refused(f"{url}-nowhere")
        stranger = url.replace("postgres@", "stranger@")
        assert "stranger" in await refused(stranger)
        async with opened(url) as store:
            newer = "UPDATE folsom_version SET version_num = '9999'"
            await store._database.write(lambda c: c.exec_driver_sql(newer))
        assert "newer" in await refused(url)
        assert "neither" in await refused("mysql://host/x")

    run(start())


def test_a_wrong_password_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, asyncpg.InvalidPasswordError("password authentication failed"))
    said = run(refused(nobody()))
    assert "password authentication failed" in said
    assert "secret" not in said


def answers(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let the database answer so to whoever connects."""

    async def connect(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(asyncpg, "connect", connect)


def test_a_folder_that_is_missing_or_no_folder_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def start() -> None:
        assert "No such file" in await refused(f"sqlite:///{tmp_path}/nowhere/folsom.db")
        assert "Not a directory" in await refused(f"sqlite:///{tmp_path}/file/folsom.db")

    run(start())


@pytest.mark.parametrize("trouble", ["refused", "name", "starting"])
def test_what_may_mend_itself_is_waited_for(trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    class Enough(Exception):
        pass

    def waiting(why: str) -> None:
        told.append(why)
        raise Enough

    async def wait() -> None:
        url = "postgresql://folsom:secret@no-such-host.invalid/x" if trouble == "name" else nobody()
        if trouble == "starting":
            answers(monkeypatch, asyncpg.CannotConnectNowError("the database is starting up"))
        with pytest.raises(Enough):
            await open_store(url, waiting)

    run(wait())
    assert len(told) == 1
    assert "secret" not in told[0]
