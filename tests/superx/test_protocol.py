"""The game as programs ask for it: whose choice it is, copies, chance, views, scores."""

import pickle
from typing import Any

import pytest

import folsom
from folsom.game.event import seen_by
from folsom.game.superx.game import SuperExpress, begin
from folsom.game.superx.options import read_options
from folsom.record.picture import drawn, train_of
from tests.superx.train import Journey


@pytest.fixture
def game() -> SuperExpress:
    """Four who have yet to plan."""
    new = folsom.new("super", seats=["Doc", "Mei", "Tuco", "Belle"], first="Mei", seed=3)
    assert isinstance(new, SuperExpress)
    return new


@pytest.mark.rules("SX-PLAN-1")
def test_each_plans_once_and_others_not_at_all(game: SuperExpress) -> None:
    for seat in range(4):
        assert len(game.codes(seat)) == 24
    assert game.codes(-1) == game.codes(4) == game.codes(5) == ()
    game.play(2, "plan move, turn, floor")
    assert game.codes(2) == ()
    for seat in (1, 3):
        game.play(seat, "plan turn, floor, shoot")
    assert (game.decider(), game.deciders()) == (0, [0])
    assert len(game.codes(0)) == 24
    with pytest.raises(folsom.IllegalChoice):
        game.play(2, "plan turn, floor, move")


@pytest.mark.rules("SX-PLAN-1")
def test_who_has_yet_to_plan_is_told(game: SuperExpress) -> None:
    for seat, left in ((2, [0, 1, 3]), (0, [1, 3])):
        *_, stands = seen_by(game.tell(seat, "plan move, turn, floor"), 1)
        assert (stands["event"], stands["deciders"]) == ("stands", left)


def test_there_is_no_view_of_a_seat_that_is_none(game: SuperExpress) -> None:
    for seat in (-1, 4):
        with pytest.raises(LookupError, match="no seat"):
            game.view(seat)
        with pytest.raises(LookupError, match="no seat"):
            game.redeal(seat, folsom.seeded(1))


def test_fresh_chance_decides_what_chance_is_to_come(game: SuperExpress) -> None:
    streams = set()
    for chance in (1, 2, 2):
        other = game.copy()
        other.stir(chance)
        streams.add(other.copy().state.stream)
        assert other.view(0) == game.view(0)
    assert streams == {folsom.seeded(1).stream, folsom.seeded(2).stream}


@pytest.mark.rules("SX-SET-1")
def test_fresh_chance_decides_what_the_wagons_hide_and_nothing_that_is_asked_for() -> None:
    options = read_options({"seats": ["Doc", "Mei", "Tuco"], "first": "Mei"})
    games = [begin(options, 3, [chance]) for chance in range(12)]
    assert len({tuple(game.state.value) for game in games}) > 9
    assert begin(options, 3).state.value == begin(options, 3).state.value
    assert len({drawn(train_of(game.state)) for game in games}) == 1


@pytest.mark.rules("KNOW-3", "KNOW-5", "KNOW-6")
def test_the_whole_view_hides_nothing(game: SuperExpress) -> None:
    game.play(2, "plan move, turn, floor")
    seen: dict[str, Any] = game.whole_view()
    assert seen["values"] == game.state.value[1:6]
    plan = {"text": "plan move, turn, floor", "verb": "plan", "cards": ["move", "turn", "floor"]}
    assert seen["chosen"] == [False, False, plan, False]
    assert (seen["seat"], seen["deciders"], seen["choices"]) == (None, [0, 1, 3], [])
    for seat in (None, 0):
        assert "values" not in game.view(seat)
        assert game.view(seat)["chosen"] == [False, False, True, False]


def test_a_game_says_who_plays_and_how_far_it_is(game: SuperExpress) -> None:
    assert repr(game) == "<Super Express: Doc, Mei, Tuco, Belle; round 1>"
    while not game.over:
        game.play(game.decider(), "plan turn, floor, shoot")
    assert repr(game) == "<Super Express: Doc, Mei, Tuco, Belle; over>"


def test_a_game_that_was_pickled_goes_on_as_it_would_have(game: SuperExpress) -> None:
    game.play(2, "plan move, turn, floor")
    again = pickle.loads(pickle.dumps(game))
    while not game.over:
        assert again.whole_view() == game.whole_view()
        seat = game.decider()
        game.play(seat, "plan turn, shoot, floor")
        again.play(seat, "plan turn, shoot, floor")
    assert again.whole_view() == game.whole_view()


@pytest.mark.rules("SX-END-2")
def test_scores_rank_by_the_train_then_cards_then_the_best_of_them() -> None:
    journey = Journey(
        """
        roof   |      |        |
        inside | Doc> | <Belle | Tuco> Mei>
        """,
        off=("Django", "Ghost"),
        loot={"Django": [5, 6, 7], "Belle": [4]},
    )
    state = journey.game.state
    state.value = [0, 100, 200, 300, 400, 500, 600, 700, 800]
    state.loot[journey.seats.index("Doc")] = 1 << 3
    scores = dict(zip(journey.seats, journey.game.scores()))
    # Two strokes have thrown somebody off; a card counts a thousand, and the best its value.
    assert state.strokes == 2
    assert scores == {
        "Belle": 31_400,
        "Doc": 31_300,
        "Mei": 30_000,
        "Tuco": 30_000,
        "Ghost": 20_000,
        "Django": 13_700,
    }
    assert sorted(scores, key=lambda name: scores[name], reverse=True)[:2] == ["Belle", "Doc"]
    assert scores["Tuco"] == scores["Mei"] < scores["Doc"]
    assert scores["Django"] < scores["Ghost"] < scores["Mei"]
    assert scores["Belle"] - scores["Doc"] == 100


@pytest.mark.rules("SX-SHOOT-1")
def test_what_happens_in_a_copy_leaves_the_game_alone(game: SuperExpress) -> None:
    for seat in (0, 1, 2):
        game.play(seat, "plan shoot, move, turn")
    before, train = game.whole_view(), drawn(train_of(game.state))
    copy = game.copy()
    assert copy.whole_view() == before
    copy.play(3, "plan shoot, move, turn")
    assert game.whole_view() == before
    assert drawn(train_of(game.state)) == train
    assert copy.whole_view() != before
