"""A seat belongs to its person: leaving, coming back, hosting, and being told why."""

from typing import Any

import pytest

from folsom.client import asked
from folsom.table.loading import replay
from folsom.table.storing import StorageError
from folsom.wire import told
from tests.table.knocking import room_of
from tests.table.local import local
from tests.table.people import line, party, refusal, run
from tests.table.test_consent import same_again

ID = "0123456789abcdefghijkl"


def test_the_host_frees_nobodys_seat_in_a_game() -> None:
    """The host freed a person's seat, sat down there and saw the hand."""

    async def cheat() -> None:
        async with local() as here, party(here, 3) as friends:
            host, guest, _ = friends.visits
            await friends.start()
            hand = guest.view(1)["players"][1]["cards"]
            assert (await refusal(host.ask(asked.Leave(1)))).code == "playing"
            assert (await refusal(host.ask(asked.PutBot(1, "random")))).code == "taken"
            for keys in ([], [friends.host_key], [friends.host_key, friends.keys[0]]):
                take = friends.client.take_seats(friends.table, seats=[1], keys=keys)
                assert (await refusal(take)).code == "taken"
            await guest.drop()
            async with friends.client.visit(friends.table, [friends.keys[1]]) as again:
                assert again.view(1)["players"][1]["cards"] == hand

    run(cheat())


def test_who_left_finds_the_seat_reserved() -> None:
    """A watcher got the seat of a host who had left."""

    async def leave() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3) as friends:
            host, guest, third = friends.visits
            await friends.start()
            hand = host.view(0)["players"][0]["cards"]
            number = await host.ask(asked.Leave(0))
            await friends.caught_up(number)
            await host.until(lambda: host.seats == [])
            assert (host.why, host.host) == ("left", False)
            assert list(host.seen) == [None]
            take = friends.client.take_seats(friends.table, seats=[0])
            assert (await refusal(take)).code == "taken"
            assert (await refusal(friends.client.take_seats(friends.table))).code == "full"
            for order in (asked.StandIn(0), asked.Leave(0), asked.HandOver(0)):
                assert (await refusal(guest.ask(order))).code == "left"
            said = [(each.what, each.seat, each.name) for each in third.chat]
            assert said == [("left", 0, "Person 0"), ("hosts", 1, "Person 1")]
            assert room_of(third).host == 1
            await guest.until(lambda: guest.host)
            assert guest.why == "hosts"
            await same_again(here, friends)
            keys = [friends.host_key, friends.keys[0]]
            async with friends.client.visit(friends.table, keys) as back:
                assert (back.seats, back.host) == ([0], False)
                assert back.view(0)["players"][0]["cards"] == hand
                await third.until(lambda: third.chat[-1].what == "came-back")
                assert not room_of(third).seats[0].left
                assert room_of(third).seats[0].level is None
            await same_again(here, friends)

    run(leave())


def test_the_story_tells_who_left_and_who_hosts() -> None:
    async def leave() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            await friends.step()
            number = await friends.host.ask(asked.Leave(0))
            async with line(here) as bare:
                await bare.hello(friends.table)
                await bare.say(type="story")
                story = await bare.hear_answer()
                assert isinstance(story, told.StoryTold)
            notes = [(n.what, n.seat, n.name) for step in story.steps for n in step.notes]
            assert notes == [("left", 0, "Person 0"), ("hosts", 1, "Person 1")]
            numbers = [step.number for step in story.steps]
            assert numbers == sorted(numbers)
            assert number in numbers

    run(leave())


def test_a_private_table_lets_back_who_left() -> None:
    async def leave() -> None:
        async with local() as here, party(here, 3, watching=False) as friends:
            await friends.start()
            await friends.visits[1].ask(asked.Leave(1))
            async with friends.client.visit(friends.table, [friends.keys[1]]) as again:
                assert again.seats == [1]

    run(leave())


def test_who_is_removed_before_the_game_is_told_why() -> None:
    async def remove() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits
            await host.ask(asked.Leave(1))
            await guest.until(lambda: guest.seats == [])
            assert guest.why == "removed"
            assert [said.what for said in guest.chat] == ["removed"]
            async with friends.client.visit(friends.table, [friends.keys[1]]) as again:
                assert (again.seats, again.why) == ([], "removed")
            await same_again(here, friends)

    run(remove())


def test_hosting_is_handed_over() -> None:
    async def hand_over() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits
            assert (await refusal(guest.ask(asked.HandOver(1)))).code == "host-only"
            assert (await refusal(host.ask(asked.HandOver(2)))).code == "no-person"
            assert (await refusal(host.ask(asked.HandOver(9)))).code == "no-seat"
            await host.ask(asked.HandOver(1))
            assert (host.host, host.why) == (False, "hosts-no-more")
            await guest.until(lambda: guest.host)
            assert room_of(guest).host == 1
            assert (await refusal(host.ask(asked.Start()))).code == "host-only"
            assert (await refusal(guest.ask(asked.HandOver(1)))).code == "no-change"
            async with friends.client.visit(friends.table, [friends.host_key]) as old:
                assert not old.host
            await same_again(here, friends)
            await guest.ask(asked.HandOver(0))
            await host.until(lambda: host.host)
            await host.ask(asked.Start())

    run(hand_over())


