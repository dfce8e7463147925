"""A decision that runs out of time is made by a bot; a person in time is not disturbed."""

import time
from typing import Any

import pytest

from folsom.client import Client, asked
from folsom.game.catalogue import RULES_VERSION
from folsom.server import entries as log
from folsom.server import table as tables
from folsom.server.keys import digest, new_key
from tests.server.serving import Served, line, party, run, serving

CLOCK = 60


async def long_ago(served: Served, seconds: float, **more: Any) -> tuple[str, list[str]]:
    """A table where three people were asked so many seconds ago; its code and their keys."""
    keys = [new_key() for _ in range(3)]
    at = time.time() - seconds
    opened = log.Opened(
        at=at,
        rules=RULES_VERSION,
        game="express",
        options={"players": 3},
        seats=[None] * 3,
        host="",
        clock=CLOCK,
        **more,
    )
    code = await served.hall.new_table(opened)
    places = [log.Place(seat, f"Person {seat}", digest(key)) for seat, key in enumerate(keys)]
    started = log.Started(at=at, seed=4, options={"players": 3}, level="random")
    for number, entry in enumerate([log.Took(at=at, places=places), started], start=1):
        assert await served.store.append(code, number, log.encode(entry))
    return code, keys


def test_when_time_is_up_a_bot_chooses() -> None:
    async def dawdle() -> None:
        async with serving() as served, Client(served.address) as client:
            table, keys = await long_ago(served, CLOCK + 1)
            heard: list[Any] = []
            async with client.visit(table, keys, heard=heard.append) as visit:
                await visit.until(lambda: visit.number >= 3)
                match = served.live(table).table.match
                assert match is not None
                (move,) = match.moves
                assert move.by == "clock"
                assert visit.seen[move.seat].by == "clock"
                assert visit.seen[move.seat].undo == "no"
                waiting = next(seat for seat in range(3) if visit.seen[seat].asked)
                deadline = visit.seen[waiting].deadline
                assert deadline is not None
                assert deadline > time.time()
                assert all(
                    visit.seen[seat].deadline is None for seat in range(3) if seat != waiting
                )
                await visit.choose(waiting, visit.view(waiting)["choices"][0])

    run(dawdle())


def test_a_table_that_nobody_looks_at_keeps_its_clock() -> None:
    async def dawdle() -> None:
        async with serving() as served:
            table, _ = await long_ago(served, CLOCK + 1)
            row = await served.store.row(table)
            assert row is not None
            await served.store.note(type(row)(table, "playing", False, row.summary, 1.0, 1.0))
            await served.hall._tend_once()
            live = await served.hall.table(table)
            while live.table.number < 3:
                await live.stirred.wait()
                live.stirred.clear()
            assert live.table.match is not None
            assert [move.by for move in live.table.match.moves] == ["clock"]

    run(dawdle())


def test_who_is_in_time_chooses() -> None:
    async def in_time() -> None:
        async with serving() as served, Client(served.address) as client:
            table, keys = await long_ago(served, CLOCK / 2)
            async with client.visit(table, keys) as visit:
                seat = next(seat for seat in range(3) if visit.seen[seat].asked)
                await visit.choose(seat, visit.view(seat)["choices"][0])
            match = served.live(table).table.match
            assert match is not None
            assert [move.by for move in match.moves] == ["person"]

    run(in_time())


def test_a_whole_game_is_played_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(table: tables.Table, seat: int) -> float | None:
        found = usual(table, seat)
        return None if found is None else found - CLOCK

    usual = tables.Table.deadline
    monkeypatch.setattr(tables.Table, "deadline", at_once)

    async def sleep() -> None:
        async with serving() as served, Client(served.address) as client:
            table, keys = await long_ago(served, 0.0)
            async with client.visit(table, keys[:1]) as visit:
                await visit.until(lambda: visit.over)
            match = served.live(table).table.match
            assert match is not None
            assert {move.by for move in match.moves} == {"clock"}

    run(sleep())


@pytest.mark.parametrize("by_consent", [False, True])
def test_a_choice_taken_back_leaves_only_the_time_that_was_left(by_consent: bool) -> None:
    opened = log.Opened(
        at=0.0,
        rules=RULES_VERSION,
        game="express",
        options={"players": 3},
        seats=[None] * 3,
        host="",
        clock=CLOCK,
    )
    table = tables.Table("TABLE-1", opened)
    places = [log.Place(seat, "", "") for seat in range(3)]
    table.take(log.Took(at=0.0, places=places))
    table.take(log.Started(at=100.0, seed=4, options={"players": 3}))
    match = table.match
    assert match is not None
    ((seat, question),) = match.asked.items()
    assert table.deadline(seat) == 100 + CLOCK
    choice = str(match.game.choices(seat)[0])
    table.take(log.Chose(at=140.0, seat=seat, choice=choice, asked=question.number, by="person"))
    number = table.number
    if by_consent:
        table.take(log.Requested(at=141.0, seat=seat, number=number))
        for other in set(range(3)) - {seat}:
            table.take(log.Answered(at=500.0, seat=other, agree=True))
    else:
        table.take(log.TookBack(at=500.0, seat=seat, number=number))
    assert match.moves == []
    assert table.deadline(seat) == 500 + CLOCK - 40


def test_a_bot_that_stands_in_has_no_clock() -> None:
    async def stand_in() -> None:
        async with serving() as served, party(served, 3, clock=CLOCK) as friends:
            await friends.start()
            visit, seat = friends.deciding()
            assert visit.seen[seat].deadline is not None
            await visit.ask(asked.StandIn(seat, "random"))
            assert served.live(friends.table).table.deadline(seat) is None

    run(stand_in())


def test_spectators_are_told_no_deadline() -> None:
    async def look() -> None:
        async with serving() as served, party(served, 3, clock=CLOCK) as friends:
            await friends.start()
            async with line(served) as bare:
                (seen,) = (await bare.hello(friends.table)).seen
                assert seen.now is not None
                assert (seen.now.deadline, seen.now.asked, seen.now.undo) == (None, None, "no")

    run(look())


def test_without_a_clock_nobody_is_hurried() -> None:
    async def play_slowly() -> None:
        async with serving() as served, party(served, 3) as friends:
            await friends.start()
            visit, seat = friends.deciding()
            assert visit.seen[seat].deadline is None
            assert served.live(friends.table).driver is None
            await friends.step()

    run(play_slowly())
