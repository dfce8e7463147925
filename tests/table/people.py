"""People at tables, wherever these are, and games played to the end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol, TypeVar

import msgspec
import pytest

from folsom.client import Client, Refused, Visit, asked
from folsom.game.rng import seeded
from folsom.wire import PROTOCOL, told
from folsom.wire.http import Opened

T = TypeVar("T")
Pick = Callable[[list[str]], str]

Answer = told.Done | told.Refused | told.Pong | told.StoryTold | told.Forecasts | told.Hinted

_decode = msgspec.json.Decoder(told.Message).decode

PATIENT = 900.0
"""A test that waits longer for anything waits in vain."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's work; one that hangs fails."""

    async def patiently() -> T:
        async with asyncio.timeout(PATIENT):
            return await work

    return asyncio.run(patiently())


class Place(Protocol):
    """Where tables are: at a server, or in memory."""

    def client(self) -> AbstractAsyncContextManager[Client]:
        """Somebody who opens tables and comes to them."""
        ...

    def socket(self) -> AbstractAsyncContextManager[Any]:
        """A bare line."""
        ...


async def refusal(work: Coroutine[Any, Any, object]) -> Refused:
    """What the server said to something that it must refuse."""
    with pytest.raises(Refused) as caught:
        await work
    return caught.value


def first(choices: list[str]) -> str:
    """The first choice."""
    return choices[0]


def by_chance(seed: int) -> Pick:
    """Any choice."""
    rng = seeded(seed)
    return lambda choices: choices[rng.below(len(choices))]


async def play(visit: Visit, seats: Iterable[int] | None = None, pick: Pick = first) -> None:
    """Play these seats, all at once, until the game is over."""

    async def seat_plays(seat: int) -> None:
        while await visit.turn(seat):
            await visit.choose(seat, pick(visit.view(seat)["choices"]))

    held = visit.seats if seats is None else seats
    await asyncio.gather(*(seat_plays(seat) for seat in held))


class Party:
    """A table, its host, and a person with a line of their own at each seat taken."""

    def __init__(self, client: Client, opened: Opened) -> None:
        self.client = client
        self.table = opened.table
        self.host_key = opened.host
        self.keys: dict[int, str] = {}
        self.visits: list[Visit] = []
        self.heard: dict[int, list[told.Message]] = {}

    @property
    def host(self) -> Visit:
        """The first person, who is the host."""
        return self.visits[0]

    async def start(self, **words: Any) -> None:
        """The host deals, and everybody has seen it."""
        await self.caught_up(await self.host.ask(asked.Start(**words)))

    async def caught_up(self, number: int) -> None:
        """Wait until everybody has heard of that number."""
        for visit in self.visits:
            await caught_up(visit, number)

    def deciding(self) -> tuple[Visit, int]:
        """Somebody who has to decide, and the seat."""
        held = [(visit, seat) for visit in self.visits for seat in visit.seats]
        return next((visit, seat) for visit, seat in held if visit.seen[seat].asked is not None)

    async def step(self, pick: Pick = first) -> tuple[Visit, int]:
        """Somebody decides, and everybody has heard of it; returns who it was."""
        visit, seat = self.deciding()
        await self.caught_up(await visit.choose(seat, pick(visit.view(seat)["choices"])))
        return visit, seat

    async def play(self, seed: int = 1) -> None:
        """Everybody plays until the game is over."""
        await asyncio.gather(*(play(visit, pick=by_chance(seed)) for visit in self.visits))


@asynccontextmanager
async def party(place: Place, people: int = 3, **wishes: Any) -> AsyncIterator[Party]:
    """A table with people, the first of them the host, and bots where `seats` says so."""
    wishes.setdefault("seats", [None] * people)
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(place.client())
        made = Party(client, await client.open_table(**wishes))
        for person in range(people):
            taken = await client.take_seats(made.table, name=f"Person {person}")
            keys = [*taken.keys, *([made.host_key] if person == 0 else [])]
            made.keys[taken.seats[0]] = taken.keys[0]
            heard: list[told.Message] = []
            made.heard[taken.seats[0]] = heard
            visit = client.visit(made.table, keys, heard=heard.append)
            made.visits.append(await stack.enter_async_context(visit))
        yield made


async def caught_up(visit: Visit, number: int) -> None:
    """Wait until a visit has heard of that number."""
    await visit.until(lambda: visit.number >= number)


class Line:
    """A bare line: what is sent is sent as it is, what comes is kept as it came."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.texts: list[str] = []

    async def say(self, **words: Any) -> None:
        await self.socket.send(msgspec.json.encode(words), text=True)

    async def hello(self, table: str, *keys: str, **more: Any) -> told.Welcome:
        await self.say(type="hello", version=PROTOCOL, table=table, keys=list(keys), **more)
        welcome = await self.hear()
        assert isinstance(welcome, told.Welcome), welcome
        return welcome

    async def hear(self) -> told.Message:
        """The next message."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: told.Message = _decode(text)
        return message

    async def hear_answer(self) -> Answer:
        """The next message that answers something."""
        while True:
            message = await self.hear()
            if isinstance(message, Answer):
                return message

    async def refused(self, **words: Any) -> told.Refused:
        """Say something that must be refused."""
        await self.say(**words)
        answer = await self.hear_answer()
        assert isinstance(answer, told.Refused), answer
        return answer

    async def done(self, **words: Any) -> int:
        """Say something that must be done."""
        await self.say(**words)
        answer = await self.hear_answer()
        assert isinstance(answer, told.Done), answer
        return answer.number

    async def alive(self) -> None:
        """Make sure that somebody still answers."""
        await self.say(type="ping", id="there?")
        while True:
            answer = await self.hear_answer()
            if isinstance(answer, told.Pong) and answer.id == "there?":
                return

    async def closed(self) -> tuple[int | None, str]:
        """Read until the server closes the socket; its code and reason."""
        with contextlib.suppress(Exception):
            async for text in self.socket:
                self.texts.append(str(text))
        await self.socket.wait_closed()
        return self.socket.close_code, self.socket.close_reason or ""


@asynccontextmanager
async def line(place: Place) -> AsyncIterator[Line]:
    """A bare line to whatever tables are there."""
    async with place.socket() as opened:
        yield Line(opened)
