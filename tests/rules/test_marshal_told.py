"""What is told of the marshal's affairs, event by event, in positions where little else happens."""

from typing import Any

import pytest

from folsom.game.express.components import LAWMAN
from tests.rules.table import arranged, seen, truth
from tests.wire.shapes import promised

FOUR = ["Marshal", "Ghost", "Doc", "Tuco"]
LAST = {"Marshal": "2 inside", "Ghost": "4 inside", "Doc": "4 inside", "Tuco": "3 inside"}
"""Where all stand; a card of Tuco's is the last one, with two places to go."""


def told(
    position: dict[str, object],
    seat: int,
    choice: str,
    expansions: tuple[str, ...] = (),
    **setup: object,
) -> list[dict[str, Any]]:
    """What is told of a choice, with what is secret."""
    wishes: dict[str, object] = {"seats": FOUR, "expansions": [*expansions, "marshal"], **setup}
    game = arranged(wishes, position)
    events = game.play(seat, choice)
    promised(game, events)
    return [event.whole() | {"reveals": event.reveals} for event in events]


def after_the_last_card(card: str, **more: object) -> list[dict[str, Any]]:
    """What is told at the end of a round with this round card."""
    expansions = more.pop("expansions", ())
    assert isinstance(expansions, tuple)
    position = {"card": card, "places": LAST, "pile": ["Tuco move"], **more}
    return told(position, 3, "move to 2 inside", expansions)


@pytest.mark.rules("MP-EVT-1")
def test_from_where_to_where_loot_goes_in_a_safe_place() -> None:
    events = after_the_last_card("safe-place", loot={"2 inside": ["jewel"]})
    assert {"event": "safe-place", "from": "2 inside", "to": "2 roof", "reveals": False} in events


@pytest.mark.rules("MP-EVT-2")
def test_which_goal_is_rumoured() -> None:
    goals = ["dodging", "mail", "key", "warrant-Doc", "warrant-Tuco"]
    events = after_the_last_card("rumours", goals=goals)
    assert {"event": "rumour", "number": 1, "goal": "dodging", "reveals": True} in events


@pytest.mark.rules("MP-EVT-4")
def test_which_flask_the_marshal_takes() -> None:
    events = after_the_last_card(
        "marshals-whiskey", expansions=("horses",), loot={"2 inside": ["flask old", "jewel"]}
    )
    taken = {"event": "flask-taken", "loot": "flask", "place": "2 inside", "value": 1}
    assert {**taken, "reveals": True} in events
    events = after_the_last_card(
        "marshals-whiskey", expansions=("horses",), loot={"3 inside": ["flask old"]}
    )
    assert "flask-taken" not in [event["event"] for event in events]


@pytest.mark.rules("MP-EVT-4", "KNOW-4")
def test_of_several_flasks_he_takes_one_at_random_beside_what_he_has() -> None:
    flasks = ["flask usual", "flask old", "flask usual"]
    position: dict[str, object] = {
        "card": "marshals-whiskey",
        "phase": "stealin",
        "places": {**LAST, "Tuco": "1 inside"},
        "loot": {"2 inside": [*flasks, "jewel"]},
        "sheets": {"Marshal": ["flask usual"], "Ghost": [], "Doc": [], "Tuco": []},
    }
    setup: dict[str, object] = {"seats": FOUR, "expansions": ["horses", "marshal"]}
    left = set()
    for seed in range(20):
        game = arranged(setup, position, seed)
        own = seen(game, 0)["bandits"][0]["loot"]
        assert [token["kind"] for token in own] == ["flask", "flask"]
        assert None not in [token["whiskey"] for token in own]
        others = seen(game, 1)["bandits"][0]["loot"]
        assert [token["whiskey"] for token in others] == [None, None]
        lying = next(each for each in truth(game)["places"] if each["place"] == "2 inside")["loot"]
        assert sorted(token["kind"] for token in lying) == ["flask", "flask", "jewel"]
        left.add(tuple(sorted(token["whiskey"] for token in lying if "whiskey" in token)))
    assert left == {("old", "usual"), ("usual", "usual")}


@pytest.mark.rules("MP-EVT-4")
def test_each_of_several_flasks_may_be_the_one() -> None:
    position: dict[str, object] = {
        "card": "marshals-whiskey",
        "phase": "stealin",
        "places": {**LAST, "Tuco": "1 inside"},
        "loot": {"2 inside": ["flask", "flask", "flask"]},
    }
    before = set()
    for seed in range(20):
        game = arranged({"seats": FOUR, "expansions": ["horses", "marshal"]}, position, seed)
        taken = game.state.bandits[LAWMAN].loot
        assert int(taken).bit_count() == 1
        before.add(int(game.state.loot[4] & (taken - 1)).bit_count())
    assert before == {0, 1, 2}


