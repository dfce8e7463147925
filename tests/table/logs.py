"""Logs of tables at which three people sit, as tests need them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from folsom.game.catalogue import RULES_VERSION
from folsom.table import entries as log
from folsom.table.keys import digest
from folsom.table.loading import replay
from folsom.table.storing import Store
from folsom.table.summary import describe
from folsom.table.table import Table

CODE: Final = "SOME-TABLE-001"


def key(seat: int) -> str:
    """The key of a seat of these tables."""
    return f"seat {seat}"


def opening(at: float = 0.0, levels: Iterable[str | None] = (None,) * 3, **more: Any) -> log.Opened:
    """A table is opened, with bots of these levels."""
    seats = list(levels)
    words = {"rules": RULES_VERSION, "host": "", "options": {"players": len(seats)}, **more}
    return log.Opened(at=at, game="express", seats=seats, **words)


def begun(at: float = 0.0, **more: Any) -> list[log.AnyEntry]:
    """People sat down and were dealt cards at that time; one of them is asked."""
    places = [log.Place(seat, f"Person {seat}", digest(key(seat))) for seat in range(3)]
    return [
        opening(at, **more),
        log.Took(at=at, places=places),
        log.Started(at=at, seed=4, options={"players": 3}, level="random"),
    ]


def table_of(entries: Iterable[log.AnyEntry], code: str = CODE) -> Table:
    """The table that a log makes."""
    return replay(code, [log.encode(entry) for entry in entries])


def asked(table: Table) -> tuple[int, int]:
    """The seat that is asked, and the number of its question."""
    assert table.match is not None
    ((seat, question),) = table.match.asked.items()
    return seat, question.number


def chosen(table: Table, at: float) -> log.Chose:
    """The person who is asked makes the first choice."""
    seat, number = asked(table)
    assert table.match is not None
    choice = str(table.match.game.choices(seat)[0])
    return log.Chose(at=at, seat=seat, choice=choice, asked=number, by="person")


async def keep(store: Store, entries: list[log.AnyEntry], code: str = CODE, **row: Any) -> None:
    """Store a log; `row` is what is noted beside it, if it is not what the opening says."""
    opened, *rest = entries
    noted = replace(describe(table_of([opened], code), opened.at), **row)
    assert await store.create(code, log.encode(opened), noted)
    for number, entry in enumerate(rest, start=1):
        assert await store.append(code, number, log.encode(entry))
