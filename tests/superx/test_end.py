"""Uncoupling, loot, and every way in which a game can end (SX-END)."""

import pytest

import folsom
from folsom.game.superx.game import SuperExpress
from tests.superx.train import Journey, picture

UP = "floor, turn, shoot"
"""Up and looking back, or down."""


def values(journey: Journey, **by_wagon: int) -> None:
    """Put these values on the backs of wagons: `w4=300`."""
    journey.game.state.value = journey.game.state.value.copy()
    for wagon, value in by_wagon.items():
        journey.game.state.value[int(wagon[1:])] = value


@pytest.mark.rules("SX-END-1")
def test_whoever_is_on_the_last_wagon_is_lost_with_it_on_either_floor() -> None:
    journey = Journey("""
        roof   | <Ghost       |      |       |
        inside | Doc> (Belle>) | Mei> | Tuco> |
    """)
    assert journey.uncoupled() == picture("""
        roof   |      |       |
        inside | Mei> | Tuco> |
    """)
    assert journey.winners() == []


@pytest.mark.rules("SX-END-1")
def test_the_one_farthest_back_takes_the_card_and_all_see_its_value() -> None:
    journey = Journey(
        """
        roof   |  |      |       |
        inside |  | Mei> | Tuco> | Doc>
        """,
        first="Mei",
    )
    values(journey, w3=600)
    told = journey.told(Mei=UP, Tuco=UP, Doc=UP)
    assert {"event": "took", "bandit": "Mei", "wagon": 3, "value": 600} in told
    assert told[-1] == {"event": "round", "round": 2 + 1, "first": 0}
    for eyes in ("Mei", "Tuco", ""):
        assert journey.seen(eyes)["bandits"][2]["loot"] == [{"wagon": 3, "value": 600}]


@pytest.mark.rules("SX-END-1")
def test_on_a_tie_the_one_on_the_roof_takes_it() -> None:
    journey = Journey("""
        roof   |  | Mei>  |
        inside |  | Tuco> | Doc>
    """)
    journey.uncoupled()
    assert (journey.loot("Mei"), journey.loot("Tuco"), journey.loot("Doc")) == ([2], [], [])


@pytest.mark.rules("SX-END-1")
def test_then_the_one_standing_farther_back() -> None:
    journey = Journey("""
        roof   |  |            |
        inside |  | <Mei Tuco> | Doc>
    """)
    journey.uncoupled()
    assert (journey.loot("Mei"), journey.loot("Tuco")) == ([2], [])


@pytest.mark.rules("SX-END-1")
def test_one_who_is_stunned_may_take_it() -> None:
    journey = Journey("""
        roof   |  | (Mei>) |
        inside |  | Tuco>  | Doc>
    """)
    journey.uncoupled()
    assert journey.loot("Mei") == [2]


@pytest.mark.rules("SX-END-2")
def test_the_last_on_the_train_wins_at_once() -> None:
    journey = Journey(
        """
        roof   |  |      |
        inside |  | Mei> | <Doc
        """,
        first="Mei",
        off=("Tuco",),
        loot={"Doc": [3]},
    )
    told = journey.told(Mei="shoot, turn, move", Doc="turn, floor, shoot")
    assert [each["event"] for each in told[-4:]] == ["turned-up", "shot", "fell", "over"]
    assert journey.winners() == ["Mei"]
    assert journey.ranks() == {"Mei": 1, "Doc": 2, "Tuco": 3}
    assert journey.seen()["result"]["decided_by"] == "standing"
    # No wagon was uncoupled any more, so nobody took its card.
    assert journey.seen()["wagons"] == 2
    assert journey.loot("Mei") == []


@pytest.mark.rules("SX-END-2")
def test_one_who_moves_off_makes_the_other_win() -> None:
    journey = Journey(
        """
        roof   |  |      |
        inside |  | Mei> | Doc>
        """,
        first="Doc",
    )
    journey.events(Mei="turn, move, shoot", Doc="move, turn, floor")
    assert journey.winners() == ["Mei"]


@pytest.mark.rules("SX-END-1", "SX-END-2")
def test_the_only_one_not_lost_with_the_wagon_takes_its_card_and_wins() -> None:
    journey = Journey(
        """
        roof   | <Tuco |      |
        inside | Doc>  | Mei> |
        """,
        first="Mei",
    )
    journey.events(Tuco="turn, floor, shoot", Doc="turn, floor, shoot", Mei="turn, floor, shoot")
    assert journey.winners() == ["Mei"]
    assert journey.loot("Mei") == [2]
    assert journey.seen()["result"]["decided_by"] == "standing"


