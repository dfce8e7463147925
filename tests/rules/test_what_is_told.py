"""What all are told of things that change nothing on the board, or take somebody off it."""

import pytest

import folsom
from tests.rules.table import THREE, arranged


@pytest.mark.rules("EVT-6")
def test_a_purse_left_lying() -> None:
    game = arranged(
        {"seats": THREE},
        {
            "card": "pickpocketing",
            "first": "Doc",
            "places": {"Doc": "2 inside", "Ghost": "3 inside", "Tuco": "3 inside"},
            "loot": {"2 inside": ["purse 300"]},
            "pile": ["Tuco floor"],
        },
    )
    told = [event.whole() for event in game.play(0, "leave purse")]
    assert told[0] == {"event": "left", "bandit": "Doc", "loot": "purse"}


@pytest.mark.rules("EVT-7")
def test_a_purse_dropped_in_revenge() -> None:
    game = arranged(
        {"seats": THREE},
        {
            "card": "revenge",
            "marshal": 1,
            "places": {"Doc": "1 roof", "Ghost": "3 inside", "Tuco": "2 inside"},
            "sheets": {"Doc": ["purse 300", "purse 500"]},
            "pile": ["Tuco move"],
        },
    )
    told = [event.whole() for event in game.play(2, "move to 3 inside")]
    dropped = {"bandit": "Doc", "loot": "purse", "place": "1 roof", "value": 300}
    assert {"event": "dropped", **dropped, "cause": "revenge"} in told


@pytest.mark.rules("MARSHAL-3")
def test_too_few_bullets() -> None:
    game = arranged(
        {"seats": THREE, "events": False, "powers": False},
        {
            "marshal": 1,
            "neutral": 1,
            "first": "Doc",
            "places": {"Doc": "2 inside", "Ghost": "2 inside", "Tuco": "3 inside"},
            "pile": ["Ghost marshal", "Doc move"],
        },
    )
    told = [event.whole() for event in game.play(1, "marshal to 2")]
    assert told[:4] == [
        {"event": "marshal", "from": 1, "to": 2},
        {"event": "bullets-short", "bandits": ["Doc", "Ghost"]},
        {"event": "moved", "bandit": "Doc", "from": "2 inside", "to": "2 roof", "cause": "flee"},
        {"event": "moved", "bandit": "Ghost", "from": "2 inside", "to": "2 roof", "cause": "flee"},
    ]


@pytest.mark.rules("MP-EVT-6")
def test_a_fall_off_the_train() -> None:
    game = arranged(
        {"seats": ["Marshal", "Ghost", "Doc", "Tuco"], "expansions": ["marshal"]},
        {
            "card": "deadly-fall",
            "places": {"Ghost": "2 roof", "Doc": "2 roof", "Tuco": "4 roof", "Marshal": "1 inside"},
            "sheets": {"Doc": []},
            "pile": ["Ghost punch", "Tuco move"],
        },
    )
    told = [event.whole() for event in game.play(1, "punch Doc off the train")]
    assert told[:2] == [
        {"event": "punched", "bandit": "Ghost", "target": "Doc"},
        {"event": "thrown", "bandit": "Doc", "from": "2 roof", "by": "Ghost"},
    ]


EXPERTS: dict[str, object] = {
    "seats": THREE,
    "expert": True,
    "events": False,
    "powers": False,
}


@pytest.mark.rules("EXPERT-5")
def test_a_discard_pile_that_becomes_the_deck() -> None:
    hand = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch"]
    game = arranged(
        EXPERTS,
        {
            "card": "braking",
            "turn": 2,
            "first": "Doc",
            "hands": {"Doc": [f"Doc {card}" for card in hand]},
            "discards": {"Doc": ["Doc marshal"]},
        },
    )
    told = [event.whole() for event in game.play(0, "draw")]
    assert {"event": "reshuffled", "seat": 0} in told


@pytest.mark.rules("EXPERT-2", "KNOW-5")
def test_what_is_discarded_cannot_be_taken_back() -> None:
    game = folsom.new("express", players=3, expert=True, seed=1)
    rng = folsom.seeded(2)
    discarded: list[folsom.Event] = []
    while not discarded and not game.over:
        seat = game.deciders()[0]
        choices = game.choices(seat)
        events = game.play(seat, choices[rng.below(len(choices))])
        discarded = [event for event in events if event.kind == "discarded"]
    assert discarded
    assert all(event.reveals for event in discarded)


@pytest.mark.rules("EXPERT-2", "KNOW-5")
def test_who_has_chosen_what_to_keep_and_how_many_stay() -> None:
    game = arranged(
        EXPERTS,
        {
            "card": "bridge",
            "turn": 3,
            "first": "Doc",
            "hands": {
                "Doc": ["Doc move", "Doc rob", "Doc fire"],
                "Ghost": ["Ghost move", "Ghost floor"],
                "Tuco": ["Tuco rob", "Tuco move"],
            },
        },
    )
    for seat, card in enumerate(["Doc fire", "Ghost floor", "Tuco move"]):
        game.play(seat, f"play {card}")
    for seat in (0, 1):
        events = game.play(seat, "keep the rest")
        assert [event.whole() for event in events] == [{"event": "chose", "seat": seat}]
    told = [event.whole() for event in game.play(2, "keep the rest")]
    assert told[:4] == [
        {"event": "chose", "seat": 2},
        {"event": "kept", "seat": 0, "count": 2},
        {"event": "kept", "seat": 1, "count": 1},
        {"event": "kept", "seat": 2, "count": 1},
    ]


@pytest.mark.rules("EVT-8")
@pytest.mark.parametrize(("edition", "loot"), [(1, None), (2, "purse")])
def test_what_the_conductor_pays_with(edition: int, loot: str | None) -> None:
    game = arranged(
        {"seats": THREE, "edition": edition},
        {
            "card": "hostage-conductor",
            "marshal": 3,
            "places": {"Doc": "0 roof", "Ghost": "2 inside", "Tuco": "2 roof"},
            "pile": ["Tuco move"],
        },
    )
    told = [event.whole() for event in game.play(2, str(game.choices(2)[0]))]
    assert {"event": "ransom", "bandit": "Doc", "amount": 250, "loot": loot} in told
