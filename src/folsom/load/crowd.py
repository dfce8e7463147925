"""Many tables with somebody connected at every seat."""

import asyncio
import random
import time
from typing import Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from folsom.client import Client
from folsom.wire import PROTOCOL, asked

SEATS: Final = 4


class Glance(Struct):
    """As much of a view as a seat needs to choose."""

    choices: list[str]


class Heard(Struct):
    """As much of a message as a seat needs."""

    type: str
    number: int = 0
    asked: int | None = None
    view: Glance | None = None
    code: str = ""


_heard: Final = msgspec.json.Decoder(Heard).decode
_encode: Final = msgspec.json.Encoder().encode


class Group:
    """A table and its four people, each on a socket of their own."""

    def __init__(self, table: str, host: str, keys: list[str], rng: random.Random) -> None:
        self.table = table
        self.host = host
        self.keys = keys
        self.sockets: list[ClientConnection] = []
        self._rng = rng
        self._tasks: list[asyncio.Task[None]] = []
        self._open: list[Heard | None] = [None] * SEATS
        self._told = [0] * SEATS
        self._due = asyncio.Event()
        self._last = 0
        self.refused = 0
        self.games = 0

    async def sit_down(self, address: str) -> None:
        """Connect everybody, and let the host deal."""
        for seat, key in enumerate(self.keys):
            socket = await connect(
                address.replace("http", "ws", 1) + "/ws", compression=None, ping_interval=None
            )
            keys = [key, self.host] if seat == 0 else [key]
            await socket.send(_encode(asked.Hello(PROTOCOL, self.table, keys)), text=True)
            self.sockets.append(socket)
            self._tasks.append(asyncio.create_task(self._listen(seat, socket)))
        await self.deal()

    async def deal(self) -> None:
        """The first game, or the next one."""
        self.games += 1
        await self._say(0, asked.Start(), self._last + 1)

    async def choose(self) -> float:
        """One choice; the seconds until the last of the four was told of it."""
        seat = next((seat for seat, each in enumerate(self._open) if each is not None), None)
        if seat is None:
            await self.deal()
            return -1.0
        question = self._open[seat]
        if question is None or question.view is None or question.asked is None:
            return -1.0
        choice = self._rng.choice(question.view.choices)
        began = time.perf_counter()
        await self._say(seat, asked.Choose(seat, choice, question.asked), self._last + 1)
        return time.perf_counter() - began

    async def _say(self, seat: int, message: object, number: int) -> None:
        """Say it, and wait until all four have heard of that number."""
        self._last = number
        self._due.clear()
        await self.sockets[seat].send(_encode(message), text=True)
        if min(self._told) < number:
            await asyncio.wait_for(self._due.wait(), 30)

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            heard = _heard(text)
            if heard.type == "happened":
                self._open[seat] = heard if heard.asked is not None else None
                self._told[seat] = heard.number
                self._last = max(self._last, heard.number)
                if min(self._told) >= self._last:
                    self._due.set()
            elif heard.type in ("welcome", "room"):
                self._last = max(self._last, heard.number)
            elif heard.type == "refused":
                self.refused += 1

    async def leave(self) -> None:
        """Close everything."""
        for task in self._tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


async def gather(address: str, tables: int) -> list[Group]:
    """So many tables with everybody connected and the cards dealt."""
    rng = random.Random(1899)
    gate = asyncio.Semaphore(16)
    async with Client(address) as client:

        async def one() -> Group:
            async with gate:
                opened = await client.open_table(seats=[None] * SEATS)
                taken = await client.take_seats(opened.table, seats=list(range(SEATS)))
                group = Group(opened.table, opened.host, taken.keys, rng)
                await group.sit_down(address)
                return group

        return list(await asyncio.gather(*(one() for _ in range(tables))))
