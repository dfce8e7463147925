"""Horses & Stagecoach: what a scenario cannot say well."""

from collections import Counter

import pytest

import folsom
from folsom import Game
from folsom.game.event import seen_by
from folsom.game.express.horses.components import (
    HORSES_2_TO_4,
    HORSES_5_TO_7,
    HORSES_STATIONS,
    HOSTAGES,
)
from tests.modes import EXPANDED, positions, step
from tests.rules.table import arranged, offered, seen, truth

SEEDS = range(40)
THREE = ["Doc", "Ghost", "Tuco"]


@pytest.mark.rules("HS-SET-3")
@pytest.mark.parametrize(("players", "pairs"), [(3, False), (5, False), (7, False), (2, True)])
def test_one_hostage_fewer_than_bandits_any_of_the_eight(players: int, pairs: bool) -> None:
    met: set[str] = set()
    for seed in SEEDS:
        view = seen(folsom.new(players=players, pairs=pairs, expansions=["horses"], seed=seed))
        assert len(view["hostages"]) == len(set(view["hostages"])) == len(view["bandits"]) - 1
        met |= set(view["hostages"])
    assert met == set(HOSTAGES)


@pytest.mark.rules("HS-SET-2")
def test_five_usual_flasks_and_an_old_one_anywhere() -> None:
    old = Counter[int]()
    for seed in SEEDS:
        view = truth(folsom.new(players=6, expansions=["horses"], seed=seed))
        flasks = {
            car: token["whiskey"]
            for car in range(1, 7)
            for token in view["places"][2 * car]["loot"]
            if token["kind"] == "flask"
        }
        assert Counter(flasks.values()) == {"usual": 5, "old": 1}
        old[next(car for car, whiskey in flasks.items() if whiskey == "old")] += 1
    assert set(old) == set(range(1, 7))


@pytest.mark.rules("HS-SET-4", "SET-7")
def test_each_bandit_has_a_ride() -> None:
    game = folsom.new(seats=THREE, expansions=["horses"])
    assert [player["deck"] for player in seen(game)["players"]] == [11, 11, 11]


def rounds_of(seed: int, **options: object) -> list[str]:
    game = folsom.new("express", seed=seed, expansions=["horses"], **options)
    rng = folsom.seeded(seed)
    while not game.over:
        step(game, rng)
    return [card["card"] for card in seen(game)["rounds"]]


@pytest.mark.rules("HS-SET-6", "SET-8")
@pytest.mark.parametrize(("players", "added"), [(3, HORSES_2_TO_4), (5, HORSES_5_TO_7)])
def test_its_cards_and_stations_are_mixed_with_the_others(players: int, added: object) -> None:
    assert isinstance(added, list)
    drawn = [rounds_of(seed, players=players) for seed in SEEDS]
    new = {card.name for card in added}
    stations = {card.name for card in HORSES_STATIONS}
    met = {card for rounds in drawn for card in rounds[:4]}
    assert new <= met
    assert "bridge" in met
    assert {rounds[4] for rounds in drawn} == stations | {
        "pickpocketing",
        "revenge",
        "hostage-conductor",
    }


@pytest.mark.rules("HS-SET-6", "SET-8", "SET-11")
def test_a_first_game_has_five_of_them_and_no_station() -> None:
    for seed in range(5):
        rounds = rounds_of(seed, players=3, events=False, powers=False)
        assert len(set(rounds)) == 5
        assert not set(rounds) & {card.name for card in HORSES_STATIONS}


def in_turmoil(seed: int) -> Game:
    """A turmoil in which everybody has something to drink."""
    return arranged(
        {"seats": THREE, "expansions": ["horses"], "powers": False, "events": False},
        {
            "card": "stand-off",
            "sheets": {"Doc": ["half-usual"], "Ghost": ["flask usual"], "Tuco": ["half-old"]},
        },
        seed,
    )


