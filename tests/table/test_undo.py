"""Taking a choice back: freely while it is nobody else's business, then by consent."""

from typing import Any

import pytest

from folsom.client import Visit, asked
from folsom.table import entries as log
from folsom.table.match import Match, Move
from folsom.wire import told
from tests.table.local import Local, local
from tests.table.people import Party, party, refusal, run


def moves(here: Local, friends: Party) -> list[tuple[int, str]]:
    """The choices as the server has them."""
    match = here.live(friends.table).table.match
    assert match is not None
    return [(move.seat, move.choice) for move in match.moves]


def undo(visit: Visit) -> str:
    return visit.seen[visit.seats[0]].undo


def a_card(choices: list[str]) -> str:
    """Play a card openly: nothing hidden comes to light by that."""
    return next((each for each in choices if each.startswith("play")), choices[0])


def to_draw(choices: list[str]) -> str:
    return next((each for each in choices if each.startswith("draw")), choices[0])


async def back(friends: Party, visit: Visit, *, ask: bool = False) -> None:
    await friends.caught_up(await visit.ask(asked.TakeBack(visit.seats[0], ask=ask)))


async def schemin(friends: Party) -> None:
    """Deal, and go on until somebody plans."""
    await friends.start()
    while friends.host.view(friends.host.seats[0])["phase"] != "schemin":
        await friends.step()


def test_ones_own_last_choice_is_taken_back_freely() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, seat = friends.deciding()
            before, then = visit.view(seat), moves(here, friends)
            assert (await refusal(visit.ask(asked.TakeBack(seat)))).code in (
                "nothing-chosen",
                "needs-consent",
            )
            await friends.step(a_card)
            assert undo(visit) == "free"
            assert visit.seen[seat].asked is None
            others = [each for each in friends.visits if each is not visit]
            assert "free" not in [undo(each) for each in others]
            await back(friends, visit)
            assert moves(here, friends) == then
            assert visit.view(seat) == before
            assert visit.seen[seat].back
            assert visit.seen[seat].asked == visit.number
            assert all(each.seen[each.seats[0]].asked is None for each in others)
            await friends.step()
            assert len(moves(here, friends)) == len(then) + 1

    run(change_mind())


def test_what_another_has_acted_on_needs_consent() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            start = moves(here, friends)
            view = friends.host.view(0)
            visit, seat = await friends.step(a_card)
            await friends.step(a_card)
            assert undo(visit) == "ask"
            assert (await refusal(visit.ask(asked.TakeBack(seat)))).code == "needs-consent"
            await back(friends, visit, ask=True)
            room = friends.host.room
            assert room is not None
            assert room.request is not None
            assert (room.request.seat, room.request.agreed) == (seat, [seat])
            others = [each for each in friends.visits if each is not visit]
            assert room.request.missing == [each.seats[0] for each in others]
            assert (await refusal(visit.ask(asked.Answer(seat, True)))).code == "nothing-asked"
            again = visit.ask(asked.TakeBack(seat, ask=True))
            assert (await refusal(again)).code == "asked-already"
            for each in others:
                assert moves(here, friends) != start
                await friends.caught_up(await each.ask(asked.Answer(each.seats[0], True)))
            assert moves(here, friends) == start
            assert friends.host.view(0) == view
            assert friends.host.room is not None
            assert friends.host.room.request is None

    run(change_mind())


def test_one_refusal_ends_the_request() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, _ = await friends.step(a_card)
            await friends.step(a_card)
            now = moves(here, friends)
            await back(friends, visit, ask=True)
            one, two = [each for each in friends.visits if each is not visit]
            await one.ask(asked.Answer(one.seats[0], True))
            await friends.caught_up(await two.ask(asked.Answer(two.seats[0], False)))
            assert friends.host.room is not None
            assert friends.host.room.request is None
            assert moves(here, friends) == now
            assert (await refusal(one.ask(asked.Answer(one.seats[0], True)))).code == (
                "nothing-asked"
            )

    run(change_mind())


def test_a_new_choice_ends_the_request() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, _ = await friends.step(a_card)
            await friends.step(a_card)
            await back(friends, visit, ask=True)
            await friends.step(a_card)
            table = here.live(friends.table).table
            assert table.plea is None
            other = next(each for each in friends.visits if each is not visit)
            answer = other.ask(asked.Answer(other.seats[0], True))
            assert (await refusal(answer)).code == "nothing-asked"

    run(change_mind())


def test_a_request_goes_with_the_one_who_made_it() -> None:
    async def change_mind() -> None:
        async with local(bot_pause=1000.0) as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, _ = await friends.step(a_card)
            await friends.step(a_card)
            now = moves(here, friends)
            await back(friends, visit, ask=True)
            await visit.ask(asked.Leave(visit.seats[0]))
            one = next(each for each in friends.visits if each is not visit)
            assert (await refusal(one.ask(asked.Answer(one.seats[0], True)))).code == (
                "nothing-asked"
            )
            assert moves(here, friends) == now

    run(change_mind())


def test_what_came_to_light_is_not_hidden_again_freely() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            visit, seat = await friends.step(to_draw)
            assert moves(here, friends)[-1] == (seat, "draw")
            assert undo(visit) == "ask"
            assert (await refusal(visit.ask(asked.TakeBack(seat)))).code == "needs-consent"

    run(change_mind())


def test_what_a_glance_did_not_find_is_looked_for_before_it_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("folsom.table.match.GLANCE", 0)

    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await friends.start()
            while True:
                visit, seat = await friends.step()
                match = here.live(friends.table).table.match
                assert match is not None
                move = match.last_of(seat)
                if move and undo(visit) == "free" and match.disclosed(move):
                    break
            assert (await refusal(visit.ask(asked.TakeBack(seat)))).code == "needs-consent"

    run(change_mind())


