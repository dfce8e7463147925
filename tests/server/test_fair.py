"""One address may let the server think as much as it likes; the others still have their turns."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from folsom.client import Client, asked
from folsom.server.metrics import Metrics
from folsom.server.queue import HINTS, Turn
from folsom.server.thinkers import Thinkers
from folsom.wire import told
from tests.server.serving import Line, Party, Served, line, party, run, serving

ELSEWHERE = ("127.0.0.2", 0)
"""Another address of this machine."""
TABLES = 30
SEEN = 15


class Held(Thinkers):
    """An expert that never comes to an end by itself, only when it is told to."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        super().__init__(count, metrics)
        self.begun: list[Turn] = []
        self._stopped = asyncio.Event()

    async def _ask(self, turn: Turn, *what: Any) -> Any:
        if turn.hint:
            self.begun.append(turn)
        while turn.hint and not turn.stopped:
            await self._stopped.wait()

    def _tell_to_stop(self, turn: Turn) -> None:
        self._stopped.set()


async def until(true: Any) -> None:
    """Wait until something holds in the server."""
    while not true():
        await asyncio.sleep(0.01)


@asynccontextmanager
async def lonely(served: Served) -> AsyncIterator[tuple[Party, Line]]:
    """Somebody alone among bots who has something to decide, and a bare socket of theirs."""
    seats = [None, "random", "random"]
    async with party(served, 1, seats=seats) as friends, line(served) as socket:
        await socket.hello(friends.table, friends.keys[0])
        await friends.host.ask(asked.Start())
        await friends.host.turn(0)
        yield friends, socket


def queued(served: Served) -> tuple[int, int]:
    """How many think, and how many wait."""
    queue = served.tables.thinkers._turns._queue
    return len(queue.thinking), len(queue.waiting)


async def answer(socket: Line) -> told.Message:
    """What is said to a hint, or to a choice."""
    while True:
        message = await socket.hear()
        if isinstance(message, told.Hinted | told.Refused):
            return message


def test_a_hint_ends_with_its_asker_whether_it_waits_or_is_thought_about() -> None:
    async def ask() -> None:
        async with serving(thinkers=Held) as served, AsyncExitStack() as stack:
            held: Any = served.tables.thinkers
            socket = (await stack.enter_async_context(lonely(served)))[1]
            async with lonely(served) as (_, waiting):
                await socket.say(type="hint", seat=0)
                await until(lambda: queued(served) == (1, 0))
                await waiting.say(type="hint", seat=0)
                await until(lambda: queued(served) == (1, 1))
            await until(lambda: queued(served) == (1, 0))
            assert not held.begun[0].stopped
            await socket.socket.close()
            await until(lambda: queued(served) == (0, 0))
            assert held.begun[0].stopped
            text = served.tables.metrics.text().decode()
            assert 'folsom_thoughts_stopped_total{why="unwanted"} 1.0' in text
            assert 'folsom_thoughts_waiting{kind="hint"} 0.0' in text

    run(ask())


def test_a_hint_ends_when_its_question_is_answered() -> None:
    async def ask() -> None:
        async with serving(thinkers=Held) as served, lonely(served) as (friends, socket):
            await socket.say(type="hint", seat=0, id="hint")
            await until(lambda: queued(served) == (1, 0))
            await friends.step()
            refused = await answer(socket)
            assert isinstance(refused, told.Refused)
            assert (refused.code, refused.id) == ("too-late", "hint")
            await until(lambda: not any(turn.hint for turn in all_turns(served)))

    run(ask())


def all_turns(served: Served) -> list[Turn]:
    queue = served.tables.thinkers._turns._queue
    return [*queue.waiting, *queue.thinking]


def test_a_hint_that_several_wait_for_is_thought_about_while_one_does() -> None:
    async def ask() -> None:
        async with serving(thinkers=Held) as served, lonely(served) as (friends, socket):
            held: Any = served.tables.thinkers
            async with line(served) as second:
                await second.hello(friends.table, friends.keys[0])
                await second.say(type="hint", seat=0)
                await socket.say(type="hint", seat=0)
                await socket.alive()
            await until(lambda: len(served.live(friends.table).connections) == 2)
            assert queued(served) == (1, 0)
            assert not held.begun[0].stopped

    run(ask())


def test_whoever_asks_for_too_many_hints_is_told_so() -> None:
    async def ask() -> None:
        async with serving(thinkers=Held) as served, AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(lonely(served)) for _ in range(HINTS + 1)]
            for _, socket in tables[:HINTS]:
                await socket.say(type="hint", seat=0)
                await socket.alive()
            friends, last = tables[HINTS]
            refused = await last.refused(type="hint", seat=0)
            assert refused.code == "busy"
            async with line(served, local_addr=ELSEWHERE) as other:
                await other.hello(friends.table, friends.keys[0])
                await other.say(type="hint", seat=0)
                await other.alive()
                assert len(all_turns(served)) == HINTS + 1
            text = served.tables.metrics.text().decode()
            assert 'folsom_refusals_total{code="busy"} 1.0' in text

    run(ask())


async def leave_experts(served: Served, client: Client) -> list[str]:
    """Tables of experts that nobody looks at."""
    codes = []
    for _ in range(TABLES):
        opened = await client.open_table(seats=["expert"] * 4)
        async with line(served, local_addr=ELSEWHERE) as socket:
            await socket.hello(opened.table, opened.host)
            await socket.done(type="start", id="start")
        codes.append(opened.table)
    return codes


async def keep_asking(served: Served, client: Client) -> None:
    """Ask for a hint, choose at once, and ask again."""
    opened = await client.open_table(seats=[None, "random", "random"])
    taken = await client.take_seats(opened.table, name="Ada")
    async with line(served, local_addr=ELSEWHERE) as socket:
        await socket.hello(opened.table, opened.host, *taken.keys)
        await socket.say(type="start")
        while True:
            message = await socket.hear()
            if isinstance(message, told.Happened) and message.asked is not None:
                choice = message.view["choices"][0]
                await socket.say(type="hint", seat=0)
                await asyncio.sleep(0.2)
                await socket.say(type="choose", seat=0, choice=choice, asked=message.asked)


def test_thirty_tables_and_a_loop_of_hints_do_not_stop_another_address() -> None:
    """In turns they would have thirty choices for each of the other table's."""

    async def play() -> None:
        async with (
            serving(thinkers=Thinkers) as served,
            Client(served.address) as client,
            AsyncExitStack() as stack,
        ):
            codes = await leave_experts(served, client)
            for _ in range(3):
                asking = asyncio.create_task(keep_asking(served, client))
                stack.push_async_callback(ended, asking)
            opened = await client.open_table(seats=["hard"] * 4)
            async with client.visit(opened.table, [opened.host]) as watcher:
                before = sum(served.live(code).table.number for code in codes)
                first = await watcher.ask(asked.Start())
                await watcher.until(lambda: watcher.number >= first + SEEN)
            after = sum(served.live(code).table.number for code in codes)
            assert after - before < 5 * SEEN

    run(play())


async def ended(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
