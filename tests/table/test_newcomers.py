"""Who comes when the game is on, or where the host decides: nobody sees a hand uninvited."""

import pytest

from folsom.client import asked
from folsom.table import driver, sitting
from folsom.table import entries as log
from tests.table.knocking import knock, room_of
from tests.table.local import local
from tests.table.people import party, refusal, run
from tests.table.test_consent import same_again


def test_a_stranger_sees_no_hand_of_a_running_game() -> None:
    """With the code alone one took a bot's seat, saw its hand and left."""

    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.start()
            newcomer, keys = await knock(friends)
            assert (newcomer.seats, newcomer.names, newcomer.host) == ([2], ["New"], False)
            assert (newcomer.agreed, newcomer.missing) == ([], [0, 1])
            async with friends.client.visit(friends.table, keys) as stranger:
                assert (stranger.seats, stranger.pending) == ([], [2])
                assert list(stranger.seen) == [None]
                assert (await refusal(stranger.ask(asked.Say("me", 2)))).code == "not-yours"
                host, guest = friends.visits
                await host.ask(asked.Admit(newcomer.number, True, 0))
                again = asked.Admit(newcomer.number, True, 0)
                assert (await refusal(host.ask(again))).code == "nothing-asked"
                alone = asked.Admit(newcomer.number, True)
                assert (await refusal(host.ask(alone))).code == "all-decide"
                other = asked.Admit(newcomer.number, True, 1)
                assert (await refusal(host.ask(other))).code == "not-yours"
                await same_again(here, friends)
                assert stranger.seats == []
                await guest.ask(asked.Admit(newcomer.number, True, 1))
                await stranger.until(lambda: stranger.seats == [2])
                assert (stranger.why, stranger.pending) == ("sat-down", [])
                assert "cards" in stranger.view(2)["players"][2]
                assert [said.what for said in stranger.chat] == ["sat-down"]
            await same_again(here, friends)

    run(come())


def test_one_no_is_enough() -> None:
    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.start()
            newcomer, keys = await knock(friends, id="x" * 22)
            async with friends.client.visit(friends.table, keys) as stranger:
                await friends.host.ask(asked.Admit(newcomer.number, True, 0))
                await friends.visits[1].ask(asked.Admit(newcomer.number, False, 1))
                await stranger.until(lambda: stranger.pending == [])
                assert (stranger.seats, stranger.why) == ([], "turned-away")
            async with friends.client.visit(friends.table, keys) as stranger:
                assert (stranger.seats, stranger.why) == ([], "turned-away")
            again = friends.client.take_seats(friends.table, id="x" * 22)
            assert (await refusal(again)).code == "turned-away"
            late = asked.Admit(newcomer.number, True, 0)
            assert (await refusal(friends.host.ask(late))).code == "nothing-asked"
            await same_again(here, friends)

    run(come())


def test_who_asked_may_ask_no_more() -> None:
    """It is said over HTTP, for at a private table one who waits has no socket."""

    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.start()
            mark = {"id": "x" * 22}
            nothing = friends.client.take_seats(friends.table, withdraw=True, **mark)
            assert (await refusal(nothing)).code == "nothing-asked"
            _, keys = await knock(friends, **mark)
            waits = await friends.client.take_seats(friends.table, **mark)
            assert (waits.pending, waits.host) == (True, False)
            assert 0 < waits.seconds <= sitting.DOOR
            async with friends.client.visit(friends.table, keys) as stranger:
                done = await friends.client.take_seats(friends.table, withdraw=True, **mark)
                assert (done.seats, done.pending) == ([], False)
                await stranger.until(lambda: stranger.pending == [])
                assert (stranger.seats, stranger.why) == ([], "withdrawn")
            await friends.host.until(lambda: room_of(friends.host).newcomers == [])
            for again in (True, False):
                told = friends.client.take_seats(friends.table, withdraw=again, **mark)
                assert (await refusal(told)).code == "withdrawn"
            await same_again(here, friends)

    run(come())


