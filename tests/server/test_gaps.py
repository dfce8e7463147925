"""Between storing and telling: whatever goes wrong there, the log and the people agree."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from folsom.client import Client, asked
from folsom.server import tables
from folsom.table import entries as log
from folsom.table.company import MARKS
from folsom.table.loading import replay
from folsom.table.refusal import Refusal
from folsom.table.storing import StorageError
from tests.server.serving import Served, caught_up, line, party, refusal, run, serving


class Breaking:
    """A store whose next calls of one kind fail, before or after they are carried out."""

    def __init__(self, served: Served, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self._real = getattr(served.store, word)
        self.before = self.after = 0
        monkeypatch.setattr(served.store, word, self)

    async def __call__(self, *values: Any, **more: Any) -> Any:
        if self.before:
            self.before -= 1
            raise StorageError("The line is broken.")
        done = await self._real(*values, **more)
        if self.after:
            self.after -= 1
            raise StorageError("The line broke.")
        return done


def test_what_was_stored_when_the_line_broke_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def suffer() -> None:
        async with serving() as served, party(served, 3) as friends:
            append = Breaking(served, "append", monkeypatch)
            append.after = 1
            number = await friends.host.ask(asked.Say("once", 0))
            for visit in friends.visits:
                await caught_up(visit, number)
                assert [each.text for each in visit.chat] == ["once"]

    run(suffer())


def test_what_may_be_stored_is_told_once_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TENDING", 0.01)

    async def suffer() -> None:
        async with serving() as served, party(served, 3) as friends:
            append = Breaking(served, "append", monkeypatch)
            entries = Breaking(served, "read", monkeypatch)
            append.after = entries.before = 1
            say = asked.Say("once", 0)
            refused = await refusal(friends.host.ask(say))
            assert (refused.code, refused.text.endswith("try again.")) == ("storage", True)
            for visit in friends.visits:
                await visit.until(lambda visit=visit: visit.chat != [])  # type: ignore[misc]
            number = await friends.host.ask(say)
            assert number == friends.host.chat[-1].number
            assert len(friends.host.chat) == 1

    run(suffer())


def test_what_was_not_stored_is_refused_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def suffer() -> None:
        async with serving() as served, party(served, 3) as friends:
            append = Breaking(served, "append", monkeypatch)
            append.before = 1
            say = asked.Say("later", 0)
            assert (await refusal(friends.host.ask(say))).code == "storage"
            assert friends.host.chat == []
            await friends.start()
            await friends.host.ask(say)
            await friends.play()

    run(suffer())


def test_what_is_stored_is_done_though_lists_do_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    async def suffer() -> None:
        async with serving() as served, party(served, 3) as friends:
            note = Breaking(served, "note", monkeypatch)
            note.before = 1
            await friends.start()
            row = await served.store.row(friends.table)
            assert row is not None
            assert row.due is not None
            await served.tables._look_after(friends.table)
            row = await served.store.row(friends.table)
            assert row is not None
            assert (row.status, row.due) == ("playing", None)

    run(suffer())


def test_an_asker_who_gives_up_leaves_no_gap() -> None:
    async def give_up() -> None:
        async with serving() as served, party(served, 3) as friends:
            live = served.live(friends.table)
            for ticks in range(12):
                text = f"{ticks} ticks"
                spoke = log.Spoke(at=0.0, name="", seat=0, text=text)
                task = asyncio.create_task(served.tables.do(live, lambda _, spoke=spoke: spoke))  # type: ignore[misc]
                for _ in range(ticks):
                    await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            number = await friends.host.ask(asked.Say("last", 0))
            stored = [log.decode(body) for body in await served.store.entries(friends.table)]
            spoken = [entry.text for entry in stored if isinstance(entry, log.Spoke)]
            for visit in friends.visits:
                await caught_up(visit, number)
                assert [each.text for each in visit.chat] == spoken
            assert spoken[-1] == "last"

    run(give_up())


def test_nothing_is_done_twice_however_much_others_do() -> None:
    async def say_again() -> None:
        async with serving() as served, party(served, 2, seats=[None] * 3) as friends:
            say = asked.Say("once", 0)
            number = await friends.host.ask(say)
            others = [friends.visits[1].ask(asked.Ready(1, True)) for _ in range(3 * MARKS)]
            own = [friends.host.ask(asked.Ready(0, True)) for _ in range(MARKS - 1)]
            await asyncio.gather(*others, *own)
            assert await friends.host.ask(say) == number
            stored = [log.decode(body) for body in await served.store.entries(friends.table)]
            assert [e.text for e in stored if isinstance(e, log.Spoke) and e.text] == ["once"]

    run(say_again())


def test_what_a_host_without_a_seat_asks_for_is_done_once_however_much_others_do() -> None:
    async def ask_again() -> None:
        async with serving() as served, Client(served.address) as client:
            opened = await client.open_table(seats=["random"] * 3)
            async with (
                client.visit(opened.table, [opened.host]) as host,
                client.visit(opened.table, name="Loud") as loud,
            ):
                change = asked.Change(clock=60)
                number = await host.ask(change)
                live = served.live(opened.table)
                for each in range(5 * MARKS):
                    words = log.Spoke(at=0.0, name="Loud", text="la", mark=f"{each:016}")
                    words.said_by = "watcher"
                    await served.tables.do(live, lambda _, words=words: words)  # type: ignore[misc]
                await loud.ask(asked.Say("la"))
                assert await host.ask(change) == number
                start = asked.Start()
                started = await host.ask(start)
                assert await host.ask(start) == started
            again = replay(opened.table, await served.store.entries(opened.table))
            assert again.done(change.id) == number
            assert again.done(start.id) == started

    run(ask_again())


def test_a_table_that_was_put_away_is_written_to_by_nobody() -> None:
    async def put_away() -> None:
        async with serving(idle=0.0) as served, Client(served.address) as client:
            opened = await client.open_table()
            before = await served.tables.find(opened.table)
            await asyncio.sleep(0.001)
            served.tables._put_away()
            assert opened.table not in served.tables._live
            async with client.visit(opened.table) as visit:
                spoke = log.Spoke(at=0.0, name="", seat=0, text="hello")
                number = await served.tables.do(before, lambda _: spoke)
                await caught_up(visit, number)
                assert visit.chat[-1].text == "hello"

    run(put_away())


def test_a_table_is_not_put_away_while_it_is_written_to() -> None:
    async def put_away() -> None:
        async with serving(idle=0.0) as served, Client(served.address) as client:
            opened = await client.open_table()
            live = await served.tables.find(opened.table)
            spoke = log.Spoke(at=0.0, name="", seat=0, text="hello")
            task = asyncio.create_task(served.tables.do(live, lambda _: spoke))
            while not live.busy:
                await asyncio.sleep(0)
            served.tables._put_away()
            assert served.live(opened.table) is live
            await task

    run(put_away())


def test_who_is_at_a_table_set_aside_writes_no_more() -> None:
    async def write() -> None:
        async with serving() as served, party(served, 3) as friends:
            live = served.live(friends.table)
            served.tables._give_up(live, RuntimeError("on purpose"))
            before = await served.store.entries(friends.table)
            spoke = log.Spoke(at=0.0, name="", seat=0, text="hello")
            with pytest.raises(Refusal, match="set aside"):
                await served.tables.do(live, lambda _: spoke)
            assert await served.store.entries(friends.table) == before

    run(write())


def test_who_comes_while_something_is_stored_hears_it_once() -> None:
    async def come() -> None:
        async with serving() as served, party(served, 2, seats=[None] * 3) as friends:
            for ticks in range(0, 18, 2):
                word = f"after {ticks} ticks"
                saying = asyncio.create_task(friends.host.ask(asked.Say(word, 0)))
                for _ in range(ticks):
                    await asyncio.sleep(0)
                async with line(served) as late:
                    await late.hello(friends.table)
                    await saying
                    await late.alive()
                    assert sum(text.count(word) for text in late.texts) == 1

    run(come())


def test_friends_who_come_at_the_same_moment_all_find_a_seat() -> None:
    async def come() -> None:
        async with serving() as served, Client(served.address) as client:
            opened = await client.open_table(seats=[None] * 4)
            coming = [client.take_seats(opened.table, name=f"Friend {n}") for n in range(4)]
            taken = await asyncio.gather(*coming)
            assert sorted(each.seats[0] for each in taken) == [0, 1, 2, 3]
            for each in taken:
                async with client.visit(opened.table, each.keys) as visit:
                    assert visit.seats == each.seats
            assert (await refusal(client.take_seats(opened.table))).code == "full"

    run(come())


def test_bots_go_on_after_the_store_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TENDING", 0.01)

    async def suffer() -> None:
        async with serving() as served, Client(served.address) as client:
            opened = await client.open_table(seats=["random"] * 3)
            append = Breaking(served, "append", monkeypatch)
            entries = Breaking(served, "read", monkeypatch)
            async with client.visit(opened.table, [opened.host]) as visit:
                await visit.ask(asked.Start())
                for failing in range(1, 4):
                    await caught_up(visit, 10 * failing)
                    append.after = append.before = entries.before = failing
                await visit.until(lambda: visit.over)
            stored = [log.decode(body) for body in await served.store.entries(opened.table)]
            answers = [(e.seat, e.asked) for e in stored if isinstance(e, log.Chose)]
            assert len(set(answers)) == len(answers)

    run(suffer())


def test_a_log_that_lost_something_sets_the_table_aside(tmp_path: Path) -> None:
    file = tmp_path / "folsom.db"

    async def lose() -> None:
        async with serving(f"sqlite:///{file}") as served, party(served, 3) as friends:
            number = await friends.host.ask(asked.Say("gone", 0))
            with contextlib.closing(sqlite3.connect(file)) as other, other:
                other.execute("DELETE FROM entries WHERE number = ?", (number,))
            refused = await refusal(friends.host.ask(asked.Say("on top of nothing", 0)))
            assert refused.code == "set-aside"

    run(lose())
