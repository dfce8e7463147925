"""Puzzles out of games: each can be played to, and what is called best is."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from folsom.learn import Found, Prompt, WrongChoice, find, found, judge
from folsom.learn.judge import Verdict, Worth
from tests.modes import begin
from tests.quarter import by_turns

ALL = list(found().values())
SAMPLE = [pytest.param(puzzle, id=puzzle.name) for puzzle in by_turns(ALL, "found", 6)]


def test_there_are_enough_of_every_mode_and_level() -> None:
    text = files("folsom.learn").joinpath("found.txt").read_text(encoding="utf-8")
    assert len(text) < 300_000
    names = [
        (line["mode"], line["seed"], told["step"])
        for line in map(json.loads, text.splitlines())
        for told in line["puzzles"]
    ]
    assert len(set(names)) == len(names) == len(ALL) >= 200
    modes = Counter(puzzle.mode for puzzle in ALL)
    assert set(modes) == set(find.MODES)
    assert min(modes.values()) >= 6
    levels = Counter(puzzle.level for puzzle in ALL)
    assert set(levels) == {1, 2, 3}
    assert min(levels.values()) >= 20
    asked = {puzzle.asks for puzzle in ALL}
    assert {"card", "plan", "rob", "punch", "move"} <= asked <= {*find.ASKS.values(), "other"}


def test_every_one_can_be_played_to_and_is_as_it_is_told() -> None:
    for puzzle in ALL:
        game, events = puzzle.played()
        view: Any = game.view(puzzle.seat)
        assert game.decider() == puzzle.seat, puzzle.name
        assert events[0]["event"] == "round", puzzle.name
        assert view["round"] == puzzle.round, puzzle.name
        assert view["players"][puzzle.seat]["bandits"] == puzzle.bandits, puzzle.name
        assert find.asks(game, puzzle.seat) == puzzle.asks, puzzle.name
        choices = [str(choice) for choice in game.choices(puzzle.seat)]
        assert set(puzzle.best) < set(choices), puzzle.name
        assert len(choices) >= find.FEWEST, puzzle.name
        assert len(puzzle.wins) == len(choices), puzzle.name
        assert len(puzzle.money) in (0, len(choices)), puzzle.name
        brought = puzzle.brings(game)
        assert {each.choice for each in brought if each.best} == set(puzzle.best)


@pytest.mark.parametrize("puzzle", SAMPLE)
def test_a_modest_search_finds_what_is_best(puzzle: Found) -> None:
    """As it did when the puzzle was found, with the same chance."""
    game, _ = puzzle.played()
    about = find.words(puzzle.mode, puzzle.seed, len(puzzle.choices))
    assert next(iter(find.modest(game, puzzle.seat, about))) in puzzle.best


@pytest.mark.parametrize("puzzle", SAMPLE)
def test_one_choice_settles_it(puzzle: Found) -> None:
    asked = puzzle.attempt([])
    assert (asked.status, asked.brings) == ("asked", ())
    question = asked.beats[-1]
    assert isinstance(question, Prompt)
    wrong = next(each for each in question.wanted if each not in puzzle.best)
    for choice in (puzzle.best[0], wrong):
        made = puzzle.attempt([choice])
        assert made.status == ("solved" if choice in puzzle.best else "failed")
        assert [each.best for each in made.brings].index(False) == len(puzzle.best)
        assert made == puzzle.attempt([choice])
        with pytest.raises(WrongChoice, match="over before that"):
            puzzle.attempt([choice, choice])
    with pytest.raises(WrongChoice, match="cannot choose 'fly away' now"):
        puzzle.attempt(["fly away"])


def worths(**money: float) -> dict[str, Worth]:
    """What a search found, the most tried first."""
    return {choice: Worth(int(each), each, 0.2) for choice, each in money.items()}


def test_only_what_is_far_ahead_in_all_searches_is_best() -> None:
    game = begin({"players": 3}, 1)
    clear = worths(rob=3000, fire=1000, draw=500)
    judged = judge.verdict(game, [clear, clear])
    assert judged is not None
    assert judged.best == ["rob"]
    assert judged.margin == pytest.approx(0.28)
    assert judge.verdict(game, [worths(rob=3000, fire=2900, draw=500)]) is None
    both = judge.verdict(game, [worths(rob=3000, fire=2990, draw=500)])
    assert both is not None
    assert both.best == ["rob", "fire"]
    assert judge.verdict(game, [worths(rob=3000, fire=2999, draw=2998, move=500)]) is None
    other = worths(fire=1000, rob=3000, draw=500)
    assert judge.verdict(game, [clear, other]) is None


def test_games_are_tried_by_what_is_lacking_and_the_best_spread_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(find, "tried", lambda mode, seed: {"mode": mode, "seed": seed})
    games: list[dict[str, Any]] = [{"mode": "base", "seed": 0, "puzzles": [{}] * 3}]
    assert find.following(games, 3, 5) == {"mode": "expert", "seed": 0}
    monkeypatch.setattr(find, "MODES", {"base": [{}]})
    assert find.following(games, 4, 5) == {"mode": "base", "seed": 1}
    assert find.following(games, 3, 5) is None
    assert find.following(games, 4, 1) is None
    monkeypatch.setattr(find, "_described", lambda game, held: held)
    levels = [1, 1, 1, 2, 3]
    puzzles = [{"step": step, "level": level, "asks": "card"} for step, level in enumerate(levels)]
    line = {"mode": "base", "seed": 0, "choices": ["draw"] * 5, "puzzles": puzzles}
    kept = [each["level"] for game in find.kept([line], 4) for each in game["puzzles"]]
    assert kept == [1, 1, 2, 3]


def test_the_same_seed_gives_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PLAYED", "CLOSER", "MODEST"):
        monkeypatch.setattr(find, name, 12)
    monkeypatch.setattr(find, "_promising", lambda game, found: True)
    monkeypatch.setattr(find, "level", lambda game, seat, best, about: 2)
    monkeypatch.setattr(
        find, "verdict", lambda game, found: Verdict([next(iter(found[-1]))], found[-1], 1.0)
    )
    line = find.tried("super", 1)
    assert line == find.tried("super", 1)
    assert line["puzzles"]
    assert len(line["choices"]) == line["puzzles"][-1]["step"]
