"""Games that are over, kept frame by frame, so that they can be watched under any rules."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256

from folsom.record.frames import packing
from folsom.record.record import Record
from folsom.table.match import Match
from folsom.table.slices import in_slices
from folsom.table.storing import Store


def name_of(text: str) -> str:
    """The name of a record. The same record has the same, so that a link to it stays good."""
    return urlsafe_b64encode(sha256(text.encode()).digest()[:12]).decode()


def record_of(match: Match) -> Record:
    """The record of a game at a table."""
    *_, record = _recording(match)
    return record


def _recording(match: Match) -> Iterator[Record]:
    """The same, choice by choice."""
    record = Record.new(match.name, match.options, match.seed, match.chance)
    yield record
    for move in list(match.moves):
        record.play(move.seat, move.choice, move.chance)
        yield record


async def keep_game(store: Store, table: str, game: int, match: Match, now: float) -> None:
    """Keep a game that is over, once: its record, its frames, and whose game it was."""
    if await store.finished(table, game) is not None:
        return
    *_, record = [record async for record in in_slices(_recording(match))]
    packed = [part async for part in in_slices(packing(record))]
    text = record.text()
    name = name_of(text)
    await store.keep_record(name, text, now, b"".join(packed))
    await store.finish(table, game, name)
