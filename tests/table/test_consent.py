"""Consent is of people: nobody is passed over, and silence counts only where it may."""

import pytest

from folsom.client import Visit, asked
from folsom.table import entries as log
from folsom.table import leaving
from folsom.table.loading import replay
from folsom.table.table import Table
from folsom.wire.room import Request
from tests.table.local import Local, local
from tests.table.logs import asked as asked_first
from tests.table.logs import begun, chosen, table_of
from tests.table.people import Party, party, refusal, run
from tests.table.test_undo import a_card, back, moves, schemin, to_draw


def request(visit: Visit) -> Request | None:
    assert visit.room is not None
    return visit.room.request


async def again(here: Local, table: str) -> Table:
    """The table as its log makes it."""
    return replay(table, here.store.logs[table])


async def same_again(here: Local, friends: Party) -> None:
    """A restart gives the same table."""
    table = here.live(friends.table).table
    made = await again(here, friends.table)
    while made.number != table.number:  # bots go on meanwhile
        made = await again(here, friends.table)
    for word in ("status", "plea", "chat", "notes", "number"):
        assert getattr(made, word) == getattr(table, word), word
    for word in ("host", "host_seat", "orphan", "newcomers", "held", "lost"):
        assert getattr(made.seating, word) == getattr(table.seating, word), word
    seats = [
        [(seat.who, seat.name, seat.key, seat.level, seat.left, seat.guest) for seat in each.seats]
        for each in (made, table)
    ]
    assert seats[0] == seats[1]
    choices = [each.match.moves if each.match else None for each in (made, table)]
    assert choices[0] == choices[1]


