"""Ghost's first card, where no printed round card begins as the ruling foresees."""

import pytest

from folsom.game.express.components import (
    NO_EVENT,
    SPEEDING_UP,
    STANDARD,
    SWITCHING,
    TUNNEL,
    RoundCard,
)
from folsom.game.express.game import Express
from tests.rules.table import arranged, offered, seen

SEATS = ["Ghost", "Doc", "Tuco"]


def round_beginning(turn: int) -> Express:
    """A round whose card has this turn first, then a standard one; Ghost is first player."""
    game = arranged(
        {"seats": SEATS, "events": False},
        {
            "first": "Tuco",
            "places": {"Ghost": "3 roof", "Doc": "2 inside", "Tuco": "2 inside"},
            "pile": ["Ghost move"],
        },
    )
    rounds = list(game.state.rounds)
    rounds[1] = RoundCard("odd", [turn, STANDARD], NO_EVENT)
    game.state.rounds = rounds
    game.play(0, "move to 2 roof")
    assert seen(game)["round"] == 2
    return game


def facings(game: Express) -> set[bool]:
    """Whether Ghost may play face-down, face-up, or either."""
    return {text.endswith("face-down") for text in offered(game, 0) if text != "draw"}


@pytest.mark.rules("GHOST-1")
def test_every_round_ghost_may_hide_the_first_card_anew() -> None:
    game = round_beginning(STANDARD)
    assert game.deciders() == [0]
    assert facings(game) == {True, False}


@pytest.mark.rules("GHOST-1", "PLAN-6")
def test_speeding_up_in_the_first_turn_only_the_first_of_two_may_be_hidden() -> None:
    game = round_beginning(SPEEDING_UP)
    assert facings(game) == {True, False}
    game.play(0, next(text for text in offered(game, 0) if text.endswith("face-down")))
    assert game.deciders() == [0]
    assert facings(game) == {False}


@pytest.mark.rules("GHOST-1", "PLAN-6")
def test_having_drawn_first_ghost_cannot_hide_the_second_of_two() -> None:
    game = round_beginning(SPEEDING_UP)
    game.play(0, "draw")
    assert game.deciders() == [0]
    assert facings(game) == {False}


@pytest.mark.rules("GHOST-1", "PLAN-5")
def test_in_a_tunnel_first_nothing_can_be_shown() -> None:
    assert facings(round_beginning(TUNNEL)) == {True}


@pytest.mark.rules("GHOST-1", "PLAN-7")
def test_switching_first_ghost_may_hide_too() -> None:
    assert facings(round_beginning(SWITCHING)) == {True, False}
