"""A choice that is not open is refused, and nothing changes."""

import pytest

import folsom
from folsom.game.express.game import Express
from folsom.game.express.snapshot import freeze
from tests.modes import EXPRESS, positions
from tests.rules.table import THREE, arranged

ACTION_TEXTS = [
    "draw",
    "keep the rest",
    "play Doc fire, then Tuco rob",
    "play Doc move",
    "play Ghost fire face-down",
    "move to 1 inside",
    "floor to 2 roof",
    "fire Doc",
    "rob jewel",
    "leave purse",
    "punch Doc purse to 1 inside",
    "marshal to 1",
]


@pytest.mark.rules("DO-2", "PLAN-3")
@pytest.mark.parametrize("mode", ["4 players", "expert, 3", "pairs, 2"])
def test_whatever_is_not_offered_is_refused_and_changes_nothing(mode: str) -> None:
    refusals = 0
    for game in positions(EXPRESS[mode], 1899):
        assert isinstance(game, Express)
        before = freeze(game.state)
        for seat in range(-1, game.seats + 1):
            open_to_seat = [str(choice) for choice in game.choices(seat)]
            for text in ACTION_TEXTS:
                if text not in open_to_seat:
                    with pytest.raises(folsom.IllegalChoice):
                        game.play(seat, text)
                    refusals += 1
        assert freeze(game.state) == before
    assert refusals > 1000


@pytest.mark.rules("DO-2")
def test_the_refusal_says_what_may_be_chosen() -> None:
    game = arranged(
        {"seats": THREE, "events": False},
        {
            "places": {"Doc": "2 inside", "Ghost": "3 inside", "Tuco": "3 inside"},
            "pile": ["Doc move"],
        },
    )
    with pytest.raises(folsom.IllegalChoice, match=r"move to 1 inside, move to 3 inside\."):
        game.play(0, "move to 2 inside")


@pytest.mark.rules("DO-2")
@pytest.mark.parametrize("text", ["", "dance", "fire", "fire Billy", "move to 9 inside", "DRAW"])
def test_what_is_no_choice_at_all_is_refused_too(text: str) -> None:
    game = folsom.new(players=3)
    assert isinstance(game, Express)
    before = freeze(game.state)
    with pytest.raises(folsom.IllegalChoice):
        game.play(game.deciders()[0], text)
    assert freeze(game.state) == before


@pytest.mark.rules("END-1")
def test_nothing_can_be_chosen_after_the_end() -> None:
    *_, game = positions({"players": 3}, 7)
    assert game.over
    assert game.deciders() == []
    assert game.choices(0) == []
    with pytest.raises(folsom.IllegalChoice, match="over"):
        game.play(0, "draw")
