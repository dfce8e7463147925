"""What was told of a finished game, and which record is which game of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for both."""
    op.add_column("records", sa.Column("told", sa.LargeBinary))
    op.create_table(
        "finished",
        sa.Column("table_name", sa.String(64), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )
