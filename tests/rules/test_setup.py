"""Setting up: players, train, loot, round cards and where everybody starts."""

from collections import Counter

import pytest

import folsom
from tests.rules.table import ALL_BANDITS, lying, seen, truth

LOOT_OF_WAGONS = {
    "freight": (1, 0),
    "coach": (3, 0),
    "mail": (1, 1),
    "sleeper": (3, 1),
    "saloon": (4, 1),
    "parlour": (0, 3),
}
SMALL = {"angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "bridge", "tunnel"}
STATIONS = {"pickpocketing", "revenge", "hostage-conductor"}
SEEDS = range(60)


@pytest.mark.rules("SET-1", "MEI-3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players_have_a_bandit_each_and_mei_stays_out(players: int) -> None:
    met = set()
    for seed in SEEDS:
        view = seen(folsom.new(players=players, seed=seed))
        bandits = [each["bandit"] for each in view["bandits"]]
        assert [each["seat"] for each in view["bandits"]] == list(range(players))
        assert len(set(bandits)) == players
        met |= set(bandits)
    assert met == set(ALL_BANDITS) - {"Mei"}


@pytest.mark.rules("SET-1", "MEI-3", "SET-2")
def test_mei_makes_it_seven_with_all_six_wagons() -> None:
    view = seen(folsom.new(players=7))
    assert {each["bandit"] for each in view["bandits"]} == set(ALL_BANDITS)
    assert set(view["wagons"]) == set(LOOT_OF_WAGONS)
    assert len(view["places"]) == 14


@pytest.mark.rules("MEI-3")
def test_mei_may_take_a_seat_in_a_smaller_game() -> None:
    view = seen(folsom.new(seats=["Mei", "Doc", "Belle"]))
    assert [each["bandit"] for each in view["bandits"]] == ["Mei", "Doc", "Belle"]
    assert len(view["wagons"]) == 3


@pytest.mark.rules("SET-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_wagon_per_player_any_of_the_six_in_any_order(players: int) -> None:
    trains = {tuple(seen(folsom.new(players=players, seed=seed))["wagons"]) for seed in SEEDS}
    assert all(len(train) == len(set(train)) == players for train in trains)
    assert {train[0] for train in trains} == set(LOOT_OF_WAGONS)
    assert {train[-1] for train in trains} == set(LOOT_OF_WAGONS)


@pytest.mark.rules("SET-3", "SET-4")
def test_start_purses_are_set_aside_before_the_train_is_loaded() -> None:
    """Six start purses of 250 leave two of each value, and the six wagons hold just these."""
    for seed in SEEDS:
        view = truth(folsom.new(players=6, seed=seed))
        on_train = [value for car in range(7) for value in lying(view, f"{car} inside")]
        assert Counter(on_train) == {250: 2, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
        for bandit in view["bandits"]:
            assert bandit["loot"] == [{"kind": "purse", "value": 250}]


@pytest.mark.rules("SET-3", "MEI-3")
def test_mei_brings_a_purse_of_her_own() -> None:
    view = truth(folsom.new(players=7))
    on_train = [value for car in range(7) for value in lying(view, f"{car} inside")]
    assert len(on_train) == 12
    assert Counter(on_train)[250] == 2
    assert all(each["loot"] == [{"kind": "purse", "value": 250}] for each in view["bandits"])


@pytest.mark.rules("SET-4")
def test_every_wagon_holds_what_is_printed_on_its_floor() -> None:
    for seed in SEEDS:
        view = seen(folsom.new(players=5, seed=seed))
        for car, wagon in enumerate(view["wagons"], start=1):
            loot = view["places"][2 * car]["loot"]
            kinds = Counter(token["kind"] for token in loot)
            assert (kinds["purse"], kinds["jewel"]) == LOOT_OF_WAGONS[wagon]
            assert all(token["value"] is None for token in loot if token["kind"] == "purse")
            assert view["places"][2 * car + 1]["loot"] == []


@pytest.mark.rules("SET-4")
def test_the_purses_of_a_wagon_are_drawn_blind() -> None:
    found = {
        lying(
            truth(folsom.new(players=3, wagons=["freight", "mail", "coach"], seed=seed)), "1 inside"
        )[0]
        for seed in SEEDS
    }
    assert found == {250, 300, 350, 400, 450, 500}


@pytest.mark.rules("SET-7")
def test_the_ten_action_cards_of_a_bandit() -> None:
    game = folsom.new(seats=["Belle", "Doc", "Tuco"], first=0, rounds=None, seed=3)
    while seen(game, 0)["players"][0]["deck"]:
        seat = game.deciders()[0]
        game.play(seat, "draw" if seat == 0 else game.choices(seat)[0])
    # What Belle has played meanwhile is nothing: she only drew.
    assert Counter(seen(game, 0)["players"][0]["cards"]) == {
        "Belle move": 2,
        "Belle floor": 2,
        "Belle fire": 2,
        "Belle rob": 2,
        "Belle punch": 1,
        "Belle marshal": 1,
    }


def rounds_of(players: int, events: bool, seed: int) -> list[str]:
    """The five round cards, read as they are turned up in a game of nothing but draws."""
    game = folsom.new(players=players, events=events, seed=seed)
    while not game.over:
        seat = game.deciders()[0]
        game.play(seat, game.choices(seat)[-1])
    return [card["card"] for card in seen(game)["rounds"]]


@pytest.mark.rules("SET-8")
@pytest.mark.parametrize("players", [4, 5])
def test_the_full_game_has_four_round_cards_and_a_station_below(players: int) -> None:
    drawn = [rounds_of(players, True, seed) for seed in SEEDS]
    for rounds in drawn:
        assert len(rounds) == 5
        assert len(set(rounds[:4])) == 4
        assert set(rounds[:4]) <= SMALL
    assert {rounds[4] for rounds in drawn} == STATIONS
    assert {card for rounds in drawn for card in rounds[:4]} == SMALL


@pytest.mark.rules("SET-8")
def test_the_first_game_has_five_round_cards_and_no_station() -> None:
    drawn = [rounds_of(3, False, seed) for seed in SEEDS]
    for rounds in drawn:
        assert len(set(rounds)) == 5
        assert set(rounds) <= SMALL
    assert {rounds[4] for rounds in drawn} == SMALL


@pytest.mark.rules("SET-8")
@pytest.mark.parametrize(("players", "turns"), [(4, 3), (5, 2), (7, 2)])
def test_the_cards_fit_the_number_of_players(players: int, turns: int) -> None:
    """The bridge has a turn more on the cards for up to four players."""
    rounds = ["bridge", "tunnel", "braking", "rebellion", "revenge"]
    view = seen(folsom.new(players=players, rounds=rounds))
    assert len(view["rounds"][0]["turns"]) == turns


@pytest.mark.rules("SET-10")
def test_anybody_may_be_first() -> None:
    assert {seen(folsom.new(players=5, seed=seed))["first"] for seed in SEEDS} == set(range(5))


@pytest.mark.rules("SET-10")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_odd_players_start_in_the_caboose_even_ones_before_it(players: int) -> None:
    for seed in range(10):
        view = seen(folsom.new(players=players, seed=seed))
        caboose = len(view["wagons"])
        for number in range(players):
            bandit = view["bandits"][(view["first"] + number) % players]
            assert bandit["place"] == f"{caboose - number % 2} inside"


@pytest.mark.rules("SET-9")
@pytest.mark.parametrize("powers", [True, False])
def test_powers_are_on_or_off_for_all(powers: bool) -> None:
    game = folsom.new(seats=["Doc", "Ghost", "Tuco"], powers=powers, first="Ghost")
    assert seen(game)["players"][0]["hand"] == (7 if powers else 6)
    hidden = [choice for choice in game.choices(1) if str(choice).endswith("face-down")]
    assert bool(hidden) == powers


@pytest.mark.rules("CARDS-1")
def test_four_cards_and_a_station_are_drawn_from_the_pool() -> None:
    pool = [*sorted(SMALL), *sorted(STATIONS)]
    for seed in range(20):
        game = folsom.new(players=4, pool=pool, seed=seed)
        while not game.over:
            seat = game.deciders()[0]
            game.play(seat, game.choices(seat)[-1])
        rounds = [card["card"] for card in seen(game)["rounds"]]
        assert set(rounds[:4]) <= SMALL
        assert len(set(rounds)) == 5
        assert rounds[4] in STATIONS
