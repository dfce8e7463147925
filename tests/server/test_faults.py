"""One damaged or poisoned table never stops the others."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from folsom.bots import Thought
from folsom.client import Client, Refused, asked
from folsom.game.catalogue import RULES_VERSION
from folsom.game.express.game import Express
from folsom.server.storage import Store
from folsom.server.tables import AT_ONCE
from folsom.table import entries as log
from folsom.table.chain import START, link
from folsom.table.loading import replay
from folsom.table.storing import StorageError
from folsom.table.thinking import Question
from folsom.wire import PROTOCOL
from tests.server.serving import AtOnce, line, party, play, refusal, run, serving
from tests.table.logs import keep, opening

DAMAGE = {
    "no JSON": b"\xff\x00",
    "unknown kind": b'{"kind":"banana","at":1.0}',
    "illegal choice": b'{"kind":"chose","at":1.0,"seat":0,"choice":"fly","asked":1,"by":"person"}',
    "opened twice": b'{"kind":"opened","at":1.0,"rules":1,"game":"express","options":{},'
    b'"seats":[],"host":""}',
    "no such seat": b'{"kind":"named","at":1.0,"seat":77,"name":"x"}',
    "answer to nothing": b'{"kind":"answered","at":1.0,"seat":0,"agree":true}',
    "back from nothing": b'{"kind":"took-back","at":1.0,"seat":0,"number":3}',
}


def spoil(file: Path, table: str, number: int, body: bytes) -> None:
    """Write into the database behind the server's back."""
    connection = sqlite3.connect(file)
    with connection:
        where = "WHERE table_name = ? AND number = ?"
        changed = connection.execute(f"UPDATE entries SET body = ? {where}", (body, table, number))
        assert changed.rowcount == 1
    connection.close()


def bind_anew(file: Path, table: str) -> None:
    """Give the entries digests as if they had been stored so."""
    connection = sqlite3.connect(file)
    with connection:
        digest = START
        found = "SELECT number, body FROM entries WHERE table_name = ? ORDER BY number"
        for number, body in connection.execute(found, (table,)).fetchall():
            digest = link(digest, table, number, body)
            where = "WHERE table_name = ? AND number = ?"
            connection.execute(f"UPDATE entries SET digest = ? {where}", (digest, table, number))
        connection.execute("UPDATE logs SET digest = ? WHERE name = ?", (digest, table))
    connection.close()


async def opened_by(client: Client, **wishes: Any) -> tuple[str, str]:
    """A table where a game has begun, and its host's key."""
    opened = await client.open_table(**wishes)
    async with client.visit(opened.table, [opened.host]) as host:
        await host.ask(asked.Start())
        await host.ask(asked.Say("hello"))
    return opened.table, opened.host


def test_a_damaged_log_is_set_aside_and_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "folsom.db"
    url = f"sqlite:///{file}"

    async def prepare() -> tuple[list[str], tuple[str, str]]:
        async with serving(url, bot_pause=1000.0) as served, Client(served.address) as client:
            bad = [(await opened_by(client, public=True))[0] for _ in DAMAGE]
            return bad, await opened_by(client, seats=["random"] * 3)

    async def look() -> None:
        async with serving(url) as served, Client(served.address) as client:
            for table in bad:
                refused = await refusal(client.room(table))
                assert refused.code == "set-aside"
                assert table in refused.text
                assert "may choose" not in refused.text
                with pytest.raises(Refused, match="set-aside"):
                    async with client.visit(table):
                        pass
            async with client.visit(good) as visit:
                await visit.until(lambda: visit.over)
            assert await client.tables() == []

    bad, (good, _) = run(prepare())
    for table, body in zip(bad, DAMAGE.values()):
        spoil(file, table, 2, body)
        bind_anew(file, table)
    run(look())


def test_a_log_that_was_changed_is_set_aside_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "folsom.db"

    async def look() -> None:
        url = f"sqlite:///{file}"
        async with serving(url, bot_pause=1000.0) as served, Client(served.address) as client:
            cold, warm = [(await opened_by(client))[0] for _ in range(2)]
            for table in (cold, warm):
                body = (await served.store.entries(table))[2]
                spoil(file, table, 2, body.replace(b"hello", b"nasty"))
            bind_anew(file, warm)
            del served.tables._live[cold]
            for table in (cold, warm):
                refused = await refusal(client.take_seats(table))
                assert refused.code == "set-aside"
                assert refused.text == f"Table '{table}' is damaged: entry 2 was changed."
            metrics = (await client._http.get("/metrics")).text
            assert "folsom_set_aside_total 2.0" in metrics

    run(look())


def test_a_hole_in_a_log_is_told_and_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "folsom.db"
    url = f"sqlite:///{file}"

    async def prepare() -> str:
        async with serving(url, bot_pause=1000.0) as served, Client(served.address) as client:
            return (await opened_by(client))[0]

    async def look() -> None:
        async with serving(url) as served, Client(served.address) as client:
            assert (await refusal(client.room(bad))).code == "set-aside"
            async with party(served, 1, seats=[None, "random", "random"]) as friends:
                await friends.start()
                await friends.play()

    bad = run(prepare())
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("DELETE FROM entries WHERE number = 1")
    connection.close()
    run(look())


