"""Tournaments are fair, are counted once, and go on where they were interrupted."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from folsom.arena.contest import Match, Plan, Played, Seat, draw_up, play_match, play_matches
from folsom.arena.games import SEEDS, GameFailed
from folsom.arena.ledger import HEADER, Ledger, WrongFolder
from folsom.arena.local_workers import LocalWorkers
from folsom.arena.standings import ratings, standings
from folsom.arena.workers import share_out
from folsom.bots import UnknownBot
from folsom.cli import app
from folsom.game.errors import SetupError
from tests.arena.test_workers import Clumsy


def plan(bots: str = "greedy,random,random", deals: int = 2, **wishes: object) -> Plan:
    return draw_up("express", {"players": 3, **wishes}, bots.split(","), 7, deals)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["tournament", *arguments], env={"COLUMNS": "120"})


def untimed(games: Iterable[Played]) -> list[tuple[Match, tuple[Seat, ...], int]]:
    return sorted((game.match, game.seats, game.decisions) for game in games)


def test_each_bot_has_each_seat_of_the_same_deal_once() -> None:
    asked = plan("greedy,random,random", deals=1)
    games = [play_match(asked, match) for match in asked.matches()]
    assert len(games) == asked.size() == 3
    assert [[seat.bot for seat in game.seats].index("greedy") for game in games] == [0, 2, 1]
    assert len({tuple(seat.bandits for seat in game.seats) for game in games}) == 1


def test_other_deals_have_other_seeds() -> None:
    asked = plan(deals=6)
    dealt = {
        tuple(seat.bandits for seat in play_match(asked, Match(0, deal, 0)).seats)
        for deal in range(6)
    }
    assert len(dealt) > 1


def test_fewer_bots_than_seats_each_play_alone_against_each_other_one() -> None:
    assert plan("random,greedy").line_ups == (
        ("random", "greedy", "greedy"),
        ("greedy", "random", "random"),
    )
    assert plan("greedy,random,greedy").line_ups == (("greedy", "random", "greedy"),)


def test_a_shared_victory_counts_as_a_part_for_each() -> None:
    asked = plan("random,random,random", deals=40)
    for match in asked.matches():
        game = play_match(asked, match)
        assert sum(seat.won for seat in game.seats) == pytest.approx(1)
        assert {seat.rank for seat in game.seats if seat.won} == {1}


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(SetupError):
        plan(players=9)
    with pytest.raises(UnknownBot):
        plan("greedy,random,clever")
    with pytest.raises(ValueError, match="Name a bot for each of the 3 seats"):
        plan("greedy,greedy")
    with pytest.raises(ValueError, match="Name a bot for each of the 3 seats"):
        plan("greedy")
    with pytest.raises(ValueError, match="At least one deal"):
        plan(deals=0)


def test_workers_play_what_one_would_play_alone() -> None:
    asked = plan()
    workers = LocalWorkers(2)
    try:
        shared = list(share_out(workers, partial(play_matches, asked), asked.matches()))
    finally:
        workers.dismiss()
    assert untimed(shared) == untimed(play_matches(asked, list(asked.matches())))


def test_a_folder_knows_what_was_played(tmp_path: Path) -> None:
    asked = plan()
    games = play_matches(asked, list(asked.matches()))
    with Ledger(tmp_path, asked) as ledger:
        for game in [*games[:4], games[0]]:
            ledger.add(game)
    with Ledger(tmp_path, asked) as again:
        assert again.missing() == [game.match for game in games[4:]]
        assert untimed(again.played.values()) == untimed(games[:4])
        again.add(games[5])
        again.add(games[4])
    assert [game.match for game in again.in_order()] == list(asked.matches())


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_what_was_half_written_is_played_again(tmp_path: Path, cut: int) -> None:
    asked = plan()
    games = play_matches(asked, list(asked.matches()))
    with Ledger(tmp_path, asked) as ledger:
        for game in games:
            ledger.add(game)
    file = tmp_path / "games.csv"
    file.write_bytes(file.read_bytes()[:-cut])
    with Ledger(tmp_path, asked) as again:
        # A missing end of line alone loses nothing.
        assert again.missing() == ([] if cut == 1 else [games[-1].match])
    assert file.read_text().startswith(",".join(HEADER) + "\n0,0,0,0,")


def test_more_deals_may_be_asked_for(tmp_path: Path) -> None:
    with Ledger(tmp_path, plan(deals=1)):
        pass
    with Ledger(tmp_path, plan(deals=3)) as longer:
        assert len(longer.missing()) == 9


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    with Ledger(tmp_path, plan()) as ledger:
        ledger.add(play_match(plan(), Match(0, 0, 0)))
    with pytest.raises(WrongFolder, match="another tournament, with other line_ups"):
        Ledger(tmp_path, plan("random,random,greedy"))
    with pytest.raises(WrongFolder, match="another tournament, with other wishes"):
        Ledger(tmp_path, plan(expert=True))
    (tmp_path / "plan.json").write_text("[1]")
    with pytest.raises(WrongFolder, match=r"plan\.json is broken"):
        Ledger(tmp_path, plan())
    (tmp_path / "plan.json").unlink()
    with pytest.raises(WrongFolder, match="games but no plan"):
        Ledger(tmp_path, plan())


def test_a_tournament_that_never_began_holds_no_folder(tmp_path: Path) -> None:
    with Ledger(tmp_path, plan("random,random,greedy")):
        pass
    with Ledger(tmp_path, plan(expert=True)) as other:
        assert len(other.missing()) == 6
    kept = json.loads((tmp_path / "plan.json").read_text())
    assert kept["wishes"] == {"players": 3, "expert": True}


def test_a_fault_in_a_game_is_not_laid_to_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choke(*_: object) -> int:
        raise ValueError("max() arg is an empty sequence")

    monkeypatch.setattr("folsom.arena.contest.play_one", choke)
    monkeypatch.setattr("folsom.cli.tournament.workers_for", lambda *_: Clumsy({}))
    result = run("--players", "3", "--deals", "1", "--seed", "2", "--out", str(tmp_path))
    assert result.exit_code == 1
    assert isinstance(result.exception, GameFailed)
    told = str(result.exception)
    assert "ValueError: max() arg is an empty sequence" in told
    assert f"seed {2 * SEEDS}, " in told
    assert '{"players": 3}' in told
    assert "random, greedy, greedy" in told


@pytest.mark.rules("MP-SET-3", "MP-END-1")
def test_the_marshal_has_no_money_to_count(tmp_path: Path) -> None:
    asked = plan("random,random,random", deals=1, expansions=["marshal"])
    with Ledger(tmp_path, asked) as ledger:
        for game in play_matches(asked, list(asked.matches())):
            assert [seat.bandits for seat in game.seats if seat.money is None] == ["Marshal"]
            ledger.add(game)
    with Ledger(tmp_path, asked) as again:
        assert again.missing() == []
        score = standings(asked, again.in_order()).rows[0].score
        bandits = [s.money for g in again.in_order() for s in g.seats if s.bandits != "Marshal"]
    assert (score.games, score.paid) == (9, 6)
    assert score.mean_money() == sum(money or 0 for money in bandits) / 6


def game_of(*seats: tuple[str, int, int, float]) -> Played:
    made = tuple(Seat(bot, "Doc", money, rank, won) for bot, money, rank, won in seats)
    return Played(Match(0, 0, 0), made, 50, 0.1)


def test_standings_add_up() -> None:
    asked = plan("greedy,random,random", deals=1)
    games = [
        game_of(("greedy", 1000, 1, 1.0), ("random", 500, 2, 0.0), ("random", 100, 3, 0.0)),
        game_of(("random", 800, 1, 0.5), ("random", 300, 3, 0.0), ("greedy", 800, 1, 0.5)),
    ]
    found = standings(asked, games)
    assert [(row.bot, row.against) for row in found.rows] == [
        ("greedy", ("random", "random")),
        ("random", ("greedy", "random")),
    ]
    greedy, chance = [row.score for row in found.rows]
    assert (greedy.games, greedy.wins, greedy.mean_money()) == (2, 1.5, 900)
    assert (chance.games, chance.wins, chance.mean_money()) == (4, 0.5, 425)
    # 1.96 standard errors of 1000 and 800
    assert greedy.moneys() == pytest.approx((900, 704, 1096))
    assert found.ratings["greedy"].mu > 25 > found.ratings["random"].mu
    assert found.as_csv().splitlines()[1].startswith("greedy,random random,2,1.5000,0.7500,")


def test_of_many_line_ups_only_the_lone_bots_are_told() -> None:
    asked = plan("greedy,random", deals=1)
    found = standings(asked, play_matches(asked, list(asked.matches())))
    assert [(row.bot, row.against[0]) for row in found.rows] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert [row.score.games for row in found.rows] == [3, 3]


def test_a_bot_among_its_like_gets_no_stronger() -> None:
    games = [game_of(("greedy", 9, 1, 1.0), ("greedy", 5, 2, 0.0), ("greedy", 1, 3, 0.0))]
    assert ratings(games)["greedy"].mu == 25


def test_ratings_find_the_order_of_strength() -> None:
    games = [
        game_of(("a", 9, 1, 1.0), ("b", 5, 2, 0.0), ("c", 1, 3, 0.0)),
        game_of(("c", 2, 3, 0.0), ("a", 9, 1, 1.0), ("b", 6, 2, 0.0)),
    ]
    found = ratings(games)
    assert list(found) == ["a", "b", "c"]
    assert found["a"].sigma < 25 / 3


def test_the_command_tells_writes_and_draws(tmp_path: Path) -> None:
    out = tmp_path / "cup"
    asked = ["--bots", "greedy,random", "--deals", "1", "--players", "3", "--workers", "1"]
    result = run(*asked, "--out", str(out), "--picture", "png")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("6 games were played.\n")
    assert "greedy against 2 random" in result.stdout
    assert len((out / "games.csv").read_text().splitlines()) == 1 + 6 * 3
    assert len((out / "standings.csv").read_text().splitlines()) == 3
    assert (out / "standings.png").read_bytes().startswith(b"\x89PNG")
    assert "All games, the table and a picture are in" in result.stdout
    plain = run(*asked, "--out", str(out), "--picture", "none")
    assert "All games and the table are in" in plain.stdout
    told = run(*asked, "--out", str(out), "--json")
    found = json.loads(told.stdout)
    assert found["games"] == found["asked"] == 6
    assert {row["bot"] for row in found["rows"]} == {"greedy", "random"}
    assert set(found["ratings"]) == {"greedy", "random"}
    assert (out / "standings.svg").read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--deals", "0"], "At least one deal must be played, not 0."),
        (["--bots", "greedy"], "Name a bot for each of the 4 seats"),
        (["--bots", "greedy,clever"], "There is no bot clever"),
        (["--picture", "gif"], "A picture is svg or png, or none; not gif."),
        (["--workers", "0"], "At least one process must play, not 0."),
        (["--workers", "2", "--ray", "local"], "leave --workers out with --ray"),
        (["--ray", "nowhere"], "A Ray cluster's address is HOST:PORT, or local; not nowhere."),
        (["--ray", "127.0.0.1:1"], "There is no Ray cluster at 127.0.0.1:1"),
        (["--players", "12"], "players"),
    ],
)
def test_wrong_use_is_refused(tmp_path: Path, wrong: list[str], sentence: str) -> None:
    result = run(*wrong, "--out", str(tmp_path / "cup"))
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    asked = ["--bots", "greedy,random", "--deals", "60", "--players", "3", "--workers", "2"]
    command = [sys.executable, "-m", "folsom.cli", "tournament", *asked, "--out", str(tmp_path)]
    file = tmp_path / "games.csv"
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    while playing.poll() is None and (not file.exists() or len(file.read_bytes()) < 3000):
        time.sleep(0.01)
    playing.send_signal(signal.SIGINT)
    told = playing.communicate()[0]
    assert playing.returncode == 0
    assert told.startswith("Stopped: ")
    before = file.read_text().splitlines()
    assert 1 < len(before) < 1 + 60 * 6 * 3
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    after = file.read_text().splitlines()
    assert after[: len(before)] == before
    assert len(after) == len(set(after)) == 1 + 60 * 6 * 3
    assert json.loads(done.stdout)["games"] == 360