LAST = """
    roof   |  | Doc>
    inside |  | Mei>
"""
"""The last wagon is about to go, with nobody on it."""


@pytest.mark.rules("SX-END-1", "SX-END-2")
def test_on_the_locomotive_most_cards_win_the_last_wagon_among_them() -> None:
    journey = Journey(LAST, first="Doc", loot={"Doc": [3], "Mei": [4]})
    values(journey, w1=100, w3=200, w4=800)
    journey.events(Doc="turn, shoot, floor", Mei="turn, shoot, floor")
    assert journey.train == picture("""
        roof   | <Mei
        inside | <Doc
    """)
    # Mei is on the roof then, so the last card is hers.
    assert journey.loot("Mei") == [1, 4]
    assert journey.winners() == ["Mei"]
    assert journey.seen()["result"]["decided_by"] == "cards"


@pytest.mark.rules("SX-END-2")
def test_with_as_many_cards_the_best_single_one_wins() -> None:
    journey = Journey(LAST, first="Doc", loot={"Doc": [3, 4], "Mei": [2]})
    values(journey, w1=100, w2=700, w3=500, w4=600)
    journey.events(Doc="turn, shoot, floor", Mei="turn, shoot, floor")
    result = journey.seen()["result"]
    assert [standing["money"] for standing in result["standings"]] == [0, 1100, 800]
    assert [standing["bullets"] for standing in result["standings"]] == [0, 0, 0]
    assert journey.winners() == ["Mei"]
    assert result["decided_by"] == "value"


@pytest.mark.rules("SX-END-2")
def test_those_lost_by_the_same_stroke_are_compared_by_their_loot() -> None:
    journey = Journey(
        """
        roof   | <Doc  |
        inside | Mei>  |
        """,
        first="Mei",
        loot={"Doc": [2, 3], "Mei": [4]},
    )
    journey.events(Mei="turn, floor, shoot", Doc="turn, floor, shoot")
    assert journey.train == picture("""
        roof   |
        inside |
    """)
    assert journey.winners() == ["Doc"]
    assert journey.ranks()["Mei"] == 2
    assert journey.seen()["result"]["decided_by"] == "cards"
    # The card of the last wagon is nobody's.
    assert journey.loot("Doc") == [2, 3]


@pytest.mark.rules("SX-END-2")
def test_lost_together_without_cards_they_share() -> None:
    journey = Journey(
        """
        roof   | <Doc  |  |
        inside | Mei>  |  |
        """,
        first="Mei",
    )
    journey.events(Mei="turn, floor, shoot", Doc="turn, floor, shoot")
    assert journey.winners() == ["Doc", "Mei"]
    assert journey.ranks() == {"Doc": 1, "Mei": 1, "Ghost": 3}
    assert journey.seen()["result"]["decided_by"] == "shared"


@pytest.mark.rules("SX-END-2")
def test_who_fell_later_is_ranked_before_who_fell_earlier_whatever_the_loot() -> None:
    journey = Journey(
        """
        roof   |  |      |
        inside |  | Mei> | <Doc
        """,
        first="Mei",
        off=("Tuco", "Belle"),
        loot={"Tuco": [3, 4]},
    )
    journey.events(Mei="shoot, turn, move", Doc="turn, floor, shoot")
    assert journey.ranks() == {"Mei": 1, "Doc": 2, "Belle": 3, "Tuco": 4}


@pytest.mark.rules("KNOW-6")
def test_after_the_end_everything_is_open() -> None:
    journey = Journey(
        """
        roof   |  |      |
        inside |  | Mei> | <Doc
        """,
        first="Mei",
    )
    assert "values" not in journey.seen("Mei")
    journey.events(Mei="shoot, turn, move", Doc="turn, floor, shoot")
    for eyes in ("Mei", "Doc", ""):
        seen = journey.seen(eyes)
        assert seen["values"] == journey.game.state.value[1:5]
        assert seen["chosen"] == [
            False if name == "Ghost" else journey.game.parse(f"plan {plan}").as_dict()
            for name, plan in (
                ("Ghost", ""),
                ("Doc", "turn, floor, shoot"),
                ("Mei", "shoot, turn, move"),
            )
        ]


@pytest.mark.rules("SX-END-1", "KNOW-3")
def test_the_backs_of_wagons_still_coupled_are_known_to_nobody() -> None:
    rng = folsom.seeded(4)
    game = folsom.new("super", players=4, seed=5)
    assert isinstance(game, SuperExpress)
    for seat in (0, 3, None):
        seen = {tuple(game.redeal(seat, rng).state.value) for _ in range(20)}
        assert len(seen) > 15
        assert "value" not in str(game.view(seat))
