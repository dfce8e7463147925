"""Bots think beside the server, never in anybody's way."""

import asyncio
import os
import signal
from typing import Any

import pytest

from folsom.bots import Thought, registry
from folsom.client import Client, asked
from folsom.server import thinkers as pool
from folsom.server.metrics import Metrics
from folsom.server.thinkers import Thinkers
from folsom.table.thinking import Question, Whose, choose
from tests.modes import positions
from tests.server.serving import AtOnce, caught_up, party, play, run, serving


class Slow(AtOnce):
    """Bots that choose only when the test lets them."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        super().__init__(count, metrics)
        self.asked = asyncio.Event()
        self.may = asyncio.Event()

    async def think(self, question: Question, whose: Any) -> Thought | None:
        if question.level == "greedy":
            self.asked.set()
            await self.may.wait()
        return await super().think(question, whose)


def test_a_thinking_bot_delays_nobody() -> None:
    async def think() -> None:
        async with (
            serving(thinkers=Slow) as served,
            party(served, 1, seats=["greedy", None, "greedy"]) as friends,
            party(served, 1, seats=[None, "random", "random"]) as others,
        ):
            slow: Any = served.tables.thinkers
            host = friends.host
            await friends.start()
            playing = asyncio.create_task(play(host))
            await slow.asked.wait()
            number = await host.ask(asked.Say("how slow", host.seats[0]))
            async with friends.client.visit(friends.table) as watcher:
                await caught_up(watcher, number)
            await others.start()
            await others.play()
            assert others.host.over
            assert not host.over
            assert not slow.may.is_set()
            slow.may.set()
            await playing

    run(think())


def test_a_person_who_takes_a_seat_while_its_bot_thinks_chooses_alone() -> None:
    async def think() -> None:
        async with serving(thinkers=Slow) as served, Client(served.address) as client:
            slow: Any = served.tables.thinkers
            opened = await client.open_table(seats=[None] * 3, latecomers=True)
            async with client.visit(opened.table, [opened.host]) as host:
                await host.ask(asked.Start(level="greedy"))
                await slow.asked.wait()
                match = served.live(opened.table).table.match
                assert match is not None
                (seat,) = match.asked
                taken = await client.take_seats(opened.table, seats=[seat])
                slow.may.set()
                async with client.visit(opened.table, taken.keys) as device:
                    await play(device)
                    await host.until(lambda: host.over)
            assert {move.by for move in match.moves if move.seat == seat} == {"person"}

    run(think())


def test_a_bot_that_pauses_makes_room_for_its_person() -> None:
    async def come_back() -> None:
        async with serving(bot_pause=0.3) as served, party(served, 3) as friends:
            await friends.start()
            visit = next(each for each in friends.visits if each.seen[each.seats[0]].asked)
            seat = visit.seats[0]
            await visit.ask(asked.StandIn(seat, "random"))
            driver = served.live(friends.table).driver
            await visit.ask(asked.StandIn(seat))
            assert driver is not None
            await driver
            assert not served.tables._set_aside
            await friends.caught_up(served.live(friends.table).table.number)
            await friends.step()

    run(come_back())


def test_real_processes_play_a_game() -> None:
    async def think() -> None:
        async with serving(thinkers=Thinkers) as served, Client(served.address) as client:
            opened = await client.open_table(seats=["random", "greedy", "random"])
            async with client.visit(opened.table, [opened.host]) as host:
                await host.ask(asked.Start())
                await host.until(lambda: host.number > 10)
                for process in served.tables.thinkers._pool._processes.values():  # type: ignore[union-attr]
                    assert process.pid is not None
                    os.kill(process.pid, signal.SIGKILL)
                await host.until(lambda: host.over)
            match = served.live(opened.table).table.match
            assert match is not None
            assert {move.by for move in match.moves} == {"bot"}

    run(think())


def test_a_bot_that_fails_leaves_it_to_chance() -> None:
    async def think() -> None:
        thinkers = Thinkers(1, Metrics())
        try:
            game = next(positions({"players": 3}, 1))
            seat = game.decider()
            choice = await choose(thinkers, "no such bot", game, seat, lambda: Whose("a table"))
            assert choice in [str(each) for each in game.choices(seat)]
        finally:
            thinkers.close()

    assert "no such bot" not in registry.NAMES
    run(think())


def test_a_bot_that_never_chooses_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 0.0)

    async def think() -> None:
        thinkers = Thinkers(1, Metrics())
        try:
            game = next(positions({"players": 3}, 1))
            seat = game.decider()
            choice = await choose(thinkers, "greedy", game, seat, lambda: Whose("a table"))
            assert choice in [str(each) for each in game.choices(seat)]
        finally:
            thinkers.close()

    run(think())
