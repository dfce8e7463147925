"""A real server on loopback, people at its tables, and games played to the end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from folsom.bots import Thought, make, think
from folsom.client import Client, Refused, Visit, asked
from folsom.game.protocol import Game
from folsom.game.rng import seeded
from folsom.server.config import Config
from folsom.server.hall import Hall
from folsom.server.live import LiveTable
from folsom.server.metrics import Metrics
from folsom.server.run import Server, listen, settings
from folsom.server.storage import Store
from folsom.server.thinkers import ADVISER, Thinkers
from folsom.wire import PROTOCOL, told
from folsom.wire.http import Opened

T = TypeVar("T")
Pick = Callable[[list[str]], str]

Answer = told.Done | told.Refused | told.Pong | told.StoryTold | told.Forecasts | told.Hinted

_decode = msgspec.json.Decoder(told.Message).decode

PATIENT = 300.0
"""A test that waits longer for anything waits in vain."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's work; one that hangs fails."""

    async def patiently() -> T:
        async with asyncio.timeout(PATIENT):
            return await work

    return asyncio.run(patiently())


class AtOnce(Thinkers):
    """Bots that think in the server's own process, for tests that are not about thinking."""

    async def choose(self, level: str, game: Game, seat: int) -> str:
        await asyncio.sleep(0)
        return str(make(level).choose(game.redeal(seat, seeded(1)), seat, seeded(2)))

    async def advise(self, game: Game, seat: int) -> Thought | None:
        await asyncio.sleep(0)
        return think(ADVISER, game.redeal(seat, seeded(1)), seat, seeded(2), playouts=30)


class Addressed(Protocol):
    """A server, wherever it runs."""

    address: str


class Served:
    """A running server: from outside by its address, from inside by its hall."""

    def __init__(self, address: str, hall: Hall) -> None:
        self.address = address
        self.hall = hall
        self.store = hall.store

    def live(self, table: str) -> LiveTable:
        """The table in the server's memory."""
        return self.hall._tables[table]


@asynccontextmanager
async def serving(
    url: str = "sqlite://", thinkers: Callable[[int, Metrics], Thinkers] = AtOnce, **wishes: Any
) -> AsyncIterator[Served]:
    """A server with generous limits; `wishes` are words of `Config`."""
    usual = {
        "bot_pause": 0.0,
        "tables_per_address": 10_000,
        "requests_per_second": 10_000.0,
        "messages_per_second": 10_000.0,
    }
    config = Config(database=url, **{**usual, **wishes})
    store = await Store.open(url)
    metrics = Metrics()
    hall = Hall(store, config, metrics)
    hall.thinkers = thinkers(config.thinkers, metrics)
    hall.driver._thinkers = hall.thinkers
    hall.open()
    server = Server(settings(config, hall))
    ready = asyncio.Event()
    server.on_ready = ready.set
    with listen("127.0.0.1", 0) as listener:
        host, port = listener.getsockname()
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            await ready.wait()
            yield Served(f"http://{host}:{port}", hall)
        finally:
            server.should_exit = True
            await task
            await hall.close()
            await store.close()


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
async def party(served: Served, people: int = 3, **wishes: Any) -> AsyncIterator[Party]:
    """A table with people, the first of them the host, and bots where `seats` says so."""
    wishes.setdefault("seats", [None] * people)
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(served.address))
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
    """A bare socket: what is sent is sent as it is, what comes is kept as it came."""

    def __init__(self, socket: ClientConnection) -> None:
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
async def line(served: Addressed, **more: Any) -> AsyncIterator[Line]:
    """A bare socket to the server."""
    address = served.address.replace("http", "ws", 1) + "/ws"
    async with connect(address, compression=None, max_size=None, **more) as opened:
        yield Line(opened)
