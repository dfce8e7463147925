"""Two servers on one database, and people who are divided between them."""

import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from folsom.client import Client, asked
from tests.server.serving import Served, caught_up, serving
from tests.server.storage.stores import opened
from tests.server.witness import Witness, sworn


@asynccontextmanager
async def both(url: str, **wishes: Any) -> AsyncIterator[tuple[Served, Served]]:
    async with serving(url, **wishes) as one, serving(url, **wishes) as two:
        yield one, two


@asynccontextmanager
async def divided(addresses: list[str], seats: int, **wishes: Any) -> AsyncIterator[list[Witness]]:
    """A table with people at every seat, in turn at one server and at the other; it has begun."""
    rng = random.Random(1899)
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(each)) for each in addresses]
        table = await clients[0].open_table(seats=[None] * seats, **wishes)
        people: list[Witness] = []
        for number in range(seats):
            taken = await clients[number % 2].take_seats(table.table)
            keys = [*taken.keys, table.host] if number == 0 else taken.keys
            client = clients[(number + 1) % 2]
            people.append(Witness(client, table.table, keys, random.Random(rng.random())))
            await stack.enter_async_context(people[-1].visit)
            assert people[-1].visit.seats == taken.seats
        number = await people[0].visit.ask(asked.Start())
        await all_know(people, number)
        yield people


def table_of(people: list[Witness]) -> str:
    assert people[0].visit.room is not None
    return people[0].visit.room.table


async def all_know(people: list[Witness], number: int) -> None:
    for person in people:
        await caught_up(person.visit, number)


async def last_number(url: str, table: str) -> int:
    async with opened(url) as store:
        return len(await store.entries(table)) - 1


async def held_to(url: str, people: list[Witness]) -> None:
    """Everybody has heard everything, and it is what the log says."""
    table = table_of(people)
    await all_know(people, await last_number(url, table))
    async with opened(url) as store:
        assert (await sworn(store, table, people)).status == "over"


def room_of(visit: Any) -> Any:
    assert visit.room is not None
    return visit.room


async def terminate(url: str) -> None:
    """End every connection of the servers to the database."""
    admin: Any = await asyncpg.connect(url)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await admin.close()
