"""What is told beside the train, event by event, in positions where little else happens."""

from typing import Any

import pytest

from tests.rules.table import THREE, arranged
from tests.wire.shapes import promised

LAST = {"Doc": "3 inside", "Ghost": "3 inside", "Tuco": "2 inside"}
"""Where all stand; a card of Tuco's is the last one, with two places to go."""
DEALING = ["drew", "round", "turn", "over"]
"""What is told of the next round, or of the end."""


def told(
    position: dict[str, object], seat: int, choice: str, *expansions: str, **setup: object
) -> list[dict[str, Any]]:
    """What is told of a choice, with what is secret, before the next round begins."""
    wishes = {"seats": THREE, "expansions": ["horses", *expansions], "powers": False, **setup}
    game = arranged(wishes, position)
    events = game.play(seat, choice)
    promised(game, events)
    return [event.whole() for event in events if event.kind not in DEALING]


def after_the_last_card(card: str, **more: object) -> list[dict[str, Any]]:
    """What is told at the end of a round with this round card, after its name."""
    position = {"card": card, "stagecoach": 3, "places": LAST, "pile": ["Tuco move"], **more}
    moved, happening, *events = told(position, 2, "move to 3 inside")
    assert moved["event"] == "moved"
    assert happening == {"event": "happening", "name": card}
    return events


@pytest.mark.rules("HS-GUARD-1", "HS-GUARD-2")
def test_that_the_shotgun_is_thrown_onto_the_train() -> None:
    position: dict[str, object] = {
        "stagecoach": 1,
        "places": {"Ghost": "stagecoach roof", "Doc": "stagecoach roof", "Tuco": "1 roof"},
        "sheets": {"Doc": []},
        "pile": ["Ghost punch"],
    }
    assert told(position, 1, "punch Shotgun to 1 roof", events=False) == [
        {"event": "punched", "bandit": "Ghost", "target": "Shotgun"},
        {"event": "shotgun", "to": "1 roof", "loot": "strongbox", "place": "stagecoach roof"},
        {"event": "wounded", "bandit": "Tuco", "by": "neutral", "cause": "shotgun"},
    ]


@pytest.mark.rules("HS-HOST-1", "HS-STAGE-6")
def test_who_takes_which_hostage_and_that_the_stagecoach_falls_behind() -> None:
    position: dict[str, object] = {
        "places": {**LAST, "Ghost": "stagecoach roof"},
        "hostages": ["poodle", "teacher"],
        "pile": ["Ghost floor"],
    }
    assert told(position, 1, "hostage teacher", events=False) == [
        {"event": "hostage", "bandit": "Ghost", "hostage": "teacher"},
        {"event": "stagecoach", "from": 0, "to": 1},
    ]


@pytest.mark.rules("HS-STAGE-6")
def test_that_the_shotgun_falls_behind_too() -> None:
    position: dict[str, object] = {
        "stagecoach": 1,
        "shotgun": "train",
        "places": LAST,
        "pile": ["Tuco move"],
    }
    _, last = told(position, 2, "move to 3 inside", events=False)
    assert last == {"event": "stagecoach", "from": 1, "to": 2, "shotgun": "2 roof"}


@pytest.mark.rules("HS-RIDE-1", "HS-EVT-6")
def test_where_a_ride_leads() -> None:
    position: dict[str, object] = {
        "card": "escape",
        "stagecoach": 3,
        "horses": [1],
        "places": {**LAST, "Ghost": "1 inside"},
        "pile": ["Ghost ride"],
    }
    moved = {"event": "moved", "bandit": "Ghost", "from": "1 inside", "cause": "ride"}
    away, there = (told(position, 1, f"ride {where}")[0] for where in ("away", "to 2 inside"))
    assert away == {**moved, "to": "gone", "horses": [0, 0, 0, 0]}
    assert there == {**moved, "to": "2 inside", "horses": [0, 0, 1, 0]}


@pytest.mark.rules("HS-EVT-1")
def test_beside_which_car_a_horse_is_exhausted() -> None:
    events = after_the_last_card("exhausted-horses", horses=[1, 2])
    assert events == [{"event": "horse-lost", "car": 2}]


@pytest.mark.rules("HS-EVT-2")
@pytest.mark.parametrize(("whiskey", "cars"), [("usual", [2]), ("old", [2, 3])])
def test_what_the_marshal_drinks_and_how_far_he_reels(whiskey: str, cars: list[int]) -> None:
    away = {"Doc": "3 roof", "Ghost": "3 roof", "Tuco": "2 roof"}
    loot = {"1 inside": [f"flask {whiskey}"]}
    position: dict[str, object] = {
        "card": "marshals-whiskey",
        "stagecoach": 3,
        "marshal": 1,
        "places": away,
        "loot": loot,
        "pile": ["Tuco move"],
    }
    events = told(position, 2, "move to 3 roof")
    assert events[2:] == [
        {"event": "marshal-drank", "whiskey": whiskey, "loot": "flask", "place": "1 inside"},
        *[{"event": "marshal", "from": car - 1, "to": car} for car in cars],
    ]


