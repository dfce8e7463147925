"""The greedy bot has simple sense."""

from typing import Any

import pytest

import folsom
from folsom.arena.games import play_games
from folsom.arena.tally import Tally
from folsom.bots import decide, make
from tests.rules.table import arranged

Words = dict[str, object]

THREE: Words = {"seats": ["Doc", "Ghost", "Tuco"], "wagons": ["coach", "mail", "saloon"]}
ELSEWHERE: Words = {"Ghost": "3 roof", "Tuco": "3 roof"}


def chosen(position: Words, setup: Words = THREE, seat: int = 0) -> str:
    """What the bot chooses at a position, whatever it invents for what is hidden."""
    game = arranged({"events": False, **setup}, position)
    made = {str(decide(make("greedy"), game, seat, folsom.seeded(seed))) for seed in range(12)}
    assert len(made) == 1
    return made.pop()


def test_it_takes_the_strongbox_rather_than_a_purse() -> None:
    position: Words = {
        "places": {"Doc": "1 inside", **ELSEWHERE},
        "loot": {"1 inside": ["purse 300", "jewel", "strongbox"]},
        "pile": ["Doc rob"],
    }
    assert chosen(position) == "rob strongbox"


def test_it_goes_to_the_loot_that_it_is_about_to_take() -> None:
    position: Words = {
        "places": {"Doc": "2 inside", **ELSEWHERE},
        "loot": {"1 inside": ["purse 300"], "3 inside": ["jewel"]},
        "pile": ["Doc move", "Doc rob"],
    }
    assert chosen(position) == "move to 3 inside"


def test_it_goes_to_the_right_roof_to_climb_down_to_the_loot() -> None:
    position: Words = {
        "places": {"Doc": "0 roof", "Ghost": "0 roof", "Tuco": "0 roof"},
        "marshal": 1,
        "loot": {"2 inside": ["jewel"], "1 inside": ["strongbox"]},
        "pile": ["Doc move", "Doc floor", "Doc rob"],
    }
    assert chosen(position) == "move to 2 roof"


def test_it_does_not_walk_into_the_marshal() -> None:
    position: Words = {
        "marshal": 1,
        "places": {"Doc": "2 inside", **ELSEWHERE},
        "loot": {"1 inside": ["strongbox"], "3 inside": ["purse 250"]},
        "pile": ["Doc move", "Doc rob"],
    }
    assert chosen(position) == "move to 3 inside"


def test_it_fires_at_the_leader() -> None:
    position: Words = {
        "places": {"Doc": "2 inside", "Ghost": "1 inside", "Tuco": "3 inside"},
        "sheets": {"Tuco": ["jewel", "jewel"], "Ghost": ["purse 250"]},
        "loot": {},
        "pile": ["Doc fire"],
    }
    assert chosen(position) == "fire Tuco"


def test_it_knocks_loose_the_best_loot_and_keeps_it_from_its_owner() -> None:
    position: Words = {
        "marshal": 1,
        "places": {"Doc": "2 inside", "Ghost": "2 inside", "Tuco": "3 roof"},
        "sheets": {"Ghost": ["purse 500", "jewel"]},
        "loot": {},
        "pile": ["Doc punch", "Doc rob"],
    }
    assert chosen(position) == "punch Ghost jewel to 1 inside"


def test_cheyenne_takes_the_purse_that_she_knocks_loose() -> None:
    setup: Words = {"seats": ["Cheyenne", "Ghost", "Tuco"]}
    position: Words = {
        "places": {"Cheyenne": "2 inside", "Ghost": "2 inside", "Tuco": "3 roof"},
        "sheets": {"Ghost": ["purse 250"]},
        "loot": {},
        "pile": ["Cheyenne punch"],
    }
    assert chosen(position, setup).startswith("punch Ghost taking purse")


def test_it_sends_the_marshal_to_a_rival_and_not_to_itself() -> None:
    position: Words = {
        "marshal": 2,
        "places": {"Doc": "1 inside", "Ghost": "3 inside", "Tuco": "0 roof"},
        "pile": ["Doc marshal"],
    }
    assert chosen(position) == "marshal to 3"


