"""`folsom simulate` and `folsom bench`."""

import json

import pytest
from typer.testing import CliRunner, Result

import folsom
from folsom.cli import app
from tests.cli.terminal import terminal


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "100"})


def test_a_simulation_tells_who_did_how_well() -> None:
    result = run("simulate", "--games", "30", "--seed", "1")
    assert result.exit_code == 0
    assert result.stdout.startswith("30 games were played.\n")
    assert "games a second" in result.stdout
    assert "mean money $" in result.stdout
    for word in ("Bandit", "Seat", "Cheyenne", "95 % between"):
        assert word in result.stdout
    assert "Bot " not in result.stdout


def test_bots_are_compared() -> None:
    result = run("simulate", "--games", "4", "--bots", "greedy,random,random,random")
    assert result.exit_code == 0
    assert "Bot " in result.stdout
    assert "greedy" in result.stdout


def test_machines_get_json() -> None:
    result = run("simulate", "--games", "12", "--players", "3", "--json")
    told = json.loads(result.stdout)
    assert told["games"] == told["asked"] == 12
    assert sum(seat["wins"] for seat in told["seats"].values()) == pytest.approx(12)
    assert set(told["seats"]) == {"0", "1", "2"}
    assert told["games_per_second"] > 0
    assert told["decisions"]["shortest"] <= told["decisions"]["mean"]


def test_the_same_seed_gives_the_same_figures() -> None:
    one, two, other = [
        json.loads(run("simulate", "--games", "5", "--json", "--seed", seed).stdout)["bandits"]
        for seed in ("1", "1", "2")
    ]
    assert one == two != other


@pytest.mark.parametrize("variants", ["pairs", "expert", "first-game", "edition-1", "pairs,expert"])
def test_every_variant_can_be_simulated(variants: str) -> None:
    for bots in ("random", "greedy"):
        result = run("simulate", "--games", "2", "--variants", variants, "--bots", bots)
        assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "At least one game must be played, not 0."),
        (["--games", "-3"], "At least one game must be played, not -3."),
        (["--players", "9"], "3 to 7 players can play, not 9."),
        (["--bots", "clever"], "There is no bot clever; there are random, easy, greedy, fair,"),
        (["--bots", "greedy,random"], "4 seats need one bot or 4, not 2."),
        (["--bots", ""], "4 seats need one bot or 4, not 0."),
        (["--variants", "wild"], "There is no variant wild;"),
        (["--game", "chess"], "There is no game chess;"),
    ],
)
def test_wrong_use_is_refused_with_one_sentence(arguments: list[str], sentence: str) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--games", "many"], ["--color"], ["now"]])
def test_strange_arguments_are_wrong_use(arguments: list[str]) -> None:
    assert run("simulate", *arguments).exit_code == 2


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_ctrl_c_ends_a_simulation_with_what_it_has(bots: str) -> None:
    with terminal("simulate", "--games", "9999999", "--bots", bots) as shell:
        shell.wait_for("Playing")
        assert shell.interrupt() == 0
    assert "of 9,999,999 games were played." in shell.said
    assert "Stopped: " in shell.said
    assert "games a second" in shell.said
    assert "Traceback" not in shell.said


def test_ctrl_c_leaves_whole_json() -> None:
    with terminal("simulate", "--games", "9999999", "--json") as shell:
        shell.wait_for("Playing")
        assert shell.interrupt() == 0
    told = json.loads(shell.said[shell.said.index("{") :])
    assert 0 < told["games"] < told["asked"]
    assert sum(seat["wins"] for seat in told["seats"].values()) == pytest.approx(told["games"])


def test_the_benchmark_tells_every_figure() -> None:
    result = run("bench", "--quick", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["scaled_to"] == 25_000_000
    names = [figure["name"] for figure in told["figures"]]
    assert "games, interpreted" in names
    assert ("games, 4 players" in names) == folsom.compiled()
    for figure in told["figures"]:
        assert {"value", "unit", "yardstick", "scaled", "target", "met"} <= set(figure)


def test_the_benchmark_for_people() -> None:
    result = run("bench", "--quick")
    assert result.exit_code == 0
    assert "Yardstick" in result.stdout
    assert "25 million turns a second" in " ".join(result.stdout.split())


@pytest.mark.skipif(not folsom.compiled(), reason="plain Python measures itself")
def test_missing_sources_do_not_spoil_the_benchmark() -> None:
    result = run("bench", "--quick", "--pure-path", "/no/such/folder")
    assert result.exit_code == 0
    assert "Plain Python was not measured: there is no folsom package in" in result.stderr
    assert "games, 6 players" in result.stdout


def test_a_game_that_is_not_about_money_is_told_without_it() -> None:
    result = run("simulate", "--games", "4", "--game", "super")
    assert result.exit_code == 0
    assert "Wins" in result.stdout
    assert "oney" not in result.stdout
    assert "money" not in run("simulate", "--games", "4", "--game", "super", "--json").stdout


@pytest.mark.rules("MP-SET-3", "MP-END-1")
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_the_marshal_has_no_money(bots: str) -> None:
    arguments = [
        "simulate",
        "--games",
        "5",
        "--players",
        "3",
        "--expansions",
        "marshal",
        "--bots",
        bots,
    ]
    found = json.loads(run(*arguments, "--json").stdout)
    bandits = [share for name, share in found["bandits"].items() if name != "Marshal"]
    assert found["bandits"]["Marshal"]["mean_money"] is None
    mean = sum(share["mean_money"] * share["games"] for share in bandits) / 10
    assert found["mean_money"] == pytest.approx(mean)
    row = next(line for line in run(*arguments).stdout.splitlines() if "Marshal " in line)
    assert "$" not in row


@pytest.mark.parametrize("command", ["play", "simulate", "tournament", "balance"])
def test_help_names_every_expansion(command: str) -> None:
    told = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"}).stdout
    assert "Any of horses, machine, cursed, marshal; of super: reflexes, horse." in told
