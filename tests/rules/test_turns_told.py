"""What is told of turns: whose they are, what is played, and why somebody passes."""

from typing import Any

import pytest

from tests.rules.table import THREE, arranged
from tests.wire.shapes import promised

FOUR = ["Ghost", "Doc", "Belle", "Tuco"]
EVERYTHING = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal"]


def told(
    setup: dict[str, object], position: dict[str, object], *choices: tuple[int, str]
) -> list[dict[str, Any]]:
    """What is told of the last of some choices, with what is secret."""
    game = arranged({"powers": False, "events": False, **setup}, position)
    for seat, choice in choices:
        events = game.play(seat, choice)
        promised(game, events)
    return [event.whole() | {"reveals": event.reveals} for event in events]


@pytest.mark.rules("PLAN-3", "PLAN-7", "TEAM-3")
@pytest.mark.parametrize("teams", [False, True])
def test_which_turn_begins_and_that_partners_swap(teams: bool) -> None:
    position: dict[str, object] = {
        "card": "angry-marshal",
        "turn": 3,
        "first": "Ghost",
        "hands": {name: ["move", "rob"] for name in FOUR},
    }
    choices = [(seat, f"play {name} move face-down") for seat, name in enumerate(FOUR)]
    played, turn = told({"seats": FOUR, "teams": teams}, position, *choices)
    card = {"card": "Tuco move", "face_down": True}
    assert played == {"event": "played", "seat": 3, **card, "reveals": False}
    swapping = {"teams": True} if teams else {}
    begun = {"event": "turn", "turn": 4, "kind": "switching", **swapping}
    assert turn == {**begun, "reveals": False}


@pytest.mark.rules("PAIR-6")
def test_that_a_card_for_cover_is_played_face_up() -> None:
    first, second = told(
        {"seats": ["Ghost+Tuco", "Doc+Django"], "pairs": True},
        {
            "card": "braking",
            "turn": 2,
            "first": "Ghost",
            "hands": {"Ghost": ["Ghost fire", "Tuco rob"]},
        },
        (0, "play Ghost fire, then Tuco rob"),
    )
    played = {"event": "played", "seat": 0, "face_down": False, "reveals": False}
    assert (first, second) == ({**played, "card": "Ghost fire"}, {**played, "card": "Tuco rob"})


@pytest.mark.rules("PLAN-4", "HS-W-4")
def test_why_somebody_passes() -> None:
    position: dict[str, object] = {
        "phase": "schemin",
        "card": "bridge",
        "turn": 3,
        "first": "Doc",
        "sheets": {"Ghost": ["half-usual"]},
        "received": {"Ghost": {"neutral": 4}},
        "pile": [f"Ghost {action}" for action in [*EVERYTHING, "ride"]],
    }
    horses: dict[str, object] = {"seats": THREE, "expansions": ["horses"]}
    hand = ["neutral bullet"]
    passed = {"event": "passed", "seat": 1, "reveals": False}
    drunk = told(
        horses,
        {**position, "hands": {"Ghost": hand}},
        (0, "draw"),
        (1, "drink Ghost half-usual"),
    )
    assert {**passed, "cause": "no-card"} in drunk
    stuck = told(horses, {**position, "hands": {"Ghost": hand * 4}}, (0, "draw"))
    assert {**passed, "cause": "nothing"} in stuck


@pytest.mark.rules("TEAM-2")
def test_that_a_card_is_drawn_from_the_partner() -> None:
    events = told(
        {"seats": FOUR, "teams": True},
        {"places": dict.fromkeys(FOUR, "3 inside"), "pile": ["Tuco move"]},
        (3, "move to 2 inside"),
    )
    drawn = [event for event in events if event.get("how") == "partner"]
    assert [(event["seat"], event["count"]) for event in drawn] == [(seat, 1) for seat in range(4)]
    for event in drawn:
        [card] = event["cards"]
        assert card.split(" ")[0] == FOUR[event["seat"] ^ 1]


@pytest.mark.rules("TM-4")
def test_that_the_traveller_appears() -> None:
    events = told(
        {"seats": THREE, "expansions": ["horses", "machine"]},
        {
            "card": "bridge",
            "turn": 3,
            "first": "Doc",
            "hidden": {"Ghost": "2 inside"},
            "hands": {name: ["move", "rob"] for name in THREE},
            "places": {"Doc": "3 inside", "Tuco": "2 roof"},
        },
        *[(seat, f"play {name} move") for seat, name in enumerate(THREE)],
    )
    moved = {"event": "moved", "bandit": "Ghost", "from": "hidden", "to": "2 inside"}
    assert {**moved, "cause": "time-machine", "reveals": True} in events
