"""`folsom play`: whole games, wrong answers, leaving and coming back."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from folsom.cli import app
from folsom.locale import LANGUAGES, words_in
from folsom.record.record import Record
from tests.cli.piped import ONES, play


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--players", "3", "--bots", "random"],
        ["--players", "6", "--seat", "4"],
        ["--bandits", "Ghost,Doc,Belle,Tuco,Django,Cheyenne,Mei", "--as", "Mei"],
        ["--variants", "pairs"],
        ["--variants", "pairs", "--bandits", "Ghost+Tuco,Doc+Django,Belle+Mei", "--as", "Django"],
        ["--variants", "expert", "--bots", "greedy,random,greedy"],
        ["--variants", "first-game", "--plain"],
        ["--variants", "edition-1,pairs"],
    ],
)
@pytest.mark.usefixtures("home")
def test_a_whole_game_can_be_piped(arguments: list[str]) -> None:
    result = play(ONES, *arguments)
    assert result.exit_code == 0, result.output
    assert "The reckoning" in result.output
    assert "Round 5 of 5" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("home")
def test_a_whole_game_in_every_language(language: str) -> None:
    result = play(ONES, "--language", language)
    assert result.exit_code == 0, result.output


@pytest.mark.usefixtures("home")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play(ONES).output == play(ONES).output
    assert play(ONES).output != play(ONES, "--seed", "6").output


@pytest.mark.usefixtures("home")
def test_wrong_answers_are_explained_and_change_nothing() -> None:
    right = play("1\nq\n", "--as", "Ghost").output
    wrong = play("99\nabc\n\n  \n-1\nfire Nobody\n0\n1\nq\n", "--as", "Ghost").output
    assert "There is no choice 99; the choices are 1 to" in wrong
    assert "“abc” is not one of the choices; type a number from 1 to" in wrong
    assert "“-1” is not one of the choices" in wrong
    assert "There is no choice 0" in wrong
    first, then = right.split("Number, ?, h or q > 1\n", 1)
    assert wrong.startswith(first)
    # The second game left is kept beside the first.
    assert wrong.replace("unfinished-5-2.record", "unfinished-5.record").endswith(then)


@pytest.mark.usefixtures("home")
def test_a_choice_can_be_typed_in_the_words_of_records(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    arguments = ["--bandits", "Doc,Ghost,Tuco", "--first", "Doc", "--record", str(file)]
    play("draw\nq\n", *arguments)
    assert "\n  Doc: draw ; drew " in file.read_text()


@pytest.mark.usefixtures("home")
def test_a_question_mark_explains_everything() -> None:
    helped = play("?\nq\n").output
    assert "Type the number of a choice" in helped
    assert "Schemin’: everyone plays cards on one pile." in helped
    assert helped.count("What do you play?") == 2


@pytest.mark.parametrize("leaving", ["q\n", "", "1\nquit\n"])
def test_leaving_loses_nothing(home: Path, leaving: str) -> None:
    result = play(leaving, "--as", "Ghost")
    assert result.exit_code == 0
    file = home / "unfinished-5.record"
    assert f"The record is in {file}." in result.output
    assert f" play --resume {file} --as Ghost --bots fair" in result.output
    assert result.output.endswith("Goodbye!\n")
    assert not Record.load(file).game.over


def test_a_game_goes_on_as_if_it_had_not_been_left(home: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole.record"
    play(ONES, "--as", "Ghost", "--record", str(whole))
    play("1\n1\n1\n1\nq\n", "--as", "Ghost")
    left = home / "unfinished-5.record"
    resumed = CliRunner().invoke(app, ["play", "--resume", str(left), "--as", "Ghost"], input=ONES)
    assert resumed.exit_code == 0
    assert "The game goes on where you left it" in resumed.output
    assert left.read_text() == whole.read_text()


@pytest.mark.usefixtures("home")
def test_the_record_of_a_whole_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    result = play(ONES, "--record", str(file))
    assert f"The record is in {file}." in result.output
    assert Record.load(file).game.over
    again = play(ONES, "--record", str(file))
    assert again.exit_code == 2
    assert again.stderr == f"{file} exists already; --resume {file} goes on with it.\n"


@pytest.mark.usefixtures("home")
def test_what_cannot_be_saved_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    result = play("q\n")
    assert result.exit_code == 1
    assert "The record could not be saved in" in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "9"], "3 to 7 players can play, not 9."),
        (["--players", "2"], "2 players need two bandits each: ask for pairs."),
        (["--bandits", "Ghost,Ghost,Doc"], "Ghost has more than one seat."),
        (["--bandits", "Ghost,Zorro,Doc"], "There is no bandit called Zorro;"),
        (["--variants", "pairs,hard"], "There is no variant hard;"),
        (["--expansions", "camels"], "There is no expansion camels;"),
        (["--expansions", "horses,horses"], "The expansion horses is named twice."),
        (["--game", "super", "--expansions", "horse,horse"], "The expansion horse is named twice."),
        (["--variants", "pairs,expert,pairs"], "The variant pairs is named twice."),
        (["--wagons", "mail"], "The train has 4 wagons in this game, not 1."),
        (["--rounds", "braking"], "A game has 5 round cards, not 1."),
        (["--first", "Mei"], "Mei cannot be first without having a seat."),
        (["--game", "chess"], "There is no game chess;"),
        (["--bots", "clever"], "There is no bot clever; there are random, easy, greedy, fair,"),
        (["--bots", "greedy,random"], "3 bots play against you, not 2: name one or all."),
        (["--bots", ""], "3 bots play against you, not 0: name one or all."),
        (["--language", "de"], "There are no words in de;"),
        (["--as", "Zorro"], "There is no bandit called Zorro;"),
        (["--bandits", "Doc,Tuco,Mei", "--as", "Ghost"], "Ghost has no seat there to take;"),
        (["--bandits", "Doc,Tuco,Mei", "--as", "Doc", "--seat", "2"], "Doc has no seat there"),
        (["--seat", "4"], "There is no seat 4; the seats are 0 to 3."),
        (["--seat", "-1"], "There is no seat -1; the seats are 0 to 3."),
        (["--record", "/no/such/folder/x"], "No record can be kept in /no/such/folder/x:"),
        (["--resume", "x"], "A game that is resumed brings its own set-up, seed and record."),
    ],
)
@pytest.mark.usefixtures("home")
def test_wrong_use_is_refused_with_one_sentence(arguments: list[str], sentence: str) -> None:
    result = play("", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1


def test_a_finished_game_cannot_be_resumed(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    play(ONES, "--record", str(file))
    result = CliRunner().invoke(app, ["play", "--resume", str(file)])
    assert result.exit_code == 2
    assert result.stderr == f"The game in {file} is over; folsom replay shows it.\n"
    assert not home.exists()


@pytest.mark.parametrize("wrong", [["--bots", "clever"], ["--seat", "9"], ["--as", "Billy"]])
def test_what_is_refused_leaves_no_record(home: Path, tmp_path: Path, wrong: list[str]) -> None:
    file = tmp_path / "mine.record"
    assert play("", "--record", str(file), *wrong).exit_code == 2
    assert not file.exists()
    assert play("q\n", "--record", str(file)).exit_code == 0


def test_one_game_left_does_not_overwrite_another(home: Path) -> None:
    play("1\nq\n")
    play("q\n", "--players", "3")
    first = Record.load(home / "unfinished-5.record")
    second = Record.load(home / "unfinished-5-2.record")
    assert (first.game.seats, second.game.seats) == (4, 3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("home")
def test_a_hint_tells_what_a_search_thinks_of_each_choice(language: str) -> None:
    words = words_in(language)
    result = play("h\nq\n", "--language", language)
    asked, told = result.output.split(words("hint-thinking"))
    assert words("hint-wins") in told
    listed = re.findall(r"^ +(\d+) ", asked, re.MULTILINE)
    hinted = re.findall(r"^ *(\d+) .* \d+%.*\d+%$", told, re.MULTILINE)
    assert sorted(hinted) == sorted(listed)


@pytest.mark.usefixtures("home")
def test_a_hint_in_super_express_names_plans_that_can_be_typed() -> None:
    result = play("h\nq\n", "--game", "super")
    told = result.output.split("thinks in your place")[1]
    plan = re.search(r"^([1-4]{3}) ", told, re.MULTILINE)
    assert plan is not None
    after = play(f"{plan[1]}\nq\n", "--game", "super")
    assert "is no plan" not in after.output


@pytest.mark.usefixtures("home")
def test_a_partner_is_not_said_to_be_against_you() -> None:
    told = play("q\n", "--variants", "teams", "--bandits", "Ghost,Django,Doc,Tuco")
    said = " ".join(told.output.split())
    assert "You play Ghost, together with Django (" in said
    assert re.search(r"Against you: Doc \([^)]*\), Tuco \(", said)