def test_bots_put_in_by_the_host_agree_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host draws, others act, the host sets bots for them and asks to take back."""
    monkeypatch.setattr(leaving, "ABSENCE", 0.0)

    async def cheat() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3, seed=5) as friends:
            host, *others = friends.visits
            await schemin(friends)
            while friends.deciding()[0] is not host:
                await friends.step(a_card)
            await friends.step(to_draw)
            await friends.step(a_card)
            now = moves(here, friends)
            for visit in others:
                order = asked.StandIn(visit.seats[0], "random")
                assert (await refusal(host.ask(order))).code == "here"
                await visit.__aexit__()
                await host.until(lambda: not any(s.here for s in host.room.seats[1:2]))  # type: ignore[union-attr]
            await host.until(lambda: sum(s.here for s in host.room.seats) == 1)  # type: ignore[union-attr]
            for visit in others:
                await host.ask(asked.StandIn(visit.seats[0], "random"))
            await host.ask(asked.TakeBack(0, ask=True))
            asks = request(host)
            assert asks is not None
            assert (asks.missing, asks.until) == ([1, 2], None)
            assert moves(here, friends) == now
            assert here.live(friends.table).table.lapses() == []
            await same_again(here, friends)

    run(cheat())


def test_a_bot_set_during_the_plea_agrees_to_nothing() -> None:
    async def cheat() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            start = moves(here, friends)
            visit, _ = await friends.step(a_card)
            await friends.step(a_card)
            now = moves(here, friends)
            await back(friends, visit, ask=True)
            one, two = [each for each in friends.visits if each is not visit]
            await one.ask(asked.Answer(one.seats[0], True))
            await friends.caught_up(await two.ask(asked.StandIn(two.seats[0], "random")))
            assert moves(here, friends) == now
            asks = request(visit)
            assert asks is not None
            assert asks.missing == two.seats
            await two.ask(asked.Answer(two.seats[0], True, asks.to))
            assert moves(here, friends) == start

    run(cheat())


def test_who_leaves_without_an_answer_has_not_agreed() -> None:
    async def leave() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            start = moves(here, friends)
            visit, _ = await friends.step(a_card)
            await friends.step(a_card)
            now = moves(here, friends)
            await back(friends, visit, ask=True)
            one, two = [each for each in friends.visits if each is not visit]
            await one.ask(asked.Answer(one.seats[0], True))
            (seat,) = two.seats
            await two.ask(asked.Leave(seat))
            await visit.until(lambda: request(visit) is not None and visit.number >= two.number)
            assert moves(here, friends) == now
            asks = request(visit)
            assert asks is not None
            assert asks.missing == [seat]
            await same_again(here, friends)
            async with friends.client.visit(friends.table, [friends.keys[seat]]) as again:
                await again.ask(asked.Answer(seat, True))
            assert moves(here, friends) == start

    run(leave())


def test_an_answer_is_to_what_was_asked() -> None:
    async def answer() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, _ = await friends.step(a_card)
            await friends.step(a_card)
            await back(friends, visit, ask=True)
            other = next(each for each in friends.visits if each is not visit)
            late = asked.Answer(other.seats[0], True, to=1)
            assert (await refusal(other.ask(late))).code == "nothing-asked"

    run(answer())


def test_who_comes_back_is_asked_too() -> None:
    async def come() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, _ = await friends.step(a_card)
            await friends.step(a_card)
            one, two = [each for each in friends.visits if each is not visit]
            await friends.caught_up(await two.ask(asked.Leave(two.seats[0])))
            await back(friends, visit, ask=True)
            asks = request(visit)
            assert asks is not None
            assert asks.missing == one.seats
            key = friends.keys[[0, 1, 2][3 - visit.seats[0] - one.seats[0]]]
            async with friends.client.visit(friends.table, [key]) as again:
                assert len(again.seats) == 1
                now = moves(here, friends)
                await one.ask(asked.Answer(one.seats[0], True))
                assert moves(here, friends) == now
                await again.ask(asked.Answer(again.seats[0], True))
                assert moves(here, friends) != now
                await same_again(here, friends)

    run(come())


def test_after_the_end_nothing_is_taken_back() -> None:
    """Neither freely nor by consent: the record with all secrets is public."""

    async def finish() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            await friends.play()
            number = here.live(friends.table).table.number
            for visit in friends.visits:
                await visit.until(lambda visit=visit: visit.over)  # type: ignore[misc]
                seat = visit.seats[0]
                assert visit.seen[seat].undo == "no"
                for ask in (False, True):
                    order = asked.TakeBack(seat, ask)
                    assert (await refusal(visit.ask(order))).code == "over"
                answer = asked.Answer(seat, True)
                assert (await refusal(visit.ask(answer))).code == "nothing-asked"
            host, one, two = friends.visits
            for visit in (one, two):
                await visit.ask(asked.StandIn(visit.seats[0], "random"))
            assert (await refusal(host.ask(asked.TakeBack(0, ask=True)))).code == "over"
            assert here.live(friends.table).table.status == "over"
            assert here.live(friends.table).table.number == number + 2

    run(finish())


def test_a_plea_ends_with_the_game() -> None:
    async def finish() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            made: list[str] = []
            while not friends.host.over:
                visit, seat = friends.deciding()
                last = visit.seen[seat]
                for each in friends.visits:
                    if each.seen[each.seats[0]].undo == "ask":
                        await each.ask(asked.TakeBack(each.seats[0], ask=True))
                        break
                number = await visit.choose(seat, last.view["choices"][0])
                await friends.caught_up(number)
                made.append(str(number))
            table = here.live(friends.table).table
            assert (table.status, table.plea, table.lapses()) == ("over", None, [])
            assert len(made) > 10

    run(finish())


def test_logs_of_before_say_the_same_as_then() -> None:
    """There, one for whom a bot played was not asked."""
    table = table_of(begun())
    assert table.match is not None
    seat, _ = asked_first(table)
    table.take(chosen(table, 1.0))
    number = table.number
    for other in set(range(3)) - {seat}:
        table.take(log.StoodIn(at=2.0, seat=other, level="fair"))
    body = b'{"kind":"requested","at":3.0,"seat":%d,"number":%d}' % (seat, number)
    table.take(log.decode(body))
    assert table.match.moves == []
    left = b'{"kind":"vacated","at":4.0,"seat":%d,"level":"fair"}' % seat
    table.take(log.decode(left))
    assert (table.seats[seat].who, table.seats[seat].guest) == ("bot", True)
