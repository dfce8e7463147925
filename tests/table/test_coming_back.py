"""Two tabs and coming back: everybody is told everything, once and in order."""

import asyncio
from typing import Any

import pytest

from folsom.client import asked
from folsom.table.table import REMEMBERED
from folsom.wire import told
from tests.standing import what_happened
from tests.table.local import Local, local
from tests.table.people import line, party, play, run

MODES: list[dict[str, Any]] = [
    {"people": 3},
    {"people": 3, "options": {"expert": True}},
    {"people": 2, "options": {"pairs": True}},
]


def test_two_tabs_of_a_seat_stay_in_step() -> None:
    async def both() -> None:
        async with local() as here, party(here, 3) as friends:
            heard: list[list[Any]] = [[], []]
            async with (
                friends.client.visit(friends.table, [friends.keys[1]], heard=heard[0].append),
                friends.client.visit(
                    friends.table, [friends.keys[1]], heard=heard[1].append
                ) as tab,
            ):
                await friends.start()
                await asyncio.gather(play(friends.visits[0]), play(tab), play(friends.visits[2]))
                await tab.until(lambda: tab.over)
                assert tab.seen[1] == friends.visits[1].seen[1]
            happened = [[each for each in ear if isinstance(each, told.Happened)] for ear in heard]
            assert happened[0] == happened[1]
            mine = [each for each in friends.heard[1] if isinstance(each, told.Happened)]
            assert mine == happened[0]

    run(both())


def happened(messages: list[told.Message]) -> list[told.Happened]:
    return [each for each in messages if isinstance(each, told.Happened)]


def missed(welcome: told.Welcome) -> list[told.Missed]:
    (seen,) = welcome.seen
    return seen.missed


def as_missed(each: told.Happened) -> told.Missed:
    return told.Missed(each.number, each.events, each.by, each.back)


def as_story(each: told.Happened) -> told.Missed:
    """As it is told again, to be read and not to be gone on from."""
    return told.Missed(each.number, what_happened(each.events), each.by, each.back)


def test_who_comes_back_is_told_exactly_what_was_missed() -> None:
    async def come_back() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            for number in range(REMEMBERED - 1):
                await friends.step()
                await friends.host.ask(asked.Rename(0, f"next {number}"))
            live = happened(friends.heard[2])
            last = friends.host.number
            for since in range(live[0].number, last + 1):
                async with line(here) as bare:
                    welcome = await bare.hello(friends.table, friends.keys[2], since=since)
                    expected = [as_missed(each) for each in live if each.number > since]
                    assert missed(welcome) == expected
                    assert not welcome.gap
                    assert welcome.number == last
            async with line(here) as bare:
                welcome = await bare.hello(friends.table, friends.keys[2])
                assert missed(welcome) == []
                (seen,) = welcome.seen
                assert seen.now is not None
                assert seen.now.view == live[-1].view
                assert seen.now.asked == live[-1].asked

    run(come_back())


def test_a_gap_is_told_and_the_story_fills_it() -> None:
    async def come_back() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            first = friends.host.number
            for _ in range(REMEMBERED + 3):
                await friends.step()
            async with line(here) as bare:
                welcome = await bare.hello(friends.table, friends.keys[2], since=first)
                assert welcome.gap
                live = happened(friends.heard[2])
                await bare.say(type="story", seat=2, id="tell")
                story = await bare.hear_answer()
                assert isinstance(story, told.StoryTold)
                assert story.steps == [as_story(each) for each in live]

    run(come_back())


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_story_is_what_was_told(mode: dict[str, Any]) -> None:
    async def whole() -> None:
        async with local() as here, party(here, **mode) as friends:
            heard: list[told.Message] = []
            async with friends.client.visit(friends.table, heard=heard.append) as watcher:
                await friends.start()
                for _ in range(30):
                    await friends.step()
                await watcher.until(lambda: watcher.number == friends.host.number)
                for seat, ear in [(None, heard), *friends.heard.items()]:
                    key = [] if seat is None else [friends.keys[seat]]
                    story = await story_of(here, friends.table, key, seat)
                    assert story == [as_story(each) for each in happened(ear)]
                await friends.play()
                await watcher.until(lambda: watcher.over)
            last = await story_of(here, friends.table, [], None)
            assert [step.number for step in last] == [each.number for each in happened(heard)]
            shown = [event for step in last for event in step.events if event["event"] == "drew"]
            assert all("cards" in event for event in shown)

    run(whole())


async def story_of(here: Local, table: str, keys: list[str], seat: int | None) -> list[told.Missed]:
    async with line(here) as bare:
        await bare.hello(table, *keys)
        await bare.say(type="story", seat=seat)
        answer = await bare.hear_answer()
        assert isinstance(answer, told.StoryTold)
        return answer.steps
