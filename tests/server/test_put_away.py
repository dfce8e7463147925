"""Many tables come and go, and what nobody looks at is not kept in memory."""

import asyncio
import time

from folsom.client import Client, asked
from folsom.table import entries as log
from tests.server.serving import Served, play, run, serving
from tests.server.storage.stores import until
from tests.server.two_servers import room_of
from tests.table.logs import CODE, begun, keep


async def tables_told(client: Client) -> float:
    """How many tables the server says it has in memory."""
    text = (await client._http.get("/metrics")).text
    return float(next(x.split()[1] for x in text.splitlines() if x.startswith("folsom_tables ")))


async def put_away(served: Served) -> None:
    """Put idle tables away, until none is left."""
    while served.tables._live:
        await served.tables._tend_once()
        await asyncio.sleep(0.01)


def test_tables_that_were_left_do_not_stay() -> None:
    async def come_and_go() -> None:
        async with serving(idle=0.0) as served, Client(served.address) as client:
            for _ in range(2):
                codes = await asyncio.gather(*(one_game(client, number) for number in range(6)))
                await put_away(served)
                assert await tables_told(client) == 0
            tables = served.tables
            await until(lambda: len(tables._chores) == 2)
            assert [*tables._loading, *tables._news, *tables._set_aside] == []
            async with client.visit(codes[2]) as watcher:
                assert room_of(watcher).status == "over"
                assert await tables_told(client) == 1

    run(come_and_go())


async def one_game(client: Client, number: int) -> str:
    """Open a table, play at it, and leave: before, in or after the game."""
    opened = await client.open_table(seats=[None, "random", None])
    taken = await client.take_seats(opened.table, seats=[0, 2])
    async with client.visit(opened.table, [opened.host, *taken.keys]) as visit:
        if number % 3:
            await visit.ask(asked.Start())
        if number % 3 == 2:
            await play(visit)
        await visit.ask(asked.Say("bye", 0))
    return opened.table


def test_a_far_deadline_keeps_no_table_in_memory() -> None:
    async def wait() -> None:
        async with serving(idle=0.0) as served, Client(served.address) as client:
            opened = await client.open_table(seats=[None] * 3, clock=3600)
            taken = await client.take_seats(opened.table, seats=[0, 1, 2])
            async with client.visit(opened.table, [opened.host, *taken.keys]) as visit:
                await visit.ask(asked.Start())
                seat = next(s for s in visit.seats if visit.seen[s].asked is not None)
                await visit.choose(seat, visit.view(seat)["choices"][0])
            await put_away(served)
            row = await served.store.row(opened.table)
            assert row is not None
            assert row.due is not None
            now = time.time()
            assert row.due <= now + 3600
            assert await served.store.due(now + 3600, 10) == [opened.table]

    run(wait())


def test_a_clock_that_ran_out_while_nobody_looked_is_seen_to() -> None:
    async def wait() -> None:
        async with serving() as served:
            store, code = served.store, CODE
            await keep(store, begun(clock=60), due=1.0)
            await served.tables._tend_once()
            while len(bodies := await store.entries(code)) < 4:
                await asyncio.sleep(0.01)
            chose = log.decode(bodies[3])
            assert isinstance(chose, log.Chose)
            assert chose.by == "clock"

    run(wait())