def test_it_takes_the_purse_that_lies_open() -> None:
    position: Words = {
        "round": 5,
        "card": "pickpocketing",
        "places": {"Doc": "1 inside", "Ghost": "3 roof", "Tuco": "3 roof"},
        "loot": {"1 inside": ["purse 250"]},
        "phase": "stealin",
        "pile": [],
    }
    assert chosen(position, {**THREE, "events": True}) == "rob purse"


def test_it_plans_a_robbery_where_loot_lies() -> None:
    position: Words = {
        "card": "braking",
        "first": "Doc",
        "places": {"Doc": "2 inside", **ELSEWHERE},
        "loot": {"2 inside": ["jewel", "jewel"]},
        "hands": {"Doc": ["Doc rob", "Doc floor", "Doc punch"]},
    }
    assert chosen(position) == "play Doc rob"


def test_it_draws_when_nothing_in_hand_helps() -> None:
    position: Words = {
        "turn": 1,
        "card": "braking",
        "first": "Doc",
        "places": {"Doc": "3 inside", "Ghost": "1 roof", "Tuco": "1 roof"},
        "loot": {"3 inside": ["jewel"]},
        "hands": {"Doc": ["Doc punch"]},
    }
    assert chosen(position) == "draw"


def test_a_team_does_not_fire_at_its_own() -> None:
    setup: Words = {"seats": ["Doc+Django", "Ghost+Tuco"], "pairs": True}
    position: Words = {
        "places": {
            "Doc": "2 inside",
            "Django": "1 inside",
            "Ghost": "3 inside",
            "Tuco": "3 roof",
        },
        "sheets": {"Django": ["strongbox"]},
        "pile": ["Doc fire"],
    }
    assert chosen(position, setup) == "fire Ghost"


def test_an_expert_discards_what_clogs_the_hand() -> None:
    setup: Words = {**THREE, "expert": True}
    position: Words = {
        "phase": "schemin",
        "card": "bridge",
        "turn": 4,
        "hands": {"Doc": ["Doc rob", "Doc rob", "Doc marshal"], "Ghost": [], "Tuco": []},
    }
    assert chosen(position, setup) == "discard Doc marshal"


@pytest.mark.parametrize("players", [3, 4, 6])
def test_it_beats_those_who_roll_dice(players: int) -> None:
    games = 100 if folsom.compiled() else 20
    tally = Tally()
    bots = ["greedy", *["random"] * (players - 1)]
    for outcome in play_games("express", {"players": players}, bots, 1, games):
        tally.add(outcome)
    assert tally.bots["greedy"].win_share() > 0.7


@pytest.mark.parametrize("expansions", [["horses"], ["machine", "cursed"]])
def test_it_beats_chance_with_expansions_too(expansions: list[str]) -> None:
    wishes = {"players": 3, "expansions": expansions}
    won = 0.0
    for outcome in play_games("express", wishes, ["greedy", "random", "random"], 3, 24):
        if "greedy" in [outcome.bots[seat] for seat in outcome.winners]:
            won += 1 / len(outcome.winners)
    assert won > 14


def test_it_takes_hostages_drinks_and_leaves_in_time() -> None:
    kinds: set[str] = set()
    away = 0
    for seed in range(12):
        game = folsom.new(
            players=4,
            seed=seed,
            expansions=["horses"],
            rounds=["stand-off", "full-speed", "bridge", "shotguns-rage", "escape"],
        )
        rng = folsom.seeded(seed)
        bot = make("greedy")
        while not game.over:
            seat = game.decider()
            kinds |= {event.kind for event in game.play(seat, decide(bot, game, seat, rng))}
        safe = ("gone", "stagecoach inside", "stagecoach roof")
        sheets: Any = game.view(None)["bandits"]
        away += len([sheet for sheet in sheets if sheet["place"] in safe])
    assert {"hostage", "drank", "kept"} <= kinds
    assert away > 12