def test_hosting_passes_on_when_the_host_leaves() -> None:
    async def leave() -> None:
        async with local() as here, party(here, 3) as friends:
            host, one, two = friends.visits
            await one.__aexit__()
            await host.until(lambda: not room_of(host).seats[1].here)
            await host.ask(asked.Leave(0))
            await two.until(lambda: two.host)
            assert room_of(two).seats[0].who == "open"
            await two.ask(asked.Leave(2))
            assert here.live(friends.table).table.seating.host_seat == 1
            async with friends.client.visit(friends.table, [friends.keys[1]]) as last:
                assert last.host
                await last.ask(asked.Leave(1))
            assert here.live(friends.table).table.seating.orphan
            new = await friends.client.take_seats(friends.table, name="New")
            async with friends.client.visit(friends.table, new.keys) as visit:
                assert visit.host
                await visit.ask(asked.Start(level="random"))
            await same_again(here, friends)

    run(leave())


def test_a_rematch_begins_with_everybody_playing_for_themselves() -> None:
    async def rematch(again: asked.Start | asked.Reopen) -> None:
        async with local() as here, party(here, 3) as friends:
            host, guest, third = friends.visits
            await friends.start()
            await guest.ask(asked.StandIn(1, "random"))
            await third.ask(asked.Leave(2))
            async with friends.client.visit(friends.table, [friends.keys[0]]):
                while await host.turn(0):
                    await host.choose(0, host.view(0)["choices"][0])
            await friends.caught_up(await host.ask(again))
            seats = room_of(host).seats
            assert [seat.level for seat in seats[:2]] == [None, None]
            assert [seat.left for seat in seats] == [False] * 3
            gone = "bot" if isinstance(again, asked.Start) else "open"
            assert (seats[2].who, seats[2].name) == (gone, "")
            async with friends.client.visit(friends.table, [friends.keys[2]]) as visit:
                assert (visit.seats, visit.why) == ([], "left")
            await same_again(here, friends)

    run(rematch(asked.Start()))
    run(rematch(asked.Reopen()))


def test_names_are_told_apart() -> None:
    async def come() -> None:
        async with local() as here, here.client() as client:
            table = (await client.open_table(seats=[None] * 4)).table
            ann = await client.take_seats(table, name="Ann")
            await client.take_seats(table, seats=[1, 2], names=["\u0410nn", "ANN"])
            names = [seat.name for seat in (await client.room(table)).seats]
            assert names == ["Ann", "\u0410nn 2", "ANN 3", ""]
            assert (await refusal(client.take_seats(table, name="\u3164"))).code == "name"
            async with (
                client.visit(table, ann.keys) as visit,
                client.visit(table, name="Ann") as watcher,
                client.visit(table, name="Ann 4") as other,
            ):
                for each in (watcher, other):
                    await each.ask(asked.Say("hello"))
                assert (await refusal(visit.ask(asked.Rename(0, "Ann")))).code == "no-change"
                await visit.ask(asked.Rename(0, "Bob"))
                await watcher.until(lambda: len(watcher.chat) == 3)
                assert [each.name for each in watcher.chat] == ["Ann 4", "Ann 4 2", "Bob"]
                assert (watcher.chat[-1].what, watcher.chat[-1].was) == ("renamed", "Ann")
                assert (await refusal(visit.ask(asked.Rename(0, "\u2800")))).code == "name"

    run(come())


def test_who_sits_down_twice_with_one_id_sits_down_once() -> None:
    """Killed between storing and telling, a server leaves a seat whose keys nobody has."""

    async def sit() -> None:
        async with local() as here, here.client() as client:
            opened = await client.open_table(seats=[None] * 4, id=ID)
            assert await client.open_table(seats=[None] * 4, id=ID) == opened
            other = await client.open_table(seats=[None] * 4, id=ID[::-1])
            assert other.table != opened.table
            first = await client.take_seats(opened.table, id=ID, name="Ann")
            again = await client.take_seats(opened.table, id=ID, name="Ann")
            assert again == first
            both = await client.take_seats(opened.table, id=ID[::-1], seats=[3, 1])
            again = await client.take_seats(opened.table, id=ID[::-1], seats=[3, 1])
            assert dict(zip(both.seats, both.keys)) == dict(zip(again.seats, again.keys))
            assert len({*first.keys, *both.keys, opened.host}) == 4
            elsewhere = await client.take_seats(other.table, id=ID)
            assert elsewhere.keys != first.keys
            table = replay(opened.table, here.store.logs[opened.table])
            assert [seat.who for seat in table.seats] == ["person", "person", "open", "person"]
            async with client.visit(opened.table, [opened.host, *first.keys]) as host:
                assert (host.seats, host.host) == ([0], True)
                await host.ask(asked.Leave(0))
            take = client.take_seats(opened.table, id=ID)
            assert (await refusal(take)).code == "left"
            for bad in ("short", "x" * 65, "!" * 22):
                assert (await refusal(client.take_seats(opened.table, id=bad))).code == "id"
                assert (await refusal(client.open_table(id=bad))).code == "id"

    run(sit())


def test_a_seat_whose_answer_was_lost_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def sit() -> None:
        async with local() as here, here.client() as client:
            opened = await client.open_table(seats=[None] * 3)
            real = here.tables.do

            async def killed(*values: Any) -> int:
                await real(*values)
                raise StorageError("The server is gone.")

            monkeypatch.setattr(here.tables, "do", killed)
            assert (await refusal(client.take_seats(opened.table, id=ID))).code == "storage"
            monkeypatch.setattr(here.tables, "do", real)
            taken = await client.take_seats(opened.table, id=ID)
            async with client.visit(opened.table, taken.keys) as visit:
                assert visit.seats == [0]
            assert (await client.take_seats(opened.table)).seats == [1]

    run(sit())
