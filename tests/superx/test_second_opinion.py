"""Random games, round by round, against a second and naive reading of the rules."""

from typing import Any

import pytest

import folsom
from tests.modes import SUPER, begin
from tests.superx.second_opinion import SecondOpinion

GAMES = 150 if folsom.compiled() else 15


@pytest.mark.rules(
    "SX-POS-1", "SX-DO-1", "SX-DO-2", "SX-TURN-1", "SX-MOVE-1", "SX-FLOOR-1", "SX-SHOOT-1",
    "SX-STUN-1", "SX-END-1", "SX-REFLEX-1", "SX-HORSE-1",
)  # fmt: skip
@pytest.mark.parametrize("mode", SUPER)
def test_both_come_to_the_same(mode: str) -> None:
    rng = folsom.seeded(11)
    for seed in range(GAMES):
        game = begin(SUPER[mode], seed)
        while not game.over:
            view: Any = game.view(None)
            opinion = SecondOpinion(view)
            cards = {bandit["bandit"]: len(bandit["loot"]) for bandit in view["bandits"]}
            plans = {}
            for seat in game.deciders():
                choices = game.choices(seat)
                plan = choices[rng.below(len(choices))]
                plans[opinion.seats[seat]] = str(plan).removeprefix("plan ").split(", ")
                game.apply(seat, plan.code)
            opinion.turn_up(plans)
            view = game.view(None)
            assert SecondOpinion(view).facts() == opinion.facts()
            took = {
                bandit["bandit"]: bandit["loot"][0]["wagon"]
                for bandit in view["bandits"]
                if len(bandit["loot"]) > cards[bandit["bandit"]]
            }
            assert took == opinion.took
            assert game.over == (len(opinion.riding()) < 2 or opinion.wagons == 0)
