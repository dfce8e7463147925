"""Whatever kills the process: what was acknowledged is in the log."""

import asyncio
import subprocess
import sys

import pytest

from tests.server.storage.stores import opened

# Acknowledged entries are printed one to a line, in one write each, by many tables at once.
WRITE = """
import asyncio, os, sys
from folsom.server.storage import Store
from folsom.table.storing import Row
async def main():
    store = await Store.open(sys.argv[1])
    async def play(table):
        if not await store.entries(table):
            assert await store.create(table, b"0", Row(table, "playing", False, b"", None, 0.0))
        number = len(await store.entries(table))
        while True:
            row = Row(table, "playing", False, b"", None, float(number))
            if await store.append(table, number, b"%d" % number, row):
                os.write(1, f"{table} {number}\\n".encode())
            number += 1
    await asyncio.gather(*(play(f"table-{i}") for i in range(20)))
asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 50, 800])
def test_killed_process_loses_nothing_acknowledged(url: str, lines: int) -> None:
    acknowledged: dict[str, int] = {}
    for _ in range(2):
        with subprocess.Popen(
            [sys.executable, "-c", WRITE, url], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            said = [writer.stdout.readline() for _ in range(lines)]
            writer.kill()
            said += writer.stdout.readlines()
        for line in said:
            table, _, number = line.rstrip("\n").partition(" ")
            assert int(number) > acknowledged.get(table, 0)
            acknowledged[table] = int(number)
    assert acknowledged

    async def look() -> None:
        async with opened(url) as store:
            for table, number in acknowledged.items():
                bodies = await store.entries(table)
                assert len(bodies) > number
                assert bodies == [b"%d" % place for place in range(len(bodies))]
                row = await store.row(table)
                assert row is not None
                assert row.changed == len(bodies) - 1

    asyncio.run(look())
