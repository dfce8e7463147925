"""Bots plan fairly and sensibly."""

import pytest

import folsom
from folsom.arena.games import play_games
from folsom.arena.tally import Tally
from folsom.bots import decide, make
from tests.modes import SUPER, begin, step
from tests.superx.train import Journey

GAMES = 200 if folsom.compiled() else 15


@pytest.mark.parametrize("mode", SUPER)
@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.rules("KNOW-3", "KNOW-5")
def test_a_bot_chooses_by_what_its_seat_knows_alone(mode: str, name: str) -> None:
    game = begin(SUPER[mode], seed=2)
    rng = folsom.seeded(3)
    for _ in range(2 * game.seats):
        if game.over:
            break
        seat = game.deciders()[-1]
        before = game.view(seat)
        choice = decide(make(name), game, seat, folsom.seeded(4))
        assert choice in game.choices(seat)
        assert game.view(seat) == before
        other = game.redeal(seat, rng)
        assert decide(make(name), other, seat, folsom.seeded(4)) == choice
        step(game, rng)


def planned(journey: Journey, who: str, seed: int) -> list[str]:
    """The cards that the greedy bot plans."""
    choice = decide(make("greedy"), journey.game, journey.seats.index(who), folsom.seeded(seed))
    return str(choice).removeprefix("plan ").split(", ")


@pytest.mark.parametrize("seed", range(5))
def test_it_shoots_the_last_rival_off_the_train(seed: int) -> None:
    journey = Journey(
        """
        roof   |  |      |
        inside |  | Mei> | (<Doc)
        """,
        first="Doc",
    )
    # Doc's first card lets him stand up; then he is in the line of fire.
    assert planned(journey, "Mei", seed)[0] == "shoot"


@pytest.mark.parametrize("seed", range(5))
def test_it_leaves_the_last_wagon(seed: int) -> None:
    journey = Journey(
        """
        roof   |      |      |
        inside | Mei> |      | <Doc Tuco>
        """,
        first="Mei",
    )
    plan = planned(journey, "Mei", seed)
    assert "move" in plan
    assert "turn" not in plan[: plan.index("move")]


def test_it_beats_those_who_roll_dice() -> None:
    tally = Tally()
    bots = ["greedy", "random", "random", "random"]
    for outcome in play_games("super", {"players": 4}, bots, 1, GAMES):
        tally.add(outcome)
    assert tally.bots["greedy"].win_share() > 0.6


def test_random_games_are_played_inside_the_engine() -> None:
    outcomes = list(play_games("super", {"players": 5, "expansions": ["horse"]}, ["random"], 1, 30))
    again = list(play_games("super", {"players": 5, "expansions": ["horse"]}, ["random"], 1, 30))
    assert outcomes == again
    assert all(len(outcome.crews) == 5 and outcome.winners for outcome in outcomes)
    assert all(5 <= outcome.decisions <= 30 for outcome in outcomes)
