"""Telling what the database says in one sentence."""

import sqlite3
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError

from folsom.server.storage.row import Unreachable
from folsom.table.storing import StorageError

FULL: Final = "53100"
READ_ONLY: Final = "25006"
# It starts, stops or has no connection left; every other refusal of PostgreSQL needs a person.
PASSING: Final = ("08", "53300", "57P01", "57P02", "57P03")


def reason(error: Exception) -> str:
    """What went wrong, on one line and without the statement."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split()) or type(cause).__name__


@contextmanager
def plainly(what: str) -> Iterator[None]:
    """Tell whatever fails as a `StorageError` of one sentence."""
    try:
        yield
    except StorageError:
        raise
    except Exception as error:
        kind = Unreachable if _unreachable(error) else StorageError
        raise kind(f"{what}: {reason(error)}") from error


def in_public(error: StorageError) -> str:
    """Why nothing can be stored, in a sentence that names no file, machine or person."""
    if isinstance(error, Unreachable):
        return "The database is not reached."
    for cause in _causes(error):
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        state = getattr(cause, "sqlstate", None)
        if code == sqlite3.SQLITE_FULL or state == FULL:
            return "The disk of the database is full."
        if code == sqlite3.SQLITE_READONLY or state == READ_ONLY:
            return "The database can only be read."
    return "The database cannot be written."


def _unreachable(error: Exception) -> bool:
    # Only connections to PostgreSQL fail with errors of the system; what SQLite says of files and
    # disks is its own.
    for cause in _causes(error):
        if isinstance(cause, OSError) and not isinstance(cause, (ssl.SSLError, PermissionError)):
            return True
        if str(getattr(cause, "sqlstate", "")).startswith(PASSING):
            return True
    return False


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error, and what was behind it."""
    while error is not None:
        yield error
        error = (error.orig if isinstance(error, DBAPIError) else None) or error.__cause__
