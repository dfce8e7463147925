"""Marshal & Prisoners at the terminal: the prison car, his sheet, goals, shots and the end."""

import io
from typing import Any

import pytest
from rich.console import Console

import folsom
from folsom.bots import Reason, Thought
from folsom.cli.express_teller import ExpressTeller
from folsom.cli.marshal import affairs, goal_line
from folsom.cli.offer import offers
from folsom.cli.screen import Screen
from folsom.cli.seen import look
from folsom.game.event import seen_by
from folsom.locale import LANGUAGES, words_in
from tests.modes import step
from tests.rules.table import arranged

FOUR: dict[str, object] = {
    "seats": ["Marshal", "Ghost", "Doc", "Belle"],
    "expansions": ["marshal"],
}
CREWS = [["Marshal"], ["Ghost"], ["Doc"], ["Belle"]]
EN = words_in("en")


def drawn(game: folsom.Game, seat: int | None, plain: bool = False, width: int = 120) -> str:
    """The table as it is printed."""
    console = Console(file=io.StringIO(), width=width)
    Screen(console, EN, plain).position(look(game, seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def told(event: dict[str, object], language: str = "en") -> str:
    return ExpressTeller(words_in(language), CREWS).sentence(event)


def test_the_table_shows_the_prison_and_the_marshals_affairs() -> None:
    places = {"Ghost": "cell", "Doc": "4 roof"}
    game = arranged(FOUR, {"card": "bridge", "places": places, "arrested": ["Ghost"]})
    text = drawn(game, 1)
    assert "5 prison" in text
    assert "In the cell: Ghost" in text
    assert "★Marshal" in text
    assert text.count("secret goal") == 5
    assert "Left stack: lost weapon, hurt knee" in text
    assert "Fistfighter cards: gold, silver, bronze" in text
    assert "never arrested" in text
    assert drawn(game, 0).count("secret goal") < 5
    in_words = drawn(game, None, plain=True)
    assert "In the cell: Ghost." in in_words
    assert "Marshal" in in_words


def test_nobody_is_warned_of_a_marshal_who_is_a_player() -> None:
    position: dict[str, object] = {"places": {"Ghost": "1 inside"}, "pile": ["Ghost move"]}
    game = arranged(FOUR, position)
    assert offers(EN, look(game, 1)) == ["Go into the locomotive", "Go into car 2"]


@pytest.mark.rules("MP-3", "MP-EVT-3", "MP-EVT-4")
@pytest.mark.parametrize(
    ("position", "played", "says"),
    [
        ({"card": "braking", "hands": {"Marshal": ["move+", "fire"]}}, "move+", "passes."),
        ({"card": "braking", "hands": {"Marshal": ["move+"]}}, "move+", "has no card to play."),
        (
            {"card": "reflexes", "phase": "stealin", "hands": {"Marshal": ["fire"]}},
            None,
            "passes.",
        ),
        ({"card": "angry-marshal", "phase": "stealin"}, None, "passes."),
    ],
)
def test_who_declines_is_not_said_to_have_nothing(
    position: dict[str, object], played: str | None, says: str
) -> None:
    game = arranged(FOUR, {"first": "Marshal", **position})
    events = game.play(0, f"play Marshal {played}") if played else []
    if "pass" in [choice.text for choice in game.choices(0)]:
        events += game.play(0, "pass")
    sentences = [told(event) for event in seen_by(events, 1) if event["event"] == "passed"]
    assert sentences == [f"Marshal {says}"]


def test_the_marshals_shots_name_the_bullets() -> None:
    position: dict[str, object] = {
        "places": {"Marshal": "2 inside", "Ghost": "1 inside", "Doc": "3 inside"},
        "pile": ["Marshal fire"],
    }
    said = offers(EN, look(arranged(FOUR, position), 0))
    assert "Shoot Ghost from the left stack: lost weapon" in said
    assert "Shoot Ghost (lost weapon) and Doc (hurt shoulder)" in said


@pytest.mark.parametrize(
    ("sheet", "notes"),
    [
        ({"wanted": False, "prisoner": None, "fists": [], "hurt": []}, []),
        ({"prisoner": "Mei", "fists": ["gold"]}, ["companion of Mei", "Fistfighter: gold"]),
        ({"wanted": True, "hurt": ["hurt-knee"]}, ["never arrested", "hurt: hurt knee"]),
    ],
)
def test_a_bandits_affairs_with_the_law(sheet: Any, notes: list[str]) -> None:
    assert affairs(EN, sheet) == notes


def test_goals_say_how_far_they_are() -> None:
    goal: Any = {"goal": "dodging", "turned": True, "open": False}
    known: Any = {**goal, "fulfilled": True, "count": 1, "needed": 2}
    unknown: Any = {**goal, "goal": None}
    assert goal_line(EN, unknown) == "secret goal"
    assert goal_line(EN, known).endswith("(1, at most 2): fulfilled")
    scratch: Any = {**known, "goal": "just-a-scratch", "count": 3, "needed": 1}
    assert goal_line(EN, scratch).endswith("(3 left): fulfilled")
    golden: Any = {**known, "goal": "golden-bullet", "fulfilled": False, "count": 6, "needed": 0}
    told = goal_line(EN, golden)
    assert told.endswith("(6 left in the emptier one): not fulfilled")
    key: Any = {**known, "goal": "key", "count": 3, "needed": 2}
    assert goal_line(EN, key).endswith("(2 of 2): fulfilled")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        {"event": "goal", "number": 2},
        {"event": "goal", "number": 2, "goal": "warrant-Doc"},
        {"event": "rumour", "number": 1, "goal": "lead-rain"},
        {"event": "searched", "seat": 1, "pile": "deck"},
        {"event": "searched", "seat": 1, "pile": "discard"},
        {"event": "aimed", "target": "Doc", "stack": "left", "bullet": "gotcha"},
        {"event": "healed", "bandit": "Doc", "bullet": "hurt-knee"},
        {"event": "arrested", "bandit": "Doc", "from": "1 inside", "wanted": True},
        {"event": "arrested", "bandit": "Doc", "from": "1 inside", "wanted": False},
        {"event": "broke-out", "bandit": "Doc", "to": "5 roof"},
        {"event": "freed-prisoner", "bandit": "Doc", "prisoner": "Mei"},
        {"event": "freed-bandit", "bandit": "Doc", "target": "Ghost", "to": "5 roof"},
        {"event": "handed-over", "bandit": "Ghost", "target": "Doc", "loot": "purse", "value": 300},
        {"event": "handed-over", "bandit": "Ghost", "target": "Doc", "loot": "mail-bag"},
        {"event": "copied", "bandit": "Doc", "action": "fire"},
        {"event": "fistfighter", "bandit": "Doc", "card": "gold", "amount": 800},
        {"event": "recaptured", "bandit": "Doc", "prisoner": "Mei"},
        {"event": "confiscated", "bandit": "Doc", "loot": "mail-bag", "value": 1200},
        {"event": "thrown", "bandit": "Doc", "from": "1 roof", "by": "Ghost"},
        {"event": "safe-place", "from": "1 inside", "to": "1 roof"},
        {"event": "flask-taken", "loot": "flask", "value": 1},
        {"event": "achievements", "companions": ["Mei"], "bags": 1},
        {"event": "goals-shown", "goals": [], "fulfilled": 4, "won": True},
        {"event": "no-effect", "bandit": "Doc", "action": "fire", "bullet": "lost-weapon"},
        {"event": "no-effect", "bandit": "Doc", "action": "fire", "cell": True},
        {"event": "no-effect", "bandit": "Marshal", "action": "move+"},
    ],
)
def test_every_event_has_its_sentence(event: dict[str, object], language: str) -> None:
    sentence = told(event, language)
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_values_are_told_to_those_who_know_them() -> None:
    event: dict[str, object] = {"event": "confiscated", "bandit": "Doc", "loot": "mail-bag"}
    assert "1,200" not in told(event)
    assert "1,200" in told({**event, "value": 1200})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_and_reckoned(language: str) -> None:
    words = words_in(language)
    console = Console(file=io.StringIO(), width=120)
    screen = Screen(console, words)
    game = folsom.new("express", seed=7, players=4, expansions=["marshal", "horses"])
    crews = [player["bandits"] for player in look(game, None)["players"]]
    rng = folsom.seeded(7)
    while not game.over:
        seat = game.deciders()[0]
        seen = look(game, seat)
        assert len(offers(words, seen)) == len(set(offers(words, seen))) == len(seen["choices"])
        choices = game.choices(seat)
        events = game.play(seat, choices[rng.below(len(choices))])
        screen.story(seen_by(events, 0), crews)
    screen.help({**look(game, 0), "choices": ["draw"]})
    screen.reckoning(game.result(), 0)
    assert isinstance(console.file, io.StringIO)
    assert words("goal-missed") in console.file.getvalue()


