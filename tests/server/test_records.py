"""Records: to download, to watch, and to play on from."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from folsom.cli import app
from folsom.client import Client, asked
from folsom.game.event import seen_by, whole_of
from folsom.record.record import Record
from folsom.table.archive import AT_ONCE, LONGEST
from tests.modes import EXPRESS
from tests.record.playing import played
from tests.server.serving import line, party, play, refusal, run, serving
from tests.server.test_leaks import plain


def test_where_nobody_may_watch_only_those_who_play_get_the_record() -> None:
    async def look() -> None:
        async with serving() as served, party(served, 3, watching=False) as friends:
            await friends.start()
            assert (await refusal(friends.client.record(friends.table))).code == "private"
            for key in (friends.host_key, *friends.keys.values()):
                assert await friends.client.record(friends.table, key=key)

    run(look())


def test_the_record_of_a_game_is_that_of_its_choices(tmp_path: Path) -> None:
    async def whole() -> str:
        async with serving() as served, party(served, 3, seed=31, options={"expert": True}) as one:
            await one.start()
            await one.play()
            record = await one.client.record(one.table)
            match = served.live(one.table).table.match
            assert match is not None
            written = Record.new("express", match.options, 31)
            for move in match.moves:
                written.play(move.seat, move.choice)
            assert record == written.text()
            return record

    file = tmp_path / "game.record"
    file.write_text(run(whole()))
    assert CliRunner().invoke(app, ["check", str(file)]).exit_code == 0


def test_every_game_of_a_room_has_its_record() -> None:
    async def rematch() -> None:
        async with serving() as served, party(served, 1, seats=[None, "random", "random"]) as one:
            records = []
            for _ in range(3):
                await one.start()
                await one.play()
                records.append(await one.client.record(one.table))
            assert len(set(records)) == 3
            for game, record in enumerate(records, start=1):
                assert await one.client.record(one.table, game) == record
            for wrong in (0, 4, 10**8):
                assert (await refusal(one.client.record(one.table, wrong))).code == "no-game"
            await one.host.ask(asked.Reopen())
            assert await one.client.record(one.table) == records[-1]
            await one.start()
            assert await one.client.record(one.table, 3) == records[-1]
            transcript = json.loads(await one.client.record(one.table))
            assert transcript["table"] == one.table

    run(rematch())


def test_no_record_before_the_first_game() -> None:
    async def look() -> None:
        async with serving() as served, Client(served.address) as client:
            table = (await client.open_table()).table
            assert (await refusal(client.record(table))).code == "no-game"
            answer = await client._http.get(f"/api/tables/{table}/record?game=x")
            assert answer.status_code == 400

    run(look())


def test_a_record_is_watched_through_any_eyes() -> None:
    async def watch() -> None:
        record = played({"players": 3, "expert": True}, 8)
        async with serving() as served, Client(served.address) as client:
            kept = await client.keep_record(record.text())
            assert await client.keep_record(record.text()) == kept
            assert (kept.steps, kept.over) == (len(record.choices), True)
            assert (await client._http.get(f"/api/records/{kept.record}")).text == record.text()
            for seat in (None, 0, 2):
                game = record.restart()
                views = [game.view(seat)]
                told = [[event.seen(seat) for event in game.prologue]]
                for mover, choice in record.choices:
                    told.append(seen_by(game.tell(mover, choice), seat))
                    views.append(game.view(seat))
                frames: list[Any] = []
                while len(frames) <= kept.steps:
                    part = await client.frames(kept.record, len(frames), seat)
                    assert 0 < len(part.frames) <= AT_ONCE
                    frames += part.frames
                assert [frame.step for frame in frames] == list(range(kept.steps + 1))
                assert [frame.events for frame in frames] == told
                assert [frame.view for frame in frames] == views
            assert (await client.frames(kept.record, 10**6)).frames == []
            for seat in (3, 99, 999_999_999):
                assert (await refusal(client.frames(kept.record, seat=seat))).code == "no-seat"
            assert (await refusal(client.frames("nothing"))).code == "no-record"
            assert (await refusal(client.frames("a" * 16))).code == "no-record"

    run(watch())


def test_all_cards_of_a_record_are_shown_only_if_its_game_is_over() -> None:
    async def watch() -> None:
        record = played({"players": 3, "expansions": ["horses"]}, 8)
        game = record.restart()
        views = [game.whole_view()]
        told = [[event.whole() for event in game.prologue]]
        for mover, choice in record.choices:
            told.append(whole_of(game.tell(mover, choice)))
            views.append(game.whole_view())
        half = Record.new(record.name, record.options, record.seed)
        for mover, choice in record.choices[:20]:
            half.play(mover, choice)
        async with serving() as served, Client(served.address) as client:
            kept = await client.keep_record(record.text())
            part = await client.frames(kept.record, whole=True)
            assert [frame.view for frame in part.frames] == plain(views[:AT_ONCE])
            assert [frame.events for frame in part.frames] == plain(told[:AT_ONCE])
            begun = await client.keep_record(half.text())
            assert (await refusal(client.frames(begun.record, whole=True))).code == "not-over"
            for wrong in ("eyes=all&seat=1", "eyes=mine"):
                answer = await client._http.get(f"/api/records/{kept.record}/frames?{wrong}")
                assert answer.status_code == 400

    run(watch())


def broken_records() -> list[str]:
    text = played({"players": 3}, 3).text()
    lines = text.split("\n")
    illegal = next(number for number, each in enumerate(lines) if each.startswith("  "))
    return [
        "",
        "x",
        "\n\n\n",
        text[:-1],
        text + "more\n",
        text + text,
        text.replace("seed", "sead", 1),
        "\n".join([*lines[:illegal], "  Nobody: fly", *lines[illegal + 1 :]]),
        "\n".join(lines[: len(lines) // 2]) + "\x00\n",
        "[" * 50_000 + "\n",
        "seed: " + "9" * 5_000 + "\n",
        text.replace("\n", "\n\n"),
    ]


def test_broken_records_are_refused_with_the_line() -> None:
    async def send() -> None:
        async with serving() as served, Client(served.address) as client:
            for text in broken_records():
                refused = await refusal(client.keep_record(text))
                assert refused.code == "record", text[:80]
                assert "line" in refused.text or "the record:" in refused.text, refused.text
                assert len(refused.text) < 1000
            answer = await client._http.post("/api/records", content=b"\xff\xfe\x00")
            assert (answer.status_code, answer.json()["code"]) == (422, "record")
            answer = await client._http.post("/api/records", content=b"x" * (LONGEST + 1))
            assert (answer.status_code, answer.json()["code"]) == (413, "too-long")

    run(send())


def test_strange_seeds_are_kept_and_played_on() -> None:
    async def send() -> None:
        async with serving() as served, Client(served.address) as client:
            for seed in (0, -1, 2**63, 10**100):
                text = played({"players": 3}, seed, 5).text()
                kept = await client.keep_record(text)
                opened = await client.play_on(kept.record, step=2, seats=[None] * 3)
                async with client.visit(opened.table, [opened.host]) as host:
                    await host.ask(asked.Start(level="random"))
                    await host.until(lambda host=host: host.over)  # type: ignore[misc]

    run(send())


@pytest.mark.parametrize("mode", ["3 players", "pairs, expert", "Mei"])
def test_from_the_middle_of_a_record_one_plays_on(mode: str) -> None:
    async def go_on() -> None:
        record = played(EXPRESS[mode], 12)
        half = len(record.choices) // 2
        game = record.restart()
        for mover, choice in record.choices[:half]:
            game.play(mover, choice)
        seats: list[str | None] = [None, *["random"] * (game.seats - 1)]
        async with serving() as served, Client(served.address) as client:
            kept = await client.keep_record(record.text())
            opened = await client.play_on(kept.record, step=half, seats=seats)
            taken = await client.take_seats(opened.table)
            keys = [opened.host, *taken.keys]
            async with client.visit(opened.table, keys) as visit:
                assert visit.room is not None
                assert visit.room.seeded
                for order in (
                    asked.Wish(0, ["Doc"]),
                    asked.Change(options={}),
                    asked.Change(seats=5),
                ):
                    assert (await refusal(visit.ask(order))).code == "fixed"
                await visit.ask(asked.Change(clock=60))
                number = await visit.ask(asked.Start())
                async with line(served) as bare:
                    await bare.hello(opened.table)
                    await bare.say(type="story")
                    answer: Any = await bare.hear_answer()
                    assert len(answer.steps) >= half + 1
                assert visit.number >= number
                await play(visit)
            text = await client.record(opened.table)
            whole = Record.parse(text, "it")
            assert whole.choices[:half] == record.choices[:half]
            assert whole.game.over

    run(go_on())


def test_where_no_game_can_go_on_none_is_opened() -> None:
    async def try_it() -> None:
        record = played({"players": 3}, 12)
        steps = len(record.choices)
        async with serving() as served, Client(served.address) as client:
            name = (await client.keep_record(record.text())).record
            three: list[str | None] = [None] * 3
            for step, seats, code in (
                (-1, three, "no-step"),
                (steps + 1, three, "no-step"),
                (steps, three, "over"),
                (3, [None] * 2, "set-up"),
                (3, [], "set-up"),
                (3, [None, None, "genius"], "unknown-bot"),
            ):
                ask = client.play_on(name, step=step, seats=seats)
                assert (await refusal(ask)).code == code
            missing = client.play_on("missing", step=0, seats=three)
            assert (await refusal(missing)).code == "no-record"
            assert await client.tables() == []

    run(try_it())


def test_reading_a_record_delays_nobody() -> None:
    async def both() -> None:
        texts = [played(EXPRESS["expert, 7"], seed).text() for seed in (4, 5, 6)]
        async with serving() as served, party(served, 1, seats=[None, "random", "random"]) as one:
            await one.start()
            keeping = [one.client.keep_record(text) for text in texts]
            answers, _ = await asyncio.gather(asyncio.gather(*keeping), one.play())
            assert len({answer.record for answer in answers}) == 3

    run(both())
