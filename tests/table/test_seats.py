"""Sitting down, leaving, and bots that sit in."""

import asyncio
from typing import Any

import pytest

from folsom.client import Refused, asked
from folsom.table import leaving
from tests.table.local import Local, local
from tests.table.people import line, party, play, refusal, run


def test_seats_are_taken_once_and_in_order() -> None:
    async def sit() -> None:
        async with local() as here, here.client() as client:
            table = (await client.open_table(seats=[None, "random", None])).table
            assert (await client.take_seats(table)).seats == [0]
            assert (await refusal(client.take_seats(table, seats=[0]))).code == "taken"
            assert (await refusal(client.take_seats(table, seats=[1]))).code == "taken"
            assert (await refusal(client.take_seats(table, seats=[3]))).code == "no-seat"
            assert (await refusal(client.take_seats(table, seats=[-1]))).code == "no-seat"
            assert (await refusal(client.take_seats(table, seats=[]))).code == "no-seat"
            assert (await refusal(client.take_seats(table, seats=[2, 2]))).code == "no-seat"
            assert (await client.take_seats(table)).seats == [2]
            assert (await refusal(client.take_seats(table))).code == "full"
            who = [seat.who for seat in (await client.room(table)).seats]
            assert who == ["person", "bot", "person"]

    run(sit())


def test_of_those_who_want_one_seat_at_once_one_has_it() -> None:
    async def sit() -> None:
        async with local() as here, here.client() as client:
            table = (await client.open_table(seats=[None] * 4)).table
            asks = [client.take_seats(table, seats=[2]) for _ in range(8)]
            answers = await asyncio.gather(*asks, return_exceptions=True)
            assert sum(not isinstance(answer, Refused) for answer in answers) == 1

    run(sit())


def test_several_seats_are_taken_together_or_not_at_all() -> None:
    async def sit() -> None:
        async with local() as here, here.client() as client:
            for _ in range(5):
                table = (await client.open_table(seats=[None] * 4)).table
                wanted = [[0, 1, 2], [2, 1, 0], [1, 3], [3, 0]]
                answers = await asyncio.gather(
                    *(client.take_seats(table, seats=seats) for seats in wanted),
                    return_exceptions=True,
                )
                taken = [
                    answer.seats for answer in answers if not isinstance(answer, BaseException)
                ]
                room = await client.room(table)
                people = [seat.seat for seat in room.seats if seat.who == "person"]
                assert people == sorted(seat for seats in taken for seat in seats)
                assert all(seat.shared for seat in room.seats if seat.who == "person")

    run(sit())


def test_each_of_several_seats_has_its_name() -> None:
    async def sit() -> None:
        async with local() as here, here.client() as client:
            table = (await client.open_table(seats=[None] * 3)).table
            wrong = client.take_seats(table, seats=[0, 1], names=["Ann"])
            assert (await refusal(wrong)).code == "names"
            await client.take_seats(table, seats=[2, 0], names=["Ann", "Bob"])
            names = [seat.name for seat in (await client.room(table)).seats]
            assert names == ["Bob", "", "Ann"]

    run(sit())


def test_a_shared_device_plays_a_whole_game() -> None:
    async def hot_seat() -> None:
        async with local() as here, here.client() as client:
            opened = await client.open_table(seats=[None] * 3)
            taken = await client.take_seats(opened.table, seats=[0, 1, 2])
            async with client.visit(opened.table, [*taken.keys, opened.host]) as device:
                assert device.seats == [0, 1, 2]
                await device.ask(asked.Start())
                await play(device)
                assert device.view(0)["phase"] == "over"
                assert all(seat.shared for seat in (await client.room(opened.table)).seats)

    run(hot_seat())


def test_bots_sit_in_for_the_missing_until_they_come() -> None:
    async def come_late() -> None:
        seats = [None, None, "random"]
        async with local() as here, party(here, 1, seats=seats, latecomers=True) as friends:
            await friends.start(level="random")
            room = await friends.client.room(friends.table)
            assert [seat.guest for seat in room.seats] == [False, True, False]
            late = await friends.client.take_seats(friends.table, name="Late")
            assert late.seats == [1]
            async with friends.client.visit(friends.table, late.keys) as visit:
                room = await friends.client.room(friends.table)
                assert (room.seats[1].who, room.seats[1].guest) == ("person", False)
                assert (await refusal(friends.client.take_seats(friends.table))).code == "full"
                await asyncio.gather(play(friends.host), play(visit))
                story = await told_story(here, friends.table, late.keys[0], 1)
                assert "person" in {step.by for step in story if _of_seat(step.events, 1)}

    run(come_late())


def _of_seat(events: list[dict[str, Any]], seat: int) -> bool:
    return any(event.get("seat") == seat for event in events)


async def told_story(here: Local, table: str, key: str, seat: int | None) -> list[Any]:
    async with line(here) as bare:
        await bare.hello(table, key)
        await bare.say(type="story", seat=seat)
        answer = await bare.hear_answer()
        return answer.steps  # type: ignore[union-attr]


