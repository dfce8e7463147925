"""What each card does, one card at a time, on trains that are drawn.

The locomotive is to the right; an arrow shows where a bandit faces, brackets that it is stunned.
"""

import pytest

from tests.superx.turning_up import check


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
