"""The database goes away while people play at two servers, and nothing is lost."""

import asyncio
import signal
from pathlib import Path

from folsom.client import Client
from tests.server.postgres import Cluster
from tests.server.process import process
from tests.server.serving import run
from tests.server.two_servers import (
    both,
    divided,
    held_to,
    terminate,
)


def test_lost_connections_to_the_database_lose_nothing(shared: str) -> None:
    async def play() -> None:
        async with (
            both(shared) as (one, two),
            divided([one.address, two.address], 4, options={"expert": True}) as people,
        ):

            async def cut() -> None:
                for share in range(1, 6):
                    while sum(len(person.chosen) for person in people) < 20 * share:
                        await asyncio.sleep(0.001)
                    await terminate(shared)

            await asyncio.gather(cut(), *(person.play(talk=True) for person in people))
            await held_to(shared, people)

    run(play())


def test_the_database_may_crash_and_come_back(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.fresh()

    async def play() -> None:
        async with (
            process(url, tmp_path / "one") as one,
            process(url, tmp_path / "two") as two,
            divided([one.address, two.address], 3) as people,
            Client(one.address) as client,
        ):

            async def crash() -> None:
                for share in (1, 2):
                    while sum(len(person.chosen) for person in people) < 25 * share:
                        await asyncio.sleep(0.001)
                    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
                    answer = await client._http.post("/api/tables", content=b"{}")
                    assert answer.status_code == 503
                    assert answer.json()["code"] == "storage"
                    assert (await client._http.get("/readyz")).status_code == 503
                    await asyncio.to_thread(postgres.start)

            await asyncio.gather(crash(), *(person.play(talk=True) for person in people))
            while (await client._http.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.01)
            await held_to(url, people)

    run(play())
