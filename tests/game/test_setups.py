"""Any wish for a set-up is either refused with a sentence or leads to a playable game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import folsom
from folsom.game.express.components import (
    BANDITS,
    CARDS_2_TO_4,
    STATIONS,
    WAGONS,
)
from folsom.game.playout import play_out

CARDS = [card.name for card in CARDS_2_TO_4]
STATION_NAMES = [card.name for card in STATIONS]
names = st.sampled_from([*BANDITS, "Billy", ""])
seats = st.lists(
    st.one_of(
        st.none(), names, st.lists(names, max_size=3), names.map(lambda name: name + "+Tuco")
    ),
    max_size=8,
)
odd = st.one_of(st.none(), st.booleans(), st.integers(-3, 12), st.text(max_size=5))
wishes = st.fixed_dictionaries(
    {},
    optional={
        "seats": st.one_of(seats, odd),
        "players": st.one_of(st.integers(-1, 9), odd),
        "wagons": st.one_of(
            st.lists(st.sampled_from([wagon.name for wagon in WAGONS]), max_size=7), odd
        ),
        "rounds": st.one_of(st.lists(st.sampled_from(CARDS + STATION_NAMES), max_size=6), odd),
        "pool": st.one_of(st.permutations(CARDS + STATION_NAMES), odd),
        "first": st.one_of(names, odd),
        "powers": odd,
        "events": odd,
        "expert": st.one_of(st.booleans(), odd),
        "pairs": st.one_of(st.booleans(), odd),
        "edition": st.one_of(st.integers(0, 3), odd),
        "expansions": st.one_of(
            st.lists(st.sampled_from(["horses", "machine", "cursed", "camels"]), max_size=3), odd
        ),
        "components": st.one_of(
            st.none(),
            st.just({"rounds": {"bridge": {"2-4": {"turns": "SS"}}}}),
            st.dictionaries(st.sampled_from(["cursed", "rounds", ""]), odd),
        ),
        "weather": odd,
    },
)


@settings(max_examples=400, deadline=None)
@given(wishes, st.integers(-(2**70), 2**70))
def test_any_wish_is_played_or_refused_in_a_sentence(wish: dict[str, object], seed: int) -> None:
    try:
        game = folsom.new("express", seed=seed, **wish)
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
    result = game.result()
    assert result.winners or result.decided_by == "nobody"


GOOD: list[dict[str, object]] = [
    {"players": 3},
    {"players": 6, "wagons": ["freight", "coach", "mail", "sleeper", "saloon", "parlour"]},
    {"seats": ["Ghost", None, "Mei"], "first": "Mei"},
    {"seats": [["Ghost", "Django"], "Doc+Mei"], "pairs": True, "first": 1},
    {"seats": ["Tuco+Cheyenne", "Django+Doc"], "pairs": True, "edition": 1},
    {"rounds": ["bridge", "braking", "tunnel", "swivel-arm", "revenge"]},
    {"rounds": ["bridge", "braking", "tunnel", "swivel-arm", "rebellion"], "events": False},
    {"seats": ["Ghost", "Mei", "Doc"], "first": "Mei", "expansions": ["machine", "cursed"]},
    {
        "players": 6,
        "wagons": ["freight", "coach", "mail", "sleeper", "saloon", "parlour"],
        "expansions": ["horses"],
    },
]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GOOD), st.integers(0, 2**63))
def test_what_a_set_up_fixes_is_so(wish: dict[str, object], seed: int) -> None:
    view = folsom.new("express", seed=seed, **wish).view(None)
    if "wagons" in wish:
        assert view["wagons"] == wish["wagons"]
    if "first" in wish:
        assert view["first"] in (1, 2)
    if "rounds" in wish:
        rounds = view["rounds"]
        assert isinstance(rounds, list)
        assert rounds[0]["card"] == "bridge"


@pytest.mark.parametrize("seed", [-1, 0, 2**64, 2**200, -(2**200)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = folsom.new("express", seed=seed)
    again = folsom.new("express", seed=seed)
    assert game.view(0) == again.view(0)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(folsom.SetupError, match="There is no game chess"):
        folsom.new("chess")
