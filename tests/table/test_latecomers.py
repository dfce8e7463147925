"""Who may sit down in a game, and under which customs of the table."""

import pytest

from folsom.client import asked
from folsom.table import sitting
from tests.table.knocking import knock, room_of
from tests.table.local import local
from tests.table.people import party, refusal, run
from tests.table.test_consent import same_again


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


@pytest.mark.parametrize("latecomers", [False, True])
def test_nobody_takes_two_seats_at_once_in_a_game(latecomers: bool) -> None:
    async def come() -> None:
        words = {"seats": [None] * 4, "latecomers": latecomers}
        async with local() as here, party(here, 1, **words) as friends:
            await friends.start()
            take = friends.client.take_seats(friends.table, seats=[2, 3])
            assert (await refusal(take)).code == "held-another"
            assert (await friends.client.take_seats(friends.table, seats=[2])).pending != latecomers
            await same_again(here, friends)

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


@pytest.mark.parametrize(("seen", "agreed"), [(None, False), (False, False), (True, True)])
def test_latecomers_are_asked_about_where_the_host_alone_let_them_in(
    seen: bool | None, agreed: bool
) -> None:
    """Who was ready before they saw what the host had changed has not agreed to it."""

    async def come() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits
            await guest.ask(asked.Ready(1, True))
            await friends.caught_up(await host.ask(asked.Change(latecomers=True)))
            await friends.caught_up(await guest.ask(asked.Ready(1, True, latecomers=seen)))
            assert room_of(guest).seats[1].ready
            await friends.start()
            assert room_of(host).latecomers == agreed
            said = ["late-comers"] if agreed else ["late-comers", "late-comers-ask"]
            assert [each.what for each in host.chat] == said
            assert (await friends.client.take_seats(friends.table)).pending != agreed
            await same_again(here, friends)

    run(come())
