"""The reckoning line by line."""

import pytest

from folsom import Result
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
