"""Nobody is sent anything that they may not know: all that sockets received, over whole games."""

import json
import re
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from folsom.client import Client, asked
from folsom.game.catalogue import start
from folsom.game.event import Event, seen_by
from folsom.game.protocol import Game
from folsom.table import entries as log
from folsom.table.keys import digest
from folsom.wire import PROTOCOL
from tests.server.process import process
from tests.server.serving import Line, Served, by_chance, line, play, run, serving
from tests.standing import what_happened
from tests.table.modes import MODES, table_of

SEED = 1234567890123


class Ears:
    """Bare sockets of every seat, a spectator and a shared device, and all that they received."""

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}
        self.eyes: dict[str, list[int | None]] = {}
        self.secrets: list[str] = []


@asynccontextmanager
async def eavesdropped(
    served: Served, options: dict[str, Any], seed: int | None
) -> AsyncIterator[tuple[Client, str, str, Ears]]:
    """A table played on one device while others listen; its code and the host's key."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(served.address))
        seats = options["players"]
        opened = await client.open_table(**table_of(options), seed=seed)
        ears = Ears()
        keys = [
            (await client.take_seats(opened.table, seats=[seat])).keys[0] for seat in range(seats)
        ]
        held: dict[str, list[int]] = {f"seat {seat}": [seat] for seat in range(seats)}
        for name, own in {**held, "watcher": [], "device": [0, 1]}.items():
            ears.lines[name] = await stack.enter_async_context(line(served))
            await ears.lines[name].hello(opened.table, *(keys[seat] for seat in own), since=0)
            ears.eyes[name] = [*own] or [None]
        ears.secrets = [opened.host, *keys]
        visit = client.visit(opened.table, [opened.host, *keys])
        device = await stack.enter_async_context(visit)
        await device.ask(asked.Start())
        await play(device, pick=by_chance(9))
        await device.ask(asked.Say("the end", 0))
        for each in ears.lines.values():
            while not each.texts[-1:] or '"the end"' not in each.texts[-1]:
                await each.hear()
        yield client, opened.table, opened.host, ears


def told_by_the_rules(
    started: log.Started, chosen: list[tuple[int, log.Chose]], name: str = "express"
) -> dict[int, tuple[list[Event], Game]]:
    """What happened under each number, and the game after it."""
    game = start(name, started.options, started.seed, started.chance)
    told: dict[int, tuple[list[Event], Game]] = {chosen[0][0] - 1: (game.prologue, game.copy())}
    for number, entry in chosen:
        events = game.tell(entry.seat, entry.choice, entry.chance)
        told[number] = (events, game.copy())
    return told


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("mode", MODES)
def test_every_socket_is_told_what_its_eyes_may_see_and_no_more(mode: str) -> None:
    async def listen() -> None:
        async with serving() as served, eavesdropped(served, MODES[mode], None) as heard:
            _, table, _, ears = heard
            entries = [log.decode(body) for body in await served.store.entries(table)]
            (started,) = [each for each in entries if isinstance(each, log.Started)]
            chosen = [(n, each) for n, each in enumerate(entries) if isinstance(each, log.Chose)]
            truth = told_by_the_rules(started, chosen, MODES[mode].get("game", "express"))
            for name, each in ears.lines.items():
                check(name, [json.loads(text) for text in each.texts], ears.eyes[name], truth)
            everything = "\n".join(text for each in ears.lines.values() for text in each.texts)
            digests = re.findall(r"[0-9a-f]{64}", everything)
            assert digests == []
            for secret in (*ears.secrets, str(started.seed)):
                assert secret not in everything

    def check(name: str, said: list[Any], eyes: list[int | None], truth: Any) -> None:
        happened = [each for each in said if each["type"] == "happened"]
        assert {each["seat"] for each in happened} == set(eyes), name
        for eye in eyes:
            numbers = [each["number"] for each in happened if each["seat"] == eye]
            assert numbers == sorted(truth), name
        for each in happened:
            events, game = truth[each["number"]]
            eye = each["seat"]
            assert each["events"] == plain(seen_by(events, eye))
            assert each["view"] == plain(game.view(eye))

    run(listen())


HOST_CANNOT_SEE = ("seed", "key", "digest", "host_key", "secret")


def test_messages_and_answers_have_only_the_words_that_are_documented() -> None:
    async def listen() -> None:
        async with serving() as served, eavesdropped(served, MODES["4 players"], SEED) as heard:
            client, table, _, ears = heard
            words: set[str] = set()
            for each in ears.lines.values():
                for text in each.texts:
                    collect(json.loads(text), words)
            for path in (f"/api/tables/{table}", "/api/tables", "/metrics", "/api/catalogue"):
                answer = await client._http.get(path)
                assert str(SEED) not in answer.text
                assert not re.search(r"[0-9a-f]{64}", answer.text)
                if path.startswith("/api"):
                    collect(answer.json(), words)
            assert words.isdisjoint(HOST_CANNOT_SEE)

    def collect(value: Any, words: set[str]) -> None:
        if isinstance(value, dict):
            words.update(value)
        for inner in value.values() if isinstance(value, dict) else value:
            if isinstance(inner, dict | list):
                collect(inner, words)

    run(listen())


def test_during_play_the_record_is_what_spectators_saw() -> None:
    async def look() -> None:
        async with serving() as served, Client(served.address) as client:
            opened = await client.open_table(seats=[None, None, None], seed=SEED)
            taken = await client.take_seats(opened.table, seats=[0, 1, 2])
            async with (
                client.visit(opened.table, [opened.host, *taken.keys]) as device,
                line(served) as watcher,
            ):
                await watcher.hello(opened.table)
                await device.ask(asked.Start())
                for _ in range(25):
                    seat = served.live(opened.table).table.match.game.decider()  # type: ignore[union-attr]
                    await device.choose(seat, device.view(seat)["choices"][-1])
                for key in ("", opened.host, *taken.keys):
                    text = await client.record(opened.table, key=key)
                    assert str(SEED) not in text
                    steps = json.loads(text)["steps"]
                    while (
                        len(watcher.texts) < 300
                        and f'"number":{steps[-1]["number"]},' not in (watcher.texts[-1])
                    ):
                        await watcher.hear()
                    seen = [json.loads(each) for each in watcher.texts]
                    happened = [each for each in seen if each["type"] == "happened"]
                    assert [each["events"] for each in steps] == [
                        what_happened(each["events"]) for each in happened
                    ]

    run(look())


def test_logs_tell_no_secrets(tmp_path: Path) -> None:
    async def whole(address: str) -> list[str]:
        async with Client(address) as client:
            opened = await client.open_table(seats=[None, "random", "random"], seed=SEED)
            taken = await client.take_seats(opened.table, name="Ada")
            keys = [opened.host, *taken.keys]
            async with client.visit(opened.table, keys) as visit:
                await visit.ask(asked.Start())
                await play(visit)
            await client.record(opened.table, key=taken.keys[0])
            # However a client writes it.
            hello = {"type": "hello", "keys": keys, "table": opened.table, "version": PROTOCOL}
            for fields in (hello, dict(reversed(hello.items()))):
                async with connect(address.replace("http", "ws") + "/ws", open_timeout=60) as bare:
                    await bare.send(json.dumps(fields, separators=(",", ":")))
                    await bare.recv()
            return keys

    async def listen() -> list[str]:
        url = f"sqlite:///{tmp_path}/folsom.db"
        async with process(url, tmp_path / "log", log_level="debug") as server:
            keys = await whole(server.address)
            await server.end(signal.SIGTERM)
            return keys

    keys = run(listen())
    said = (tmp_path / "log").read_text()
    assert said
    for line_of_log in said.splitlines():
        json.loads(line_of_log)
    parts = [key[at : at + 8] for key in keys for at in range(len(key) - 7)]
    for secret in (*parts, *map(digest, keys), str(SEED)):
        assert secret not in said
