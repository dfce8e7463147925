"""Worlds that are sent to be thought about elsewhere tell no more than the view."""

import secrets

import pytest

from folsom.table.refusal import Refusal
from folsom.table.thinking import answer, question, question_in, written
from tests.modes import MODES, positions

EVERY = 7
"""One position in so many is looked at."""


@pytest.mark.parametrize("mode", MODES)
def test_a_world_shows_its_seat_what_it_sees_and_nothing_that_is_hidden(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, game in enumerate(positions(MODES[mode], 11)):
        if number % EVERY:
            continue
        for seat in game.deciders():
            sent = written(question("expert", game, seat, hint=True).world)
            world = question_in(sent, seat).world
            assert world.view(seat) == game.view(seat)
            assert world.status() == []
            assert written(world) == sent
            # where all that is hidden is otherwise, the same chance makes the same text
            other = question("expert", game, seat, hint=True).world
            with monkeypatch.context() as loaded:
                loaded.setattr(secrets, "randbits", lambda bits: 5)
                one, two = (question("expert", each, seat, hint=True) for each in (game, other))
            assert written(one.world) == written(two.world)


def test_chance_is_fresh_for_every_world() -> None:
    game = next(positions(MODES["4 players"], 1))
    seat = game.deciders()[0]
    assert len({written(question("expert", game, seat).world) for _ in range(20)}) == 20


def test_what_is_no_world_is_refused() -> None:
    for text in ("", "{}", "[]", '{"game": "express", "position": {}}', '{"game": "whist"}'):
        with pytest.raises(Refusal, match="no world"):
            question_in(text, 0)


def test_it_can_be_thought_about_as_if_it_had_never_been_text() -> None:
    game = next(positions(MODES["4 players"], 3))
    seat = game.deciders()[0]
    asked = question("hard:40", game, seat)
    came = question_in(written(asked.world), seat)._replace(level="hard:40", seed=asked.seed)
    assert answer(came._replace(hint=False)) == answer(asked)
