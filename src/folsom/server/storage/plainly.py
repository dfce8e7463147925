"""Telling what the database says in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from folsom.server.storage.row import StorageError


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
        raise StorageError(f"{what}: {reason(error)}") from error