@pytest.mark.rules("MP-EVT-4")
def test_that_an_angry_marshal_shoots_or_does_not() -> None:
    position: dict[str, object] = {
        "card": "angry-marshal",
        "phase": "stealin",
        "places": {**LAST, "Tuco": "1 inside"},
    }
    [passed] = told(position, 0, "pass")
    assert passed == {"event": "passed", "seat": 0, "cause": "declined", "reveals": False}
    [aimed] = told(position, 0, "fire right Tuco")
    assert aimed == {
        "event": "aimed",
        "target": "Tuco",
        "stack": "right",
        "bullet": "hurt-shoulder",
        "lasting": True,
        "reveals": False,
    }


@pytest.mark.rules("MP-EVT-3")
def test_that_somebody_shows_reflexes_or_none() -> None:
    position: dict[str, object] = {
        "card": "reflexes",
        "phase": "stealin",
        "first": "Ghost",
        "places": LAST,
        "hands": {"Ghost": ["floor"], "Doc": ["floor"]},
    }
    [passed] = told(position, 1, "pass")
    assert passed == {"event": "passed", "seat": 1, "cause": "declined", "reveals": False}
    played, resolving, *_ = told(position, 1, "play Ghost floor")
    assert (played["event"], played["face_down"]) == ("played", False)
    assert (resolving["event"], resolving["hidden"]) == ("resolving", False)
    begun = after_the_last_card("reflexes", hands={"Ghost": ["floor"]})
    assert [event["event"] for event in begun] == ["moved", "happening"]


@pytest.mark.rules("MP-7", "DO-7")
def test_which_bullet_goes_into_whose_deck() -> None:
    hurt = {"Ghost": ["hurt-knee"], "Doc": ["lost-weapon"]}
    events = after_the_last_card("bridge", hurt=hurt)
    assert [event for event in events if event["event"] == "healed"] == [
        {"event": "healed", "bandit": "Doc", "bullet": "lost-weapon", "reveals": False},
        {"event": "healed", "bandit": "Ghost", "bullet": "hurt-knee", "reveals": False},
    ]


@pytest.mark.rules("MP-7")
def test_what_a_bullet_takes_from_its_victim() -> None:
    stacks = {"left": ["gotcha", *["golden"] * 5], "right": ["drop-the-bag", *["golden"] * 5]}
    position: dict[str, object] = {
        "places": {"Marshal": "2 inside", "Ghost": "1 inside", "Doc": "3 inside"},
        "prisoners": ["Mei", "Tuco"],
        "companions": {"Ghost": "Belle"},
        "sheets": {"Doc": ["mail-bag 1200"]},
        "pile": ["Marshal fire", "Tuco move"],
    }
    events = told(
        position, 0, "fire left Ghost and right Doc", components={"stacks": stacks}, events=False
    )
    assert events[:4] == [
        {"event": "aimed", "target": "Ghost", "stack": "left", "bullet": "gotcha",
         "lasting": False, "reveals": False},
        {"event": "recaptured", "bandit": "Ghost", "prisoner": "Belle", "reveals": False},
        {"event": "aimed", "target": "Doc", "stack": "right", "bullet": "drop-the-bag",
         "lasting": False, "reveals": False},
        {"event": "confiscated", "bandit": "Doc", "loot": "mail-bag", "value": 1200,
         "reveals": True},
    ]  # fmt: skip


@pytest.mark.rules("MP-IDEA-3", "KNOW-4")
@pytest.mark.parametrize(("chosen", "reveals"), [("purse", True), ("jewel", False)])
def test_that_a_purse_was_handed_over_tells_something_even_if_all_know_it(
    chosen: str, reveals: bool
) -> None:
    position: dict[str, object] = {
        "places": {"Ghost": "5 roof", "Doc": "cell", "Tuco": "1 inside"},
        "arrested": ["Doc"],
        "prisoners": ["Mei", "Tuco"],
        "companions": {"Ghost": "Belle"},
        "sheets": {"Doc": ["purse 250 known to all", "jewel"]},
        "pile": ["Ghost brainwave", "Tuco move"],
    }
    events = told(position, 2, f"hand over {chosen}", events=False)
    value = 250 if chosen == "purse" else 500
    assert events[0] == {
        "event": "handed-over",
        "bandit": "Doc",
        "target": "Ghost",
        "loot": chosen,
        "value": value,
        "reveals": reveals,
    }


