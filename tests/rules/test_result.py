"""The reckoning line by line."""

import pytest

from folsom import Result
from folsom.game.express.money import SOURCES
from tests.rules.table import THREE, arranged


def lines(result: Result, seat: int) -> dict[tuple[str, str], tuple[int, int]]:
    """A seat's lines: kind and bandit, then count and money."""
    return {
        (line.kind, line.bandit): (line.count, line.amount)
        for line in result.standings[seat].lines
        if line.amount
    }


@pytest.mark.rules("END-1", "END-2", "END-3")
def test_each_kind_of_money_has_its_line() -> None:
    game = arranged(
        {"seats": THREE, "events": False},
        {
            "round": 5,
            "places": {"Doc": "2 inside", "Ghost": "3 inside", "Tuco": "3 inside"},
            "sheets": {
                "Doc": ["purse 300", "purse 450", "jewel", "jewel", "strongbox"],
                "Ghost": [],
                "Tuco": ["jewel"],
            },
            "received": {"Ghost": {"Doc": 2, "Tuco": 1}, "Tuco": {"neutral": 1}},
            "pile": ["Tuco floor"],
        },
    )
    result = game.result()
    assert [standing.as_dict()["shots"] for standing in result.standings] == [2, 0, 1]
    assert lines(result, 0) == {
        ("purses", "Doc"): (2, 750),
        ("jewels", "Doc"): (2, 1000),
        ("strongboxes", "Doc"): (1, 1000),
        ("gunslinger", ""): (2, 1000),
    }
    assert lines(result, 1) == {}
    assert lines(result, 2) == {("jewels", "Tuco"): (1, 500)}
    assert result.money() == game.scores() == [3750, 0, 500]
    assert [standing.rank for standing in result.standings] == [1, 3, 2]
    assert [standing.bullets for standing in result.standings] == [0, 3, 1]
    assert (result.winners, result.decided_by) == ([0], "money")


@pytest.mark.rules("EVT-8", "END-1")
def test_station_money_of_the_first_edition_has_its_line() -> None:
    game = arranged(
        {"seats": THREE, "edition": 1},
        {
            "card": "hostage-conductor",
            "places": {"Doc": "0 roof", "Ghost": "3 inside", "Tuco": "3 inside"},
            "pile": ["Tuco floor"],
        },
    )
    assert lines(game.result(), 0) == {("purses", "Doc"): (1, 250), ("station", "Doc"): (1, 250)}
    assert game.scores() == [500, 250, 250]


@pytest.mark.rules("PAIR-9", "END-4")
def test_the_lines_of_a_pair_name_the_bandit() -> None:
    game = arranged(
        {"seats": ["Ghost+Tuco", "Doc+Django"], "pairs": True, "events": False},
        {
            "round": 5,
            "places": {
                "Ghost": "2 inside",
                "Tuco": "3 inside",
                "Doc": "3 inside",
                "Django": "1 roof",
            },
            "sheets": {"Ghost": ["jewel"], "Tuco": ["purse 500"], "Doc": [], "Django": []},
            # One of the two bullets is from a partner and no shot.
            "received": {"Ghost": {"Tuco": 1, "Django": 1}, "Doc": {"Tuco": 1}},
            "pile": ["Tuco floor"],
        },
    )
    result = game.result()
    assert lines(result, 0) == {
        ("jewels", "Ghost"): (1, 500),
        ("purses", "Tuco"): (1, 500),
        ("gunslinger", ""): (1, 1000),
    }
    assert lines(result, 1) == {("gunslinger", ""): (1, 1000)}
    assert [standing.bullets for standing in result.standings] == [2, 1]