@pytest.mark.rules("HS-TURN-1", "HS-W-4")
def test_the_order_of_answers_in_a_turmoil_makes_no_difference() -> None:
    for seed in range(10):
        ends = []
        for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
            game = in_turmoil(seed)
            for seat in order:
                while seat in game.deciders() and seen(game)["phase"] == "turmoil":
                    game.play(seat, offered(game, seat)[-1])
            ends.append(truth(game))
        assert ends[0] == ends[1] == ends[2]


@pytest.mark.rules("HS-TURN-1", "KNOW-5")
def test_nobody_else_hears_of_a_drink_in_a_turmoil() -> None:
    game = in_turmoil(1)
    before = [seen(game, seat) for seat in (None, 0, 2)]
    events = game.play(1, "drink Ghost usual")
    assert [each["event"] for each in seen_by(events, 1)] == ["drank-secretly"]
    assert len(events[0].seen(1)["cards"]) == 3  # type: ignore[arg-type]
    assert events[0].reveals
    for seat in (None, 0, 2):
        assert seen_by(events, seat) == []
    assert [seen(game, seat) for seat in (None, 0, 2)] == before


@pytest.mark.rules("HS-HOST-1", "HS-STAGE-6", "HS-RIDE-1", "HS-EVT-6", "HS-W-2", "HS-GUARD-1")
def test_all_of_it_happens_by_chance_sooner_or_later() -> None:
    kinds: set[str] = set()
    phases: set[str] = set()
    for seed in range(40):
        game = folsom.new("express", seed=seed, **EXPANDED["all, 6"])
        rng = folsom.seeded(seed)
        while not game.over:
            phases.add(str(game.view(None)["phase"]))
            deciders = game.deciders()
            seat = deciders[rng.below(len(deciders))]
            choices = game.choices(seat)
            kinds |= {event.kind for event in game.play(seat, choices[rng.below(len(choices))])}
    assert {"boarding", "turmoil", "keeping", "fleeing", "taking-hostage", "travelling"} <= phases
    assert kinds >= {
        *("drank", "drank-secretly", "hostage", "shotgun", "stagecoach", "horses", "horse-lost"),
        *("vanished", "mortal-bullet", "time-machine", "marshal-drank", "kept"),
    }


@pytest.mark.rules("CURSE-3", "SET-3")
def test_start_purses_are_set_aside_before_the_curse() -> None:
    for seed in SEEDS:
        view = truth(folsom.new(players=6, expansions=["cursed"], seed=seed))
        assert all(each["loot"] == [{"kind": "purse", "value": 250}] for each in view["bandits"])


@pytest.mark.rules("CURSE-3", "CURSE-1", "SET-5", "EVT-4", "HS-SET-1")
def test_any_strongbox_and_any_jewel_may_be_the_cursed_one() -> None:
    boxes: set[int] = set()
    coach: set[int] = set()
    jewels: set[int] = set()
    for seed in range(60):
        game = folsom.new(players=3, expansions=["horses", "cursed"], seed=seed)
        view = truth(game)
        boxes.add(view["places"][0]["loot"][0]["value"])
        state = game.state  # type: ignore[attr-defined]
        coach.add(state.value[int(state.trackside.strongbox).bit_length() - 1])
        jewels |= {
            token["value"]
            for place in view["places"]
            for token in place["loot"]
            if token["kind"] == "jewel"
        }
    assert boxes == coach == {10, 1000}
    assert jewels == {5, 500}


@pytest.mark.rules("CURSE-3", "KNOW-3")
def test_what_is_left_over_stays_out_unseen() -> None:
    view = seen(folsom.new(players=3, expansions=["cursed"]), 0)
    for place in view["places"]:
        assert all(token["value"] is None for token in place["loot"])


@pytest.mark.rules("TM-4", "KNOW-5")
def test_only_the_traveller_knows_the_way() -> None:
    met = 0
    for seed in range(30):
        for game in positions(EXPANDED["machine, 3"], seed):
            views = [seen(game, seat) for seat in range(3)]
            hidden = [each for each in views[0]["bandits"] if each["place"] == "hidden"]
            knowing = [seat for seat, view in enumerate(views) if "destination" in view]
            assert knowing == [each["seat"] for each in hidden]
            met += len(hidden)
    assert met
