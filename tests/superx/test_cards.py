"""What each card does, one card at a time, on trains that are drawn.

The locomotive is to the right; an arrow shows where a bandit faces, brackets that it is stunned.
"""

import pytest

from tests.superx.train import Journey, picture


def check(before: str, *played: str, then: str) -> None:
    """These cards turn the one train into the other."""
    assert Journey(before).after(*played) == picture(then)


@pytest.mark.rules("SX-TURN-1")
def test_one_turns_around_without_leaving_ones_place_in_the_line() -> None:
    check(
        """
        roof   |                   |
        inside | Doc> Belle> Tuco> |
        """,
        "Belle turn",
        then="""
        roof   |                   |
        inside | Doc> <Belle Tuco> |
        """,
    )


@pytest.mark.rules("SX-MOVE-1", "SX-POS-1")
def test_moving_forward_one_enters_behind_all_who_are_there() -> None:
    check(
        """
        roof   |      |                 |
        inside | Doc> | <Belle (Tuco>)  |
        """,
        "Doc move",
        then="""
        roof   |      |                     |
        inside |      | Doc> <Belle (Tuco>) |
        """,
    )


@pytest.mark.rules("SX-MOVE-1", "SX-POS-1")
def test_moving_backward_one_enters_before_all_who_are_there() -> None:
    check(
        """
        roof   | Belle> <Tuco | <Doc |
        inside |              |      |
        """,
        "Doc move",
        then="""
        roof   | Belle> <Tuco <Doc |  |
        inside |                   |  |
        """,
    )


@pytest.mark.rules("SX-MOVE-1")
def test_moving_keeps_to_the_floor() -> None:
    check(
        """
        roof   | Doc> |        | Tuco>
        inside |      | Belle> |
        """,
        "Doc move",
        then="""
        roof   |  | Doc>   | Tuco>
        inside |  | Belle> |
        """,
    )


@pytest.mark.rules("SX-MOVE-1")
def test_one_may_move_into_the_locomotive() -> None:
    check(
        """
        roof   | <Tuco |
        inside | Doc>  | Belle>
        """,
        "Doc move",
        then="""
        roof   | <Tuco |
        inside |       | Doc> Belle>
        """,
    )


@pytest.mark.rules("SX-MOVE-1")
def test_beyond_the_locomotive_one_is_off_the_train() -> None:
    check(
        """
        roof   |        |
        inside | Belle> | <Tuco Doc>
        """,
        "Doc move",
        then="""
        roof   |        |
        inside | Belle> | <Tuco
        """,
    )


@pytest.mark.rules("SX-MOVE-1")
def test_behind_the_last_wagon_one_is_off_the_train() -> None:
    check(
        """
        roof   | <Doc |
        inside |      | Belle> <Tuco
        """,
        "Doc move",
        then="""
        roof   |  |
        inside |  | Belle> <Tuco
        """,
    )


@pytest.mark.rules("SX-FLOOR-1", "SX-POS-1")
def test_who_climbs_facing_forward_is_rearmost_above() -> None:
    check(
        """
        roof   | <Belle Tuco> |
        inside | Doc>         |
        """,
        "Doc floor",
        then="""
        roof   | Doc> <Belle Tuco> |
        inside |                   |
        """,
    )


@pytest.mark.rules("SX-FLOOR-1", "SX-POS-1")
def test_who_climbs_down_facing_back_is_foremost_below() -> None:
    check(
        """
        roof   | <Doc         |
        inside | <Belle Tuco> |
        """,
        "Doc floor",
        then="""
        roof   |                   |
        inside | <Belle Tuco> <Doc |
        """,
    )


@pytest.mark.rules("SX-FLOOR-1")
def test_the_locomotive_has_a_roof_too() -> None:
    check(
        """
        roof   |        |
        inside | Belle> | Doc> <Tuco
        """,
        "Doc floor",
        then="""
        roof   |        | Doc>
        inside | Belle> | <Tuco
        """,
    )


@pytest.mark.rules("SX-SHOOT-1")
def test_a_shot_knocks_the_next_in_the_line_into_the_next_car() -> None:
    check(
        """
        roof   |                    |
        inside | Doc> <Belle <Tuco  |
        """,
        "Doc shoot",
        then="""
        roof   |             |
        inside | Doc> <Tuco  | (<Belle)
        """,
    )


@pytest.mark.rules("SX-SHOOT-1")
def test_a_shot_reaches_any_car_and_the_first_it_meets_there() -> None:
    check(
        """
        roof   |      | Mei> |  |              |
        inside | Doc> |      |  | Belle> Tuco> |
        """,
        "Doc shoot",
        then="""
        roof   |      | Mei> |  |       |
        inside | Doc> |      |  | Tuco> | (Belle>)
        """,
    )