def played(*choices: str) -> Match:
    """A game of three in which these were the first choices."""
    match = Match("express", {"players": 3}, 0, 0)
    match.begin([], [], 0.0)
    for number, choice in enumerate(choices, start=1):
        (seat,) = match.game.deciders()
        entry = log.Chose(at=0.0, seat=seat, choice=choice, asked=number - 1, by="person")
        match.advance(number, entry, match.rehearse(entry))
    return match


FACE_DOWN = ["play Ghost rob", "play Belle floor", "play Tuco fire", "play Ghost move face-down"]


def test_what_another_who_chose_since_has_learned_counts_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(*FACE_DOWN[:2])
    ghost, belle = match.moves

    def shows(_: Match, move: Move, eyes: int, worlds: int) -> bool:
        return (move, eyes) == (belle, learns)

    monkeypatch.setattr(Match, "_shows", shows)
    learns = belle.seat
    assert match.disclosed(ghost)
    match = played(*FACE_DOWN[:2])
    learns = next(seat for seat in range(3) if seat not in (ghost.seat, belle.seat))
    assert not match.disclosed(match.moves[0])  # who has not chosen has nothing to choose again


def test_what_only_many_worlds_show_has_come_to_light() -> None:
    """A card played face down tells others a little about the hand that it came from."""
    match = played(*FACE_DOWN)
    fire = match.moves[2]
    assert not match.disclosed(fire, 2)
    assert match.disclosed(fire)


def test_alone_against_bots_nothing_is_taken_back_after_the_end() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 1, seats=[None, "random", "random"]) as one:
            visit = one.host
            await one.start()
            seat = visit.seats[0]
            while await visit.turn(seat):
                await visit.choose(seat, visit.view(seat)["choices"][0])
            assert visit.over
            assert (await refusal(visit.ask(asked.TakeBack(seat, ask=True)))).code == "over"

    run(change_mind())


def test_alone_against_bots_one_may_go_back_as_far_as_one_likes() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 1, seats=[None, "random", "random"]) as one:
            visit = one.host
            await one.start()
            seat = visit.seats[0]
            history: list[tuple[Any, int]] = []
            while len(history) < 12 and await visit.turn(seat):
                history.append((visit.view(seat), len(moves(here, one))))
                pick = to_draw if len(history) % 2 else a_card
                await visit.choose(seat, pick(visit.view(seat)["choices"]))
            await visit.turn(seat)
            for view, count in reversed(history):
                await back(one, visit, ask=True)
                assert visit.view(seat) == view
                assert len(moves(here, one)) == count
                assert visit.seen[seat].asked is not None
            assert visit.room is not None
            assert visit.room.status == "playing"
            await one.play()
            assert visit.over
            record = await one.client.record(one.table)
            assert record.count("\n") > len(history)

    run(change_mind())


def test_of_secret_choices_only_ones_own_is_taken_back() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 4, options={"expert": True}) as friends:
            await friends.start()
            while len(friends.host.view(0)["deciders"]) < 4:
                await friends.step()
            start = moves(here, friends)
            asked_before = [visit.seen[visit.seats[0]].asked for visit in friends.visits]
            one, two, three, four = friends.visits
            for visit in (one, two, three):
                seat = visit.seats[0]
                choices = visit.view(seat)["choices"]
                await friends.caught_up(await visit.choose(seat, choices[-1]))
            made = moves(here, friends)[len(start) :]
            seen_by_four = four.view(3)
            assert [undo(visit) for visit in (one, two, three)] == ["free"] * 3
            await back(friends, one)
            assert moves(here, friends)[len(start) :] == made[1:]
            assert friends.host.view(0)["deciders"] == [0, 3]
            assert four.seen[3].asked == asked_before[3]
            assert one.seen[0].asked == one.number
            assert two.seen[1].asked is None
            choice = one.view(0)["choices"][-1]
            await friends.caught_up(await one.choose(0, choice))
            assert four.view(3) == seen_by_four

    run(change_mind())


def test_the_secret_steps_of_another_take_no_freedom_away() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, options={"expert": True}) as friends:
            await friends.start()
            while friends.host.view(0)["phase"] != "discarding":
                await friends.step(to_draw)
            one, two, _ = friends.visits
            await friends.caught_up(await one.choose(0, "keep the rest"))
            for _ in range(3):
                discard = next(c for c in two.view(1)["choices"] if c.startswith("discard"))
                await friends.caught_up(await two.choose(1, discard))
                assert undo(one) == "free"
            await back(friends, one)
            assert one.seen[0].asked is not None

    run(change_mind())


def test_going_back_is_told_to_those_who_come_back() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            since = friends.host.number
            visit, _ = await friends.step(a_card)
            await back(friends, visit)
            heard = [each for each in friends.heard[0] if isinstance(each, told.Happened)]
            later = [each for each in heard if each.number > since]
            assert [each.back for each in later] == [False, True]
            async with friends.client.visit(friends.table, [friends.keys[0]]) as again:
                assert again.view(0) == friends.host.view(0)

    run(change_mind())


def test_the_record_has_only_what_was_not_taken_back() -> None:
    async def change_mind() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await schemin(friends)
            for _ in range(15):
                visit, _ = await friends.step(a_card)
                if undo(visit) == "free":
                    await back(friends, visit)
                    await friends.step(to_draw)
            await friends.play()
            played = moves(here, friends)
            record = await friends.client.record(friends.table)
            kept = await friends.client.keep_record(record)
            assert (kept.steps, kept.over) == (len(played), True)

    run(change_mind())