@pytest.mark.rules("MP-END-1")
def test_what_is_his_at_the_end_and_what_his_goals_were() -> None:
    events = after_the_last_card(
        "hostage-conductor",
        goals=["mail", "just-a-scratch", "dodging", "warrant-Doc", "warrant-Tuco"],
        arrested=["Doc"],
        prisoners=["Mei", "Belle"],
        companions={"Ghost": "Django"},
        loot={"0 roof": ["mail-bag 200"], "3 inside": ["mail-bag 1200"]},
    )
    companions = ["Belle", "Mei"]
    assert {
        "event": "achievements",
        "companions": companions,
        "bags": 2,
        "reveals": False,
    } in events
    shown = next(event for event in events if event["event"] == "goals-shown")
    assert (shown["fulfilled"], shown["won"]) == (4, True)
    counts = [(each["goal"], each["count"], each["needed"]) for each in shown["goals"]]
    assert counts == [
        ("mail", 2, 1),
        ("just-a-scratch", 3, 1),
        ("dodging", 0, 2),
        ("warrant-Doc", 1, 1),
        ("warrant-Tuco", 0, 1),
    ]
    assert all(each["open"] and each["turned"] for each in shown["goals"])


@pytest.mark.rules("MP-END-1")
@pytest.mark.parametrize(
    ("prisoners", "lying", "expected"),
    [
        (["Mei"], [], [(["Mei"], 0)]),
        ([], ["mail-bag 200"], [([], 1)]),
        ([], [], []),
    ],
)
def test_of_achievements_that_are_none_nothing_is_told(
    prisoners: list[str], lying: list[str], expected: list[tuple[list[str], int]]
) -> None:
    bags = [bag for bag in ("mail-bag 200", "mail-bag 1200") if bag not in lying]
    events = after_the_last_card(
        "hostage-conductor",
        prisoners=prisoners,
        recaptured=[name for name in ("Mei", "Belle", "Django") if name not in prisoners],
        sheets={"Ghost": bags},
        loot={"0 roof": lying},
    )
    told = [event for event in events if event["event"] == "achievements"]
    assert [(event["companions"], event["bags"]) for event in told] == expected


@pytest.mark.rules("MP-END-1")
@pytest.mark.parametrize(("arrested", "score"), [(["Doc"], 3000), (["Doc", "Tuco"], 14000)])
def test_the_badge_counts_as_soon_as_four_goals_are_fulfilled(
    arrested: list[str], score: int
) -> None:
    position: dict[str, object] = {
        "goals": ["just-a-scratch", "dodging", "golden-bullet", "warrant-Doc", "warrant-Tuco"],
        "arrested": arrested,
    }
    game = arranged({"seats": FOUR, "expansions": ["marshal"]}, position)
    assert game.scores()[0] == score
    lines = game.result().standings[0].lines
    assert [(line.kind, line.bandit, line.count, line.amount) for line in lines] == [
        ("goals", "Marshal", score % 10000 // 1000, score % 10000),
        *([("badge", "Marshal", 1, 10000)] if score > 10000 else []),
    ]


@pytest.mark.rules("MP-END-2")
def test_a_bandits_score_is_the_sum_of_its_lines() -> None:
    position: dict[str, object] = {
        "arrested": ["Doc"],
        "prisoners": ["Mei"],
        "companions": {"Ghost": "Belle", "Doc": "Django"},
        "fists": ["Ghost", "Tuco", "Ghost"],
        "sheets": {"Ghost": ["purse 300", "mail-bag 200"], "Doc": ["jewel"], "Tuco": []},
    }
    game = arranged({"seats": FOUR, "expansions": ["marshal"]}, position)
    own = {
        "Ghost": {"wanted": (1, 500), "prisoner": (1, 200), "fistfighter": (2, 1100)},
        "Doc": {"wanted": (0, 0), "prisoner": (1, 200), "fistfighter": (0, 0)},
        "Tuco": {"wanted": (1, 500), "prisoner": (0, 0), "fistfighter": (1, 500)},
    }
    for standing in game.result().standings[1:]:
        [name] = standing.bandits
        lines = {line.kind: (line.count, line.amount) for line in standing.lines}
        assert {kind: lines[kind] for kind in own[name]} == own[name]
        assert {line.bandit for line in standing.lines} == {name}
        assert game.scores()[standing.seat] == sum(line.amount for line in standing.lines)
