"""A round: secret plans, cards turned up one by one, stunned and saved bandits."""

import pytest

import folsom
from tests.superx.train import Journey, picture

FOUR = """
    roof   | |      |        |        |        |
    inside | | Doc> | Belle> | <Ghost | <Tuco  |
"""


@pytest.mark.rules("SX-PLAN-1")
def test_all_plan_three_different_cards_in_any_order() -> None:
    journey = Journey(FOUR, first="Doc")
    assert journey.game.deciders() == [0, 1, 2, 3]
    offered = [str(choice) for choice in journey.game.choices(0)]
    assert "plan move, shoot, turn" in offered
    assert "plan turn, shoot, move" in offered
    assert "plan move, move, turn" not in offered
    assert len(offered) == 4 * 3 * 2


@pytest.mark.rules("SX-PLAN-1", "KNOW-5")
def test_a_plan_is_secret_until_its_cards_are_turned_up() -> None:
    journey = Journey(FOUR, first="Doc")
    events = journey.game.play(1, "plan shoot, move, turn")
    assert [event.whole() for event in events] == [{"event": "chose", "seat": 1}]
    assert journey.game.deciders() == [0, 2, 3]
    own = journey.game.parse("plan shoot, move, turn").as_dict()
    assert journey.seen("Doc")["chosen"] == [False, own, False, False]
    for other in ("Ghost", "Belle", "Tuco", ""):
        assert journey.seen(other)["chosen"] == [False, True, False, False]
        assert "shoot, move" not in str([journey.seen(other)["chosen"], journey.seen()["bandits"]])


@pytest.mark.rules("SX-DO-1")
def test_cards_are_turned_up_from_the_first_player_clockwise_round_and_round() -> None:
    journey = Journey(FOUR, first="Doc")
    told = journey.told(
        Ghost="turn, floor, shoot",
        Doc="turn, floor, shoot",
        Belle="floor, turn, shoot",
        Tuco="floor, turn, shoot",
    )
    cards = [(each["bandit"], each["card"]) for each in told if each["event"] == "turned-up"]
    assert cards == [
        ("Doc", "turn"), ("Belle", "floor"), ("Tuco", "floor"), ("Ghost", "turn"),
        ("Doc", "floor"), ("Belle", "turn"), ("Tuco", "turn"), ("Ghost", "floor"),
        ("Doc", "shoot"), ("Belle", "shoot"), ("Tuco", "shoot"), ("Ghost", "shoot"),
    ]  # fmt: skip


@pytest.mark.rules("SX-DO-1")
def test_what_one_had_planned_must_be_carried_out_even_off_the_train() -> None:
    journey = Journey(
        """
        roof   |        |      |
        inside | Belle> | Mei> | Doc>
        """,
        first="Belle",
    )
    journey.events(Belle="move, floor, turn", Mei="turn, floor, shoot", Doc="floor, move, turn")
    assert journey.seen("Doc")["bandits"][0]["place"] is None


@pytest.mark.rules("SX-DO-2")
def test_who_is_off_the_train_loses_the_rest_of_the_plan() -> None:
    journey = Journey(
        """
        roof   |        |       |
        inside | Belle> | Tuco> | <Mei Doc>
        """,
        first="Doc",
    )
    told = journey.told(
        Doc="move, turn, shoot",
        Belle="floor, turn, shoot",
        Tuco="floor, turn, shoot",
        Mei="turn, floor, shoot",
    )
    turned = [each["card"] for each in told if each["event"] == "turned-up"]
    assert len(turned) == 1 + 3 * 3
    assert {"event": "fell", "bandit": "Doc", "from": "0 inside", "cause": "move"} in told


@pytest.mark.rules("SX-DO-2", "SX-END-1")
def test_the_first_player_card_passes_by_who_is_off_the_train() -> None:
    journey = Journey(
        """
        roof   |  |        |       |
        inside |  | Belle> | Tuco> | <Mei Ghost> Doc>
        """,
        first="Ghost",
    )
    rest = "floor, turn, shoot"
    journey.events(
        Ghost="floor, turn, shoot", Doc="move, turn, shoot", Belle=rest, Tuco=rest, Mei=rest
    )
    assert journey.seen()["bandits"][1]["place"] is None
    assert journey.seen()["first"] == journey.seats.index("Belle")


