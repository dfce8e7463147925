"""Long work is charged to whoever asks for it, by what it costs."""

import gzip
import json

import httpx
import pytest

from folsom.client import asked
from folsom.learn import puzzles
from folsom.server import guard
from folsom.server.config import Config
from folsom.server.metrics import Metrics
from folsom.wire import told
from tests.record.playing import played
from tests.server.serving import asking, line, party, run, serving
from tests.table.people import refusal

FEW = 0.1
"""So little work a second that nothing comes back while a test runs; 2 milliseconds at once."""


def text() -> str:
    return played({"players": 4}, 1).text()


async def until_refused(ask: httpx.AsyncClient, method: str, path: str, **more: object) -> int:
    """How many such requests are answered before one is refused as too much."""
    for times in range(1000):
        answer = await ask.request(method, path, **more)  # type: ignore[arg-type]
        if answer.status_code == 429:
            assert answer.json()["code"] == "too-fast"
            return times
        assert answer.status_code < 300, answer.text
    return 1000


def test_records_are_charged_by_their_length() -> None:
    async def ask() -> None:
        record = text()
        begun = played({"players": 4}, 1, most=0).text()
        async with serving(work_per_second=FEW) as served, asking(served) as http:
            assert await until_refused(http, "POST", "/api/records", content=record) == 1
            assert (await http.get("/api/catalogue")).status_code == 200
        async with serving(work_per_second=FEW) as served, asking(served) as http:
            assert await until_refused(http, "POST", "/api/records", content=begun) > 1

    run(ask())


def test_frames_are_charged_by_how_many_are_shown() -> None:
    async def ask() -> None:
        async with serving(work_per_second=5.0) as served, asking(served) as http:
            name = (await http.post("/api/records", content=text())).json()["record"]
            assert await until_refused(http, "GET", f"/api/records/{name}/frames") < 5
            assert (await http.get(f"/api/records/{name}")).status_code == 200

    run(ask())


def test_puzzles_are_charged_by_what_others_think_there() -> None:
    async def ask() -> None:
        path = f"/api/puzzles/{next(iter(puzzles()))}"
        async with serving(work_per_second=FEW) as served, asking(served) as http:
            assert await until_refused(http, "POST", path, json={}) == 1

    run(ask())


def test_stories_are_charged_by_their_length() -> None:
    async def ask() -> None:
        async with serving(work_per_second=0.5) as served, party(served, 3) as friends:
            await friends.start()
            async with line(served) as bare:
                await bare.hello(friends.table)
                for _ in range(20):
                    await bare.say(type="story")
                    assert type(await bare.hear_answer()).__name__ == "StoryTold"
            await friends.play()
            async with line(served) as bare:
                await bare.hello(friends.table)
                for _ in range(10):
                    await bare.say(type="story")
                answers = [await bare.hear_answer() for _ in range(10)]
                assert isinstance(answers[-1], told.Refused)
                assert answers[-1].code == "too-fast"

    run(ask())


def test_frames_are_packed_for_those_who_like_it() -> None:
    async def ask() -> None:
        async with serving() as served, asking(served) as http:
            name = (await http.post("/api/records", content=text())).json()["record"]
            bodies = []
            for accepted in ("gzip", "identity"):
                async with http.stream(
                    "GET", f"/api/records/{name}/frames", headers={"Accept-Encoding": accepted}
                ) as answer:
                    bodies.append(b"".join([part async for part in answer.aiter_raw()]))
                    assert answer.headers["vary"] == "Accept-Encoding"
            assert json.loads(gzip.decompress(bodies[0])) == json.loads(bodies[1])
            assert 4 * len(bodies[0]) < len(bodies[1])

    run(ask())


def test_the_sockets_of_an_address_may_say_as_much_as_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folsom.server.guard.time.monotonic", lambda: 0.0)
    one = guard.Guard(Config(messages_per_second=2.0), Metrics())
    crowd = [guard.SocketLimits(one, "192.0.2.1", 2.0) for _ in range(15)]
    assert sum(each.message() for _ in range(6) for each in crowd) == 60
    neighbour = guard.SocketLimits(one, "192.0.2.2", 2.0)
    assert sum(neighbour.message() for _ in range(9)) == 6
    questions = [guard.SocketLimits(one, "192.0.2.3", 2.0) for _ in range(15)]
    assert sum(each.question() for each in questions) == 12


def test_the_sockets_of_an_address_may_chat_as_much_as_four(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("folsom.server.guard.time.monotonic", lambda: 0.0)
    one = guard.Guard(Config(), Metrics())
    crowd = [guard.SocketLimits(one, "192.0.2.1", 20.0) for _ in range(6)]
    assert sum(each.chat() for _ in range(10) for each in crowd) == 40
    neighbour = guard.SocketLimits(one, "192.0.2.2", 20.0)
    assert sum(neighbour.chat() for _ in range(12)) == 10


def test_another_name_counts_as_something_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def rename() -> None:
        async with serving() as served, party(served, 1, seats=[None] * 3) as friends:
            monkeypatch.setattr(guard, "CHATTER", (0.0, 3.0))
            async with friends.client.visit(friends.table, [friends.keys[0]]) as visit:
                for number in range(2):
                    await visit.ask(asked.Rename(0, f"Ann {number}"))
                await visit.ask(asked.Say("hello", 0))
                assert (await refusal(visit.ask(asked.Rename(0, "Eve")))).code == "too-fast"
                assert (await friends.client.room(friends.table)).seats[0].name == "Ann 1"

    run(rename())
