"""Choices are stored, acknowledged and told to everybody."""

import asyncio
from typing import Any

from folsom.client import asked
from tests.table.local import local
from tests.table.people import line, party, refusal, run


def test_bots_alone_play_to_the_end_with_nobody_there() -> None:
    async def whole() -> None:
        async with local() as here, here.client() as client:
            opened = await client.open_table(seats=["random"] * 3)
            async with client.visit(opened.table, [opened.host]) as host:
                await host.ask(asked.Start())
            while (await client.room(opened.table)).status != "over":
                await asyncio.sleep(0.01)

    run(whole())


def test_all_who_decide_at_once_do_so_in_any_order() -> None:
    async def at_once(order: list[int]) -> Any:
        async with (
            local() as here,
            party(here, 4, options={"expert": True, "first": 0}, seed=77) as friends,
        ):
            await friends.start()
            while len(friends.host.view(0)["deciders"]) < 3:
                await friends.step()
            deciders = friends.host.view(0)["deciders"]
            asks = [friends.visits[seat] for seat in deciders]
            choices = [visit.view(visit.seats[0])["choices"] for visit in asks]
            done = await asyncio.gather(
                *(
                    asks[each].choose(deciders[each], choices[each][-1])
                    for each in order[: len(asks)]
                )
            )
            assert len(set(done)) == len(done)
            assert sorted(done) == list(range(min(done), max(done) + 1))
            await friends.caught_up(max(done))
            return [visit.view(visit.seats[0]) for visit in friends.visits]

    forward = run(at_once([0, 1, 2, 3]))
    back = run(at_once([2, 1, 0, 3]))
    assert forward == back


def test_what_is_acknowledged_is_stored_under_that_number() -> None:
    async def stored() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            for _ in range(10):
                visit, seat = friends.deciding()
                choice = visit.view(seat)["choices"][-1]
                number = await visit.choose(seat, choice)
                body = (here.store.logs[friends.table])[number]
                assert choice.encode() in body
                await friends.caught_up(number)

    run(stored())


def test_an_answer_to_another_question_is_refused() -> None:
    async def late() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            visit, seat = friends.deciding()
            question = visit.seen[seat].asked
            assert question is not None
            choice = visit.view(seat)["choices"][0]
            before = visit.number
            for asked_then in (question - 1, question + 1, -1, 10**18):
                ask = visit.ask(asked.Choose(seat, choice, asked_then))
                assert (await refusal(ask)).code == "too-late"
            illegal = await refusal(visit.ask(asked.Choose(seat, "fly", question)))
            assert illegal.code == "illegal"
            assert visit.number == before
            await visit.choose(seat, choice)
            again = visit.ask(asked.Choose(seat, choice, question))
            assert (await refusal(again)).code == "too-late"
            idle = next(each for each in friends.visits if each.seen[each.seats[0]].asked is None)
            ask = idle.ask(asked.Choose(idle.seats[0], choice, question))
            assert (await refusal(ask)).code == "too-late"

    run(late())


def test_a_message_said_twice_is_done_once() -> None:
    async def twice() -> None:
        async with local() as here, party(here, 3) as friends:
            async with line(here) as bare, line(here) as other:
                await bare.hello(friends.table, friends.keys[1])
                await other.hello(friends.table, friends.keys[1])
                mark = "0123456789abcdef"
                say = {"type": "say", "text": "once", "seat": 1}
                first = await bare.done(**say, id=mark)
                assert await bare.done(**say, id=mark) == first
                assert await other.done(**say, id=mark) == first
                for short in ("short", "", "x" * 33):
                    one = await bare.done(**say, id=short)
                    assert await bare.done(**say, id=short) == one + 1
            await friends.start()
            visit, seat = friends.deciding()
            async with line(here) as bare:
                welcome = await bare.hello(friends.table, friends.keys[seat])
                choose = {
                    "type": "choose",
                    "seat": seat,
                    "choice": visit.view(seat)["choices"][0],
                    "asked": visit.seen[seat].asked,
                    "id": "a" * 32,
                }
                number = await bare.done(**choose)
                assert number == welcome.number + 1
                assert await bare.done(**choose) == number

    run(twice())
