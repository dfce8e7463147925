"""What may be kept at all."""

import math
import re
from typing import Final, get_args

from folsom.table.storing import Row, Status, StorageError

NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
BODY_LIMIT: Final = 1 << 20
NUMBER_LIMIT: Final = 1 << 31


class Unreachable(StorageError):
    """The database is not there, or not yet: it may come back by itself."""


def is_name(name: str) -> bool:
    """Whether a table or record can have this name."""
    return NAME.fullmatch(name) is not None


def check_name(name: str) -> None:
    """Raise `StorageError` unless it can be a name."""
    if not is_name(name):
        raise StorageError(f"{name[:80]!r} is not a name: 1 to 64 letters, digits, '-' and '_'.")


def check_body(body: bytes) -> None:
    """Raise `StorageError` if it is too long to be kept."""
    if len(body) > BODY_LIMIT:
        raise StorageError(f"{len(body)} bytes are more than the {BODY_LIMIT} that can be kept.")


def check_row(row: Row, table: str) -> None:
    """Raise `StorageError` unless it is a proper row of the table.

    One bad value would fail the whole transaction in which others write too.
    """
    if row.table != table:
        raise StorageError(f"the row of {row.table[:80]!r} is not the row of {table!r}.")
    if row.status not in get_args(Status):
        raise StorageError(f"{row.status!r} is not a status of a table.")
    if not math.isfinite(row.changed) or not math.isfinite(row.due or 0):
        raise StorageError(f"a time of table {table!r} is not a number.")
    check_body(row.summary)