@pytest.mark.rules("SX-END-1")
def test_the_first_player_card_goes_left_round_the_table() -> None:
    journey = Journey(
        """
        roof   |  |        |       |
        inside |  | Belle> | Tuco> | Mei>
        """,
        first="Mei",
    )
    rest = "floor, turn, shoot"
    journey.events(Belle=rest, Tuco=rest, Mei=rest)
    assert journey.seen()["first"] == journey.seats.index("Belle")


@pytest.mark.rules("SX-STUN-1")
def test_the_next_card_of_one_who_is_hit_only_lets_them_stand_up() -> None:
    journey = Journey(
        """
        roof   |  |       |      |
        inside |  | Doc>  | Mei> | <Tuco
        """,
        first="Doc",
    )
    then = journey.round(
        Doc="shoot, floor, turn", Mei="move, turn, floor", Tuco="floor, turn, shoot"
    )
    # Mei was knocked to Tuco, stood up by Move, then turned and climbed.
    assert then == picture("""
        roof   | <Doc | | Tuco> <Mei
        inside |      | |
    """)


@pytest.mark.rules("SX-STUN-1")
def test_one_stunned_at_the_end_of_a_round_lies_on_into_the_next() -> None:
    journey = Journey(
        """
        roof   | | |      | |       |
        inside | | | Doc> | | Tuco> | <Mei
        """,
        first="Mei",
        off=("Ghost",),
    )
    assert journey.round(
        Mei="floor, shoot, turn", Doc="turn, floor, shoot", Tuco="turn, floor, shoot"
    ) == picture("""
        roof   | (<Doc) | | | <Tuco | Mei>
        inside |        | | |       |
    """)
    told = journey.told(
        Doc="move, floor, turn", Tuco="turn, floor, shoot", Mei="turn, floor, shoot"
    )
    first = told.index({"event": "turned-up", "bandit": "Doc", "card": "move"})
    assert told[first + 1] == {"event": "stood-up", "bandit": "Doc"}


@pytest.mark.rules("SX-SHOOT-1")
def test_it_is_told_that_whoever_a_shot_moves_is_stunned() -> None:
    journey = Journey(
        """
        roof   |  |      |       |
        inside |  | Mei> | Tuco> | <Belle
        """,
        first="Mei",
    )
    told = journey.told(
        Mei="shoot, floor, turn", Tuco="turn, floor, move", Belle="turn, floor, move"
    )
    moved = [(each["cause"], each["stunned"]) for each in told if each["event"] == "moved"]
    assert ("shot", True) in moved
    assert ("floor", False) in moved


@pytest.mark.rules("SX-HORSE-1")
def test_the_horse_is_used_at_once_and_the_next_turn_is_passed_over() -> None:
    journey = Journey(
        """
        roof   |  |      |       |
        inside |  | Mei> | Tuco> | <Belle
        """,
        first="Tuco",
        modules=("horse",),
    )
    told = journey.told(
        Tuco="shoot, floor, turn", Belle="horse, turn, floor", Mei="floor, turn, shoot"
    )
    shot = told.index({"event": "shot", "bandit": "Tuco", "target": "Belle"})
    assert told[shot + 1] == {"event": "saved", "bandit": "Belle"}
    assert told[shot + 2] == {
        "event": "moved",
        "bandit": "Belle",
        "from": "0 inside",
        "to": "0 inside",
        "line": ["Belle"],
        "facing": "forward",
        "stunned": False,
        "cause": "horse",
    }
    turned = [(each["bandit"], each["card"]) for each in told if each["event"] == "turned-up"]
    assert turned == [
        ("Tuco", "shoot"), ("Mei", "floor"),
        ("Tuco", "floor"), ("Mei", "turn"), ("Belle", "turn"),
        ("Tuco", "turn"), ("Mei", "shoot"), ("Belle", "floor"),
    ]  # fmt: skip