def test_who_sits_withdraws_nothing() -> None:
    async def come() -> None:
        async with local() as here, party(here, 1, seats=[None] * 3) as friends:
            mark = {"id": "y" * 22}
            taken = await friends.client.take_seats(friends.table, **mark)
            again = await friends.client.take_seats(friends.table, withdraw=True, **mark)
            assert (again.seats, again.keys, again.pending) == (taken.seats, taken.keys, False)
            assert here.live(friends.table).table.seats[taken.seats[0]].who == "person"

    run(come())


def test_silence_lets_nobody_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "DOOR", 0.2)
    monkeypatch.setattr(driver, "MOMENT", 0.0)

    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None, None, "random"]) as friends:
            await friends.host.ask(asked.PutBot(2))
            await friends.start()
            taken = await friends.client.take_seats(friends.table)
            async with friends.client.visit(friends.table, taken.keys) as stranger:
                await stranger.until(lambda: stranger.why == "nobody-answered")
                assert (stranger.seats, stranger.pending) == ([], [])
            stored = [log.decode(body) for body in here.store.logs[friends.table]]
            assert any(isinstance(entry, log.Lapsed) for entry in stored)
            await same_again(here, friends)

    run(come())


def test_who_leaves_agrees_to_nobody() -> None:
    """Who was asked is asked until the time is up, or until they are back and answer."""

    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.start()
            newcomer, _ = await knock(friends)
            host, guest = friends.visits
            await host.ask(asked.Admit(newcomer.number, True, 0))
            await guest.ask(asked.Leave(1))
            await host.ask(asked.Leave(0))
            (waits,) = room_of(guest).newcomers
            assert (waits.host, waits.agreed, waits.missing) == (False, [0], [1])
            assert here.live(friends.table).table.seats[2].who == "bot"
            await same_again(here, friends)
            async with friends.client.visit(friends.table, [friends.keys[1]]) as back:
                alone = asked.Admit(newcomer.number, True)
                assert (await refusal(back.ask(alone))).code == "all-decide"
                await back.ask(asked.Admit(newcomer.number, True, 1))
            assert here.live(friends.table).table.seats[2].who == "person"
            await same_again(here, friends)

    run(come())


def test_who_comes_back_is_asked_again() -> None:
    """Where nobody was there to be asked the host decides, but only as long as that is so."""

    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.start()
            host, guest = friends.visits
            await guest.ask(asked.Leave(1))
            await host.ask(asked.Leave(0))
            taken = await friends.client.take_seats(friends.table, name="New")
            assert (taken.pending, taken.host) == (True, True)
            async with friends.client.visit(friends.table, [friends.keys[1]]) as back:
                (waits,) = room_of(back).newcomers
                assert (waits.host, waits.missing) == (False, [1])
            await same_again(here, friends)

    run(come())


def test_two_who_ask_at_once_both_find_a_seat() -> None:
    async def come() -> None:
        async with local() as here, party(here, 1, seats=[None] * 4) as friends:
            await friends.host.ask(asked.Change(approval=True))
            one = await friends.client.take_seats(friends.table, name="Bea")
            two = await friends.client.take_seats(friends.table, name="Cleo")
            named = await friends.client.take_seats(friends.table, name="Dan", seats=[1])
            assert (one.seats, two.seats, named.seats) == ([1], [2], [1])
            await friends.host.until(lambda: len(room_of(friends.host).newcomers) == 3)
            first, second, third = room_of(friends.host).newcomers
            await friends.host.ask(asked.Admit(third.number, True))
            await friends.host.until(lambda: len(room_of(friends.host).newcomers) == 2)
            assert [each.seats for each in room_of(friends.host).newcomers] == [[3], [2]]
            for each in (first, second):
                await friends.host.ask(asked.Admit(each.number, True))
            await friends.host.until(lambda: room_of(friends.host).newcomers == [])
            names = [seat.name for seat in room_of(friends.host).seats]
            assert names == ["Person 0", "Dan", "Cleo", "Bea"]
            await same_again(here, friends)

    run(come())


def test_who_waits_hears_of_the_end_of_the_game() -> None:
    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.start(level="random")
            _, keys = await knock(friends)
            async with friends.client.visit(friends.table, keys) as stranger:
                await friends.play()
                await stranger.until(lambda: stranger.pending == [])
                assert stranger.why == "game-changed"
            await same_again(here, friends)

    run(come())
