"""Tables with their logs, and kept records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first three tables."""
    op.create_table(
        "tables",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("changed", sa.Double, nullable=False),
    )
    waiting = sa.text("public AND status <> 'over'")
    op.create_index(
        "tables_public", "tables", ["changed"], sqlite_where=waiting, postgresql_where=waiting
    )
    waking = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=waking, postgresql_where=waking)
    op.create_table(
        "entries",
        sa.Column("table_name", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