@pytest.mark.rules("SX-HORSE-1")
@pytest.mark.parametrize("plan", ["turn, horse, floor", "turn, floor, horse", "turn, floor, move"])
def test_a_horse_that_comes_later_or_not_at_all_saves_nobody(plan: str) -> None:
    journey = Journey(
        """
        roof   |  |      |       |
        inside |  | Mei> | Tuco> | <Belle
        """,
        first="Tuco",
        modules=("horse",),
    )
    told = journey.told(Tuco="shoot, floor, turn", Belle=plan, Mei="floor, turn, shoot")
    assert {"event": "fell", "bandit": "Belle", "from": "0 inside", "cause": "shot"} in told


@pytest.mark.rules("SX-HORSE-1")
def test_a_horse_that_was_ridden_before_saves_nobody() -> None:
    journey = Journey(
        """
        roof   |  |      | <Belle |
        inside |  | Mei> | Tuco>  |
        """,
        first="Belle",
        modules=("horse",),
    )
    told = journey.told(
        Belle="horse, turn, floor", Mei="floor, turn, shoot", Tuco="shoot, floor, turn"
    )
    assert {"event": "fell", "bandit": "Belle", "from": "0 inside", "cause": "shot"} in told


@pytest.mark.rules("SX-HORSE-1")
def test_nothing_saves_one_who_moved_off_the_train() -> None:
    journey = Journey(
        """
        roof   |  |      |       |
        inside |  | Mei> | Tuco> | Belle>
        """,
        first="Belle",
        modules=("horse",),
    )
    told = journey.told(
        Belle="move, horse, turn", Mei="floor, turn, shoot", Tuco="shoot, floor, turn"
    )
    assert {"event": "fell", "bandit": "Belle", "from": "0 inside", "cause": "move"} in told


@pytest.mark.rules("SX-HORSE-1")
def test_who_was_saved_stands_and_can_be_shot_again_but_is_saved_only_once() -> None:
    journey = Journey(
        """
        roof   |  | <Doc  |
        inside |  | Tuco> | Mei> <Belle
        """,
        first="Mei",
        modules=("horse",),
    )
    told = journey.told(
        Mei="shoot, floor, turn",
        Doc="turn, floor, move",
        Belle="horse, turn, floor",
        Tuco="shoot, floor, turn",
    )
    of_belle = [each["event"] for each in told if each.get("bandit") == "Belle"]
    assert of_belle == ["saved", "moved", "fell"]
    assert {"event": "fell", "bandit": "Belle", "from": "0 inside", "cause": "shot"} in told


@pytest.mark.rules("SX-REFLEX-1")
def test_a_shot_by_reflexes_may_throw_somebody_off_the_train() -> None:
    journey = Journey(
        """
        roof   |  |      |         |
        inside |  | Mei> | (Tuco>) | <Belle
        """,
        first="Tuco",
        modules=("reflexes",),
    )
    told = journey.told(
        Tuco="reflexes, floor, turn", Belle="turn, floor, shoot", Mei="floor, turn, shoot"
    )
    assert {"event": "fell", "bandit": "Belle", "from": "0 inside", "cause": "shot"} in told


@pytest.mark.rules("SX-PLAN-1")
def test_in_which_order_all_plan_makes_no_difference() -> None:
    rng = folsom.seeded(3)
    for seed in range(30):
        game = folsom.new("super", players=5, expansions=["horse", "reflexes"], seed=seed)
        while not game.over:
            plans = {}
            for seat in game.deciders():
                choices = game.choices(seat)
                plans[seat] = choices[rng.below(len(choices))]
            other = game.copy()
            for seat in game.deciders():
                game.play(seat, plans[seat])
            for seat in reversed(other.deciders()):
                other.play(seat, plans[seat])
            assert game.view(None) == other.view(None)
