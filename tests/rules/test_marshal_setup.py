"""What only some seats or many games show of setting up Marshal & Prisoners."""

import pytest

import folsom
from folsom.game.express.components import FIRST_MAIL_BAG
from folsom.game.express.game import Express
from tests.rules.table import seen, truth

FIVE = ["Ghost", "Doc", "Marshal", "Tuco", "Belle"]


@pytest.mark.rules("MP-SET-3")
def test_bandits_are_counted_to_his_left() -> None:
    view = seen(folsom.new(seats=FIVE, expansions=["marshal"], seed=1))
    places = {each["bandit"]: each["place"] for each in view["bandits"]}
    assert places == {
        "Marshal": "0 inside",
        "Tuco": "4 inside",
        "Belle": "3 inside",
        "Ghost": "4 inside",
        "Doc": "3 inside",
    }


@pytest.mark.rules("MP-SET-6")
def test_there_may_be_a_warrant_for_every_bandit_wherever_it_sits() -> None:
    goals: set[str] = set()
    for seed in range(40):
        game = folsom.new(seats=FIVE, expansions=["marshal"], seed=seed)
        goals.update(each["goal"] for each in truth(game)["goals"])
    warrants = {goal for goal in goals if goal.startswith("warrant")}
    assert warrants == {f"warrant-{name}" for name in FIVE if name != "Marshal"}


@pytest.mark.rules("MP-SET-2")
def test_each_bag_is_as_likely_as_the_other_to_be_the_first() -> None:
    first = 0
    for seed in range(200):
        game = folsom.new(players=3, expansions=["marshal"], seed=seed)
        assert isinstance(game, Express)
        first += game.state.value[FIRST_MAIL_BAG] == 200
    assert 80 <= first <= 120
