"""Each entry of a log bound to all before it, so that none can be missing, changed or added."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

from folsom.table.storing import DamagedLog

START: Final = b""
"""What the first entry of a log is bound to."""
NONE_YET: Final = -1
"""The number of the last entry where there is none."""

Found = tuple[int, bytes, bytes]
"""An entry as it was found: number, body, digest."""


class Head(NamedTuple):
    """The last entry of a log: its number and its digest."""

    number: int
    digest: bytes


def link(before: bytes, table: str, number: int, body: bytes) -> bytes:
    """The digest of an entry on top of the one with the digest before."""
    start = b"%s %s %d " % (before, table.encode(), number)
    return blake2b(start + body, digest_size=16, person=b"folsom log").digest()


def follow(table: str, head: Head, found: Iterable[Found]) -> Head:
    """The last of the entries that follow the head; raises `DamagedLog`."""
    for number, body, digest in found:
        if number != head.number + 1:
            raise DamagedLog(f"Table {table!r} is damaged: entry {head.number + 1} is missing.")
        head = Head(number, link(head.digest, table, number, body))
        if head.digest != digest:
            raise DamagedLog(f"Table {table!r} is damaged: entry {number} was changed.")
    return head


def check_end(table: str, last: Head, noted: Head) -> None:
    """Raise `DamagedLog` unless the last entry found is the last that was stored."""
    if last.number < noted.number:
        raise DamagedLog(f"Table {table!r} is damaged: entry {last.number + 1} is missing.")
    if last.number > noted.number:
        raise DamagedLog(f"Table {table!r} is damaged: entry {noted.number + 1} was added.")
    if last != noted:
        raise DamagedLog(f"Table {table!r} is damaged: entry {last.number} was changed.")
