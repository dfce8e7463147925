"""Who is at a table, here or at another process, and what they hear of each other."""

import asyncio

import msgspec
import pytest

from folsom.client import Client, asked
from folsom.server import processes
from tests.server.serving import caught_up, refusal, run, serving
from tests.server.two_servers import (
    both,
    room_of,
    terminate,
)


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


def test_who_is_let_in_at_one_server_sits_down_at_the_other(shared: str) -> None:
    async def visit() -> None:
        async with both(shared) as (one, two), Client(one.address) as client:
            table = await client.open_table(seats=[None] * 3)
            own = await client.take_seats(table.table, name="Ann", seats=[0])
            async with (
                Client(two.address) as elsewhere,
                client.visit(table.table, [table.host, *own.keys]) as ann,
            ):
                await ann.ask(asked.Start(level="random"))
                wanted = await elsewhere.take_seats(table.table, name="Bob")
                assert wanted.pending
                async with elsewhere.visit(table.table, wanted.keys) as bob:
                    await ann.until(lambda: room_of(ann).newcomers != [])
                    await ann.ask(asked.Admit(room_of(ann).newcomers[0].number, True, 0))
                    await bob.until(lambda: bob.seats == wanted.seats)
                    seat = wanted.seats[0]
                    await ann.until(lambda: room_of(ann).seats[seat].here)
                    refused = await refusal(ann.ask(asked.StandIn(seat, "random")))
                    assert refused.code == "here"
                    await bob.ask(asked.Leave(seat))
                    # who is here and what is stored come by different ways, in any order
                    await ann.until(lambda: room_of(ann).seats[seat].left)
                    await ann.until(lambda: not room_of(ann).seats[seat].here)

    run(visit())


def test_one_whose_line_to_another_server_was_lost_is_away_only_since_then(shared: str) -> None:
    async def flicker() -> None:
        async with both(shared) as (one, two), Client(one.address) as client:
            table = await client.open_table(seats=[None] * 3)
            own = await client.take_seats(table.table, name="Ann", seats=[0])
            other = await client.take_seats(table.table, name="Bob", seats=[1])
            async with (
                Client(two.address) as elsewhere,
                client.visit(table.table, [table.host, *own.keys]) as ann,
            ):
                async with elsewhere.visit(table.table, other.keys):
                    await ann.ask(asked.Start(level="random"))
                    await ann.until(lambda: room_of(ann).seats[1].here)
                    one.live(table.table).loaded -= 3600
                await ann.until(lambda: not room_of(ann).seats[1].here)
                assert (await refusal(ann.ask(asked.StandIn(1, "fair")))).code == "just-away"

    run(flicker())


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
                    words = two.store._database.broadcasts
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
                word = msgspec.json.encode(processes.Report("other", table.table, [1])).decode()
                served.tables._processes._hear("presence", word)
                await visit.until(lambda: room_of(visit).seats[1].here)
                monkeypatch.setattr(processes, "SILENCE", -1.0)
                await served.tables._keep_in_touch()
                await visit.until(lambda: not room_of(visit).seats[1].here)

    run(fall_silent())
