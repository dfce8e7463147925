"""Clients that mean no good: each is answered or sent away, and the table never suffers."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from folsom.client import Client, Refused, Visit, asked
from folsom.server import sockets
from folsom.table import leaving
from folsom.table.session import STRIKES
from folsom.wire import PROTOCOL, told
from tests.server.serving import Party, Served, line, party, refusal, run, serving

MALFORMED: list[str | bytes] = [
    "",
    "hello",
    "null",
    "[]",
    "17",
    "NaN",
    "{}",
    b"\x00\xff\xfe",
    b"[" * 10_000,
    '{"type":"choose","seat":0,"choice":"draw","asked":' + "[" * 5_000 + "]" * 5_000 + "}",
    '{"type":"change","options":' + '{"a":' * 2_000 + "1" + "}" * 2_000 + "}",
    '{"type":"change","options":' + '{"a":' * 2_000,
    '{"type":"choose","seat":NaN,"choice":"draw","asked":1}',
    '{"type":"choose","seat":1e400,"choice":"draw","asked":1}',
    '{"type":"choose","seat":"0","choice":"draw","asked":1}',
    '{"type":"choose","seat":0,"choice":["draw"],"asked":1}',
    '{"type":"choose","seat":0,"choice":"draw","asked":1,"by":"bot"}',
    '{"type":"choose","seat":0.5,"choice":"draw","asked":1}',
    '{"type":"chose","seat":0}',
    '{"type":["say"],"text":"x"}',
    '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"x"}{"type":"say","text":"y"}',
    '{"seat":0,"choice":"draw","asked":1}',
]


async def unharmed(served: Served, friends: Party) -> None:
    """The table goes on for everybody."""
    await friends.start()
    await friends.play()
    assert friends.host.over


def test_what_makes_no_sense_is_refused_and_the_socket_lives_on() -> None:
    async def babble() -> None:
        async with serving() as served, party(served, 3) as friends:
            for start in range(0, len(MALFORMED), STRIKES - 2):
                async with line(served) as bare:
                    await bare.hello(friends.table, friends.keys[1])
                    for text in MALFORMED[start : start + STRIKES - 2]:
                        await bare.socket.send(text)
                        answer = await bare.hear_answer()
                        assert isinstance(answer, told.Refused), text
                        assert answer.code == "malformed"
                    await bare.alive()
            await unharmed(served, friends)

    run(babble())


def test_who_only_babbles_is_sent_away() -> None:
    async def babble() -> None:
        async with serving() as served, line(served) as bare:
            for _ in range(STRIKES):
                await bare.socket.send("?")
            assert await bare.closed() == (1008, "malformed")

    run(babble())


def test_a_flood_is_answered_and_ended() -> None:
    async def flood() -> None:
        async with serving(messages_per_second=5.0) as served, party(served, 3) as friends:
            async with line(served) as bare:
                await bare.hello(friends.table, friends.keys[1])
                for number in range(100):
                    await bare.say(type="ping", id=f"ping {number}")
                assert await bare.closed() == (1008, "too-fast")
                answers = [json.loads(text) for text in bare.texts]
                refused = [each for each in answers if each["type"] == "refused"]
                assert {each["code"] for each in refused} == {"too-fast"}
                assert len(refused) == STRIKES
                assert all(each["id"].startswith("ping ") for each in refused)
                assert len([each for each in answers if each["type"] == "pong"]) < 80
            room = await friends.client.room(friends.table)
            assert [seat.here for seat in room.seats] == [True] * 3

    run(flood())


def test_too_long_a_message_is_refused_and_closes_its_socket_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def shout() -> None:
        async with serving() as served, party(served, 3) as friends:
            for size in (16_385, 5_000_000):
                async with line(served) as bare:
                    await bare.hello(friends.table, friends.keys[1])
                    with contextlib.suppress(ConnectionClosed):
                        await bare.say(type="say", seat=1, text="x" * size)
                    assert (await bare.closed())[0] == 1009
                    answer = json.loads(bare.texts[-1])
                    assert (answer["type"], answer["code"]) == ("refused", "too-long")
            metrics = (await friends.client._http.get("/metrics")).text
            assert 'folsom_refusals_total{code="too-long"} 2.0' in metrics
            assert [each for each in caplog.records if each.levelname == "ERROR"] == []
            await unharmed(served, friends)

    run(shout())


def test_who_says_no_hello_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO", 0.2)

    async def keep_silent() -> None:
        async with serving() as served:
            async with line(served) as bare:
                assert await bare.closed() == (1008, "no hello")
            monkeypatch.setattr(sockets, "HELLO", 1.0)
            async with line(served) as bare:
                for message in ("choose", "say"):
                    words = {"choice": "draw", "asked": 1} if message == "choose" else {"text": "x"}
                    answer = await bare.refused(type=message, seat=0, **words)
                    assert answer.code == "no-hello"
                assert await bare.closed() == (1008, "no hello")

    run(keep_silent())


HELLOS: list[tuple[dict[str, Any], str]] = [
    ({"version": PROTOCOL + 1}, "version"),
    ({"table": "NO-SUCH-000"}, "no-table"),
    ({"table": ""}, "no-table"),
    ({"table": "../../etc/passwd"}, "no-table"),
    ({"table": "x" * 9000}, "no-table"),
    ({"table": "'; DROP TABLE entries; --"}, "no-table"),
    ({"table": "\x00\u202e"}, "no-table"),
]


def test_a_strange_hello_is_refused() -> None:
    async def greet() -> None:
        async with serving() as served:
            for words, code in HELLOS:
                async with line(served) as bare:
                    hello = {"type": "hello", "version": PROTOCOL, "table": "A-B-1", **words}
                    assert (await bare.refused(**hello)).code == code
                    assert await bare.closed() == (4000, code)

    run(greet())


def test_one_says_hello_once() -> None:
    async def greet() -> None:
        async with serving() as served, Client(served.address) as client, line(served) as bare:
            await bare.hello((await client.open_table()).table)
            hello = {"type": "hello", "version": PROTOCOL}
            other = (await client.open_table()).table
            assert (await bare.refused(**hello, table=other)).code == "greeted"
            assert (await bare.closed())[0] == 4000

    run(greet())


def test_a_slow_reader_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "ABSENCE", 0.0)

    async def dawdle() -> None:
        async with serving() as served, party(served, 2, seats=[None, None, None]) as friends:
            taken = await friends.client.take_seats(friends.table)
            async with line(served) as slow:
                await slow.hello(friends.table, *taken.keys)
                slow.socket.transport.pause_reading()
                host = friends.host
                live = served.live(friends.table)
                stuck = next(each for each in live.connections if taken.seats[0] in each.seats)
                while not stuck.closing:
                    stuck.tell("x" * 100_000)
                    await asyncio.sleep(0)
                assert taken.seats[0] not in live.presence().here
                await friends.start()
                await host.ask(asked.StandIn(taken.seats[0], "random"))
                await friends.play()
                assert host.over
                slow.socket.transport.abort()

    run(dawdle())


def test_sockets_of_an_address_are_limited() -> None:
    async def crowd() -> None:
        async with serving(sockets_per_address=3) as served:
            async with line(served), line(served), line(served) as last:
                async with line(served) as over:
                    code, reason = await over.closed()
                    assert code == 1013
                    assert "too many" in reason
                await last.alive()
            async with line(served) as again:
                await again.alive()

    run(crowd())


def test_tables_of_an_address_are_limited() -> None:
    async def crowd() -> None:
        async with serving(tables_per_address=3) as served, Client(served.address) as client:
            for _ in range(3):
                await client.open_table()
            assert (await refusal(client.open_table())).code == "too-many"
            assert (await refusal(client.keep_record("x"))).code == "too-many"

    run(crowd())


def test_pages_of_other_sites_open_no_socket() -> None:
    async def come() -> None:
        async with serving(origins=("https://folsom.example",)) as served:
            host = served.address.removeprefix("http://")
            for origin in (f"http://{host}", f"https://{host}", "https://folsom.example"):
                async with line(served, origin=origin) as bare:
                    await bare.alive()
            for origin in (
                "https://evil.example",
                "null",
                f"http://{host}.evil.example",
                "http://[",
                "",
            ):
                with pytest.raises(InvalidStatus) as refused:
                    async with line(served, additional_headers={"Origin": origin}):
                        pass
                assert refused.value.response.status_code == 403

    run(come())


def test_who_talks_without_end_is_told_to_wait() -> None:
    """Words are kept in the table's log, so nobody may fill it with them."""

    async def talk() -> None:
        async with serving() as served, party(served, 2, seats=[None] * 3) as friends:
            host = friends.host
            for _ in range(9):
                await host.ask(asked.Say("la", 0))
            answers = [await _said(host) for _ in range(5)]
            assert "too-fast" in answers
            await host.ask(asked.Ready(0, True))

    async def _said(visit: Visit) -> str:
        try:
            await visit.ask(asked.Say("la", 0))
        except Refused as refused:
            return refused.code
        return ""

    run(talk())
