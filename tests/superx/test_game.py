"""The game behind the protocol: counts, snapshots, notation, forecasts and events."""

import ast
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import folsom
from folsom.game.playout import play_out
from folsom.game.superx import snapshot
from folsom.game.superx.components import BANDITS
from folsom.game.superx.game import SuperExpress
from folsom.game.superx.plans import PLANS, choice, parse
from tests.superx.train import Journey

SOURCE = Path(__file__).parents[2] / "src/folsom/game/superx/state.py"


def left_after_a_round() -> Counter[int]:
    """For every set of plans of the first round, how many are left on the train."""
    game = folsom.new("super", seats=["Doc", "Mei", "Tuco"], first=0, seed=1)
    assert isinstance(game, SuperExpress)
    counts: Counter[int] = Counter()
    for plans in product(*[game.codes(seat) for seat in range(3)]):
        line = game.copy()
        for seat, plan in enumerate(plans):
            line.apply(seat, plan)
        counts[int(line.state.alive).bit_count()] += 1
    return counts


def test_what_all_first_rounds_of_three_lead_to() -> None:
    assert left_after_a_round() == {3: 8833, 2: 4749, 1: 242}


def test_every_part_of_a_state_is_frozen() -> None:
    for node in ast.walk(ast.parse(SOURCE.read_text())):
        if isinstance(node, ast.ClassDef) and node.name == "State":
            slots = next(
                line.value
                for line in node.body
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__"
            )
    assert set(snapshot.LISTS + snapshot.NUMBERS) | {"rules", "log"} == set(ast.literal_eval(slots))


def test_every_plan_is_printed_and_parsed_without_loss() -> None:
    for plan in PLANS[-1]:
        printed = choice(plan)
        assert parse(printed.text) == printed
        assert parse(printed.text).code == plan
    assert len({choice(plan).text for plan in PLANS[-1]}) == 120


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plan",
        "plan move",
        "plan move, shoot",
        "plan move, shoot, shoot",
        "plan move, shoot, turn, floor",
        "plan move,shoot,turn",
        "plan move, shoot, rob",
        "Plan move, shoot, turn",
        "plan move, shoot, turn ",
        "plan , , ",
        "fire Belle",
    ],
)
def test_words_that_are_no_plan_are_refused(text: str) -> None:
    with pytest.raises(folsom.UnknownWord, match="is not a choice of this game"):
        parse(text)


def test_a_plan_with_a_card_that_is_not_in_play_is_illegal() -> None:
    game = folsom.new("super", players=3, seed=1)
    before = game.view(0)
    with pytest.raises(folsom.IllegalChoice, match="Seat 0 cannot choose 'plan move, horse, turn'"):
        game.play(0, "plan move, horse, turn")
    assert game.view(0) == before
    with pytest.raises(folsom.UnknownWord, match="0 is not the code of a choice"):
        game.choice(0)


names = st.sampled_from([*BANDITS, "Billy", ""])
odd = st.one_of(st.none(), st.booleans(), st.integers(-3, 12), st.text(max_size=5))
wishes = st.fixed_dictionaries(
    {},
    optional={
        "seats": st.one_of(st.lists(st.one_of(st.none(), names), max_size=8), odd),
        "players": st.one_of(st.integers(-1, 9), odd),
        "first": st.one_of(names, odd),
        "expansions": st.one_of(
            st.lists(st.sampled_from(["reflexes", "horse", "horses"]), max_size=3), odd
        ),
        "wagons": odd,
    },
)


@settings(max_examples=200, deadline=None)
@given(wishes, st.integers(-(2**70), 2**70))
def test_any_wish_is_played_or_refused_in_a_sentence(wish: dict[str, object], seed: int) -> None:
    try:
        game = folsom.new("super", seed=seed, **wish)
    except folsom.SetupError as error:
        refusal = str(error)
    else:
        refusal = ""
    if refusal:
        assert refusal.endswith(".")
        assert "\n" not in refusal
        return
    assert game.status() == []
    play_out(game, folsom.seeded(seed))
    assert game.status() == []
    assert game.result().winners


def test_a_forecast_tells_where_each_card_leads_and_whom_it_hits() -> None:
    journey = Journey(
        """
        roof   |  |      |        |
        inside |  | Doc> | <Belle | Tuco>
        """,
        modules=("reflexes",),
    )
    game = journey.game
    told = game.forecast(0, game.parse("plan shoot, floor, reflexes"))
    assert told == {
        "steps": [
            {"card": "shoot", "place": "2 inside", "facing": "forward", "stunned": False,
             "target": "Belle"},
            {"card": "floor", "place": "2 roof", "facing": "forward", "stunned": False,
             "target": None},
            {"card": "reflexes", "place": "2 roof", "facing": "forward", "stunned": True,
             "target": None},
        ]
    }  # fmt: skip
    off = game.forecast(2, game.parse("plan floor, move, shoot"))["steps"]
    assert isinstance(off, list)
    assert [step["place"] for step in off] == ["0 roof", None]
    assert game.forecast(0, game.parse("plan horse, floor, turn")) == {}


def test_a_plan_can_be_taken_back_until_the_last_one_reveals_them_all() -> None:
    game = folsom.new("super", players=3, seed=1)
    for seat in (0, 1):
        assert not any(event.reveals for event in game.play(seat, game.choices(seat)[0]))
    assert any(event.reveals for event in game.play(2, game.choices(2)[0]))
