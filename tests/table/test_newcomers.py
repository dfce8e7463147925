"""Who comes when the game is on, or where the host decides: nobody sees a hand uninvited."""

import pytest

from folsom.client import Visit, asked
from folsom.table import driver, sitting
from folsom.table import entries as log
from folsom.wire.told import Newcomer, Room
from tests.table.local import local
from tests.table.people import Party, party, refusal, run
from tests.table.test_consent import same_again


def room_of(visit: Visit) -> Room:
    assert visit.room is not None
    return visit.room


async def knock(friends: Party, **words: object) -> tuple[Newcomer, list[str]]:
    """Somebody would take the bot's seat; what all are told of it, and the keys to be."""
    taken = await friends.client.take_seats(friends.table, name="New", **words)
    assert taken.pending
    for visit in friends.visits:
        await visit.until(lambda visit=visit: room_of(visit).newcomers != [])  # type: ignore[misc]
    (newcomer,) = room_of(friends.host).newcomers
    return newcomer, taken.keys


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


def test_a_hand_is_not_visited_by_one_after_the_other() -> None:
    """Once a late-comer has seen a hand and left, the next has to ask."""

    async def come() -> None:
        async with local() as here, party(here, 1, seats=[None] * 4, latecomers=True) as friends:
            await friends.start()
            stranger = await friends.client.take_seats(friends.table)
            assert not stranger.pending
            async with friends.client.visit(friends.table, stranger.keys) as visit:
                await visit.ask(asked.Leave(stranger.seats[0]))
            assert (await friends.client.take_seats(friends.table)).pending
            await same_again(here, friends)

    run(come())


def test_the_hosts_key_is_the_hosts_as_much_as_the_seats() -> None:
    async def come() -> None:
        async with local() as here, party(here, 1, seats=[None] * 3) as friends:
            keys = [friends.host_key]
            taken = await friends.client.take_seats(friends.table, keys=keys)
            async with friends.client.visit(friends.table, [*keys, *taken.keys]) as host:
                await host.ask(asked.Start())
                await friends.host.ask(asked.Leave(0))
                await host.ask(asked.Leave(1))
            again = friends.client.take_seats(friends.table, keys=keys)
            assert (await refusal(again)).code == "held-another"
            await same_again(here, friends)

    run(come())


def test_another_custom_for_late_comers_is_told_and_nobody_is_ready_any_more() -> None:
    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits
            await guest.ask(asked.Ready(1, True))
            await friends.caught_up(await host.ask(asked.Change(latecomers=True)))
            assert not any(seat.ready for seat in room_of(guest).seats)
            await guest.until(lambda: [said.what for said in guest.chat] == ["late-comers"])
            await guest.ask(asked.Ready(1, True))
            await friends.caught_up(await host.ask(asked.Change(clock=60)))
            assert room_of(guest).seats[1].ready
            await same_again(here, friends)

    run(come())


def test_nobody_is_called_as_one_who_waits() -> None:
    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.host.ask(asked.Change(approval=True))
            newcomer, _ = await knock(friends)
            host, guest = friends.visits
            await friends.caught_up(await guest.ask(asked.Rename(1, "New")))
            assert room_of(host).seats[1].name == "New 2"
            said = host.chat[-1]
            assert (said.what, said.name, said.was) == ("renamed", "New 2", "Person 1")
            await host.ask(asked.Admit(newcomer.number, True))
            await same_again(here, friends)

    run(come())


def test_nobody_takes_a_second_seat_in_a_game() -> None:
    async def come() -> None:
        async with local() as here:
            for latecomers in (False, True):
                words = {"seats": [None] * 4, "latecomers": latecomers}
                async with party(here, 2, **words) as friends:
                    await friends.start()
                    await friends.visits[1].ask(asked.Leave(1))
                    for keys in ([friends.keys[0]], ["no", friends.keys[1]]):
                        take = friends.client.take_seats(friends.table, keys=keys)
                        assert (await refusal(take)).code == "held-another"

    run(come())


def test_latecomers_come_where_that_was_agreed() -> None:
    async def come() -> None:
        async with local() as here, party(here, 1, seats=[None] * 3) as friends:
            await friends.host.ask(asked.Change(latecomers=True))
            assert room_of(friends.host).latecomers
            await friends.start()
            assert not (await friends.client.take_seats(friends.table)).pending
            again = asked.Change(latecomers=False)
            assert (await refusal(friends.host.ask(again))).code == "playing"
            await same_again(here, friends)

    run(come())


@pytest.mark.parametrize("agreed", [False, True])
def test_latecomers_are_asked_about_where_the_host_alone_let_them_in(agreed: bool) -> None:
    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits
            await guest.ask(asked.Ready(1, True))
            await friends.caught_up(await host.ask(asked.Change(latecomers=True)))
            if agreed:
                await friends.caught_up(await guest.ask(asked.Ready(1, True)))
            await friends.start()
            assert room_of(host).latecomers == agreed
            said = ["late-comers"] if agreed else ["late-comers", "late-comers-ask"]
            assert [each.what for each in host.chat] == said
            assert (await friends.client.take_seats(friends.table)).pending != agreed
            await same_again(here, friends)

    run(come())


def test_the_host_decides_who_comes_before_the_game() -> None:
    async def come() -> None:
        async with local() as here, here.client() as client:
            opened = await client.open_table(seats=[None] * 3, approval=True)
            own = await client.take_seats(opened.table, name="Ann", keys=[opened.host])
            assert not own.pending
            async with client.visit(opened.table, [opened.host, *own.keys]) as host:
                assert room_of(host).host == 0
                for agree in (False, True):
                    taken = await client.take_seats(opened.table, name="Bob")
                    assert taken.pending
                    async with client.visit(opened.table, taken.keys) as bob:
                        await host.until(lambda: room_of(host).newcomers != [])
                        (newcomer,) = room_of(host).newcomers
                        assert newcomer.host
                        admit = asked.Admit(newcomer.number, True)
                        assert (await refusal(bob.ask(admit))).code == "host-only"
                        await host.ask(asked.Admit(newcomer.number, agree))
                        await bob.until(lambda bob=bob: bob.pending == [])  # type: ignore[misc]
                        assert bob.why == ("sat-down" if agree else "turned-away")
                        assert bob.seats == ([1] if agree else [])
                third = await client.take_seats(opened.table)
                await host.ask(asked.Start())
                async with client.visit(opened.table, third.keys) as late:
                    assert (late.seats, late.why) == ([], "game-changed")

    run(come())


def test_too_many_do_not_wait_at_the_door() -> None:
    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            await friends.start()
            for _ in range(sitting.NEWCOMERS):
                assert (await friends.client.take_seats(friends.table)).pending
            assert (await refusal(friends.client.take_seats(friends.table))).code == "too-many"
            first = next(iter(here.live(friends.table).table.seating.newcomers))
            for visit in friends.visits:
                await visit.ask(asked.Admit(first, True, visit.seats[0]))
            assert here.live(friends.table).table.seating.newcomers == {}

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
