"""Lost lines and restarts: everybody is told everything, once and in order."""

import asyncio
from typing import Any

from folsom.client import Visit, asked
from tests.server.serving import (
    Line,
    by_chance,
    line,
    party,
    play,
    run,
    serving,
)


def test_a_lost_line_loses_nothing() -> None:
    async def lose() -> None:
        async with serving() as served, party(served, 3) as friends:
            await friends.start()

            async def shaky(visit: Visit) -> None:
                pick = by_chance(5)
                while await visit.turn(visit.seats[0]):
                    if visit.number % 7 == 0:
                        await visit.drop()
                    await visit.choose(visit.seats[0], pick(visit.view(visit.seats[0])["choices"]))

            one, two, three = friends.visits
            await asyncio.gather(play(one), play(two), shaky(three))
            match = served.live(friends.table).table.match
            assert match is not None
            assert match.game.over

    run(lose())


def test_a_table_comes_back_as_it_was(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path}/folsom.db"
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with serving(url) as served, party(served, 3, clock=0) as friends:
            await friends.start()
            for _ in range(30):
                await friends.step()
            await friends.host.ask(asked.Say("see you", 0))
            kept.update(table=friends.table, keys=friends.keys, seen=[])
            for seat, key in friends.keys.items():
                async with line(served) as bare:
                    kept["seen"].append(await look(bare, friends.table, key, seat))

    async def after() -> None:
        async with serving(url) as served:
            for seat, key in kept["keys"].items():
                async with line(served) as bare:
                    assert await look(bare, kept["table"], key, seat) == kept["seen"][seat]

    async def look(bare: Line, table: str, key: str, seat: int) -> Any:
        welcome = await bare.hello(table, key, since=0)
        return welcome.seats, welcome.seen, welcome.chat, welcome.number, welcome.gap

    run(before())
    run(after())
