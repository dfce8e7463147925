"""Connecting to PostgreSQL."""

from collections.abc import Callable
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]

# A process that hangs in the middle of a transaction must not keep others from its tables for long,
# and within a minute the database notices that a machine is gone.
SETTINGS: Final = {
    "application_name": "folsom",
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": "4s",
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "4",
}

FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class Connection(Protocol):
    """What is used of a connection without SQLAlchemy between."""

    async def fetchval(self, query: str, *values: object, timeout: float) -> object:
        """The first value of the answer."""

    async def add_listener(
        self, channel: str, callback: Callable[[object, int, str, str], None]
    ) -> None:
        """Hear what is told on the channel."""

    def add_termination_listener(self, callback: Callable[[Any], None]) -> None:
        """Hear when the connection is lost."""

    def is_closed(self) -> bool:
        """Whether the connection is lost."""

    def terminate(self) -> None:
        """Drop the connection."""


async def connect(address: str) -> Connection:
    """A new connection; the address is a URL as PostgreSQL's own tools take it."""
    connection: Connection = await asyncpg.connect(
        address, timeout=10, command_timeout=30, server_settings=SETTINGS
    )
    return connection
