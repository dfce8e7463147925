"""Where tables are kept: one numbered log each, on SQLite or PostgreSQL."""

from folsom.server.storage.row import Unreachable
from folsom.server.storage.store import Store

__all__ = ["Store", "Unreachable"]
