"""What a plan would do if nobody else did anything."""

from typing import Any

import pytest

from tests.superx.train import Journey

TRAIN = """
    roof   |       |  | (<Mei) |
    inside | Tuco> |  |        | <Belle
"""


def steps(name: str, plan: str) -> list[dict[str, Any]]:
    """What the cards of a plan would come to."""
    journey = Journey(TRAIN, first="Belle", off=("Doc",), modules=("reflexes", "horse"))
    game = journey.game
    told: Any = game.forecast(journey.seats.index(name), game.parse(f"plan {plan}"))
    assert game.view(None) == Journey(
        TRAIN, first="Belle", off=("Doc",), modules=("reflexes", "horse")
    ).game.view(None)
    found: list[dict[str, Any]] = told["steps"]
    return found


@pytest.mark.rules("SX-STUN-1")
def test_who_lies_stunned_only_stands_up_by_the_first_card() -> None:
    assert steps("Mei", "shoot, turn, move") == [
        {"card": "shoot", "place": "1 roof", "facing": "back", "stunned": False, "target": None},
        {"card": "turn", "place": "1 roof", "facing": "forward", "stunned": False, "target": None},
        {"card": "move", "place": "0 roof", "facing": "forward", "stunned": False, "target": None},
    ]
    assert [step["stunned"] for step in steps("Tuco", "reflexes, turn, move")] == [
        True,
        False,
        False,
    ]


@pytest.mark.rules("SX-REFLEX-1", "SX-SHOOT-1")
def test_by_reflexes_one_would_stand_up_and_one_who_stands_lie_down() -> None:
    first = steps("Mei", "reflexes, turn, move")[0]
    assert (first["stunned"], first["target"]) == (False, None)
    shot = steps("Tuco", "shoot, turn, reflexes")
    assert [step["target"] for step in shot] == ["Belle", None, None]
