"""Many games are played fairly and counted right."""

from pathlib import Path

import pytest

from folsom.arena.bench import YARDSTICK, Figure, bare_loop, game_figures, position_figures
from folsom.arena.games import Outcome, play_games
from folsom.arena.pure import NotMeasured, interpreted
from folsom.arena.tally import Share, Tally
from folsom.bots import UnknownBot
from folsom.game.errors import SetupError


def outcomes(bots: list[str], count: int, seed: int = 1, **wishes: object) -> list[Outcome]:
    return list(play_games("express", wishes, bots, seed, count))


def test_the_same_seed_gives_the_same_games() -> None:
    for bots in (["random"], ["greedy"]):
        assert outcomes(bots, 3) == outcomes(bots, 3)
        assert outcomes(bots, 3) != outcomes(bots, 3, seed=2)


def test_bots_change_seats_from_game_to_game() -> None:
    games = outcomes(["greedy", "random", "random"], 6, players=3)
    assert [game.bots.index("greedy") for game in games] == [0, 2, 1, 0, 2, 1]


def test_the_fast_way_reckons_like_the_other() -> None:
    for outcome in outcomes(["random"], 200, players=3):
        most = max(money or 0 for money in outcome.money)
        richest = [seat for seat, money in enumerate(outcome.money) if money == most]
        assert set(outcome.winners) <= set(richest)
        assert outcome.winners
        assert outcome.decisions > 50


def test_a_pair_is_counted_as_one() -> None:
    for bots in (["random"], ["greedy"]):
        game = outcomes(bots, 1, pairs=True, players=2)[0]
        assert len(game.crews) == 2
        assert all("+" in crew for crew in game.crews)


def test_wrong_wishes_are_refused_before_anything_is_played() -> None:
    with pytest.raises(SetupError):
        play_games("express", {"players": 9}, ["random"], 0, 1)
    with pytest.raises(UnknownBot):
        play_games("express", {}, ["clever"], 0, 1)
    with pytest.raises(ValueError, match="4 seats need one bot or 4, not 2"):
        play_games("express", {}, ["random", "greedy"], 0, 1)


def test_the_tally_adds_up() -> None:
    tally = Tally()
    tally.add(Outcome(["greedy", "random"], ["Doc", "Ghost"], [1000, 500], [0], 90))
    tally.add(Outcome(["random", "greedy"], ["Doc", "Belle"], [700, 700], [0, 1], 110))
    assert tally.games == 2
    assert tally.mean_money() == 725
    assert (tally.mean_decisions(), tally.shortest, tally.longest) == (100, 90, 110)
    assert tally.bandits["Doc"] == Share(2, 1.5, 1700, 2)
    assert tally.bandits["Ghost"] == Share(1, 0.0, 500, 1)
    assert tally.seats["1"] == Share(2, 0.5, 1200, 2)
    assert tally.bots["greedy"] == Share(2, 1.5, 1700, 2)


def test_an_empty_tally_has_no_means() -> None:
    assert Tally().mean_money() == Tally().mean_decisions() == 0


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (5, 10), (10, 10), (700, 1000)])
def test_the_interval_holds_the_share(wins: float, games: int) -> None:
    share = Share(games, wins, 0)
    low, high = share.interval()
    assert 0 <= low <= share.win_share() <= high <= 1
    assert low < high


def test_the_interval_is_that_of_the_books() -> None:
    low, high = Share(100, 50, 0, 100).interval()
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)


def test_figures_are_scaled_to_the_yardstick() -> None:
    slow = YARDSTICK / 2
    rate = Figure("games", "games/s", 10_000, slow, 15_000)
    assert rate.scaled == 20_000
    assert rate.met is True
    duration = Figure("copy", "µs", 1.5, slow, 1)
    assert duration.scaled == 0.75
    assert duration.met is True
    assert Figure("copy", "µs", 1.5, YARDSTICK, 1).met is False
    assert Figure("games", "games/s", 1, YARDSTICK).met is None


def test_the_yardstick_does_what_it_says() -> None:
    assert bare_loop(16) == 2 * sum(range(8))


def test_every_figure_is_measured() -> None:
    figures = [*game_figures(2, repeats=1), *position_figures(1, repeats=1)]
    assert [figure.name for figure in figures] == [
        "games, 4 players",
        "decisions, 4 players",
        "games, 6 players",
        "decisions, 6 players",
        "cost of expansions",
        "cost with the marshal",
        "copy",
        "redeal",
        "view",
    ]
    assert all(figure.value > 0 and figure.yardstick > 0 for figure in figures)


def test_plain_python_is_measured_in_a_process_of_its_own() -> None:
    figure, playouts = interpreted(None, games=1, repeats=1)
    assert playouts.unit == "playouts/s"
    assert figure.name == "games, interpreted"
    assert figure.value > 0


def test_sources_that_are_not_there_are_not_measured(tmp_path: Path) -> None:
    with pytest.raises(NotMeasured, match="there is no folsom package in"):
        interpreted(tmp_path, games=1)
