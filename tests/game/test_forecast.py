"""What a card would do: told to people who plan, and giving nothing away."""

from typing import Any

import pytest

import folsom
from tests.modes import EVERY, SUPER, positions


def six() -> folsom.Game:
    """Ghost is first, in the caboose, with every kind of card; all turns are standard."""
    return folsom.new(seats=["Ghost", "Doc", "Belle", "Tuco"], first="Ghost", seed=6)


def told(game: folsom.Game, seat: int, choice: str) -> dict[str, object]:
    return game.forecast(seat, game.parse(choice))


def test_a_move_leads_to_the_car_beside() -> None:
    assert told(six(), 0, "play Ghost move") == {
        "steps": [{"action": "move", "places": ["3 inside"], "unsure": False, "moves": True}],
        "outcomes": [{"text": "move to 3 inside", "verb": "move", "place": "3 inside"}],
    }


def test_who_would_be_in_range_is_told() -> None:
    game = six()
    bandits: Any = game.view(0)["bandits"]
    next_door = [each["bandit"] for each in bandits if each["place"] == "3 inside"]
    assert next_door
    outcomes: Any = told(game, 0, "play Ghost fire")["outcomes"]
    assert [(each["verb"], each["target"]) for each in outcomes] == [
        ("fire", bandit) for bandit in next_door
    ]


def test_ones_earlier_cards_come_true_first() -> None:
    game = six()
    game.play(0, "play Ghost floor")
    while game.decider() != 0:
        game.play(game.decider(), "draw")
    steps = told(game, 0, "play Ghost move")["steps"]
    sure = {"unsure": False, "moves": True}
    assert steps == [
        {"action": "floor", "places": ["4 roof"], **sure},
        {"action": "move", "places": ["3 roof", "2 roof", "1 roof"], **sure},
    ]


def test_a_hidden_card_of_another_before_it_makes_it_unsure() -> None:
    seats = ["Doc", "Ghost", "Belle", "Tuco"]
    game = folsom.new(seats=seats, first="Ghost", seed=6)
    hidden = next(str(each) for each in game.choices(1) if str(each).endswith("face-down"))
    game.play(1, hidden)
    while game.decider() != 0:
        game.play(game.decider(), "draw")
    card = next(each for each in game.choices(0) if str(each).startswith("play"))
    steps = game.forecast(0, card)["steps"]
    assert isinstance(steps, list)
    assert steps[-1]["unsure"]


def test_drawing_and_what_one_cannot_choose_have_no_forecast() -> None:
    game = six()
    assert told(game, 0, "draw") == {}
    assert told(game, 1, "play Doc move") == {}


@pytest.mark.parametrize("mode", EVERY | SUPER)
def test_it_gives_nothing_away_and_changes_nothing(mode: str) -> None:
    """In every world that the seat thinks possible it is the same."""
    rng = folsom.seeded(1899)
    for number, game in enumerate(positions((EVERY | SUPER)[mode], seed=7)):
        if number % 5:
            continue
        for seat in game.deciders():
            before = game.view(seat)
            world = game.redeal(seat, rng)
            for choice in game.choices(seat):
                assert world.forecast(seat, choice) == game.forecast(seat, choice)
            assert game.view(seat) == before
            assert not game.status()


def test_what_moves_the_bandit_says_so() -> None:
    game = six()
    moves = {}
    for action in ("move", "floor", "fire", "marshal"):
        steps: Any = told(game, 0, f"play Ghost {action}")["steps"]
        moves[action] = steps[-1]["moves"]
    assert moves == {"move": True, "floor": True, "fire": False, "marshal": False}
