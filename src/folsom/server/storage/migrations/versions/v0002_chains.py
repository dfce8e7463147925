"""Entries bound to each other by digests, and the last entry of each log."""

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from folsom.server.storage import migrations
from folsom.table.chain import NONE_YET, START, Head, link

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Copy the entries with their digests; that leaves less behind than to change each."""
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    logs = op.create_table(
        "logs",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    bound = op.create_table(
        "bound",
        sa.Column("table_name", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    last, head = "", Head(NONE_YET, START)
    for found in _slices(connection):
        new: list[dict[str, Any]] = []
        ends: dict[str, Head] = {}
        for name, number, body in found:
            before = head.digest if name == last else START
            last, head = name, Head(number, link(before, name, number, body))
            new.append(head._asdict() | {"table_name": name, "body": body})
            ends[name] = head
        connection.execute(bound.insert(), new)
        connection.execute(logs.delete().where(logs.c.name.in_(ends)))
        connection.execute(
            logs.insert(), [end._asdict() | {"name": name} for name, end in ends.items()]
        )
    op.drop_table("entries")
    op.rename_table("bound", "entries")
    if connection.dialect.name == "postgresql":
        op.execute("ALTER INDEX bound_pkey RENAME TO entries_pkey")


def _slices(connection: sa.Connection) -> Iterator[Sequence[tuple[str, int, bytes]]]:
    """All entries in order, so many at a time."""
    wanted = sa.text(
        "SELECT table_name, number, body FROM entries WHERE (table_name, number) > (:name, :number)"
        " ORDER BY table_name, number LIMIT :slice"
    )
    place: tuple[str, int] = ("", 0)
    while found := connection.execute(
        wanted, {"name": place[0], "number": place[1], "slice": migrations.SLICE}
    ).all():
        yield [(name, number, bytes(body)) for name, number, body in found]
        place = (found[-1][0], found[-1][1])
