"""What wins is counted right."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from folsom.arena.balance import Balance, Sighting, Study, watch_games
from folsom.cli import app
from folsom.cli.balance import as_csv


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["balance", *arguments], env={"COLUMNS": "100"})


def looked(game: str = "express", games: int = 20, **wishes: object) -> Balance:
    found = Balance()
    for sighting in watch_games(Study(game, wishes, "random", 3), range(games)):
        found.add(sighting)
    return found


def test_one_victory_a_game_is_shared_out() -> None:
    found = looked(players=4)
    assert found.games == 20
    for subject in ("bandit", "seat"):
        shares = found.shares[subject].values()
        assert sum(share.wins for share in shares) == pytest.approx(20)
        assert sum(share.games for share in shares) == 80
    assert [name for name, _ in found.ranked("seat")] == ["1", "2", "3", "4"]


def test_cars_and_cards_go_by_their_names() -> None:
    found = looked(players=4, wagons=["mail", "coach", "saloon", "parlour"], games=30)
    assert set(found.shares["wagon"]) <= {"locomotive", "mail", "coach", "saloon", "parlour"}
    assert set(found.shares["card"]) == {"move", "floor", "fire", "rob", "punch", "marshal"}
    for subject in ("wagon", "card"):
        assert all(0 < share.games <= 30 for share in found.shares[subject].values())


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("express", {"pairs": True, "players": 2}),
        ("express", {"expert": True, "expansions": ["horses", "machine", "cursed"]}),
        ("super", {"expansions": ["horse", "reflexes"]}),
    ],
)
def test_every_mode_can_be_looked_at(game: str, wishes: dict[str, object]) -> None:
    found = looked(game, 4, **wishes)
    assert all(found.shares[subject] for subject in ("bandit", "seat", "card"))


@pytest.mark.rules("MP-SET-3", "MP-END-1")
def test_the_marshal_has_no_money_to_count() -> None:
    found = looked(games=5, players=3, expansions=["marshal"])
    for subject, name in (("bandit", "Marshal"), ("seat", "1"), ("card", "arrest")):
        assert found.shares[subject][name].mean_money() is None
    lines = [line for line in as_csv(found).splitlines() if ",Marshal," in line]
    assert [line.rpartition(",")[2] for line in lines] == [""]
    assert found.shares["card"]["rob"].mean_money()


def test_the_most_victorious_comes_first() -> None:
    found = Balance()
    found.add(Sighting([("bandit", "Doc", 0.0, 10), ("bandit", "Belle", 1.0, 20)]))
    found.add(Sighting([("bandit", "Doc", 0.5, 30), ("bandit", "Ghost", 0.5, 40)]))
    assert [(name, share.win_share()) for name, share in found.ranked("bandit")] == [
        ("Belle", 1.0),
        ("Ghost", 0.5),
        ("Doc", 0.25),
    ]
    assert found.shares["bandit"]["Doc"].mean_money() == 20


def test_the_command_tells_writes_and_draws(tmp_path: Path) -> None:
    asked = ["--games", "6", "--bot", "random", "--seed", "5", "--workers", "1"]
    result = run(*asked, "--players", "3", "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "If nothing mattered, each share would be 33.3%." in result.stdout
    for title in ("Bandit", "Turn in round 1", "Took most here", "Played most"):
        assert title in result.stdout
    page = (tmp_path / "balance.md").read_text()
    assert "`folsom balance --games 6 --bot random --seed 5 --players 3`" in page
    assert "![Shares of victories](balance.svg)" in page
    picture = (tmp_path / "balance.svg").read_bytes()
    assert run(*asked, "--players", "3", "--out", str(tmp_path)).exit_code == 0
    assert (tmp_path / "balance.svg").read_bytes() == picture
    assert (tmp_path / "balance.csv").read_text().startswith("subject,name,games,win_share")
    told = json.loads(run(*asked, "--players", "3", "--json").stdout)
    assert told["games"] == 6
    assert set(told["seats"]) == {"1", "2", "3"}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--games", "0"], "At least one game must be played, not 0."),
        (["--bot", "clever"], "There is no bot clever"),
        (["--picture", "gif"], "A picture is svg or png"),
        (["--game", "super", "--variants", "expert"], "no variants"),
        (["--games", "1", "--bot", "random", "--out", "/dev/null/x"], "cannot be used"),
    ],
)
def test_wrong_use_is_refused(wrong: list[str], sentence: str) -> None:
    result = run(*wrong)
    assert result.exit_code == 2
    assert sentence in result.stderr
