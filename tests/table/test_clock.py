"""A decision that runs out of time is made by a bot; a person in time is not disturbed."""

import time
from typing import Any

import pytest

from folsom.client import asked
from folsom.table import entries as log
from tests.table.local import Fast, Local, local
from tests.table.logs import CODE, begun, chosen, keep, key, table_of
from tests.table.logs import asked as asked_first
from tests.table.people import line, party, run

CLOCK = 60


async def long_ago(here: Local, seconds: float) -> tuple[str, list[str]]:
    """A table where three people were asked so many seconds ago; its code and their keys."""
    await keep(here.store, begun(time.time() - seconds, clock=CLOCK))
    return CODE, [key(seat) for seat in range(3)]


def test_when_time_is_up_a_bot_chooses() -> None:
    async def dawdle() -> None:
        async with local() as here, here.client() as client:
            table, keys = await long_ago(here, CLOCK + 1)
            heard: list[Any] = []
            async with client.visit(table, keys, heard=heard.append) as visit:
                await visit.until(lambda: visit.number >= 3)
                match = here.live(table).table.match
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


def test_who_is_in_time_chooses() -> None:
    async def in_time() -> None:
        async with local() as here, here.client() as client:
            table, keys = await long_ago(here, CLOCK / 2)
            async with client.visit(table, keys) as visit:
                seat = next(seat for seat in range(3) if visit.seen[seat].asked)
                await visit.choose(seat, visit.view(seat)["choices"][0])
            match = here.live(table).table.match
            assert match is not None
            assert [move.by for move in match.moves] == ["person"]

    run(in_time())


def test_a_whole_game_is_played_by_the_clock() -> None:
    async def sleep() -> None:
        async with local(clock=Fast()) as here, here.client() as client:
            table, keys = await long_ago(here, 0.0)
            async with client.visit(table, keys[:1]) as visit:
                await visit.until(lambda: visit.over)
            match = here.live(table).table.match
            assert match is not None
            assert {move.by for move in match.moves} == {"clock"}

    run(sleep())


@pytest.mark.parametrize("by_consent", [False, True])
def test_a_choice_taken_back_leaves_only_the_time_that_was_left(by_consent: bool) -> None:
    table = table_of(begun(100.0, clock=CLOCK))
    match = table.match
    assert match is not None
    seat, _ = asked_first(table)
    assert table.deadline(seat) == 100 + CLOCK
    table.take(chosen(table, 140.0))
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
        async with local() as here, party(here, 3, clock=CLOCK) as friends:
            await friends.start()
            visit, seat = friends.deciding()
            assert visit.seen[seat].deadline is not None
            await visit.ask(asked.StandIn(seat, "random"))
            assert here.live(friends.table).table.deadline(seat) is None

    run(stand_in())


def test_spectators_are_told_no_deadline() -> None:
    async def look() -> None:
        async with local() as here, party(here, 3, clock=CLOCK) as friends:
            await friends.start()
            async with line(here) as bare:
                (seen,) = (await bare.hello(friends.table)).seen
                assert seen.now is not None
                assert (seen.now.deadline, seen.now.asked, seen.now.undo) == (None, None, "no")

    run(look())


def test_without_a_clock_nobody_is_hurried() -> None:
    async def play_slowly() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            visit, seat = friends.deciding()
            assert visit.seen[seat].deadline is None
            assert here.live(friends.table).driver is None
            await friends.step()

    run(play_slowly())
