"""In which order things come about, as the events tell it."""

import pytest

import folsom
from folsom import Event
from tests.rules.table import THREE, arranged

SETUP: dict[str, object] = {"seats": THREE, "events": False, "powers": False}


def story(events: list[Event], *kinds: str) -> list[str]:
    """The events of these kinds, in brief."""
    told: list[str] = []
    for event in events:
        if event.kind in kinds:
            facts = event.whole()
            words = [facts.get(key) for key in ("bandit", "target", "to", "cause", "by")]
            told.append(" ".join([event.kind, *(str(word) for word in words if word is not None)]))
    return told


@pytest.mark.rules("DO-6", "MARSHAL-2")
def test_the_struck_take_bullets_together_then_flee_from_the_first_player_clockwise() -> None:
    game = arranged(
        SETUP,
        {
            "marshal": 1,
            "first": "Tuco",
            "places": {"Doc": "2 inside", "Ghost": "2 inside", "Tuco": "2 inside"},
            "pile": ["Ghost marshal", "Doc move"],
        },
    )
    events = game.play(1, "marshal to 2")
    assert story(events, "wounded", "moved") == [
        "wounded Tuco marshal neutral",
        "wounded Doc marshal neutral",
        "wounded Ghost marshal neutral",
        "moved Tuco 2 roof flee",
        "moved Doc 2 roof flee",
        "moved Ghost 2 roof flee",
    ]


@pytest.mark.rules("DO-6", "DJANGO-1")
def test_first_the_shot_then_the_push_then_the_marshal() -> None:
    game = arranged(
        {"seats": ["Django", "Ghost", "Doc"], "events": False},
        {
            "marshal": 0,
            "places": {"Django": "2 inside", "Ghost": "1 inside", "Doc": "3 inside"},
            "pile": ["Django fire", "Doc move"],
        },
    )
    events = game.play(0, "fire Ghost")
    assert story(events, "shot", "wounded", "moved")[:4] == [
        "shot Django Ghost",
        "moved Ghost 0 inside push",
        "wounded Ghost marshal neutral",
        "moved Ghost 0 roof flee",
    ]


@pytest.mark.rules("PUNCH-3", "DO-6")
def test_the_loot_drops_before_the_target_moves() -> None:
    game = arranged(
        SETUP,
        {
            "marshal": 1,
            "places": {"Doc": "2 inside", "Ghost": "2 inside", "Tuco": "2 roof"},
            "pile": ["Doc punch", "Tuco move"],
        },
    )
    events = game.play(0, "punch Ghost purse to 1 inside")
    assert story(events, "punched", "dropped", "moved", "wounded") == [
        "punched Doc Ghost",
        "dropped Ghost punch",
        "moved Ghost 1 inside punch",
        "wounded Ghost marshal neutral",
        "moved Ghost 1 roof flee",
    ]


@pytest.mark.rules("EVT-1", "DO-7")
def test_the_angry_marshal_shoots_before_he_moves() -> None:
    game = arranged(
        {"seats": THREE, "powers": False},
        {
            "card": "angry-marshal",
            "marshal": 1,
            "first": "Ghost",
            "places": {"Doc": "1 roof", "Ghost": "2 inside", "Tuco": "3 roof"},
            "pile": ["Tuco move"],
        },
    )
    events = game.play(2, "move to 1 roof")
    kinds = [event.kind for event in events]
    assert kinds.index("happening") > kinds.index("moved")
    assert story(events, "wounded", "marshal", "moved") == [
        "moved Tuco 1 roof move",
        "wounded Tuco angry-marshal neutral",
        "wounded Doc angry-marshal neutral",
        "marshal 2",
        "wounded Ghost marshal neutral",
        "moved Ghost 2 roof flee",
    ]


@pytest.mark.rules("DO-4", "DO-7", "PLAN-9")
def test_the_event_ends_the_round_before_cards_are_drawn() -> None:
    game = arranged(
        {"seats": THREE, "powers": False},
        {
            "card": "braking",
            "places": {"Doc": "1 roof", "Ghost": "2 inside", "Tuco": "3 roof"},
            "pile": ["Tuco move"],
        },
    )
    kinds = [event.kind for event in game.play(2, "move to 2 roof")]
    assert kinds.index("happening") < kinds.index("drew") < kinds.index("round")
    assert kinds.count("drew") == 3


@pytest.mark.rules("PLAN-9", "PLAN-2", "PAIR-5")
def test_cards_are_chosen_then_drawn_then_the_round_card_is_turned_up() -> None:
    game = folsom.new(seats=["Ghost+Tuco", "Doc+Django"], pairs=True)
    kinds: list[str] = []
    for seat in (0, 1, 0, 1):
        kinds += [event.kind for event in game.play(seat, game.choices(seat)[0])]
    course = [kind for kind in kinds if kind in ("placed", "chose", "drew", "round", "turn")]
    assert course == [
        *["chose"] * 2,
        *["placed"] * 4,
        *["chose"] * 2,
        *["drew"] * 4,
        "round",
        "turn",
    ]


@pytest.mark.rules("EVT-10", "EVT-3")
def test_braking_moves_everybody_by_one_car_and_no_further() -> None:
    """Those in front do not carry those behind along, whoever is moved first."""
    for first in ("Doc", "Ghost", "Tuco"):
        game = arranged(
            {"seats": THREE, "powers": False},
            {
                "card": "braking",
                "first": first,
                "places": {"Doc": "3 roof", "Ghost": "2 roof", "Tuco": "1 roof"},
                "pile": ["Tuco rob"],
                "loot": {},
            },
        )
        places = {str(each["bandit"]): each["place"] for each in sheets(game)}
        assert places == {"Doc": "2 roof", "Ghost": "1 roof", "Tuco": "0 roof"}


def sheets(game: folsom.Game) -> list[dict[str, object]]:
    """All bandits, as everybody sees them."""
    found = game.view(None)["bandits"]
    assert isinstance(found, list)
    return found
