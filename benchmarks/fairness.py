"""How a table of bots fares while another address lets the server think: `fairness.py [SECONDS]`.

A server with one thinker runs on this machine. At the table that is measured four `hard` bots play
while somebody looks on. It is measured alone, beside 40 tables of seven experts that nobody looks
at, beside a loop of hints, and beside both; all of that comes from one other address. Printed are
the entries a second, the ratio to the pace alone, and the longest wait for an entry, which is to
stay below two seconds and a bot's own time.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from folsom.client import Client, asked
from folsom.load.measure import server
from folsom.wire import PROTOCOL

SECONDS: Final = 20.0
TABLES: Final = 40
HINTS: Final = 10
"""So many people ask for a hint again and again."""
ELSEWHERE: Final = "127.0.0.2"
"""The other address, of this machine as well."""


class Watcher:
    """Somebody who looks at a table of bots, game after game, and notes when something happens."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.at: list[float] = []

    async def look_on(self) -> None:
        """Until cancelled."""
        async with Client(self._address) as client:
            opened = await client.open_table(seats=["hard"] * 4)
            async with client.visit(opened.table, [opened.host], heard=self._hear) as visit:
                while True:
                    await visit.ask(asked.Start())
                    await visit.until(lambda: visit.over)
                    await visit.ask(asked.Reopen())

    def _hear(self, message: object) -> None:
        if type(message).__name__ == "Happened":
            self.at.append(time.perf_counter())

    async def pace(self, seconds: float) -> tuple[float, float]:
        """Entries a second from now on, and the longest wait for one."""
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        times = [at for at in self.at if at >= began]
        waits = [b - a for a, b in zip([began, *times], [*times, time.perf_counter()])]
        return len(times) / seconds, max(waits)


class Attacker:
    """Everything that comes from the other address."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self._address = address
        self._stack = stack
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        self._http = httpx.AsyncClient(base_url=address, transport=transport, timeout=60)

    async def experts(self) -> None:
        """Tables of seven experts; whoever opens them goes."""
        for _ in range(TABLES):
            table, host = await self._open(["expert"] * 7, {"expansions": ["marshal"]})
            socket = await self._visit(table, [host])
            await socket.send(msgspec.json.encode(asked.Start()), text=True)
            async for text in socket:
                if b'"happened"' in str(text).encode():
                    break
            await socket.close()

    async def hints(self) -> None:
        """People alone among bots who ask, choose at once, and ask again."""
        for _ in range(HINTS):
            table, host = await self._open([None, "random", "random"])
            taken = await self._http.post(f"/api/tables/{table}/seats", json={"name": "Ada"})
            socket = await self._visit(table, [host, *taken.json()["keys"]])
            self._task(self._ask(socket, taken.json()["seats"][0]))
            await socket.send(msgspec.json.encode(asked.Start()), text=True)

    async def _ask(self, socket: ClientConnection, seat: int) -> None:
        async for text in socket:
            told = msgspec.json.decode(text)
            if told["type"] == "happened" and told.get("asked") is not None:
                await socket.send(msgspec.json.encode(asked.Hint(seat)), text=True)
                await asyncio.sleep(0.3)
                choice = told["view"]["choices"][0]
                message = asked.Choose(seat, choice, told["asked"])
                await socket.send(msgspec.json.encode(message), text=True)
            elif told["type"] == "room" and told["room"]["status"] == "over":
                await socket.send(msgspec.json.encode(asked.Reopen()), text=True)
                await socket.send(msgspec.json.encode(asked.Start()), text=True)

    async def _open(self, seats: object, options: object = None) -> tuple[str, str]:
        wanted = {"game": "express", "seats": seats, "options": options or {}}
        opened = (await self._http.post("/api/tables", json=wanted)).json()
        return opened["table"], opened["host"]

    async def _visit(self, table: str, keys: list[str]) -> ClientConnection:
        where = self._address.replace("http", "ws", 1) + "/ws"
        opening = connect(where, compression=None, max_size=None, local_addr=(ELSEWHERE, 0))
        socket = await self._stack.enter_async_context(opening)
        await socket.send(msgspec.json.encode(asked.Hello(PROTOCOL, table, keys)), text=True)
        return socket

    def _task(self, work: Coroutine[Any, Any, None]) -> None:
        self._stack.callback(asyncio.create_task(work).cancel)


async def measured(
    seconds: float, *attacks: Callable[[Attacker], Coroutine[Any, Any, None]]
) -> tuple[float, float]:
    """A watcher's pace and longest wait on a server of its own, under these attacks."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, _):
        async with AsyncExitStack() as stack:
            watcher = Watcher(address)
            stack.callback(asyncio.create_task(watcher.look_on()).cancel)
            while len(watcher.at) < 5:
                await asyncio.sleep(0.1)
            attacker = Attacker(address, stack)
            for attack in attacks:
                await attack(attacker)
            return await watcher.pace(seconds)


def main() -> None:
    """Measure, and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    os.environ["FOLSOM_BOT_PAUSE"] = "0"
    alone = 0.0
    for name, attacks in {
        "alone": (),
        f"{TABLES} tables that nobody looks at": (Attacker.experts,),
        "a loop of hints": (Attacker.hints,),
        "both": (Attacker.experts, Attacker.hints),
    }.items():
        pace, longest = asyncio.run(measured(seconds, *attacks))
        alone = alone or pace
        print(f"{name}: {pace:.2f} entries/s, {pace / alone:.2f} of alone, longest {longest:.2f} s")


if __name__ == "__main__":
    main()
