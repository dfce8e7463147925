"""The commands about records, scenarios and rules, as they are typed."""

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from folsom.cli import app
from folsom.cli.records import show
from folsom.cli.screen import Screen
from folsom.cli.showing import Showing
from folsom.locale import words_in
from folsom.record.record import Record
from tests.record.playing import played

GOOD = (
    "title: A\nrules: [MOVE-1]\nsetup: {seats: [Ghost, Doc, Tuco]}\nsteps: [expect: {round: 1}]\n"
)
BAD = GOOD.replace("round: 1", "round: 2")
BROKEN = GOOD.replace("Tuco", "Zorro")


def folsom(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def written(folder: Path, **texts: str) -> list[Path]:
    paths = []
    for name, text in texts.items():
        path = folder / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return paths


def test_scenarios_that_come_true(tmp_path: Path) -> None:
    written(tmp_path, one=GOOD, two=GOOD)
    result = folsom("scenario", tmp_path)
    assert result.exit_code == 0
    assert result.output == "2 scenarios checked; all came true.\n"


def test_scenarios_that_do_not(tmp_path: Path) -> None:
    bad, good, broken = written(tmp_path, bad=BAD, good=GOOD, broken=BROKEN)
    result = folsom("scenario", bad, good, broken)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0] == f"{bad}: step 1: expected round to be 2, but it is 1"
    assert lines[1].startswith(f"{broken}: setup: There is no bandit called Zorro")
    assert lines[2] == "3 scenarios checked; 2 did not come true."
    told = json.loads(folsom("scenario", "--json", bad, good).output)
    assert told == {
        "scenarios": 2,
        "failures": [
            {"file": str(bad), "step": 1, "expected": "round to be 2", "happened": "it is 1"}
        ],
    }


def test_scenarios_that_are_not_there(tmp_path: Path) -> None:
    result = folsom("scenario", tmp_path / "none.yaml")
    assert result.exit_code == 2
    assert "there is no file" in result.output
    assert folsom("scenario", tmp_path).exit_code == 2


def test_checking_records(tmp_path: Path) -> None:
    whole, begun, bad = (tmp_path / f"{name}.record" for name in ("whole", "begun", "bad"))
    record = played({"players": 3}, 1)
    whole.write_text(record.text())
    begun.write_text(played({"players": 3}, 1, 9).text())
    bad.write_text(record.text().replace("card: ", "card: un", 1))
    result = folsom("check", whole, begun)
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        f"{whole}: a whole game of {len(record.choices)} choices, all true.",
        f"{begun}: an unfinished game of 9 choices, all true.",
    ]
    result = folsom("check", bad, whole)
    assert result.exit_code == 1
    assert f"{bad}, line " in result.output
    assert "but the game gives" in result.output
    result = folsom("check", "--json", bad, whole, begun)
    assert result.exit_code == 1
    first, second, third = json.loads(result.output)["records"]
    assert first["file"] == str(bad)
    assert isinstance(first["line"], int)
    assert second["result"] == record.game.result().as_dict()
    assert third == {"file": str(begun), "game": "express", "choices": 9, "over": False}


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "friday.record"
    path.write_text(played({"seats": ["Doc", "Tuco", "Belle"], "first": "Doc"}, 6).text())
    return path


def test_replaying_a_record(recorded: Path) -> None:
    result = folsom("replay", recorded)
    assert result.exit_code == 0
    record = Record.load(recorded)
    told = iter(result.output.splitlines())
    for seat, choice in record.choices:
        assert f"{['Doc', 'Tuco', 'Belle'][seat]}: {choice}" in told
    assert "The reckoning" in result.output


def test_replaying_through_the_eyes_of_one(recorded: Path) -> None:
    tucos = folsom("replay", recorded, "--as", "Tuco", "--all").output
    everything = folsom("replay", recorded).output
    assert "Tuco draws: " in everything
    assert "Doc draws: " in everything
    assert "Tuco draws: " in tucos
    assert "Doc draws: " not in tucos
    result = folsom("replay", recorded, "--as", "Zorro")
    assert result.exit_code == 2
    assert result.output == "Zorro has no seat in this game.\n"


def test_replaying_an_unfinished_game(tmp_path: Path) -> None:
    path = tmp_path / "begun.record"
    path.write_text(played({"players": 3}, 6, 4).text())
    result = folsom("replay", path)
    assert result.exit_code == 0
    assert result.output.endswith("The game is not over; it was round 1 of 5.\n")


class Keys:
    """Somebody who presses keys, and then leaves."""

    def __init__(self, *keys: str) -> None:
        self.left = list(keys)

    def press(self) -> str:
        if not self.left:
            raise EOFError
        return self.left.pop(0)


@pytest.mark.parametrize(
    ("keys", "steps"), [([], 0), (["", ""], 2), (["", "q", ""], 1), (["", "a"], None)]
)
def test_stepping_through_a_record(
    recorded: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    keys: list[str],
    steps: int | None,
) -> None:
    monkeypatch.setattr("builtins.input", Keys(*keys).press)
    record = Record.load(recorded)
    printed = StringIO()
    screen = Screen(Console(file=printed), words_in("en"))
    show(record, Showing(record, screen, None), waits=True)
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) == (len(record.choices) if steps is None else steps)
    assert ("The reckoning" in printed.getvalue()) == (steps is None)


def test_replaying_what_is_no_record(tmp_path: Path) -> None:
    [path] = written(tmp_path, scenario=GOOD)
    result = folsom("replay", path)
    assert result.exit_code == 1
    assert result.output == (
        f"{path}, line 1: this is no record; one begins with 'Folsom record'.\n"
    )


@pytest.mark.parametrize("command", ["check", "replay"])
def test_records_that_are_not_there(tmp_path: Path, command: str) -> None:
    assert folsom(command, tmp_path / "none.record").exit_code == 2
    assert folsom(command, tmp_path).exit_code == 2


def test_a_replay_through_somebodys_eyes_shows_no_hidden_card() -> None:
    golden = Path(__file__).parents[1] / "golden"
    for name in ("4-players", "expert-3-players", "pairs-2-players"):
        path = golden / f"{name}.record"
        record = Record.load(path)
        bandits = record.game.view(None)["players"]
        assert isinstance(bandits, list)
        own = "+".join(bandits[0]["bandits"])
        output = folsom("replay", "--all", "--as", own, path).output
        hidden = [
            f"{choice}"
            for seat, choice in record.choices
            if seat != 0 and "face-down" in str(choice)
        ]
        assert hidden
        assert not [text for text in hidden if text in output]
        assert f"{own}: " in output


def test_a_replay_in_a_terminal_without_the_letters_is_refused_in_a_sentence() -> None:
    path = Path(__file__).parents[1] / "golden" / "3-players.record"
    script = f"from folsom.cli import main; import sys; sys.argv[1:] = ['replay', {str(path)!r}"
    plain = {**os.environ, "PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"}
    for words, code in (("'--language', 'uk'", 2), ("'--all'", 0)):
        command = [sys.executable, "-c", f"{script}, {words}]; main()"]
        done = subprocess.run(command, env=plain, capture_output=True, check=False)
        assert done.returncode == code
        assert b"Traceback" not in done.stderr
