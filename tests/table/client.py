"""A person at a table in memory, by nothing but the messages that are said and told."""

import asyncio
from typing import Any, Self

import msgspec

from folsom.game.rng import seeded
from folsom.table.connection import Connection
from folsom.table.memory import MemoryStore, ThinkerHere
from folsom.table.new_tables import open_table
from folsom.table.session import Session
from folsom.table.sitting import take_seats
from folsom.table.tables import Tables
from folsom.wire import PROTOCOL, told
from folsom.wire.http import OpenTable, TakeSeats
from folsom.wire.room import Room

_decode = msgspec.json.Decoder(told.Message).decode


def at_home(store: MemoryStore) -> Tables[MemoryStore]:
    """The tables of a store in memory, where bots think at once."""
    return Tables(store, ThinkerHere(), pause=0.0)


class Person(Connection):
    """Somebody who has a seat at a table, and what they were told."""

    room: Room
    seen: told.Happened

    def __init__(self, tables: Tables[Any], table: str, keys: list[str]) -> None:
        super().__init__()
        self.table = table
        self.chat: list[told.Said] = []
        self._keys = keys
        self._session = Session(tables, self)
        self._answers: dict[str, told.Done | told.Refused] = {}
        self._told = asyncio.Event()
        self._closing = False
        self._rng = seeded(1)

    @classmethod
    async def open(cls, tables: Tables[Any], options: dict[str, Any]) -> Self:
        """Open a table of these options, and sit down at it as its host."""
        game = options.pop("game", "express")
        count = options.get("players") or len(options["seats"])
        wanted = OpenTable(game=game, options=options, seats=[None] * count)
        opened = await open_table(tables, wanted)
        live = await tables.find(opened.table)
        taken = await take_seats(tables, live, TakeSeats(name="Ann"))
        return await cls(tables, opened.table, [opened.host, *taken.keys]).hello()

    async def come_back(self, tables: Tables[Any]) -> Self:
        """Somewhere else, with the same keys."""
        return await type(self)(tables, self.table, self._keys).hello()

    async def hello(self) -> Self:
        """Say hello, and be welcome."""
        await self._send(type="hello", version=PROTOCOL, table=self.table, keys=self._keys)
        assert not self._answers, self._answers
        return self

    async def say(self, **words: Any) -> None:
        """Say something that must be done."""
        await self._send(id="said", **words)
        answer = self._answers.pop("said")
        assert isinstance(answer, told.Done), answer

    async def _send(self, **words: Any) -> None:
        await self._session.hear(msgspec.json.encode(words))

    async def asked(self) -> bool:
        """Wait for a question; False when the game is over."""
        while self.room.status != "over":
            if self.seen.asked is not None:
                return True
            self._told.clear()
            await self._told.wait()
        return False

    async def choose(self) -> None:
        """Answer the next question by chance."""
        assert await self.asked()
        choices = self.seen.view["choices"]
        choice = choices[self._rng.below(len(choices))]
        await self.say(type="choose", seat=0, choice=choice, asked=self.seen.asked)

    def tell(self, text: str) -> None:
        message = _decode(text)
        match message:
            case told.Welcome():
                self.room, self.chat = message.room, message.chat
                self._see(*(each.now for each in message.seen))
            case told.Seating():
                self._see(*(each.now for each in message.seen))
            case told.Happened():
                self._see(message)
            case told.RoomChanged():
                self.room = message.room
            case told.Said():
                self.chat.append(message)
            case told.Done() | told.Refused():
                self._answers[message.id] = message
        self._told.set()

    def _see(self, *sides: told.Happened | None) -> None:
        for side in sides:
            if side is not None:
                self.seen = side

    def close(self, code: int, reason: str) -> None:
        self._closing = True

    @property
    def closing(self) -> bool:
        return self._closing
