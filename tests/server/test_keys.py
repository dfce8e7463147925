"""Codes lead to tables, keys to seats, and neither can be guessed or borrowed."""

from typing import Any

from folsom.client import Client, asked
from folsom.wire import PROTOCOL
from tests.server.serving import line, party, refusal, run, serving


def test_who_tries_many_codes_must_wait() -> None:
    async def guess() -> None:
        async with serving() as served, Client(served.address) as client:
            codes = [(await refusal(client.room(f"NO-TABLE-{each:03}"))).code for each in range(30)]
            assert set(codes) == {"no-table", "too-many"}
            async with line(served) as bare:
                hello = {"type": "hello", "version": PROTOCOL, "table": "NO-TABLE-999"}
                assert (await bare.refused(**hello)).code == "too-many"

    run(guess())


def test_codes_may_be_typed_as_people_type() -> None:
    async def greet() -> None:
        async with serving() as served, Client(served.address) as client:
            table = (await client.open_table()).table
            for typed in (table.lower(), f"  {table} ", table.replace("-", " "), table.title()):
                async with line(served) as bare:
                    assert (await bare.hello(typed)).room.table == table

    run(greet())


def test_wrong_keys_open_nothing() -> None:
    async def try_keys() -> None:
        async with serving() as served, party(served, 3) as friends:
            table = served.live(friends.table).table
            digests = [table.seating.host, *(seat.key for seat in table.seats)]
            wrong = ["", "x", friends.keys[0][:-1], friends.keys[0] + "A", *digests, "\u0000"]
            async with line(served) as bare:
                welcome = await bare.hello(friends.table, *wrong)
                assert (welcome.seats, welcome.host) == ([], False)
            async with line(served) as bare:
                welcome = await bare.hello(friends.table, *wrong, friends.keys[2])
                assert (welcome.seats, welcome.host) == ([2], False)
            async with party(served, 3) as others, line(served) as bare:
                keys = [friends.host_key, *friends.keys.values()]
                welcome = await bare.hello(others.table, *keys)
                assert (welcome.seats, welcome.host) == ([], False)

    run(try_keys())


ACTS: list[dict[str, Any]] = [
    {"type": "choose", "choice": "draw", "asked": 4},
    {"type": "take-back"},
    {"type": "take-back", "ask": True},
    {"type": "answer", "agree": True},
    {"type": "say", "text": "I am another"},
    {"type": "react", "sign": "hat"},
    {"type": "ready", "ready": True},
    {"type": "wish", "bandits": ["Doc"]},
    {"type": "rename", "name": "Fool"},
    {"type": "leave"},
    {"type": "stand-in", "level": "random"},
    {"type": "story"},
    {"type": "forecast"},
]


def test_nobody_acts_for_a_seat_that_is_not_theirs() -> None:
    async def act() -> None:
        async with serving() as served, party(served, 2, seats=[None, None, "random"]) as friends:
            for started in (False, True):
                if started:
                    await friends.start()
                    await friends.visits[1].ask(asked.StandIn(1, "random"))
                    await friends.visits[1].ask(asked.StandIn(1))
                before = await served.store.entries(friends.table)
                for keys in ([], [friends.keys[1]]):
                    async with line(served) as bare:
                        await bare.hello(friends.table, *keys)
                        for act in ACTS:
                            for seat in (0, 2, 3, -1, 10**15):
                                answer = await bare.refused(**act, seat=seat)
                                assert answer.code == "not-yours", (act, seat, answer)
                assert len(await served.store.entries(friends.table)) == len(before)

    run(act())


def test_a_key_is_worth_nothing_once_its_seat_was_left() -> None:
    async def replay_key() -> None:
        async with serving() as served, party(served, 3) as friends:
            async with line(served) as tab:
                await tab.hello(friends.table, friends.keys[1])
                await friends.visits[1].ask(asked.Leave(1))
                new = await friends.client.take_seats(friends.table, name="New")
                assert new.seats == [1]
                assert (await tab.refused(type="rename", seat=1, name="Old")).code == "not-yours"
                assert (await tab.refused(type="story", seat=1)).code == "not-yours"
            async with line(served) as bare:
                welcome = await bare.hello(friends.table, friends.keys[1], since=0)
                assert welcome.seats == []
                assert [seen.seat for seen in welcome.seen] == [None]

    run(replay_key())