@pytest.mark.rules("HS-EVT-3")
def test_who_falls_behind_at_full_speed() -> None:
    places = {**LAST, "Ghost": "2 roof"}
    events = after_the_last_card(
        "full-speed", stagecoach=1, shotgun="train", places=places, horses=[0, 1, 3]
    )
    moved = {"event": "moved", "bandit": "Ghost", "from": "2 roof", "to": "3 roof"}
    assert events == [
        {"event": "horses", "horses": [0, 1, 1, 1]},
        {**moved, "cause": "full-speed"},
        {"event": "stagecoach", "from": 1, "to": 2, "shotgun": "2 roof"},
        {"event": "stagecoach", "from": 2, "to": 3, "shotgun": "3 roof"},
        {"event": "wounded", "bandit": "Ghost", "by": "neutral", "cause": "shotgun"},
        {**moved, "from": "3 roof", "to": "2 roof", "cause": "flee"},
    ]


@pytest.mark.rules("HS-EVT-4")
def test_whom_the_shotguns_rage_hits() -> None:
    events = after_the_last_card("shotguns-rage", first="Doc")
    assert events == [
        {"event": "wounded", "bandit": bandit, "by": "neutral", "cause": "shotguns-rage"}
        for bandit in THREE
    ]


@pytest.mark.rules("HS-EVT-5")
def test_who_shares_with_whom() -> None:
    events = after_the_last_card("sharing", first="Doc", sheets={"Ghost": ["strongbox"]})
    shared = {"bandit": "Ghost", "bandits": THREE, "amount": 333}
    assert events == [{"event": "shared", **shared}]


@pytest.mark.rules("HS-EVT-7")
def test_what_a_mortal_bullet_costs() -> None:
    position: dict[str, object] = {
        "card": "mortal-bullet",
        "stagecoach": 3,
        "marshal": 1,
        "places": {**LAST, "Doc": "1 roof"},
        "pile": ["Tuco move", "Doc floor"],
    }
    assert told(position, 2, "move to 3 inside")[-2:] == [
        {"event": "happening", "name": "mortal-bullet"},
        {"event": "mortal-bullet", "seat": 0, "amount": 150},
    ]


@pytest.mark.rules("HS-H-1")
def test_whom_the_poodle_bites() -> None:
    position: dict[str, object] = {
        "stagecoach": 3,
        "taken": {"Ghost": "poodle"},
        "places": LAST,
        "pile": ["Tuco move"],
    }
    events = told(position, 2, "move to 3 inside", events=False)
    bitten = {"event": "wounded", "bandit": "Ghost", "by": "neutral", "cause": "poodle"}
    assert events[1:] == [bitten]


@pytest.mark.rules("HS-EVT-2")
def test_each_of_several_flasks_may_be_the_one_that_he_empties() -> None:
    position: dict[str, object] = {
        "card": "marshals-whiskey",
        "marshal": 1,
        "places": {"Doc": "3 roof", "Ghost": "3 roof", "Tuco": "2 roof"},
        "loot": {"1 inside": ["flask old", "flask usual", "flask usual"]},
        "pile": ["Tuco move"],
    }
    game = arranged({"seats": THREE, "expansions": ["horses"]}, position)
    emptied = set()
    for chance in range(20):
        other = game.copy()
        other.stir(chance)
        other.play(2, "move to 3 roof")
        emptied.add(int(game.state.loot[2] ^ other.state.loot[2]))
    assert sum(emptied) == game.state.loot[2]


@pytest.mark.rules("HS-W-2", "HS-W-3")
@pytest.mark.parametrize("drink", ["usual", "half-usual", "old", "half-old"])
def test_who_drinks_what(drink: str) -> None:
    owned = drink if drink.startswith("half") else f"flask {drink}"
    position: dict[str, object] = {
        "card": "bridge",
        "first": "Ghost",
        "sheets": {"Ghost": [owned]},
        "hands": {"Ghost": ["move", "fire"]},
    }
    [drank] = told(position, 1, f"drink Ghost {drink}")
    whiskey = drink.removeprefix("half-")
    token = {"loot": drink, "left": None}
    if drink == whiskey:
        token = {"loot": "flask", "left": f"half-{whiskey}"}
    assert drank == {"event": "drank", "bandit": "Ghost", "whiskey": whiskey, **token}
