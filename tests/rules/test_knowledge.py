"""Who knows what, where it depends on chance or on what the events tell."""

import json
from itertools import pairwise
from typing import Any

import pytest

import folsom
from folsom import Event
from tests.modes import fields
from tests.rules.table import THREE, arranged, lying, purses, seen, truth

SETUP: dict[str, object] = {"seats": THREE, "events": False, "powers": False}


@pytest.mark.rules("KNOW-4")
def test_the_taker_still_knows_those_that_it_cannot_have_been() -> None:
    """Of a purse known to be 300 and a strange one Doc takes one, and looks at it."""
    left = {}
    for seed in range(20):
        game = arranged(
            SETUP,
            {
                "places": {"Doc": "3 inside", "Ghost": "2 inside", "Tuco": "2 roof"},
                "loot": {"3 inside": ["purse 300 known to all", "purse 500"]},
                "pile": ["Doc rob", "Tuco move"],
            },
            seed,
        )
        [taken] = set(purses(seen(game, 0), "Doc")) - {250}
        left[taken] = lying(seen(game, 0), "3 inside")
        assert lying(seen(game, 1), "3 inside") == [None]
        assert lying(seen(game), "3 inside") == [None]
    # Seeing 500, Doc knows that the 300 is left; seeing 300, it may have been the strange one.
    assert left == {500: [300], 300: [None]}


@pytest.mark.rules("KNOW-4")
def test_the_taker_cannot_tell_a_strange_purse_from_a_known_one_of_the_same_worth() -> None:
    for seed in range(20):
        game = arranged(
            SETUP,
            {
                "places": {"Doc": "3 inside", "Ghost": "2 inside", "Tuco": "2 roof"},
                "loot": {
                    "3 inside": ["purse 300 known to all", "purse 300", "purse 400 known to Doc"]
                },
                "pile": ["Doc rob", "Tuco move"],
            },
            seed,
        )
        [taken] = set(purses(seen(game, 0), "Doc")) - {250}
        assert lying(seen(game, 0), "3 inside") == ([300, None] if taken == 400 else [400, None])


@pytest.mark.rules("KNOW-4")
def test_the_victim_knows_what_was_lost_and_what_is_left() -> None:
    for seed in range(20):
        game = arranged(
            SETUP,
            {
                "places": {"Doc": "3 inside", "Ghost": "3 inside", "Tuco": "2 roof"},
                "sheets": {"Ghost": ["purse 300", "purse 400", "purse 500"]},
                "loot": {},
                "pile": ["Doc punch", "Tuco move"],
            },
            seed,
        )
        assert lying(seen(game, 1), "3 inside") == lying(truth(game), "3 inside")
        assert purses(seen(game, 1), "Ghost") == purses(truth(game), "Ghost")
        assert lying(seen(game, 0), "3 inside") == [None]
        assert purses(seen(game, 2), "Ghost") == [None, None]


@pytest.mark.rules("KNOW-2", "KNOW-3")
@pytest.mark.parametrize("expert", [False, True])
def test_no_view_shows_another_hand_or_the_order_of_a_deck(expert: bool) -> None:
    game = folsom.new(players=4, expert=expert, seed=5)
    for seat in (None, 0, 1, 2, 3):
        for player in seen(game, seat)["players"]:
            assert ("cards" in player) == (player["seat"] == seat)
            assert isinstance(player["deck"], int)
            assert isinstance(player["hand"], int)


@pytest.mark.rules("KNOW-3", "PLAN-2", "KNOW-6")
def test_only_round_cards_turned_up_are_shown() -> None:
    game = folsom.new(players=3, seed=11)
    counts = [len(seen(game)["rounds"])]
    while not game.over:
        assert len(seen(game)["rounds"]) == seen(game)["round"]
        seat = game.deciders()[0]
        game.play(seat, game.choices(seat)[0])
        counts.append(len(seen(game)["rounds"]))
    assert counts[0] == 1
    assert counts[-1] == 5
    assert all(later - sooner in (0, 1) for sooner, later in pairwise(counts))


@pytest.mark.rules("KNOW-5", "PAIR-4", "PAIR-5")
def test_secret_choices_are_known_to_their_maker_alone() -> None:
    game = folsom.new(seats=["Ghost+Tuco", "Doc+Django"], pairs=True, seed=2)
    events = game.play(0, "start Tuco in the caboose")
    assert seen(game, 0)["chosen"] == [fields("start Tuco in the caboose"), False]
    assert seen(game, 1)["chosen"] == [True, False]
    assert seen(game, None)["chosen"] == [True, False]
    assert not any("Tuco" in json.dumps(event.seen(1)) for event in events)
    game.play(1, "start Doc in the caboose")
    events = game.play(1, "choose Django rob")
    assert seen(game, 1)["chosen"] == [False, fields("choose Django rob")]
    assert seen(game, 0)["chosen"] == [False, True]
    assert not any("rob" in json.dumps(event.seen(0)) for event in events)
    events = game.play(0, "choose Tuco fire")
    told = [event for event in events if event.kind == "drew"]
    assert "Tuco fire" in json.dumps([event.seen(0) for event in told])
    assert "Tuco fire" not in json.dumps([event.seen(1) for event in told])
    assert "Django rob" not in json.dumps([event.seen(None) for event in told])


