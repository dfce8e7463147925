"""Who may watch, and what people at a table say."""

import pytest

from folsom.client import Client, Refused, asked
from folsom.table.company import NOTES
from folsom.table.story import story
from tests.table.local import local
from tests.table.people import caught_up, line, party, refusal, run


def test_where_nobody_may_watch_nobody_does() -> None:
    async def look() -> None:
        async with local() as here, party(here, 3, watching=False) as friends:
            for key in ("", "wrong", friends.keys[0][:-1]):
                with pytest.raises(Refused, match="private"):
                    async with friends.client.visit(friends.table, [key]):
                        pass

    run(look())


def test_watchers_go_when_the_host_wants_none() -> None:
    async def look() -> None:
        async with local() as here, party(here, 1, seats=[None] * 3) as friends:
            async with line(here) as watcher:
                await watcher.hello(friends.table)
                await friends.host.ask(asked.Change(watching=False))
                assert (await watcher.closed())[0] == 4000
            await friends.host.until(lambda: friends.host.room.watchers == 0)  # type: ignore[union-attr]

    run(look())


ZALGO = "Z" + "\u0300\u0301\u0302\u0303\u0304" * 10 + "orro"


CLEANED = [
    ("  Ann \t\n Lee ", "Ann Lee"),
    ("Ann\x00\x07\x1b[31m", "Ann[31m"),
    ("\u202eevil\u202c\u200b\u2066x", "evilx"),
    (ZALGO, "Z\u0300\u0301orro"),
    ("\ue000\ufdd0", ""),
    ("<b>Ann</b>", "<b>Ann</b>"),
    ("Zoe\u0308", "Zo\u00eb"),
    ("\u1112\u1161\u11ab", "\ud55c"),
]


def test_names_and_words_are_cleaned() -> None:
    async def speak(client: Client, given: str, shown: str) -> None:
        table = (await client.open_table()).table
        if not shown:
            assert (await refusal(client.take_seats(table, name=given))).code == "name"
            return
        taken = await client.take_seats(table, name=given)
        assert (await client.room(table)).seats[0].name == shown
        async with client.visit(table, taken.keys) as visit:
            await visit.ask(asked.Rename(0, "Someone"))
            await visit.ask(asked.Rename(0, given))
            assert (await client.room(table)).seats[0].name == shown
            await visit.ask(asked.Say(given, 0))
            assert (visit.chat[-1].name, visit.chat[-1].text) == (shown, shown)
            for blank in ("\ue000\ufdd0", "\u3164", "\u2800"):
                assert (await refusal(visit.ask(asked.Say(blank, 0)))).code == "empty"
                assert (await refusal(visit.ask(asked.Rename(0, blank)))).code == "name"

    async def speak_all() -> None:
        async with local() as here, here.client() as client:
            for given, shown in CLEANED:
                await speak(client, given, shown)

    run(speak_all())


def test_long_words_are_cut() -> None:
    async def speak() -> None:
        async with local() as here, party(here, 1, seats=[None] * 3) as friends:
            await friends.host.ask(asked.Say("word " * 1000, 0))
            assert len(friends.host.chat[-1].text) <= 300
            await friends.host.ask(asked.Rename(0, "x" * 1000))
            assert (await friends.client.room(friends.table)).seats[0].name == "x" * 24

    run(speak())


def test_watchers_talk_among_themselves() -> None:
    async def talk() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            player = friends.visits[1]
            async with friends.client.visit(friends.table, name="Eve\u202e") as watcher:
                await watcher.ask(asked.Say("psst"))
                await watcher.ask(asked.React("laugh"))
                last = await player.ask(asked.Say("hello", 1))
                await player.ask(asked.React("hat", 1))
                assert (await refusal(watcher.ask(asked.Say("me", 1)))).code == "not-yours"
                assert (await refusal(player.ask(asked.Say("me")))).code == "seated"
                assert (await refusal(player.ask(asked.React("spit", 1)))).code == "unknown-sign"
                await caught_up(watcher, last + 1)
                said = [(each.seat, each.name, each.text, each.sign) for each in watcher.chat]
                assert said == [
                    (None, "Eve", "psst", ""),
                    (None, "Eve", "", "laugh"),
                    (1, "Person 1", "hello", ""),
                    (1, "Person 1", "", "hat"),
                ]
                assert [each.text for each in player.chat] == ["hello", ""]
            async with friends.client.visit(friends.table, [friends.keys[0]]) as again:
                assert [each.text for each in again.chat] == ["hello", ""]

    run(talk())


def test_renaming_pushes_out_nothing_that_others_did() -> None:
    async def rename() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            await friends.visits[2].ask(asked.Leave(2))
            mallory = friends.visits[1]
            for number in range(NOTES + 10):
                await mallory.ask(asked.Rename(1, f"Mallory {number % 2}"))
            async with friends.client.visit(friends.table, [friends.keys[0]]) as again:
                told = [(each.what, each.name, each.was) for each in again.chat]
            left, last = ("left", "Person 2", ""), ("renamed", "Mallory 1", "Mallory 0")
            assert told == [left, last]
            steps = await story(here.live(friends.table).table, 0)
            notes = [note for step in steps for note in step.notes]
            assert [(note.what, note.name, note.was) for note in notes] == [left, last]
            await friends.host.ask(asked.Rename(0, "Ann"))
            assert [each.seat for each in here.live(friends.table).table.chat] == [2, 1, 0]
            assert (await refusal(mallory.ask(asked.Rename(1, "Mallory 1")))).code == "no-change"

    run(rename())


def test_the_room_says_who_is_here() -> None:
    async def look() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host = friends.host
            room = await friends.client.room(friends.table)
            assert [seat.here for seat in room.seats] == [True, True, False]
            async with friends.client.visit(friends.table):
                assert (await friends.client.room(friends.table)).watchers == 1
            await friends.visits[1].__aexit__()
            await host.until(lambda: not host.room.seats[1].here)  # type: ignore[union-attr]
            assert host.room is not None
            assert host.room.seats[1].away is not None

    run(look())