def test_a_bot_stands_in_until_the_person_plays_again() -> None:
    async def stand_in() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits
            await friends.start()
            assert (await refusal(host.ask(asked.StandIn(1, "random")))).code == "here"
            await guest.ask(asked.StandIn(1, "random"))
            assert (await friends.client.room(friends.table)).seats[1].level == "random"
            assert (await refusal(host.ask(asked.StandIn(1)))).code == "here"
            assert (await refusal(guest.ask(asked.StandIn(1, "random")))).code == "no-change"
            assert (await refusal(host.ask(asked.StandIn(2, "random")))).code == "no-person"
            assert (await refusal(guest.ask(asked.StandIn(0, "random")))).code == "not-yours"
            await guest.ask(asked.StandIn(1))
            assert (await friends.client.room(friends.table)).seats[1].level is None
            await guest.ask(asked.StandIn(1, "greedy"))
            await guest.drop()
            await host.until(lambda: _level(host, 1) is None)
            await asyncio.gather(play(host), play(guest))

    run(stand_in())


def test_a_host_lets_a_bot_play_only_for_one_who_is_really_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor does it choose which: a rival whose line is lost for a moment would play at random."""

    async def flicker() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3) as friends:
            host, guest, _ = friends.visits
            await friends.start()
            await guest.__aexit__()
            await host.until(lambda: not _here(host, 1))
            order = asked.StandIn(1, "random")
            assert (await refusal(host.ask(order))).code == "just-away"
            assert _level(host, 1) is None
            monkeypatch.setattr(leaving, "ABSENCE", 0.0)
            await host.ask(order)
            await host.until(lambda: _level(host, 1) == "fair")

    run(flicker())


def _here(visit: Any, seat: int) -> bool:
    return visit.room.seats[seat].here  # type: ignore[no-any-return]


@pytest.mark.parametrize(("hints", "plays"), [(True, "expert"), (False, "fair")])
def test_where_there_are_no_hints_no_expert_plays_for_anybody(hints: bool, plays: str) -> None:
    async def help_oneself() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3, hints=hints) as friends:
            await friends.start()
            await friends.host.ask(asked.StandIn(0, "expert"))
            assert (await friends.client.room(friends.table)).seats[0].level == plays

    run(help_oneself())


def _level(visit: Any, seat: int) -> str | None:
    return visit.room.seats[seat].level  # type: ignore[no-any-return]


def test_while_a_bot_stands_in_the_person_does_not_choose() -> None:
    async def stand_in() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3) as friends:
            await friends.start()
            visit = next(each for each in friends.visits if each.seen[each.seats[0]].asked)
            seat = visit.seats[0]
            await visit.ask(asked.StandIn(seat, "random"))
            choice = visit.view(seat)["choices"][0]
            assert (await refusal(visit.choose(seat, choice))).code == "stand-in"
            await visit.ask(asked.StandIn(seat))
            await visit.choose(seat, choice)

    run(stand_in())


def test_who_leaves_has_left() -> None:
    async def leave() -> None:
        async with local() as here, party(here, 3) as friends:
            guest = friends.visits[1]
            await friends.start()
            await guest.ask(asked.Leave(1))
            room = await friends.client.room(friends.table)
            seat = room.seats[1]
            assert (seat.who, seat.name, seat.level) == ("person", "Person 1", "fair")
            assert (seat.left, seat.guest, seat.here) == (True, False, False)
            for order in (asked.Rename(1, "Me"), asked.StandIn(1, None), asked.Say("hi", 1)):
                assert (await refusal(guest.ask(order))).code == "not-yours"
            await asyncio.gather(play(friends.visits[0]), play(friends.visits[2]))

    run(leave())


def test_who_leaves_a_table_without_watchers_sees_no_more_of_it() -> None:
    async def leave() -> None:
        async with local() as here, party(here, 3, watching=False) as friends:
            async with line(here) as tab:
                await tab.hello(friends.table, friends.keys[1])
                await tab.done(type="leave", seat=1)
                code, _ = await tab.closed()
                assert code == 4000
            room = await friends.client.room(friends.table)
            assert room.watchers == 0

    run(leave())


def test_the_waiting_room_keeps_people_and_drops_guests() -> None:
    async def rematch() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host = friends.host
            await friends.start()
            assert (await refusal(host.ask(asked.Start()))).code == "playing"
            assert (await refusal(host.ask(asked.Reopen()))).code == "playing"
            await friends.play()
            await friends.start()
            room = await friends.client.room(friends.table)
            assert (room.played, room.status) == (2, "playing")
            await friends.play()
            await host.ask(asked.Reopen())
            room = await friends.client.room(friends.table)
            assert room.status == "waiting"
            assert [seat.who for seat in room.seats] == ["person", "person", "open"]
            assert not any(seat.ready for seat in room.seats)
            await host.ask(asked.Change(seats=5, options={}))
            late = await friends.client.take_seats(friends.table, seats=[4])
            async with friends.client.visit(friends.table, late.keys) as visit:
                assert visit.seen == {}
            async with line(here) as bare:
                await bare.hello(friends.table, *late.keys)
                assert (await bare.refused(type="forecast", seat=4)).code == "waiting"
            for visit in friends.visits:
                seat = visit.seats[0]
                assert (await refusal(visit.ask(asked.TakeBack(seat, ask=True)))).code == "waiting"
            await friends.start()
            assert len(host.view(0)["players"]) == 5

    run(rematch())
