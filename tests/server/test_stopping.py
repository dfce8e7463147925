"""A server that stops says goodbye, and leaves nobody behind however it ends."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from folsom.client import Client, asked
from folsom.server.run import bind
from tests.server.process import Process, alive, process
from tests.server.serving import caught_up, line, run
from tests.server.storage.stores import until


async def let_bots_play(server: Process) -> tuple[str, str]:
    """Begin a game of bots, so that there are processes that think; its code and host key."""
    async with Client(server.address) as client:
        table = await client.open_table(seats=["random"] * 3)
        async with client.visit(table.table, [table.host]) as visit:
            number = await visit.ask(asked.Start())
            await caught_up(visit, number + 1)
    return table.table, table.host


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_says_goodbye(tmp_path: Path, how: signal.Signals) -> None:
    async def stop() -> None:
        log = tmp_path / "log"
        async with process(f"sqlite:///{tmp_path}/folsom.db", log, bot_pause=0.05) as server:
            table, host = await let_bots_play(server)
            async with line(server) as seated:
                await seated.hello(table, host)
                children = server.children()
                assert children
                async with line(server) as silent:
                    assert await server.end(how) == 0
                    assert (await seated.closed())[0] == (await silent.closed())[0] == 1012
            await until(lambda: not any(map(alive, children)))
            assert "Traceback" not in log.read_text()

    run(stop())


def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    async def kill() -> None:
        url = f"sqlite:///{tmp_path}/folsom.db"
        async with process(url, tmp_path / "log", thinkers=2) as server:
            await let_bots_play(server)
            children = server.children()
            assert children
            await server.end(signal.SIGKILL)
            await until(lambda: not any(map(alive, children)))

    run(kill())


def test_one_file_has_one_server(tmp_path: Path) -> None:
    async def start() -> None:
        url = f"sqlite:///{tmp_path}/folsom.db"
        async with process(url, tmp_path / "log") as server:
            command = [sys.executable, "-m", "folsom.cli", "serve", "--port", "0"]
            second = await asyncio.to_thread(
                subprocess.run, [*command, "--database", url], capture_output=True, text=True
            )
            assert second.returncode == 1
            assert second.stdout == ""
            assert second.stderr == (
                f"The server cannot start: Another server already uses {tmp_path}/folsom.db.\n"
            )
            async with Client(server.address) as client:
                await client.open_table()

    run(start())


@pytest.mark.parametrize(
    "site", ["notaurl", "folsom.example", "https://folsom.example/", "https://"]
)
def test_what_is_no_site_is_no_origin(site: str, tmp_path: Path) -> None:
    """A browser would never say that; the server would silently refuse everybody from there."""
    command = [sys.executable, "-m", "folsom.cli", "serve", "--data", str(tmp_path)]
    said = subprocess.run([*command, "--origin", site], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith(f"The server cannot start: '{site}' is no site")


def test_no_message_waits_for_the_one_before() -> None:
    with bind("127.0.0.1", 0) as listener:
        listener.listen()
        address = listener.getsockname()
        with socket.create_connection(address), listener.accept()[0] as accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
