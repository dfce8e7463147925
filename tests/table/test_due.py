"""What a table has to do by itself, noted with the entry that makes it due."""

import pytest

from folsom.table import entries as log
from folsom.table.summary import GRACE, wake_up
from tests.table.logs import opening, table_of


@pytest.mark.parametrize(
    ("clock", "bot", "known", "stored"),
    [
        (0, None, None, None),
        (0, "random", None, 100 + GRACE),
        (0, "random", 99.0, 100 + GRACE),
        (0, "random", 101.0, None),
        (1000, "random", 900.0, 100 + GRACE),
        (1000, None, 900.0, None),
        (1000, None, 5000.0, 1100.0),
        (1000, None, 99.0, 100 + GRACE),
        (1000, None, None, 100 + GRACE),
    ],
)
def test_what_a_choice_makes_due_is_stored_with_it(
    clock: int, bot: str | None, known: float | None, stored: float | None
) -> None:
    table = table_of([opening(levels=[None, None, bot], clock=clock)])
    table.take(log.Started(at=0.0, seed=1, options={"players": 3}))
    for seat in table.seats[:2] if bot else table.seats:
        seat.who, seat.level = "person", None
    chose = log.Chose(at=100.0, seat=0, choice="", asked=1, by="person")
    row = wake_up(table, chose, known)
    assert (row.due if row else None) == stored


def test_the_beginning_of_a_game_is_due_at_once() -> None:
    started = log.Started(at=100.0, seed=1, options={"players": 3}, level="random")
    row = wake_up(table_of([opening()]), started, None)
    assert row is not None
    assert row.due == 100 + GRACE
