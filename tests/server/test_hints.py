"""Hints: only where they are on, only for whom they are meant, and thought about once."""

from collections.abc import Callable
from typing import Any

import msgspec

from folsom.bots import Thought
from folsom.client import asked
from folsom.game.protocol import Game
from folsom.server.metrics import Metrics
from folsom.server.thinkers import Thinkers
from folsom.table.thinking import Question, Whose, question, question_in
from folsom.wire import told
from tests.modes import positions
from tests.server.serving import AtOnce, Line, line, party, run, serving


def text(view: object) -> str:
    """As it goes over the line."""
    return msgspec.json.encode(view, order="sorted").decode()


class Counted(AtOnce):
    """An expert that counts how often it is asked."""

    asked = 0

    async def think(self, question: Question, whose: Callable[[], Whose]) -> Thought | None:
        self.asked += question.hint
        return await super().think(question, whose)


async def hint(socket: Line, seat: int) -> told.Hinted:
    await socket.say(type="hint", seat=seat, id="a hint, please")
    while True:
        message = await socket.hear()
        assert not isinstance(message, told.Refused), message
        if isinstance(message, told.Hinted):
            return message


def test_who_plays_alone_may_ask_and_each_question_is_thought_about_once() -> None:
    async def ask() -> None:
        async with (
            serving(thinkers=Counted) as served,
            party(served, 1, seats=[None, "random", "random"]) as friends,
            line(served) as socket,
        ):
            thinkers: Any = served.tables.thinkers
            welcome = await socket.hello(friends.table, friends.keys[0])
            assert welcome.room.hints
            assert "nothing to decide" in (await socket.refused(type="hint", seat=0)).text
            await friends.start()
            await friends.host.turn(0)
            question = friends.host.seen[0].asked
            first = await hint(socket, 0)
            assert first.asked == question
            assert first.choice in friends.host.view(0)["choices"]
            assert first.reasons[0].choice == first.choice
            assert abs(sum(reason.share for reason in first.reasons) - 1) < 0.01
            assert first == await hint(socket, 0)
            assert thinkers.asked == 1
            assert (await socket.refused(type="hint", seat=1)).code == "not-yours"

    run(ask())


FIRST = {"seats": ["Belle", "Doc", "Django"], "first": 0}
"""The first seat begins."""


async def redealt(socket: Line, seat: int) -> told.Redealt:
    await socket.say(type="redeal", seat=seat, id="a world, please")
    while True:
        message = await socket.hear()
        assert not isinstance(message, told.Refused), message
        if isinstance(message, told.Redealt):
            return message


def test_who_thinks_alone_gets_a_world_and_lets_the_server_rest() -> None:
    async def ask() -> None:
        async with (
            serving(thinkers=Counted) as served,
            party(served, 2, seats=[None, None, "random"], hints=True, options=FIRST) as friends,
            line(served) as socket,
        ):
            thinkers: Any = served.tables.thinkers
            await socket.hello(friends.table, friends.keys[0])
            assert (await socket.refused(type="redeal", seat=0)).code == "not-asked"
            await friends.start()
            await friends.host.turn(0)
            first = await redealt(socket, 0)
            assert first.asked == friends.host.seen[0].asked
            assert first.id == "a world, please"
            world = question_in(first.world, 0).world
            assert text(world.view(0)) == text(friends.host.view(0))
            assert (await redealt(socket, 0)).world != first.world
            assert thinkers.asked == 0
            assert (await socket.refused(type="redeal", seat=1)).code == "not-yours"

    run(ask())


def test_worlds_are_for_those_who_may_ask_and_not_too_often() -> None:
    async def ask() -> None:
        async with (
            serving(messages_per_second=5.0) as served,
            party(served, 2, seats=[None, None, "random"]) as friends,
            line(served) as socket,
        ):
            await socket.hello(friends.table, friends.keys[0])
            assert (await socket.refused(type="redeal", seat=0)).code == "no-hints"
            await friends.caught_up(await friends.host.ask(asked.Change(hints=True)))
            codes = [(await socket.refused(type="redeal", seat=0)).code for _ in range(5)]
            assert codes[0] == "not-asked"
            assert "too-fast" in codes

    run(ask())


def test_among_people_the_host_must_allow_it() -> None:
    async def ask() -> None:
        async with (
            serving() as served,
            party(served, 2, seats=[None, None, "random"]) as friends,
            line(served) as socket,
        ):
            await socket.hello(friends.table, friends.keys[0])
            assert (await socket.refused(type="hint", seat=0)).code == "no-hints"
            await friends.caught_up(await friends.host.ask(asked.Change(hints=True)))
            room = friends.host.room
            assert room is not None
            assert room.hints
            assert (await socket.refused(type="hint", seat=0)).code == "not-asked"

    run(ask())


def test_a_host_may_forbid_it() -> None:
    async def ask() -> None:
        seats = [None, "random", "random"]
        async with (
            serving() as served,
            party(served, 1, seats=seats, hints=False) as friends,
            line(served) as socket,
        ):
            welcome = await socket.hello(friends.table, friends.keys[0])
            assert not welcome.room.hints
            assert (await socket.refused(type="hint", seat=0)).code == "no-hints"

    run(ask())


class Caught(Thinkers):
    """A pool that keeps what would leave the process."""

    world: Game

    async def _ask(self, turn: Any, question: Question) -> None:
        self.world = question.world


def test_what_the_seat_cannot_know_never_leaves_the_process() -> None:
    async def advise(game: Game, seat: int) -> Thought | None:
        asked = question("expert", game, seat, hint=True)
        return await thinkers.think(asked, lambda: Whose("a table"))

    thinkers = Caught(1, Metrics())
    for number, game in enumerate(positions({"players": 4}, 4)):
        if game.over or number % 8:
            continue
        seat = game.deciders()[0]
        assert run(advise(game, seat)) is None
        assert thinkers.world is not game
        assert thinkers.world.view(seat) == game.view(seat)
