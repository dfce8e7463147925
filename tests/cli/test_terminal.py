"""`folsom play` at a terminal: its letters and colours, and leaving it by a key."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from folsom.record.record import Record
from tests.cli.piped import ONES, play
from tests.cli.terminal import terminal

COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-9]|9[0-7])[;m]")
PROGRAM = [sys.executable, "-c", "from folsom.cli import main; main()", "play", "--seed", "5"]


def test_a_closed_input_is_the_end_of_it(home: Path) -> None:
    closing = ["sh", "-c", 'exec "$@" <&-', "sh", *PROGRAM]
    done = subprocess.run(closing, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("Goodbye!\n")
    assert (home / "unfinished-5.record").exists()


@pytest.mark.usefixtures("home")
def test_a_terminal_with_few_letters_gets_what_it_can_show() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(PROGRAM, capture_output=True, text=True, input=ONES, env=env, check=False)
    assert done.returncode == 0, done.stderr
    assert "@ marshal" in done.stdout
    foreign = subprocess.run(
        [*PROGRAM, "--language", "uk"], capture_output=True, text=True, env=env, check=False
    )
    assert foreign.returncode == 2
    assert foreign.stderr == "This terminal has no letters for uk; set PYTHONUTF8=1.\n"


def test_a_whole_game_at_a_terminal(home: Path) -> None:
    with terminal(
        "play", "--seed", "5", "--as", "Ghost", env={"XDG_STATE_HOME": str(home)}
    ) as table:
        said = table.wait_for("Number, ?, h or q > ")
        table.type("abc\n")
        said = table.wait_for("Number, ?, h or q > ", said)
        going_on = True
        while going_on:
            table.type("1\n")
            while going_on and "Number, ?, h or q > " not in table.said[said:]:
                going_on = table.read()
            said = len(table.said)
        assert table.end() == 0
    assert "“abc” is not one of the choices" in table.said
    assert " wins" in table.said
    assert all(len(line) <= 80 for line in table.said.splitlines())


def test_ctrl_c_at_a_terminal_says_goodbye(home: Path) -> None:
    state = str(home.parent)
    with terminal("play", "--seed", "5", "--as", "Ghost", env={"XDG_STATE_HOME": state}) as table:
        said = table.wait_for("Number, ?, h or q > ")
        table.type("1\n")
        table.wait_for("Number, ?, h or q > ", said)
        assert table.interrupt() == 0
    assert table.said.endswith("Goodbye!\n")
    assert Record.load(home / "unfinished-5.record").choices


def test_the_end_of_the_input_at_a_terminal_says_goodbye(home: Path) -> None:
    with terminal("play", "--seed", "5", env={"XDG_STATE_HOME": str(home)}, columns=120) as table:
        table.wait_for("Number, ?, h or q > ")
        table.type("\x04")
        assert table.end() == 0
    assert table.said.endswith("Goodbye!\n")


@pytest.mark.usefixtures("home")
def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert COLOUR.search(play("q\n").output)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOUR.search(play("q\n").output)
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b" not in play("q\n", "--plain").output
