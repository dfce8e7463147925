"""What is told of choices that are secret at first: turmoil, cards kept, journeys through time."""

from typing import Any

import pytest

from folsom.game.event import ALL, Event, eye
from folsom.game.express.game import Express
from tests.rules.table import THREE, arranged
from tests.wire.shapes import promised

SETUP: dict[str, object] = {
    "seats": THREE,
    "expansions": ["horses", "machine"],
    "powers": False,
}
HANDS = {"Doc": ["move", "fire"], "Ghost": ["rob", "floor"], "Tuco": ["punch", "marshal"]}


def told(game: Express, seat: int, choice: str) -> list[dict[str, Any]]:
    """What is told of a choice, with what is secret."""
    events = game.play(seat, choice)
    promised(game, events)
    return [event.whole() for event in events]


def in_a_turmoil(**position: object) -> Express:
    """A game in which all choose at once."""
    return arranged(
        {**SETUP, "events": False},
        {"card": "stand-off", "first": "Ghost", "hands": HANDS, **position},
    )


@pytest.mark.rules("HS-TURN-1", "KNOW-5")
def test_a_turmoil_comes_true_in_the_usual_order() -> None:
    game = in_a_turmoil()
    assert told(game, 2, "draw") == [{"event": "chose", "seat": 2}]
    assert told(game, 0, "play Doc fire") == [{"event": "chose", "seat": 0}]
    events = game.play(1, "play Ghost rob")
    promised(game, events)
    played = {"event": "played", "face_down": False}
    shown = [event.whole() for event in events]
    drew = shown.pop(2)
    assert shown == [
        {"event": "chose", "seat": 1},
        {**played, "seat": 1, "card": "Ghost rob"},
        {**played, "seat": 0, "card": "Doc fire"},
        {"event": "turn", "turn": 2, "kind": "tunnel"},
    ]
    assert (drew["event"], drew["seat"], drew["count"], drew["how"]) == ("drew", 2, 3, "turn")
    assert [event.reveals for event in events if event.kind == "played"] == [True, True]


@pytest.mark.rules("HS-TURN-1", "HS-W-4", "KNOW-5")
def test_only_its_player_is_told_of_a_drink_in_a_turmoil_before_all_have_chosen() -> None:
    game = in_a_turmoil(sheets={"Ghost": ["flask usual"], "Doc": ["flask old"]})
    [usual] = game.play(1, "drink Ghost usual")
    assert is_private(usual, 1)
    told_it = usual.whole()
    cards = told_it.pop("cards")
    assert isinstance(cards, list)
    assert len(cards) == 3
    assert told_it == {"event": "drank-secretly", "bandit": "Ghost", "whiskey": "usual"}
    [old] = game.play(0, "drink Doc old")
    assert is_private(old, 0)
    drunk = {"event": "drank-secretly", "bandit": "Doc", "whiskey": "old", "cards": []}
    assert old.whole() == drunk
    told(game, 1, "play Ghost rob")
    told(game, 0, "play Doc fire")
    _, *events = game.play(2, "play Tuco punch")
    promised(game, events)
    played = {"event": "played", "face_down": False}
    drank = {"event": "drank", "loot": "flask"}
    assert [event.whole() for event in events][:-1] == [
        {**drank, "bandit": "Ghost", "whiskey": "usual", "left": "half-usual"},
        {"event": "drew", "seat": 1, "count": 3, "how": "turmoil", "cards": cards},
        {**played, "seat": 1, "card": "Ghost rob"},
        {**played, "seat": 2, "card": "Tuco punch"},
        {**drank, "bandit": "Doc", "whiskey": "old", "left": "half-old"},
        {**played, "seat": 0, "card": "Doc fire"},
        {**played, "seat": 0, "card": "Doc move"},
    ]
    assert [event.reveals for event in events if event.kind == "played"] == [True] * 4


@pytest.mark.rules("HS-TURN-1", "EXPERT-5", "KNOW-5")
def test_experts_hear_of_a_reshuffled_pile_only_when_all_have_chosen() -> None:
    actions = ["move", "move", "floor", "floor", "fire", "fire", "rob", "punch", "marshal", "ride"]
    game = arranged(
        {**SETUP, "expert": True, "events": False},
        {
            "card": "stand-off",
            "first": "Doc",
            "sheets": {"Ghost": ["half-usual"]},
            "hands": {"Doc": ["Doc rob"], "Ghost": ["rob"], "Tuco": ["Tuco rob"]},
            "discards": {"Ghost": actions},
        },
    )
    [drank] = game.play(1, "drink Ghost half-usual")
    assert is_private(drank, 1)
    assert told(game, 1, "play Ghost rob") == [{"event": "chose", "seat": 1}]
    told(game, 0, "play Doc rob")
    events = told(game, 2, "play Tuco rob")
    assert [event["event"] for event in events[:6]] == [
        "chose", "played", "drank", "reshuffled", "drew", "played",
    ]  # fmt: skip
    assert events[3] == {"event": "reshuffled", "seat": 1}


