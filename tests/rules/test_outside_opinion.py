"""A naive reading of the stagecoach, the horses and the time machine agrees with the engine."""

import pytest

import folsom
from tests.modes import EXPANDED
from tests.rules.outside_opinion import OutsideOpinion
from tests.rules.table import decisions, seen

GAMES = 12 if folsom.compiled() else 2
# The opinion knows nothing of the law; scenarios prove that.
MODES = [mode for mode in EXPANDED if not mode.startswith(("cursed", "marshal"))]
PHASES = ("stealin", "fleeing", "taking-hostage")


@pytest.mark.rules("MOVE-1", "MOVE-2", "MOVE-3", "FLOOR-1", "MEI-2", "FIRE-2", "FIRE-3", "TUCO-2")
@pytest.mark.rules("DJANGO-1", "BELLE-2", "HS-RIDE-1", "HS-RIDE-2", "HS-STAGE-1", "HS-STAGE-2")
@pytest.mark.rules("HS-STAGE-3", "HS-STAGE-4", "HS-HOST-1", "HS-GUARD-1", "HS-GUARD-2")
@pytest.mark.rules("HS-GUARD-3", "HS-GUARD-4", "HS-H-4", "HS-H-5", "HS-H-6", "HS-H-7", "DO-5")
@pytest.mark.rules("DO-6", "TM-1", "TM-2", "TM-3", "TM-6")
@pytest.mark.parametrize("mode", MODES)
def test_stealing_goes_as_the_rules_say(mode: str) -> None:
    compared = 0
    for seed in range(GAMES):
        for game, seat, choices, choice in decisions(EXPANDED[mode], seed):
            view = seen(game)
            opinion = OutsideOpinion(game) if view["phase"] in PHASES else None
            if opinion:
                asked = opinion.reactions() if opinion.alert else opinion.choices(opinion.pile[0])
                assert sorted(choices) == sorted(asked)
            game.play(seat, choice)
            after = seen(game)
            same_round = (after["round"], after["phase"] in PHASES) == (view["round"], True)
            # What comes after the pile is for the scenarios to prove.
            if opinion and same_round:
                opinion.go_on(choice)
                if opinion.pile or opinion.alert:
                    assert OutsideOpinion(game).facts() == opinion.facts()
                    compared += 1
    assert compared > 5 * GAMES
