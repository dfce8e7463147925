"""Setting up Colt Super Express (SX-SET)."""

from typing import Any

import pytest

import folsom
from folsom.game.superx.components import BANDITS
from folsom.game.superx.game import SuperExpress
from folsom.game.superx.options import read_options
from folsom.game.superx.setup import set_up
from folsom.game.superx.snapshot import freeze
from folsom.record.picture import drawn, train_of
from tests.superx.train import picture


def picture_of(**wishes: object) -> str:
    game = folsom.new("super", seed=1, **wishes)
    assert isinstance(game, SuperExpress)
    return drawn(train_of(game.state))


@pytest.mark.rules("SX-SET-1")
@pytest.mark.parametrize("players", range(3, 8))
def test_there_is_a_wagon_more_than_players(players: int) -> None:
    view: Any = folsom.new("super", players=players, seed=players).view(0)
    assert view["wagons"] == players + 1
    assert len(view["places"]) == 2 * (players + 2)
    assert view["cards"] == ["turn", "move", "floor", "shoot"]


@pytest.mark.rules("SX-SET-2")
def test_four_stand_as_in_the_rulebook() -> None:
    assert picture_of(seats=["Doc", "Mei", "Tuco", "Belle"], first="Doc") == picture("""
        roof   | |      |      |       |        |
        inside | | Doc> | Mei> | <Tuco | <Belle |
    """)


@pytest.mark.rules("SX-SET-2")
def test_of_three_two_face_the_locomotive() -> None:
    assert picture_of(seats=["Doc", "Mei", "Tuco"], first=1) == picture("""
        roof   | |      |       |      |
        inside | | Mei> | Tuco> | <Doc |
    """)


@pytest.mark.rules("SX-SET-1", "SX-SET-2")
def test_before_the_first_round_nobody_has_planned_fallen_or_taken_anything() -> None:
    options = read_options({"seats": ["Doc", "Mei", "Tuco"], "first": "Mei"})
    position = freeze(set_up(options, folsom.seeded(3)))
    values = position.pop("value")
    assert (values[0], sorted(values[1:])) == (0, [100, 200, 300, 400, 500, 600, 700, 800])
    assert position.pop("stream") != folsom.seeded(3).stream
    assert position == {
        "crew": [BANDITS.index(name) for name in ("Doc", "Mei", "Tuco")],
        "modules": 0,
        "wagons": 4,
        "first": 1,
        "round": 0,
        # A locomotive and four wagons, each with an inside and a roof.
        "lines": [0, 0, 0b001, 0, 0b011, 0, 0b010, 0, 0, 0],
        "place": [2, 6, 4],
        "forward": 0b110,
        "alive": 0b111,
        "stunned": 0,
        "waiting": 0,
        "plans": [0, 0, 0],
        "loot": [0, 0, 0],
        "fell": [0, 0, 0],
        "strokes": 0,
    }


@pytest.mark.rules("SX-SET-2")
def test_of_seven_four_face_the_locomotive() -> None:
    view: Any = folsom.new("super", players=7, seed=3).view(None)
    order = [(view["first"] + number) % 7 for number in range(7)]
    assert [view["bandits"][seat]["place"] for seat in order] == [
        f"{car} inside" for car in range(7, 0, -1)
    ]
    assert [view["bandits"][seat]["facing"] for seat in order] == ["forward"] * 4 + ["back"] * 3


@pytest.mark.rules("SX-SET-2")
def test_anybody_may_be_first() -> None:
    firsts = {folsom.new("super", players=5, seed=seed).view(None)["first"] for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}
    for seat in (0, 4):
        asked = [folsom.new("super", players=5, first=seat, seed=seed) for seed in range(9)]
        assert {game.view(None)["first"] for game in asked} == {seat}


@pytest.mark.rules("SX-SET-1")
def test_bandits_left_open_are_drawn_and_no_two_are_the_same() -> None:
    seen = set()
    for seed in range(40):
        view: Any = folsom.new("super", seats=["Mei", None, None], seed=seed).view(None)
        names = [each["bandit"] for each in view["bandits"]]
        assert names[0] == "Mei"
        assert len(set(names)) == 3
        seen.update(names)
    assert seen == set(BANDITS)


def test_wagons_have_different_values_in_any_order() -> None:
    orders = set()
    for seed in range(20):
        game = folsom.new("super", players=7, seed=seed)
        assert isinstance(game, SuperExpress)
        orders.add(tuple(game.state.value[1:]))
    assert all(sorted(order) == [100, 200, 300, 400, 500, 600, 700, 800] for order in orders)
    assert len(orders) == 20


@pytest.mark.rules("SX-REFLEX-1", "SX-HORSE-1")
@pytest.mark.parametrize(
    ("modules", "plans"),
    [([], 24), (["reflexes"], 60), (["horse"], 60), (["horse", "reflexes"], 120)],
)
def test_a_module_adds_a_card_but_three_are_planned(modules: list[str], plans: int) -> None:
    game = folsom.new("super", players=3, expansions=modules, seed=1)
    view: Any = game.view(0)
    assert len(view["cards"]) == 4 + len(modules)
    choices = game.choices(0)
    assert len(choices) == len(set(choices)) == plans
    for choice in choices:
        cards = str(choice).removeprefix("plan ").split(", ")
        assert len(set(cards)) == 3
        assert set(cards) <= set(view["cards"])


IMPOSSIBLE: list[tuple[dict[str, object], str]] = [
    ({"players": 2}, "for 3 to 7 players"),
    ({"players": 8}, "for 3 to 7 players"),
    ({"players": -1}, "for 3 to 7 players"),
    ({"players": 10**9}, "for 3 to 7 players"),
    ({"players": "four"}, "whole number"),
    ({"players": True}, "whole number"),
    ({"seats": ["Doc", "Mei"]}, "for 3 to 7 players"),
    ({"seats": []}, "for 3 to 7 players"),
    ({"seats": "Doc"}, "list of bandits"),
    ({"seats": ["Doc", "Mei", "Doc"]}, "Doc can sit at one seat only"),
    ({"seats": ["Doc", "Mei", "Billy"]}, "no bandit Billy"),
    ({"seats": ["Doc", "Mei", "Tuco+Ghost"]}, "no bandit Tuco+Ghost"),
    ({"seats": ["Doc", "Mei", ["Tuco"]]}, "no bandit ['Tuco']"),
    ({"seats": ["Doc", "Mei", "Tuco"], "players": 4}, "3 seats for 4 players"),
    ({"players": 3, "first": 3}, "no seat 3"),
    ({"players": 3, "first": -1}, "no seat -1"),
    ({"seats": ["Doc", "Mei", "Tuco"], "first": "Belle"}, "Belle has no seat"),
    ({"players": 3, "first": "Billy"}, "no bandit Billy"),
    ({"players": 3, "first": True}, "no bandit True"),
    ({"expansions": ["horses"]}, "no expansion horses; there are reflexes, horse"),
    ({"expansions": "horse"}, "a list of names"),
    ({"expert": True}, "no option expert; there are seats, players, first, expansions"),
    ({"wagons": ["mail"]}, "no option wagons"),
]


@pytest.mark.rules("SX-SET-1")
@pytest.mark.parametrize(("wishes", "words"), IMPOSSIBLE, ids=str)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    wishes: dict[str, object], words: str
) -> None:
    with pytest.raises(folsom.SetupError) as caught:
        folsom.new("super", seed=0, **wishes)
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