def told_to(events: list[Event], seat: int | None, kind: str) -> list[Any]:
    """What one viewer is told of one kind of event."""
    return [event.seen(seat) for event in events if event.kind == kind]


@pytest.mark.rules("KNOW-2", "PLAN-3")
def test_what_was_drawn_is_told_to_who_drew() -> None:
    game = arranged(SETUP, {"card": "bridge", "first": "Doc"})
    events = game.play(0, "draw")
    [mine] = told_to(events, 0, "drew")
    [other] = told_to(events, 1, "drew")
    assert len(mine["cards"]) == mine["count"] == 3
    assert other["count"] == 3
    assert "cards" not in other


@pytest.mark.rules("PLAN-5", "KNOW-2")
def test_a_card_played_face_down_is_told_to_its_player() -> None:
    game = arranged(
        SETUP,
        {"card": "tunnel", "turn": 2, "first": "Doc", "hands": {"Doc": ["Doc rob", "Doc move"]}},
    )
    events = game.play(0, "play Doc rob face-down")
    assert told_to(events, 0, "played")[0]["card"] == "Doc rob"
    assert "card" not in told_to(events, 1, "played")[0]
    assert "card" not in told_to(events, None, "played")[0]


@pytest.mark.rules("KNOW-4", "ROB-1")
def test_the_worth_of_a_purse_is_told_to_who_takes_it() -> None:
    game = arranged(
        SETUP,
        {
            "places": {"Doc": "2 inside", "Ghost": "3 inside", "Tuco": "3 roof"},
            "loot": {"2 inside": ["purse 450", "jewel"]},
            "pile": ["Doc rob", "Tuco move"],
        },
    )
    events = game.play(0, "rob purse")
    assert told_to(events, 0, "took")[0]["value"] == 450
    assert "value" not in told_to(events, 1, "took")[0]
    assert "value" not in told_to(events, None, "took")[0]


@pytest.mark.rules("KNOW-6")
def test_after_the_end_all_see_the_same() -> None:
    game = folsom.new(players=4, expert=True, seed=3)
    while not game.over:
        seat = game.deciders()[0]
        game.play(seat, game.choices(seat)[0])
    views = [seen(game, seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)
    assert all("cards" in player for player in views[0]["players"])
    tokens = [token for bandit in views[0]["bandits"] for token in bandit["loot"]]
    tokens += [token for place in views[0]["places"] for token in place["loot"]]
    assert all(token["value"] for token in tokens)


@pytest.mark.rules("KNOW-4", "CHEYENNE-1")
def test_cheyenne_still_knows_the_purses_that_she_did_not_snatch() -> None:
    """Ghost has a purse known to be 250 and a strange one; Cheyenne snatches one of them."""
    left = {}
    for seed in range(20):
        game = arranged(
            {"seats": ["Cheyenne", "Ghost", "Tuco"], "events": False},
            {
                "places": {"Cheyenne": "2 inside", "Ghost": "2 inside", "Tuco": "3 roof"},
                "loot": {},
                "sheets": {"Cheyenne": [], "Ghost": ["purse 250 known to all", "purse 500"]},
                "pile": ["Cheyenne punch", "Tuco move"],
            },
            seed,
        )
        game.play(0, "punch Ghost taking purse to 3 inside")
        [snatched] = purses(seen(game, 0), "Cheyenne")
        left[snatched] = purses(seen(game, 0), "Ghost")
        assert purses(seen(game, 2), "Ghost") == [None]
    assert left == {500: [250], 250: [None]}


@pytest.mark.rules("PLAN-4", "KNOW-1")
def test_whoever_is_forced_to_draw_is_known_to_hold_bullets() -> None:
    bullets = ["neutral bullet", "neutral bullet", "Ghost bullet", "Tuco bullet"]
    game = arranged(
        SETUP,
        {
            "first": "Doc",
            "received": {"Doc": {"neutral": 3, "Ghost": 1, "Tuco": 1}},
            "hands": {"Doc": bullets},
        },
    )
    # Doc had nothing to play and has drawn, so Ghost is asked first.
    assert game.deciders() == [1]
    assert seen(game)["players"][0]["clogged"] == 4
    rng = folsom.seeded(1)
    for _ in range(20):
        world = game.redeal(1, rng)
        hand = seen(world, 0)["players"][0]["cards"]
        assert len([card for card in hand if card.endswith("bullet")]) >= 4


@pytest.mark.rules("EXPERT-5", "KNOW-1")
def test_a_hand_that_could_be_counted_is_remembered_through_the_shuffling() -> None:
    held = ["Tuco fire", "Tuco rob", "Tuco punch", "Tuco marshal"]
    gone = ["Tuco move", "Tuco move", "Tuco floor", "Tuco floor", "Tuco fire", "Tuco rob"]
    game = arranged(
        {**SETUP, "expert": True},
        {"first": "Tuco", "hands": {"Tuco": held}, "discards": {"Tuco": gone}},
    )
    game.play(2, "draw")
    rng = folsom.seeded(2)
    for _ in range(20):
        hand = seen(game.redeal(0, rng), 2)["players"][2]["cards"]
        assert len(hand) == 7
        assert not [card for card in held if hand.count(card) < held.count(card)]
