"""What events say of themselves."""

import copy
import pickle

import pytest

import folsom
from tests.modes import positions


@pytest.mark.rules("KNOW-5", "PAIR-4")
def test_showing_what_was_secret_cannot_be_undone_fairly() -> None:
    game = folsom.new("express", players=2, pairs=True, seed=1)
    [chose] = game.play(0, game.choices(0)[0])
    assert (chose.kind, chose.reveals) == ("chose", False)
    shown = game.play(1, game.choices(1)[0])
    assert [event.reveals for event in shown if event.kind == "placed"] == [True] * 4


def test_a_card_played_face_up_can_be_taken_back() -> None:
    game = folsom.new("express", seats=["Doc", "Tuco", "Django"], seed=1)
    seat = game.decider()
    card = next(choice for choice in game.choices(seat) if str(choice).startswith("play"))
    assert not any(event.reveals for event in game.play(seat, card))


def test_drawing_cannot() -> None:
    game = folsom.new("express", seats=["Doc", "Tuco", "Django"], seed=1)
    drew = game.play(game.decider(), "draw")[0]
    assert (drew.kind, drew.reveals) == ("drew", True)


def test_events_choices_and_results_travel_between_processes() -> None:
    *_, game = positions({"players": 3}, 1)
    result = game.result()
    assert pickle.loads(pickle.dumps(result)).as_dict() == result.as_dict()
    for event in game.prologue:
        again = copy.deepcopy(event)
        assert (again.whole(), again.eyes, again.reveals) == (
            event.whole(),
            event.eyes,
            event.reveals,
        )
    choice = game.parse("fire Belle")
    assert pickle.loads(pickle.dumps(choice)) == choice
