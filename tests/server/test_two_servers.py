"""Two server processes on one PostgreSQL serve the same tables."""

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from folsom.client import Client, asked
from folsom.game.catalogue import RULES_VERSION
from folsom.game.protocol import Game
from folsom.server import entries as log
from folsom.server import neighbours
from folsom.server.keys import digest
from folsom.server.summary import describe
from folsom.server.table import Table
from tests.server.postgres import Cluster
from tests.server.process import process
from tests.server.serving import AtOnce, Served, caught_up, run, serving
from tests.server.storage.stores import opened
from tests.server.witness import Witness, sworn


@pytest.fixture
def shared(postgres: Cluster) -> str:
    return postgres.fresh()


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


def test_words_room_and_who_is_there_are_told_at_the_other(shared: str) -> None:
    async def visit() -> None:
        async with both(shared) as (one, two), Client(one.address) as client:
            table = await client.open_table()
            taken = await client.take_seats(table.table, name="Ann")
            async with (
                Client(two.address) as elsewhere,
                elsewhere.visit(table.table, [table.host]) as host,
            ):
                assert host.room is not None
                assert not host.room.seats[0].here
                async with client.visit(table.table, taken.keys) as ann:
                    await host.until(lambda: room_of(host).seats[0].here)
                    await ann.until(lambda: room_of(ann).watchers == 1)
                    number = await ann.ask(asked.Say("hello", 0))
                    await caught_up(host, number)
                    assert host.chat[-1].text == "hello"
                    await host.ask(asked.Change(seats=5, clock=60))
                    await ann.until(lambda: len(room_of(ann).seats) == 5)
                    assert room_of(ann).clock == 60
                    await ann.ask(asked.Rename(0, "Annie"))
                    await host.until(lambda: room_of(host).seats[0].name == "Annie")
                    room = await elsewhere.room(table.table)
                    assert (room.seats[0].here, room.watchers) == (True, 1)
                await host.until(lambda: not room_of(host).seats[0].here)

    run(visit())


def test_who_left_unheard_is_known_to_be_gone_once_the_line_is_back(shared: str) -> None:
    async def leave() -> None:
        async with both(shared) as (one, two), Client(one.address) as client:
            table = await client.open_table()
            taken = await client.take_seats(table.table)
            async with (
                Client(two.address) as elsewhere,
                elsewhere.visit(table.table, [table.host]) as host,
            ):
                async with client.visit(table.table, taken.keys):
                    await host.until(lambda: room_of(host).seats[0].here)
                    words = two.store._database.words
                    heard = [*words]
                    words[:] = []
                while one.live(table.table).connections:
                    await asyncio.sleep(0.01)
                words[:] = heard
                assert room_of(host).seats[0].here
                await terminate(shared)
                await host.until(lambda: not room_of(host).seats[0].here)

    run(leave())


def test_who_was_at_a_process_that_is_silent_is_gone(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fall_silent() -> None:
        async with serving(shared) as served, Client(served.address) as client:
            table = await client.open_table()
            async with client.visit(table.table) as visit:
                word = msgspec.json.encode(neighbours.Word("other", table.table, [1])).decode()
                served.hall._neighbours._hear("presence", word)
                await visit.until(lambda: room_of(visit).seats[1].here)
                monkeypatch.setattr(neighbours, "SILENCE", -1.0)
                await served.hall._keep_in_touch()
                await visit.until(lambda: not room_of(visit).seats[1].here)

    run(fall_silent())


def room_of(visit: Any) -> Any:
    assert visit.room is not None
    return visit.room


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
            entries = two.store.entries
            heard: list[tuple[str, int]] = []

            async def slowly(*wanted: Any) -> list[bytes]:
                found = await entries(*wanted)
                read.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(two.store, "entries", slowly)
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


async def terminate(url: str) -> None:
    """End every connection of the servers to the database."""
    admin: Any = await asyncpg.connect(url)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await admin.close()


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
                    assert (await client._http.get("/healthz")).status_code == 503
                    await asyncio.to_thread(postgres.start)

            await asyncio.gather(crash(), *(person.play(talk=True) for person in people))
            assert (await client._http.get("/healthz")).status_code == 200
            await held_to(url, people)

    run(play())


async def bots_and_clock(url: str) -> tuple[str, str]:
    """A table of bots, and one where everybody's time runs out after a second; both have begun."""
    codes = ("BOTS-PLAY-001", "CLOCK-RUNS-001")
    async with opened(url) as store:
        for code, level, clock in zip(codes, ("random", None), (0, 1)):
            opening = log.Opened(
                at=time.time(),
                rules=RULES_VERSION,
                game="express",
                options={"players": 3},
                seats=[level] * 3,
                host=digest("key"),
                clock=clock,
            )
            table = Table(code, opening)
            await store.create(code, log.encode(opening), describe(table, opening.at))
            places = [log.Place(seat, "", digest(f"seat {seat}")) for seat in range(3)]
            entries: list[log.AnyEntry] = [log.Took(at=time.time(), places=places)] * bool(clock)
            for number, entry in enumerate(entries, 1):
                await store.append(code, number, log.encode(entry))
    return codes


def test_bots_and_clocks_are_taken_over_from_a_killed_process(shared: str, tmp_path: Path) -> None:
    async def play() -> None:
        bots, clock = await bots_and_clock(shared)
        async with (
            process(shared, tmp_path / "one", bot_pause=0.05) as one,
            process(shared, tmp_path / "two", bot_pause=0.05) as two,
            Client(one.address) as first,
            Client(two.address) as second,
            contextlib.AsyncExitStack() as stack,
        ):
            visits = []
            for code in (bots, clock):
                # The other process meets the table only when this one drives it.
                host = await stack.enter_async_context(first.visit(code, ["key"]))
                began = await host.ask(asked.Start())
                await caught_up(host, began + 1)
                visits.append(await stack.enter_async_context(second.visit(code)))
            held = await drivers(shared)
            await one.end()
            running, timed = visits
            await running.until(lambda: running.over)
            number = timed.number
            await caught_up(timed, number + 2)
            assert held
            assert not {pid for *_, pid in held} & {pid for *_, pid in await drivers(shared)}
            async with opened(shared) as store:
                for code in (bots, clock):
                    chose = [log.decode(body) for body in await store.entries(code)]
                    answers = [(e.seat, e.asked) for e in chose if isinstance(e, log.Chose)]
                    assert len(set(answers)) == len(answers) > 0

    run(play())


async def drivers(url: str) -> list[tuple[int, int, int]]:
    """Which session drives which table."""
    admin: Any = await asyncpg.connect(url)
    found = await admin.fetch(
        "SELECT classid::bigint, objid::bigint, pid FROM pg_locks JOIN pg_database"
        " ON pg_database.oid = database WHERE locktype = 'advisory' AND granted"
        " AND datname = current_database() ORDER BY 1, 2, 3"
    )
    await admin.close()
    tables = [tuple(each)[:2] for each in found]
    assert len(set(tables)) == len(tables)
    return [tuple(each) for each in found]


class Counted(AtOnce):
    """Bots that are counted as they think, in whichever process."""

    thought = 0

    async def choose(self, level: str, game: Game, seat: int) -> str:
        Counted.thought += 1
        return await super().choose(level, game, seat)


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
