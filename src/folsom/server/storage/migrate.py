"""Bringing a database to the newest shape."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from folsom.server.storage.schema import HEAD, VERSION_TABLE
from folsom.table.storing import StorageError

SCRIPTS = Path(__file__).with_name("migrations")


def version(connection: Connection) -> str | None:
    """The shape of the database, or None if it is new."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


def migrate(connection: Connection) -> None:
    """Take the steps that are missing, within the connection's transaction."""
    if version(connection) != HEAD:
        upgrade(connection)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take the steps up to that shape."""
    # Alembic takes longer to import than everything else here together.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    found = version(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StorageError(
            f"The database has shape {found}, newer than {HEAD}, the newest that this Folsom knows."
        )
    command.upgrade(config, to)
