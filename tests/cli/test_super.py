"""Super Express at the terminal: playing, replaying, simulating, in every language."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import folsom
from folsom.cli import app
from folsom.cli.signs import ASCII, FANCY
from folsom.cli.super_board import in_words, sheets_in_words, train
from folsom.cli.super_teller import SENTENCES, SuperTeller
from folsom.game.superx.vocabulary.events import SuperEvent
from folsom.locale import LANGUAGES, words_in
from folsom.record.record import Record
from tests.standing import happenings
from tests.superx.train import Journey

ANSWERS = "314\n" * 9


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "90")
    return tmp_path / "state" / "folsom"


def run(*arguments: str, answers: str = "") -> Result:
    result = CliRunner().invoke(app, list(arguments), input=answers)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_the_help_names_the_modules() -> None:
    assert "reflexes, horse" in " ".join(run("play", "--help").output.split())


def play(*arguments: str, answers: str = ANSWERS) -> Result:
    game = ["play", "--game", "super", "--bots", "random", "--seed", "5"]
    return run(*game, *arguments, answers=answers)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--players", "3", "--plain"],
        ["--players", "7", "--expansions", "reflexes,horse", "--seat", "6"],
        ["--bandits", "Doc,Mei,Tuco", "--as", "Mei", "--first", "Tuco"],
        *[["--language", language] for language in LANGUAGES],
        *[["--language", language, "--plain"] for language in LANGUAGES],
    ],
)
def test_a_whole_game_can_be_piped(arguments: list[str]) -> None:
    result = play(*arguments)
    assert result.exit_code == 0, result.output
    assert "1." in result.output


def test_the_greedy_bot_plays_too() -> None:
    result = play("--players", "3", "--bots", "greedy", "--as", "Doc")
    assert result.exit_code == 0
    assert "Against you: " in result.output
    assert "(greedy bot)" in result.output


TRAIN = """
    roof   | <Mei (Tuco>) |      |
    inside |              | Doc> | <Belle
"""


def test_the_train_shows_order_facing_and_who_lies() -> None:
    seen = Journey(TRAIN).seen("Doc")
    drawn = train(words_in("en"), seen, ASCII).plain.split("\n")
    assert drawn[0] == "  <Mei (Tuco>)"
    assert drawn[1] == " +2-----------+ +1---+ +locomotive+"
    assert drawn[2] == " |            | |Doc>| |<Belle    |"
    assert train(words_in("en"), seen, FANCY).plain.split("\n")[0] == "  ◀Mei (Tuco▶)"


def test_the_same_in_words() -> None:
    journey = Journey(TRAIN, first="Doc", loot={"Mei": [3]})
    journey.game.state.value[3] = 700
    words = words_in("en")
    assert in_words(words, journey.seen("Doc")) == [
        "On the roof of car 2: Mei (facing backward), Tuco (facing forward, stunned).",
        "In car 1: Doc (facing forward).",
        "In the locomotive: Belle (facing backward).",
    ]
    assert sheets_in_words(words, journey.seen("Doc")) == [
        "Doc (you, first): Belle is in the line of fire; nothing.",
        "Belle: Doc is in the line of fire; nothing.",
        "Tuco: nobody; nothing.",
        "Mei: nobody; $700.",
    ]


def test_a_train_too_long_for_the_terminal_is_told_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    result = play("--players", "7", answers="q\n")
    assert "In car 7: " in result.output
    assert "╭" not in result.output


@pytest.mark.parametrize("typed", ["241", "2 4 1", "move shoot turn", "plan move, shoot, turn"])
def test_a_plan_can_be_typed_in_several_ways(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "super.record"
    play("--as", "Doc", "--record", str(file), answers=f"{typed}\nq\n")
    plans = [str(choice) for _, choice in Record.load(file).choices]
    assert "plan move, shoot, turn" in plans


@pytest.mark.parametrize("typed", ["24", "244", "245", "2411", "move shoot", "dance", "²⁴¹"])
def test_what_is_no_plan_is_said_and_asked_again(typed: str) -> None:
    result = play("--as", "Doc", answers=f"{typed}\nq\n")
    assert f"“{typed}” is no plan; type the numbers of three different cards" in result.output
    assert result.exit_code == 0


def test_help_tells_the_signs_and_the_rules() -> None:
    result = play("--as", "Doc", answers="?\nq\n")
    assert "faces the locomotive" in result.output
    assert "The last on the train wins" in re.sub(r"\s+", " ", result.output)


def test_a_game_that_is_left_can_be_resumed(home: Path) -> None:
    left = play("--as", "Doc", answers="q\n")
    assert "The game is not over; it was round 1." in left.output
    [kept] = home.iterdir()
    resumed = run("play", "--resume", str(kept), "--as", "Doc", answers=ANSWERS)
    assert "in round 1" in resumed.output
    assert "The reckoning" in resumed.output


def test_a_record_is_checked_and_shown_again(tmp_path: Path) -> None:
    file = tmp_path / "super.record"
    play("--as", "Doc", "--record", str(file))
    assert "all true" in run("check", str(file)).output
    shown = run("replay", str(file), "--all")
    assert shown.exit_code == 0
    assert "Doc: plan floor, turn, shoot" in shown.output
    assert "The reckoning" in shown.output
    through_mei = run("replay", str(file), "--all", "--as", "Doc").output
    others = [line for line in through_mei.split("\n") if ": plan " in line]
    assert all(line.startswith("Doc: plan") for line in others)


REFUSED = [
    (["--variants", "expert"], "Colt Super Express has no variants"),
    (["--variants", "pairs"], "Colt Super Express has no variants"),
    (["--expansions", "horses"], "There is no expansion horses; there are reflexes, horse."),
    (["--wagons", "mail,coach"], "There is no option wagons"),
    (["--players", "2"], "Colt Super Express is for 3 to 7 players."),
    (["--bandits", "Doc+Mei,Tuco,Belle"], "There is no bandit Doc+Mei"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_the_game_does_not_have_is_refused(
    command: str, arguments: list[str], words: str
) -> None:
    result = run(command, "--game", "super", *arguments)
    assert result.exit_code == 2
    assert words in result.output


def test_simulations_tell_who_did_how_well() -> None:
    result = run("simulate", "--game", "super", "--games", "20", "--expansions", "horse")
    assert result.exit_code == 0
    assert "20 games were played." in result.output
    told = json.loads(run("simulate", "--game", "super", "--games", "9", "--json").stdout)
    assert sum(seat["wins"] for seat in told["seats"].values()) == pytest.approx(9)
    bots = run(
        "simulate", "--game", "super", "--games", "2", "--bots", "greedy,random,random,random"
    )
    assert "greedy" in bots.output


def test_every_kind_of_event_can_be_told() -> None:
    kinds = happenings(SuperEvent)
    assert {key.split("-move")[0] for key in SENTENCES} >= kinds - {"moved", "fell"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_is_told_in_every_language(language: str) -> None:
    told: set[str] = set()
    rng = folsom.seeded(1)
    for seed in range(12):
        game = folsom.new("super", players=4, expansions=["reflexes", "horse"], seed=seed)
        crews = [standing.bandits for standing in game.result().standings]
        teller = SuperTeller(words_in(language), crews)
        events = list(game.prologue)
        while not game.over:
            choices = game.choices(game.decider())
            events += game.play(game.decider(), choices[rng.below(len(choices))])
        for event in events:
            assert teller.sentence(event.seen(None))
            cause = event.facts.get("cause")
            told.add(f"{event.kind}-{cause}" if cause else event.kind)
    assert told == set(teller.kinds())
