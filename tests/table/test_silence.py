"""When silence counts as an answer, and until when."""

import time

import pytest

from folsom.client import Visit, asked
from folsom.table import consent, driver
from folsom.table import entries as log
from folsom.table.memory import MemoryStore
from folsom.table.summary import due
from folsom.wire.told import RoomChanged
from tests.table.local import Fast, Local, local
from tests.table.people import Party, Pick, by_chance, party, refusal, run
from tests.table.test_consent import request, same_again
from tests.table.test_undo import a_card, back, moves, schemin, to_draw, undo


async def pleading(here: Local, friends: Party) -> Visit:
    """Somebody asks to take back what reveals nothing, and the others are silent."""
    await friends.start()
    match = here.live(friends.table).table.match
    assert match is not None
    pick = by_chance(1)
    while True:
        await friends.step(pick)
        for visit in friends.visits:
            move = match.last_of(visit.seats[0])
            if move and undo(visit) == "ask" and not match.disclosed(move):
                await back(friends, visit, ask=True)
                return visit


def test_silence_is_agreement_after_a_time_that_all_were_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(consent, "PATIENCE", 0.2)
    monkeypatch.setattr(driver, "MOMENT", 0.0)

    async def wait() -> None:
        async with (
            local() as here,
            party(here, 3, seed=5, options={"pairs": True}) as friends,
        ):
            visit = await pleading(here, friends)
            for each in friends.visits:
                await each.until(
                    lambda each=each: [said.what for said in each.chat] == ["silence"]  # type: ignore[misc]
                )
            asks = [
                heard.room.request
                for heard in friends.heard[friends.host.seats[0]]
                if isinstance(heard, RoomChanged) and heard.room.request
            ]
            assert asks[0].until is not None
            assert asks[0].until <= visit.chat[0].at
            assert (visit.chat[0].seat, visit.chat[0].text) == (visit.seats[0], "")
            match = here.live(friends.table).table.match
            assert match is not None
            assert all(move.number < asks[0].to for move in match.moves)
            stored = [log.decode(body) for body in here.store.logs[friends.table]]
            assert isinstance(stored[-1], log.Lapsed)
            await same_again(here, friends)

    run(wait())


@pytest.mark.parametrize("pick", [a_card, to_draw])
def test_silence_says_nothing_where_something_came_to_light(
    monkeypatch: pytest.MonkeyPatch, pick: Pick
) -> None:
    """What another drew, and as much what the one who asks has seen another play."""
    monkeypatch.setattr(consent, "PATIENCE", 0.0)
    monkeypatch.setattr(driver, "MOMENT", 0.0)

    async def wait() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, _ = await friends.step(a_card)
            await friends.step(pick)
            now = moves(here, friends)
            await back(friends, visit, ask=True)
            asks = request(friends.host)
            assert asks is not None
            assert asks.until is None
            live = here.live(friends.table)
            assert (live.driver, due(live.table, time.time())) == (None, None)
            assert moves(here, friends) == now

    run(wait())


def test_a_slow_table_has_longer_to_answer() -> None:
    async def wait() -> None:
        async with (
            local() as here,
            party(here, 3, seed=5, options={"pairs": True}, clock=3600) as friends,
        ):
            await pleading(here, friends)
            asks = request(friends.host)
            assert asks is not None
            assert asks.until is not None
            assert asks.until > time.time() + 3000

    run(wait())


def test_silence_is_seen_to_after_a_restart() -> None:
    async def wait() -> None:
        async with local() as here, party(here, 3, seed=5, options={"pairs": True}) as friends:
            await pleading(here, friends)
            table, logs = friends.table, here.store.logs
            row = here.store.rows[table]
            assert row.due == here.live(table).table.lapses()[0][0]
        async with local(MemoryStore.of(logs), clock=Fast()) as here:
            live = await here.tables.find(table)
            while live.table.plea is not None:
                live.stirred.clear()
                await live.stirred.wait()
            assert isinstance(here.entries(table)[-1], log.Lapsed)
            assert live.table.chat[-1].what == "silence"

    run(wait())


def test_after_a_restart_people_have_a_moment_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "PATIENCE", 0.0)
    monkeypatch.setattr(driver, "MOMENT", 300.0)

    async def wait() -> None:
        async with (
            local() as here,
            party(here, 3, seed=5, options={"pairs": True}) as friends,
        ):
            visit = await pleading(here, friends)
            other = next(each for each in friends.visits if each is not visit)
            await other.ask(asked.Answer(other.seats[0], False))
            assert here.live(friends.table).table.plea is None

    run(wait())


def test_who_asked_may_think_better_of_it() -> None:
    async def withdraw() -> None:
        async with (
            local() as here,
            party(here, 3, seed=5, options={"pairs": True}) as friends,
        ):
            visit = await pleading(here, friends)
            seat = visit.seats[0]
            assert (await refusal(visit.ask(asked.Answer(seat, True)))).code == "nothing-asked"
            await visit.ask(asked.Answer(seat, False))
            assert here.live(friends.table).table.plea is None
            await same_again(here, friends)

    run(withdraw())
