"""Coming to a table: what the keys open there, and how things stand."""

from typing import Any, Final

from folsom.table import showing
from folsom.table.audience import for_all
from folsom.table.connection import Connection
from folsom.table.keys import digest, read_code
from folsom.table.leaving import returning
from folsom.table.limits import Limits
from folsom.table.live import LiveTable
from folsom.table.names import own, shown
from folsom.table.refusal import Refusal
from folsom.table.rights import left_by, lost, rights
from folsom.table.tables import Tables
from folsom.wire import PROTOCOL
from folsom.wire.asked import Hello
from folsom.wire.told import Welcome

KEYS: Final = 32
"""No device holds more keys of one table than this."""


async def greet(
    tables: Tables[Any], connection: Connection, hello: Hello, limits: Limits
) -> LiveTable:
    """The table to which one comes, with the rights that one has there; raises `Refusal`."""
    connection.digests = [digest(key) for key in hello.keys[:KEYS]]
    live = await _find(tables, connection, hello, limits)
    for seat in left_by(live.table, connection.digests):
        await come_back(tables, live, seat)
    connection.rights = rights(live.table, connection.digests)
    if not live.may_see(connection):
        raise Refusal("private", "Only those who play may see this table.")
    names = [seat.name for seat in live.table.seats]
    names += [each.name for each in live.connections if not each.seats]
    connection.name = own(shown(hello.name), names)
    return live


async def _find(
    tables: Tables[Any], connection: Connection, hello: Hello, limits: Limits
) -> LiveTable:
    """The table, at least as the client knows it."""
    code = read_code(hello.table)
    try:
        live = await tables.find(code)
    except Refusal as refusal:
        if refusal.code == "no-table":
            limits.wrong_code()
        raise
    if not _all_open(live, connection.digests) or (hello.since or 0) > live.table.number:
        # Another process, at which the client was before, may know more.
        await tables.refresh(live)
        live = await tables.find(code)
    return live


def _all_open(live: LiveTable, digests: list[str]) -> bool:
    """Whether each of these keys opens something."""
    found = rights(live.table, digests)
    seats = found.seats | found.pending | frozenset(left_by(live.table, digests))
    return len(seats) + found.host >= len(set(digests))


async def come_back(tables: Tables[Any], live: LiveTable, seat: int) -> None:
    """Whoever comes back plays again instead of the bot that stood in."""
    try:
        await tables.do(live, lambda table: returning(table, seat, tables.clock.now()))
    except Refusal as refusal:
        if refusal.code != "no-change":
            raise


def welcome(live: LiveTable, connection: Connection, since: int | None) -> Welcome:
    """How things stand at the table for one who comes."""
    table = live.table
    placed = connection.seats or connection.rights.pending
    _, gap = table.since(table.number if since is None else since)
    return Welcome(
        version=PROTOCOL,
        number=table.number,
        room=showing.room(table, live.presence()),
        host=connection.host,
        seats=sorted(connection.seats),
        seen=showing.sides(table, connection.seats, since),
        chat=[said for said in table.chat if for_all(said) or not connection.seats],
        gap=gap,
        now=live.clock.now(),
        pending=sorted(connection.rights.pending),
        lost=None if placed else lost(table, connection.digests),
    )
