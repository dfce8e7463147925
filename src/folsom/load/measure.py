"""How a server bears a crowd: delays, processor time, memory, and choices stored at full load."""

import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from folsom.load.crowd import Group, gather

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_FILES: Final = 8192


@dataclass(frozen=True)
class Bearing:
    """What was measured."""

    tables: int
    choices: int
    """Choices made at a steady pace."""
    median: float
    """Seconds from sending a choice to the last of the four being told."""
    worst: float
    """The same for the 99th of a hundred."""
    core: float
    """The share of one core that the server took."""
    table_bytes: float
    """Memory of the server for each table with its four sockets."""
    full_load: float
    """Choices stored a second when everybody chooses at once."""
    refused: int


@contextmanager
def server(folder: Path, cpu: int | None = None) -> Iterator[tuple[str, int]]:
    """A server of this machine in a process of its own: its address and process number."""
    command = [sys.executable, "-m", "folsom.cli", "serve", "--port", "0", "--data", str(folder)]
    limits = ["--sockets-per-address", "100000", "--tables-per-address", "1000000"]
    limits += ["--requests-per-second", "100000", "--work-per-second", "100000"]
    limits += ["--messages-per-second", "10000"]
    with subprocess.Popen([*command, *limits], stdout=subprocess.PIPE, text=True) as process:
        try:
            if cpu is not None:
                os.sched_setaffinity(process.pid, {cpu})
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1], process.pid
        finally:
            process.terminate()


def measure(tables: int, seconds: float) -> Bearing:
    """Put so many tables on a server for so long; server and crowd on a core each."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(_FILES, hard)), hard))
    cores = sorted(os.sched_getaffinity(0))
    two = len(cores) > 1
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), cores[0] if two else None) as (address, process),
    ):
        if two:
            os.sched_setaffinity(0, {cores[1]})
        # A pause of the crowd's own would look like one of the server's.
        gc.disable()
        try:
            return asyncio.run(_measure(address, process, tables, seconds))
        finally:
            gc.enable()
            os.sched_setaffinity(0, set(cores))


async def _measure(address: str, process: int, tables: int, seconds: float) -> Bearing:
    warm = await gather(address, 2)
    await _crowd_round(warm)
    before = _memory(process)
    groups = await gather(address, tables)
    await _crowd_round(groups)
    grown = _memory(process) - before
    busy, began = _busy(process), time.perf_counter()
    delays = await _steady(groups, seconds)
    core = (_busy(process) - busy) / (time.perf_counter() - began)
    full = await _full(groups, seconds / 2)
    refused = sum(group.refused for group in groups)
    for group in [*groups, *warm]:
        await group.leave()
    delays.sort()
    return Bearing(
        tables=tables,
        choices=len(delays),
        median=delays[len(delays) // 2],
        worst=delays[len(delays) * 99 // 100],
        core=core,
        table_bytes=grown / tables,
        full_load=full,
        refused=refused,
    )


async def _crowd_round(groups: list[Group]) -> None:
    """A few choices everywhere, so that everything is in its place."""
    for _ in range(3):
        for group in groups:
            await group.choose()


async def _steady(groups: list[Group], seconds: float) -> list[float]:
    """Every table makes a choice a second, evenly spread."""
    delays: list[float] = []

    async def keep(number: int, group: Group) -> None:
        due = time.perf_counter() + number / len(groups)
        end = due + seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            delays.append(await group.choose())
            due += 1

    await asyncio.gather(*(keep(number, group) for number, group in enumerate(groups)))
    return [delay for delay in delays if delay >= 0]


async def _full(groups: list[Group], seconds: float) -> float:
    """Choices stored a second when every table chooses as soon as it can."""
    made = 0
    began = time.perf_counter()
    end = began + seconds

    async def keep(group: Group) -> None:
        nonlocal made
        while time.perf_counter() < end:
            chosen = await group.choose() >= 0
            made += chosen

    await asyncio.gather(*(keep(group) for group in groups))
    return made / (time.perf_counter() - began)


def _memory(process: int) -> float:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _busy(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