@pytest.mark.rules("TEAM-4", "END-2")
@pytest.mark.parametrize("seats", [4, 6])
def test_partners_add_up_and_share_what_the_gunslingers_get(seats: int) -> None:
    names = ["Doc", "Ghost", "Tuco", "Belle", "Django", "Cheyenne"][:seats]
    purses = [250, 300, 350, 400, 450, 500]
    game = arranged(
        {"seats": names, "teams": True, "events": False},
        {
            "round": 5,
            "phase": "stealin",
            "sheets": {name: [f"purse {purses[at]}"] for at, name in enumerate(names)},
            "received": {"Doc": {"Tuco": 1, "Belle": 1}, "Tuco": {"Ghost": 1, "Belle": 1}},
        },
    )
    result = game.result()
    assert result.teams is not None
    sums = [550, 1750, 950][: seats // 2]
    assert [team.money for team in result.teams] == sums
    assert game.scores() == [money for money in sums for _ in range(2)]
    written = [
        [(each.kind, each.bandit, each.count) for each in team.lines] for team in result.teams
    ]
    assert written == [[], [("gunslinger", "", 2)], []][: seats // 2]


@pytest.mark.rules("END-5", "HS-EVT-6")
def test_what_is_lost_by_one_of_a_pair_has_its_line_when_the_game_is_over() -> None:
    setup: dict[str, object] = {
        "seats": ["Doc+Tuco", "Ghost+Django"],
        "pairs": True,
        "powers": False,
        "expansions": ["horses"],
    }
    position = {
        "card": "escape",
        "stagecoach": 2,
        "places": {
            "Ghost": "stagecoach roof",
            "Django": "1 inside",
            "Doc": "3 inside",
            "Tuco": "stagecoach roof",
        },
        "sheets": {"Ghost": ["purse 250"], "Django": ["jewel"], "Doc": [], "Tuco": ["jewel"]},
        "pile": ["Django move"],
    }
    game = arranged(setup, position)
    assert game.scores() == [500, 750]
    assert [standing.caught for standing in game.result().standings] == [False, False]
    game.play(1, "move to 2 inside")
    assert lines(game.result(), 1) == {
        ("purses", "Ghost"): (1, 250),
        ("jewels", "Django"): (1, 500),
        ("caught", "Django"): (1, -500),
    }
    assert game.scores() == [500, 250]


@pytest.mark.rules("END-1", "TM-5", "HS-H-1", "HS-EVT-5")
def test_stations_hostages_and_the_time_machine_have_their_lines_where_there_are_any() -> None:
    game = arranged(
        {"seats": THREE, "expansions": ["horses", "machine"]},
        {
            "card": "sharing",
            "stagecoach": 3,
            "phase": "stealin",
            "places": {"Doc": "2 inside", "Ghost": "time machine", "Tuco": "2 inside"},
            "taken": {"Doc": "poodle", "Tuco": "banker"},
            "sheets": {"Doc": ["strongbox"], "Ghost": [], "Tuco": []},
        },
    )
    result = game.result()
    written = [
        [(line.kind, line.bandit, line.count, line.amount) for line in standing.lines]
        for standing in result.standings
    ]
    empty = [("purses", 0, 0), ("jewels", 0, 0), ("strongboxes", 0, 0)]
    assert written == [
        [
            ("purses", "Doc", 0, 0),
            ("jewels", "Doc", 0, 0),
            ("strongboxes", "Doc", 1, 1000),
            ("sharing", "Doc", 1, -500),
            ("ransom-poodle", "Doc", 1, 1000),
        ],
        [(kind, "Ghost", *rest) for kind, *rest in [*empty, ("time-machine", 1, 500)]],
        [
            *[(kind, "Tuco", *rest) for kind, *rest in empty],
            ("sharing", "Tuco", 1, 500),
            ("ransom-banker", "Tuco", 0, 0),
        ],
    ]
    state = game.state
    for bandit in [state.bandits[crew[0]] for crew in state.rules.crew]:
        for source in SOURCES:
            found = source.lines(state, bandit)
            assert sum(line.count for line in found) == source.count(state, bandit)
            assert sum(line.amount for line in found) == source.amount(state, bandit)
