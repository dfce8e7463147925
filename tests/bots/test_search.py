"""The search: the same compiled and interpreted, in every mode, within its budget, and blind."""

import time

import pytest

import folsom
from folsom import Game
from folsom.bots import LEVELS, NAMES, Searcher, decide, make, think
from folsom.game.express.game import Express
from folsom.game.superx.game import SuperExpress
from tests.modes import MODES, begin, positions

SEARCHES = [name for name in NAMES if isinstance(make(name), Searcher)]
FINGERPRINTS = {
    "4 players": "3cb2447200ded34",
    "all, pairs, 3": "10c51182cb79ee65",
    "expert, 4": "f7ff7a7f0bc3e13",
    "super, 7, both": "19b7c80765f9521f",
}
"""What the searches think in a few positions; the same on every machine, compiled or not."""


def a_few(mode: str, seed: int, count: int = 3) -> list[Game]:
    """Some positions of a game played by chance."""
    found = [game.copy() for game in positions(MODES[mode], seed) if not game.over]
    return found[:: max(1, len(found) // count)][:count]


def fingerprint(mode: str) -> str:
    told = []
    for number, game in enumerate(a_few(mode, 17)):
        for name in ("hard", "expert", "baseline"):
            thought = think(name, game, game.decider(), folsom.seeded(number), playouts=20)
            visits = [reason.visits for reason in thought.reasons if reason.visits]
            money = sum(reason.money for reason in thought.reasons)
            told.append(f"{thought.choice}; {visits[:6]}; {money:.6f}")
    text = "\n".join(told)
    number = 0
    for letter in text.encode():
        number = (number * 1_000_003 + letter) % (1 << 61)
    return f"{number:x}"


@pytest.mark.parametrize("mode", FINGERPRINTS)
def test_a_search_thinks_the_same_compiled_and_interpreted(mode: str) -> None:
    assert fingerprint(mode) == FINGERPRINTS[mode]


@pytest.mark.parametrize("mode", MODES)
def test_no_search_fails_in_any_mode(mode: str) -> None:
    for number, game in enumerate(a_few(mode, 19, 4)):
        for seat in game.deciders():
            for name in SEARCHES:
                thought = think(name, game, seat, folsom.seeded(number), playouts=5)
                assert thought.choice in game.choices(seat)


@pytest.mark.rules("KNOW-3")
@pytest.mark.parametrize("mode", MODES)
def test_no_bot_is_moved_by_what_is_hidden(mode: str) -> None:
    rng = folsom.seeded(23)
    for number, game in enumerate(a_few(mode, 29, 2)):
        for seat in game.deciders():
            other = game.redeal(seat, rng)
            for name in NAMES:
                bot = make(f"{name}:4") if name in SEARCHES else make(name)
                one = decide(bot, game, seat, folsom.seeded(number))
                two = decide(bot, other, seat, folsom.seeded(number))
                assert one == two, name


def test_a_search_never_touches_the_position() -> None:
    for mode in ("4 players", "super, 3, both"):
        game = begin(MODES[mode], 3)
        before = game.view(None), [game.view(seat) for seat in range(game.seats)]
        for name in SEARCHES:
            make(f"{name}:20").choose(game, game.decider(), folsom.seeded(1))
        assert (game.view(None), [game.view(seat) for seat in range(game.seats)]) == before
        assert isinstance(game, Express | SuperExpress)


def test_a_search_ends_when_the_best_cannot_be_overtaken() -> None:
    game = folsom.new("express", seed=3)
    thought = think("hard", game, game.decider(), folsom.seeded(2), playouts=4000)
    visits = [reason.visits for reason in thought.reasons]
    assert sum(visits) == thought.playouts
    assert thought.playouts == 4000 or visits[0] - visits[1] > 4000 - thought.playouts


def test_a_search_by_the_clock_ends() -> None:
    game = folsom.new("express", seed=3)
    thought = think("hard", game, game.decider(), folsom.seeded(2), milliseconds=5)
    assert 0 < thought.playouts < 1_000_000
    long = think("expert", game, game.decider(), folsom.seeded(2), milliseconds=1)
    assert long.playouts > 0


def test_a_clock_that_stands_still_for_a_while_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some browsers' clocks go by the millisecond."""
    times = iter([1.0] * 40)
    monkeypatch.setattr(time, "perf_counter", lambda: next(times, 2.0))
    game = folsom.new(players=4, seed=3)
    thought = think("hard", game, game.decider(), folsom.seeded(1), milliseconds=100)
    assert thought.playouts > 32


def test_a_search_that_is_told_to_stop_chooses_by_what_it_found() -> None:
    game = folsom.new("express", seed=3)
    seat = game.decider()
    for name in ("expert", "baseline"):
        asked = iter([False, True])
        rng = folsom.seeded(2)
        thought = think(name, game, seat, rng, playouts=4000, stop=lambda: next(asked))  # noqa: B023
        assert thought.playouts == 32
        assert thought.choice in game.choices(seat)


def test_a_clear_choice_is_found() -> None:
    """Nobody else is near, and a strongbox lies beside a purse."""
    for name in ("fair", "hard", "expert", "baseline"):
        for seed in range(3):
            assert str(strongbox_or_purse(name, seed)) == "rob strongbox"


def strongbox_or_purse(name: str, seed: int) -> folsom.Choice:
    from tests.rules.table import arranged

    position: dict[str, object] = {
        "places": {"Doc": "1 inside", "Ghost": "3 roof", "Tuco": "3 roof"},
        "loot": {"1 inside": ["purse 300", "strongbox"]},
        "pile": ["Doc rob"],
    }
    seats = ["Doc", "Ghost", "Tuco"]
    wagons = ["coach", "mail", "saloon"]
    game = arranged({"events": False, "seats": seats, "wagons": wagons}, position)
    return decide(make(f"{name}:200"), game, 0, folsom.seeded(seed))


def test_the_marshal_weighs_all_his_choices() -> None:
    seats = ["Marshal", "Ghost", "Doc", "Belle"]
    game = folsom.new("express", seats=seats, expansions=["marshal"], seed=11)
    thought = think("hard", game, 0, folsom.seeded(1), playouts=300)
    assert min(reason.visits for reason in thought.reasons) > 5
    assert max(reason.money for reason in thought.reasons) < 5000


def test_levels_come_in_order() -> None:
    assert [name for name in NAMES if name in LEVELS] == LEVELS
