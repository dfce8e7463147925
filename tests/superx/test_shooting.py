"""Who is hit by a shot, and what becomes of them."""

import pytest

from tests.superx.turning_up import check


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
