"""The server killed in the middle of many tables, again and again: nothing is lost or doubled."""

import asyncio
import contextlib
import random
from pathlib import Path

from folsom.client import Client, asked
from tests import quarter
from tests.server.process import Process, process
from tests.server.storage.stores import opened
from tests.server.witness import Witness, replayed, sworn

TABLES = 50 if quarter.ALL else 20
KILLS = {"sqlite": 6, "postgresql": 4}
COMPANIES: list[list[str | None]] = [
    [None, None, None],
    [None, "random", None],
    [None, None, None, None],
    [None, "greedy", "random"],
]
LONGEST = 900
"""Seconds after which something hangs, on however busy a machine."""


class Company:
    """A table and the people at it."""

    def __init__(self, table: str, people: list[Witness], talk: bool) -> None:
        self.table = table
        self.people = people
        self.talk = talk

    async def play(self) -> None:
        await self.people[0].visit.ask(asked.Start())
        await asyncio.gather(*(person.play(talk=self.talk) for person in self.people))


async def gather(
    client: Client, number: int, rng: random.Random, stack: contextlib.AsyncExitStack
) -> Company:
    """A new table, with somebody on a line of their own at every seat that is no bot's."""
    seats = COMPANIES[number % len(COMPANIES)]
    expert = number % 5 == 0
    opened_table = await client.open_table(seats=seats, options={"expert": expert})
    people: list[Witness] = []
    for _ in range(seats.count(None)):
        taken = await client.take_seats(opened_table.table)
        keys = [*taken.keys, opened_table.host] if not people else taken.keys
        people.append(Witness(client, opened_table.table, keys, random.Random(rng.random())))
        await stack.enter_async_context(people[-1].visit)
    return Company(opened_table.table, people, talk=number % 3 == 0)


async def kill(server: Process, companies: list[Company], kills: int, rng: random.Random) -> None:
    """Kill it as often, spread over the games, in the middle of whatever it is doing."""
    about = sum(30 * len(company.people) for company in companies)
    for share in range(1, kills + 1):
        after = about * (share - rng.random()) / (kills + 1)
        while sum(len(p.chosen) for company in companies for p in company.people) < after:
            await asyncio.sleep(rng.random() / 100)
        await server.end()
        await server.start()


async def play_and_kill(url: str, log: Path, kills: int, rng: random.Random) -> None:
    async with (
        contextlib.AsyncExitStack() as stack,
        process(url, log) as server,
        Client(server.address) as client,
    ):
        companies = await asyncio.gather(
            *(gather(client, number, rng, stack) for number in range(TABLES))
        )
        await asyncio.gather(
            kill(server, companies, kills, rng), *(company.play() for company in companies)
        )
        came = [len(person.came) for company in companies for person in company.people]
        assert min(came) > 1
        records = {each.table: each for each in companies}
        await server.end()
        async with opened(url) as store:
            tables = {name: await sworn(store, name, records[name].people) for name in records}
        await server.start()
        for name, table in tables.items():
            assert table.status == "over"
            await replayed(client, name, table)


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(url: str, tmp_path: Path) -> None:
    seed = random.getrandbits(32)
    work = play_and_kill(url, tmp_path / "log", KILLS[url.partition(":")[0]], random.Random(seed))

    async def patiently() -> None:
        async with asyncio.timeout(LONGEST):
            await work

    try:
        asyncio.run(patiently())
    except BaseException:
        print(f"The seed was {seed}.")
        raise