def test_the_marshals_victory_is_told_by_his_goals() -> None:
    for seed in range(200):
        game = folsom.new("express", seed=seed, players=3, expansions=["marshal"])
        rng = folsom.seeded(seed)
        while not game.over:
            step(game, rng)
        if game.result().decided_by == "goals":
            console = Console(file=io.StringIO(), width=120)
            Screen(console, EN).reckoning(game.result(), 0)
            assert isinstance(console.file, io.StringIO)
            assert "of 5 goals fulfilled." in console.file.getvalue()
            return
    pytest.fail("the marshal never won")


@pytest.mark.rules("MP-SET-3")
def test_a_hint_speaks_of_money_only_to_bandits() -> None:
    game = arranged(FOUR, {"card": "bridge", "first": "Marshal"})
    thought = Thought(game.choices(0)[0], [Reason(game.choices(0)[0], 8, 5288.0, 0.5)], 10)
    for seat, told in ((0, False), (1, True)):
        console = Console(file=io.StringIO(), width=120)
        seen: Any = {**look(game, seat), "choices": look(game, 0)["choices"]}
        Screen(console, EN).hint(thought, seen)
        assert isinstance(console.file, io.StringIO)
        assert ("$5,288" in console.file.getvalue()) is told
        assert "80%" in console.file.getvalue()


def test_a_misspelt_name_is_told_who_there_is() -> None:
    with pytest.raises(folsom.SetupError, match=r"there are .*Mei, Marshal\.$"):
        folsom.new(seats=["Marshall", "Ghost", "Doc"], expansions=["marshal"])
    with pytest.raises(folsom.SetupError, match=r"there are .*Mei\.$"):
        folsom.new(seats=["Marshall", "Ghost", "Doc"])