@pytest.mark.rules("HS-TURN-1", "HS-W-4")
@pytest.mark.parametrize("expert", [False, True])
def test_what_is_drawn_for_a_drink_is_the_same_whoever_drinks_first(expert: bool) -> None:
    hands = []
    for seats in ([0, 1, 2], [2, 1, 0]):
        game = arranged(
            {**SETUP, "expert": expert, "events": False},
            {
                "card": "stand-off",
                "sheets": {name: ["half-usual"] for name in THREE},
                "hands": {name: ["rob"] for name in THREE},
            },
        )
        for seat in seats:
            game.play(seat, f"drink {THREE[seat]} half-usual")
        hands.append([list(game.state.players[seat].hand) for seat in range(3)])
    assert hands[0] == hands[1]


@pytest.mark.rules("HS-TURN-1", "HS-W-4", "PLAN-4")
def test_why_somebody_passes_in_a_turmoil() -> None:
    everything = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch"]
    played = [f"Ghost {action}" for action in [*everything, "marshal", "ride"]]
    position: dict[str, object] = {
        "phase": "schemin",
        "sheets": {"Ghost": ["half-usual"]},
        "received": {"Ghost": {"neutral": 4}},
        "pile": played,
    }
    for held, cause in [(1, "no-card"), (4, "nothing")]:
        hands = {**HANDS, "Ghost": ["neutral bullet"] * held}
        game = in_a_turmoil(**{**position, "hands": hands})
        if held == 1:
            game.play(1, "drink Ghost half-usual")
        told(game, 0, "play Doc fire")
        events = told(game, 2, "play Tuco punch")
        passed = [event for event in events if event["event"] == "passed"]
        assert passed[0] == {"event": "passed", "seat": 1, "cause": cause}


def is_private(event: Event, seat: int) -> bool:
    """Whether nobody else hears of it, and it cannot be taken back."""
    return event.private and event.reveals and event.eyes & ALL == eye(seat)


@pytest.mark.rules("HS-TURN-2", "KNOW-5")
def test_who_has_chosen_what_to_keep_and_how_many_cards_all_keep() -> None:
    game = arranged(
        {**SETUP, "events": False},
        {"card": "shotguns-rage", "turn": 5, "first": "Doc", "hands": HANDS},
    )
    assert told(game, 0, "keep Doc move") == [{"event": "chose", "seat": 0}]
    assert told(game, 1, "keep no more") == [{"event": "chose", "seat": 1}]
    assert told(game, 2, "keep Tuco punch")[:4] == [
        {"event": "chose", "seat": 2},
        {"event": "kept", "seat": 0, "count": 1},
        {"event": "kept", "seat": 1, "count": 0},
        {"event": "kept", "seat": 2, "count": 1},
    ]


AT_THE_END: dict[str, object] = {
    "stagecoach": 3,
    "places": {"Ghost": "time machine", "Doc": "3 inside", "Tuco": "2 inside"},
    "pile": ["Tuco move"],
}


@pytest.mark.rules("TM-4", "KNOW-5")
def test_only_the_traveller_is_told_where_the_journey_leads() -> None:
    game = arranged({**SETUP, "events": False}, AT_THE_END)
    game.play(2, "move to 3 inside")
    vanished, *_ = game.play(1, "travel to 2 inside")
    assert vanished.seen(0) == {"event": "vanished", "bandit": "Ghost"}
    assert vanished.seen(1) == {"event": "vanished", "bandit": "Ghost", "to": "2 inside"}
    assert vanished.eyes == eye(1)


@pytest.mark.rules("TM-5")
def test_whom_the_time_machine_makes_richer() -> None:
    game = arranged(SETUP, {**AT_THE_END, "card": "revenge"})
    *_, rewarded, _ = told(game, 2, "move to 3 inside")
    assert rewarded == {
        "event": "time-machine",
        "bandit": "Ghost",
        "amount": 500,
        "place": "time machine",
    }