@pytest.mark.rules("SX-SHOOT-1")
def test_backward_a_shot_meets_the_foremost_first() -> None:
    check(
        """
        roof   |  | Belle> <Tuco | <Doc |
        inside |  |              |      |
        """,
        "Doc shoot",
        then="""
        roof   | (<Tuco) | Belle> | <Doc |
        inside |         |        |      |
        """,
    )


@pytest.mark.rules("SX-SHOOT-1")
def test_who_is_behind_or_on_the_other_floor_is_not_hit() -> None:
    check(
        """
        roof   |        | Tuco> |
        inside | Belle> | Doc>  |
        """,
        "Doc shoot",
        then="""
        roof   |        | Tuco> |
        inside | Belle> | Doc>  |
        """,
    )


@pytest.mark.rules("SX-SHOOT-1")
def test_the_bullet_flies_over_the_stunned() -> None:
    check(
        """
        roof   |               |        |
        inside | Doc> (<Belle) | <Tuco  |
        """,
        "Doc shoot",
        then="""
        roof   |               |        |
        inside | Doc> (<Belle) |        | (<Tuco)
        """,
    )


@pytest.mark.rules("SX-SHOOT-1")
def test_the_one_hit_lands_at_the_edge_nearest_to_the_shooter() -> None:
    check(
        """
        roof   |      |        |
        inside | Doc> | Belle> | <Tuco Mei>
        """,
        "Doc shoot",
        then="""
        roof   |      |        |
        inside | Doc> |        | (Belle>) <Tuco Mei>
        """,
    )
    check(
        """
        roof   | <Tuco Mei> | Belle> | <Doc
        inside |            |        |
        """,
        "Doc shoot",
        then="""
        roof   | <Tuco Mei> (Belle>) |  | <Doc
        inside |                     |  |
        """,
    )


@pytest.mark.rules("SX-SHOOT-1")
def test_one_shot_off_either_end_is_gone() -> None:
    check(
        """
        roof   | Tuco> |
        inside | Doc>  | <Belle
        """,
        "Doc shoot",
        then="""
        roof   | Tuco> |
        inside | Doc>  |
        """,
    )
    check(
        """
        roof   | Belle> | <Doc
        inside | Tuco>  |
        """,
        "Doc shoot",
        then="""
        roof   |       | <Doc
        inside | Tuco> |
        """,
    )


@pytest.mark.rules("SX-DO-2")
def test_a_shot_at_nobody_does_nothing() -> None:
    train = """
        roof   | <Tuco   |
        inside | <Belle  | <Doc (<Mei)
        """
    check(train, "Tuco shoot", then=train)
    check(train, "Belle shoot", then=train)


@pytest.mark.rules("SX-STUN-1")
@pytest.mark.parametrize("card", ["turn", "move", "floor", "shoot", "horse"])
def test_whatever_the_card_one_who_is_stunned_only_stands_up(card: str) -> None:
    check(
        """
        roof   | (<Doc) |
        inside |        | Belle> <Tuco
        """,
        f"Doc {card}",
        then="""
        roof   | <Doc |
        inside |      | Belle> <Tuco
        """,
    )


@pytest.mark.rules("SX-REFLEX-1")
def test_with_reflexes_one_stands_up_and_shoots_at_once() -> None:
    check(
        """
        roof   | (Doc>)  | <Belle |
        inside | <Tuco   |        |
        """,
        "Doc reflexes",
        then="""
        roof   | Doc>  |  | (<Belle)
        inside | <Tuco |  |
        """,
    )


@pytest.mark.rules("SX-REFLEX-1")
def test_who_stands_lies_down_by_reflexes() -> None:
    check(
        """
        roof   | Doc> <Belle  |
        inside | <Tuco        |
        """,
        "Doc reflexes",
        then="""
        roof   | (Doc>) <Belle |
        inside | <Tuco         |
        """,
    )


@pytest.mark.rules("SX-HORSE-1")
def test_the_horse_brings_one_to_the_rear_of_the_locomotive_facing_forward() -> None:
    check(
        """
        roof   | <Doc |
        inside |      | <Belle Tuco>
        """,
        "Doc horse",
        then="""
        roof   |  |
        inside |  | Doc> <Belle Tuco>
        """,
    )


@pytest.mark.rules("SX-HORSE-1")
def test_from_the_locomotive_itself_too() -> None:
    check(
        """
        roof   |  |
        inside |  | Belle> Tuco> <Doc
        """,
        "Doc horse",
        then="""
        roof   |  |
        inside |  | Doc> Belle> Tuco>
        """,
    )
