"""Time in which nobody was there counts against nobody who has to decide or to answer."""

import pytest

from folsom.table import downtime
from folsom.table import entries as log
from folsom.table.storing import Downtime
from tests.table.logs import asked, begun, chosen, table_of


@pytest.mark.parametrize(
    ("since", "until", "lost"),
    [(10, 50, 40), (90, 130, 30), (80, 99, 0), (95, 100, 0), (110, 150, 40), (20, 500, 400)],
)
def test_only_what_overlaps_with_the_question_is_added(
    since: float, until: float, lost: float
) -> None:
    at = 0.0 if until - since == lost else 100.0
    table = table_of(begun(at, clock=60))
    seat, _ = asked(table)
    assert table.deadline(seat) == at + 60
    table.take(log.StoodStill(at=until, since=since, until=until))
    assert table.deadline(seat) == at + 60 + lost


def test_who_takes_back_what_was_chosen_after_it_has_the_time_that_was_left() -> None:
    table = table_of(begun(100.0, clock=60))
    seat, _ = asked(table)
    table.take(log.StoodStill(at=900.0, since=110.0, until=900.0))
    table.take(chosen(table, 920.0))
    table.take(log.TookBack(at=950.0, seat=seat, number=table.number))
    assert table.deadline(seat) == 950 + 60 - 30


def test_the_time_to_agree_to_an_undo_is_longer_by_it() -> None:
    table = table_of(begun())
    seat, _ = asked(table)
    table.take(chosen(table, 100.0))
    number = table.number
    table.take(log.Requested(at=100.0, seat=seat, number=number, everyone=True, until=160.0))
    gone = Downtime(110.0, 900.0)
    assert downtime.uncounted(table, [gone]) == gone
    table.take(downtime.entry_for(table, [gone], 901.0))
    assert [until for until, _ in table.lapses()] == [160.0 + 790.0]
    assert downtime.uncounted(table, [gone]) is None


def test_the_time_to_let_somebody_in_is_longer_by_it() -> None:
    opened, took, _ = begun(levels=[None] * 4, approval=True)
    table = table_of([opened, took])
    wanted = log.Wanted(at=100.0, places=[log.Place(3, "New", "")], host=True, until=400.0)
    table.take(wanted)
    gone = Downtime(50.0, 150.0)
    assert downtime.uncounted(table, [gone]) == gone
    table.take(downtime.entry_for(table, [gone], 151.0))
    assert [until for until, _ in table.lapses()] == [450.0]
    assert downtime.uncounted(table, [gone]) is None


def test_where_nobody_waits_for_an_answer_downtime_is_no_entry() -> None:
    table = table_of(begun())
    seat, _ = asked(table)
    table.take(chosen(table, 100.0))
    table.take(log.Requested(at=100.0, seat=seat, number=table.number, everyone=True))
    assert downtime.uncounted(table, [Downtime(110.0, 900.0)]) is None
