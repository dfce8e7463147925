"""A log that another process has gone on with by other rules."""

from folsom.table import entries as log
from tests.table.logs import begun, chosen, table_of


def test_what_other_rules_wrote_into_a_game_is_not_played_by_these() -> None:
    """A process with other rules goes on with a table that was opened under these."""
    entries = begun()
    table = table_of(entries)
    choice = chosen(table, 1.0)
    choice.digest = "not what these rules tell"
    later = log.Chose(at=2.0, seat=0, choice="whatever", asked=3, by="bot", digest="nor this")
    table = table_of([*entries, choice, later, log.Left(at=3.0, seat=1, level="fair")])
    assert (table.closed, table.playing, table.number) == (True, False, 5)
    assert table.match is not None
    assert table.match.moves == []
    assert table.seats[1].left
    assert (table.bots_to_move(), table.lapses()) == ([], [])
    table.take(log.Reopened(at=4.0))
    assert (table.closed, table.status, table.seats[1].who) == (False, "waiting", "open")
