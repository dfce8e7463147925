"""Two server processes on one PostgreSQL serve the same tables."""

import asyncio
import contextlib
from typing import Any

import pytest

from folsom.bots import Thought
from folsom.client import Client, asked
from folsom.table import entries as log
from folsom.table.storing import Log
from folsom.table.thinking import Question
from tests.server.serving import AtOnce, caught_up, run
from tests.server.storage.stores import opened
from tests.server.two_servers import (
    all_know,
    both,
    divided,
    held_to,
    room_of,
    table_of,
)


def test_a_game_is_played_through_both(shared: str) -> None:
    async def play() -> None:
        async with both(shared) as (one, two), contextlib.AsyncExitStack() as stack:
            addresses = [one.address, two.address]
            expert = {"expert": True}
            tables = [
                await stack.enter_async_context(divided(addresses, 3, options=expert))
                for _ in range(2)
            ]
            await asyncio.gather(*(w.play(talk=True) for people in tables for w in people))
            for people in tables:
                await held_to(shared, people)

    run(play())


def drawing(choices: list[str]) -> str:
    """Cards that are drawn and not played leave all with something to discard at once."""
    return "draw" if "draw" in choices else choices[0]


def test_both_get_through_when_they_choose_at_the_same_moment(shared: str) -> None:
    async def race() -> None:
        async with both(shared) as (one, two):
            options = {"expert": True}
            async with divided([one.address, two.address], 3, options=options) as people:
                visits = {person.visit.seats[0]: person.visit for person in people}
                raced = 0
                while not all(visit.over for visit in visits.values()):
                    asking = [s for s, v in visits.items() if not v.over and v.seen[s].asked]
                    numbers = await asyncio.gather(
                        *(
                            visits[seat].choose(seat, drawing(visits[seat].view(seat)["choices"]))
                            for seat in asking
                        )
                    )
                    assert len(set(numbers)) == len(asking)
                    raced += len(asking) > 1
                    await all_know(people, max(numbers))
                assert raced > 3

    run(race())


def test_a_choice_is_taken_back_through_the_other(shared: str) -> None:
    async def undo() -> None:
        async with (
            both(shared) as (one, two),
            divided([one.address, two.address], 3, options={"expert": True}) as people,
        ):
            person = next(each for each in people if each.visit.seen[each.visit.seats[0]].asked)
            first, seat = person.visit, person.visit.seats[0]
            other = one if person.address == two.address else two
            async with (
                Client(other.address) as client,
                client.visit(table_of(people), person.keys) as tab,
            ):
                assert tab.seats == [seat]
                before = first.view(seat)
                number = await first.choose(seat, before["choices"][0])
                await caught_up(tab, number)
                assert tab.view(seat) == first.view(seat) != before
                assert tab.seen[seat].undo == "free"
                number = await tab.ask(asked.TakeBack(seat))
                await caught_up(first, number)
                assert first.view(seat) == tab.view(seat) == before

    run(undo())


def test_a_key_of_the_other_is_known_before_the_news(shared: str) -> None:
    async def come() -> None:
        async with both(shared) as (one, two), Client(one.address) as client:
            table = await client.open_table(watching=False)
            async with Client(two.address) as elsewhere:
                await elsewhere.room(table.table)
                two.store._database.news.clear()
                taken = await client.take_seats(table.table)
                async with client.visit(table.table, taken.keys) as visit:
                    number = await visit.ask(asked.Say("here", 0))
                async with elsewhere.visit(table.table, taken.keys) as visit:
                    assert visit.seats == [0]
                    assert visit.number >= number

    run(come())


def test_who_was_ahead_is_not_told_of_the_past(shared: str) -> None:
    async def come() -> None:
        async with both(shared) as (one, two), Client(one.address) as client:
            table = await client.open_table()
            async with Client(two.address) as elsewhere:
                await elsewhere.room(table.table)
                two.store._database.news.clear()
                async with client.visit(table.table, [table.host]) as visit:
                    last = await visit.ask(asked.Say("ahead"))
                    moved = elsewhere.visit(table.table, [table.host])
                    moved.number = last
                    async with moved:
                        assert moved.number == last
                        assert moved.chat[-1].text == "ahead"

    run(come())


def test_news_that_comes_while_a_table_is_loaded_is_heard(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def load() -> None:
        async with both(shared) as (one, two), Client(one.address) as client:
            table = await client.open_table()
            read, go_on = asyncio.Event(), asyncio.Event()
            read_log = two.store.read
            heard: list[tuple[str, int]] = []

            async def slowly(*wanted: Any) -> Log:
                found = await read_log(*wanted)
                read.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(two.store, "read", slowly)
            two.store.on_news(lambda code, number: heard.append((code, number)))
            async with Client(two.address) as elsewhere:
                visit = elsewhere.visit(table.table)
                coming = asyncio.create_task(visit.__aenter__())
                await read.wait()
                async with client.visit(table.table, [table.host]) as host:
                    number = await host.ask(asked.Say("just now"))
                while (table.table, number) not in heard:
                    await asyncio.sleep(0.01)
                go_on.set()
                await coming
                await caught_up(visit, number)
                assert visit.chat[-1].text == "just now"
                await visit.__aexit__()

    run(load())


class Counted(AtOnce):
    """Bots that are counted as they think, in whichever process."""

    thought = 0

    async def think(self, question: Question, whose: Any) -> Thought | None:
        Counted.thought += 1
        return await super().think(question, whose)


def test_bots_are_run_by_one_at_a_time(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Counted, "thought", 0)

    async def play() -> None:
        async with (
            both(shared, thinkers=Counted) as (one, two),
            contextlib.AsyncExitStack() as stack,
        ):
            clients = [await stack.enter_async_context(Client(s.address)) for s in (one, two)]
            watching = []
            for number in range(4):
                table = await clients[number % 2].open_table(seats=["random"] * 4)
                for client in clients:
                    visit = client.visit(table.table, [table.host])
                    watching.append(await stack.enter_async_context(visit))
                await watching[-1].ask(asked.Start())
            await asyncio.gather(*(visit.until(lambda v=visit: v.over) for visit in watching))  # type: ignore[misc]
            stored = 0
            async with opened(shared) as store:
                for visit in watching[::2]:
                    chose = [log.decode(b) for b in await store.entries(room_of(visit).table)]
                    answers = [(e.seat, e.asked) for e in chose if isinstance(e, log.Chose)]
                    assert len(set(answers)) == len(answers) > 50
                    stored += len(answers)
            assert Counted.thought == stored

    run(play())