async def stored(store: Store, table: str, *entries: log.AnyEntry, rules: int) -> None:
    """Store a table whose bots are long due."""
    opened = opening(time.time(), ["random"] * 3, rules=rules)
    await keep(store, [opened, *entries], table, status="playing", public=True, due=1.0)


def test_tables_of_other_rules_do_not_keep_those_that_are_due_waiting(tmp_path: Path) -> None:
    started = log.Started(at=0.0, seed=1, options={"players": 3}, level="random")

    async def look() -> None:
        async with serving(f"sqlite:///{tmp_path}/folsom.db") as served:
            store = served.store
            for number in range(AT_ONCE + 5):
                code = f"OLD-TABLE-{number:03}"
                await stored(store, code, started, rules=RULES_VERSION + 1)
            await stored(store, "NEW-TABLE-000", started, rules=RULES_VERSION)
            await served.tables._tend_once()
            await served.tables._tend_once()
            async with Client(served.address) as client:
                room = await client.room("OLD-TABLE-001")
                assert (room.status, room.closed) == ("waiting", True)
                async with client.visit("NEW-TABLE-000") as visit:
                    await visit.until(lambda: visit.over)
            while await store.due(time.time(), 1000, but=served.tables._closed):
                await asyncio.sleep(0.01)
            # A process beside this one may still play by their rules.
            row = await store.row("OLD-TABLE-001")
            assert row is not None
            assert (row.due, row.public) == (1.0, True)

    run(look())


class Fault(Exception):
    """Something that should never happen."""


def test_a_fault_in_a_choice_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        async with serving() as served, party(served, 3) as friends, party(served, 3) as others:
            await friends.start()
            await others.start()
            visit = next(each for each in friends.visits if each.seen[each.seats[0]].asked)
            seat = visit.seats[0]
            number = visit.number
            with monkeypatch.context() as patch:
                patch.setattr(Express, "play", _fail_in(served.live(friends.table).table.match))
                refused = await refusal(visit.choose(seat, visit.view(seat)["choices"][0]))
                assert refused.code == "fault"
                assert "Fault" not in refused.text
                await others.play()
            assert visit.number == number
            await friends.play()

    run(fail())


def _fail_in(match: Any) -> Any:
    """A `play` that fails in games with the match's seed of chance."""
    poisoned = match.game.view(None)["wagons"], match.game.view(None)["players"][0]["bandits"]
    whole = Express.play

    def play_or_fail(game: Express, seat: int, choice: Any, *more: Any) -> Any:
        if (game.view(None)["wagons"], game.view(None)["players"][0]["bandits"]) == poisoned:  # type: ignore[index]
            raise Fault("secret: " + str(game.result()))
        return whole(game, seat, choice, *more)

    return play_or_fail


def test_a_fault_in_telling_sets_aside_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        async with serving() as served, party(served, 3) as friends, party(served, 3) as others:
            await friends.start()
            await others.start()
            live = served.live(friends.table)
            visit = next(each for each in friends.visits if each.seen[each.seats[0]].asked)
            seat = visit.seats[0]
            choice = visit.view(seat)["choices"][0]

            def fail_to_tell(*_: Any) -> None:
                raise Fault

            monkeypatch.setattr(type(live), "_tell_update", _only_for(live, fail_to_tell))
            assert (await refusal(visit.choose(seat, choice))).code == "set-aside"
            async with line(served) as bare:
                await bare.say(type="hello", version=PROTOCOL, table=friends.table)
                answer = await bare.hear_answer()
                assert getattr(answer, "code", "") == "set-aside"
            await others.play()
            bodies = await served.store.entries(friends.table)
            table = replay(friends.table, bodies)
            assert table.match is not None
            assert [(move.seat, move.choice) for move in table.match.moves] == [(seat, choice)]

    run(fail())


def _only_for(live: Any, instead: Any) -> Any:
    usual = type(live)._tell_update

    def choose(each: Any, *rest: Any) -> None:
        (instead if each is live else usual)(each, *rest)

    return choose


def test_a_fault_while_bots_play_sets_their_table_aside() -> None:
    class Faulty(AtOnce):
        async def think(self, question: Question, whose: Any) -> Thought | None:
            if question.level == "random":
                raise Fault
            return await super().think(question, whose)

    async def fail() -> None:
        async with serving(thinkers=Faulty) as served, Client(served.address) as client:
            bad = await bots_at_play(client, ["random"] * 3)
            good = await bots_at_play(client, ["greedy"] * 3)
            async with client.visit(good) as visit:
                await visit.until(lambda: visit.over)
            assert (await refusal(client.room(bad))).code == "set-aside"

    run(fail())


async def bots_at_play(client: Client, seats: list[str]) -> str:
    opened = await client.open_table(seats=seats)
    async with client.visit(opened.table, [opened.host]) as host:
        await host.ask(asked.Start())
    return opened.table


def test_the_store_failing_for_a_while_loses_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        async with serving() as served, party(served, 1, seats=[None, "random", "random"]) as one:
            store = served.store

            async def full(*_: Any, **__: Any) -> bool:
                raise StorageError("The disk is full.")

            with monkeypatch.context() as patch:
                patch.setattr(store, "append", full)
                patch.setattr(store, "note", full)
                refused = await refusal(one.host.ask(asked.Start()))
                assert refused.code == "storage"
            with monkeypatch.context() as patch:
                patch.setattr(store, "note", full)
                await one.host.ask(asked.Start())
            await play(one.host)

    run(fail())
