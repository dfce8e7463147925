"""A naive reading of the rules agrees with the engine, in every mode."""

import pytest

import folsom
from tests.modes import EXPRESS
from tests.rules.second_opinion import SecondOpinion
from tests.rules.table import decisions, seen

GAMES = 12 if folsom.compiled() else 3


@pytest.mark.rules("MOVE-1", "MOVE-2", "MOVE-3", "FLOOR-1", "MEI-1", "MEI-2")
@pytest.mark.rules(
    "FIRE-1", "FIRE-2", "FIRE-3", "FIRE-4", "FIRE-5", "TUCO-1", "DJANGO-1", "BELLE-1"
)
@pytest.mark.rules("ROB-1", "ROB-2", "PUNCH-1", "PUNCH-2", "PUNCH-3", "CHEYENNE-1")
@pytest.mark.rules("MARSHAL-1", "MARSHAL-2", "MARSHAL-3", "DO-1", "DO-2", "DO-5", "DO-6")
@pytest.mark.rules("EVT-1", "EVT-2", "EVT-3", "EVT-4", "EVT-5", "EVT-7", "EVT-8", "EVT-10")
@pytest.mark.parametrize("mode", EXPRESS)
def test_stealing_goes_as_the_rules_say(mode: str) -> None:
    compared = 0
    for seed in range(GAMES):
        for game, seat, choices, choice in decisions(EXPRESS[mode], seed):
            opinion = SecondOpinion(game) if seen(game)["phase"] == "stealin" else None
            if opinion:
                card = opinion.pile[0]
                assert seat == opinion.seat[card.split(" ")[0]]
                assert sorted(choices) == sorted(opinion.choices(card))
            game.play(seat, choice)
            if opinion:
                opinion.go_on(choice)
                assert SecondOpinion(game).facts() == opinion.facts()
                compared += 1
    assert compared > 10 * GAMES
