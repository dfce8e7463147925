"""`folsom serve` as people start it: a process of its own, which can be killed and comes back."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.ports import free_port

GENEROUS = {
    "sockets_per_address": 10_000,
    "tables_per_address": 100_000,
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "bot_pause": 0,
    "log_level": "info",
}


LEASED = """
from folsom.cli import main
from folsom.server.storage import pulse
pulse.LEASE = {}
main()
"""
"""A server that has its tables for so many seconds after each sign of life."""


class Process:
    """A server process; it always listens at the same port."""

    def __init__(
        self,
        url: str,
        log: Path,
        within: Sequence[str] = (),
        sources: Path | None = None,
        lease: float = 0.0,
        **wishes: Any,
    ) -> None:
        """With `sources`, another Folsom than the installed one; with a `lease`, not the usual."""
        self._sources = {} if sources is None else {"PYTHONPATH": str(sources)}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        words = {"port": self.port, "database": url, **GENEROUS, **wishes}
        options = [text for word, value in words.items() for text in (option(word), str(value))]
        program = ["-c", LEASED.format(lease)] if lease else ["-m", "folsom.cli"]
        self._command = [*within, sys.executable, *program, "serve", *options]
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> "subprocess.Popen[str]":
        assert self._process is not None
        return self._process

    async def start(self) -> None:
        """Start, and wait until anybody can come."""
        self.begin()
        assert await self.says() == f"Folsom is at {self.address}\n", self.log.read_text()

    def begin(self) -> None:
        """Start, and wait for nothing."""
        with self.log.open("a") as errors:
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | self._sources,
            )

    async def says(self) -> str:
        """The next line that it says."""
        assert self.process.stdout is not None
        return await asyncio.to_thread(self.process.stdout.readline)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it, and wait until it is gone; returns its exit code."""
        process = self.process
        process.send_signal(how)
        code = await asyncio.to_thread(process.wait)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None
        return code

    def children(self) -> set[int]:
        """The processes that it has started, and those that these have."""
        found = {self.process.pid}
        while True:
            more = {pid for pid, parent in _parents().items() if parent in found} | found
            if more == found:
                return found - {self.process.pid}
            found = more


@asynccontextmanager
async def process(
    url: str, log: Path, within: Sequence[str] = (), **wishes: Any
) -> AsyncIterator[Process]:
    """A running server; `wishes` are options of `folsom serve`, `within` comes before it."""
    async with begun(url, log, within, **wishes) as server:
        await server.start()
        yield server


@asynccontextmanager
async def begun(
    url: str, log: Path, within: Sequence[str] = (), **wishes: Any
) -> AsyncIterator[Process]:
    """A server that is yet to be started, and is ended at the end."""
    server = Process(url, log, within, **wishes)
    try:
        yield server
    finally:
        if server._process is not None:
            await server.end()


def option(word: str) -> str:
    return "--" + word.replace("_", "-")


def alive(pid: int) -> bool:
    """Whether there is such a process, other than one that is dead and not yet buried."""
    try:
        return _stat(pid)[0] != "Z"
    except OSError:
        return False


def _parents() -> dict[int, int]:
    found = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            found[int(pid)] = int(_stat(int(pid))[1])
        except OSError:
            continue
    return found


def _stat(pid: int) -> list[str]:
    """State, parent and more of a process."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
