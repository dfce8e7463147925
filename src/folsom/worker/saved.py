"""A file with all games of a browser, before it is taken in: is it whole and unchanged."""

import msgspec

from folsom.table.chain import NONE_YET, START, Head, check_end, follow
from folsom.table.finished import name_of
from folsom.table.refusal import Refusal
from folsom.table.storing import DamagedLog


class SavedHead(msgspec.Struct):
    """The last entry of a table's log."""

    table: str
    number: int
    digest: str


class SavedEntry(SavedHead):
    """An entry of a log."""

    body: str


class SavedRecord(msgspec.Struct):
    """A record that is kept."""

    name: str
    body: str


class SavedGames(msgspec.Struct):
    """What of such a file can be proved; saved.ts writes it."""

    heads: list[SavedHead]
    entries: list[SavedEntry]
    records: list[SavedRecord]


def check(games: SavedGames) -> None:
    """Raise `Refusal` unless every log is whole and every record has its name."""
    logs: dict[str, list[tuple[int, bytes, bytes]]] = {head.table: [] for head in games.heads}
    try:
        for entry in games.entries:
            found = (entry.number, entry.body.encode(), bytes.fromhex(entry.digest))
            logs[entry.table].append(found)
        for head in games.heads:
            last = follow(head.table, Head(NONE_YET, START), sorted(logs[head.table]))
            check_end(head.table, last, Head(head.number, bytes.fromhex(head.digest)))
    except (DamagedLog, KeyError, ValueError) as error:
        raise Refusal("damaged", f"{error}") from None
    if any(name_of(record.body) != record.name for record in games.records):
        raise Refusal("damaged", "A record was changed.")
