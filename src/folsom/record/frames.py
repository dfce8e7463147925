"""A game frame by frame, kept so that it can be watched whatever the rules become."""

import json
import zlib
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from folsom.game.event import Event, whole_of
from folsom.record.record import Record


class Shown(NamedTuple):
    """One frame: what happened, secrets included, and how things stood after it."""

    events: list[dict[str, Any]]
    view: dict[str, Any]


def digest_of(events: Iterable[Event]) -> str:
    """A short word for what happened: the same only if all of it is."""
    facts = json.dumps([event.whole() for event in events], sort_keys=True)
    return blake2b(facts.encode(), digest_size=8).hexdigest()


def steps(record: Record) -> Iterator[Shown]:
    """The game of a record step by step, before the first choice and after each."""
    game = record.restart()
    yield Shown(whole_of(game.prologue), game.whole_view())
    for number in range(1, len(record.choices) + 1):
        yield Shown(whole_of(record.tell(game, number)), game.whole_view())


def pack(record: Record) -> bytes:
    """All steps of a game, small: of each view only what is new."""
    return b"".join(packing(record))


def packing(record: Record) -> Iterator[bytes]:
    """The same, bit by bit, for those who have other things to do between two steps."""
    packer = zlib.compressobj(9)
    before: Any = {}
    start = "["
    for events, view in steps(record):
        after = json.loads(json.dumps(view))
        packed = json.dumps([events, change(before, after)], separators=(",", ":"))
        yield packer.compress((start + packed).encode())
        before, start = after, ","
    yield packer.compress(b"]") + packer.flush()


def unpack(frames: bytes) -> list[Shown]:
    """The steps that were packed."""
    shown: list[Shown] = []
    view: Any = {}
    for events, new in json.loads(zlib.decompress(frames)):
        view = changed(view, new)
        shown.append(Shown(events, view))
    return shown


def change(before: Any, after: Any) -> object:
    """What makes one value of the other: a list with the new one, or by key what changes within."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: change(before[key], after[key]) for key in after if before[key] != after[key]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return {
            str(place): change(old, new)
            for place, (old, new) in enumerate(zip(before, after))
            if old != new
        }
    return [after]


def changed(before: Any, new: Any) -> Any:
    """The value that a change makes."""
    if isinstance(new, list):
        return new[0]
    if isinstance(before, dict):
        return before | {key: changed(before[key], how) for key, how in new.items()}
    after = list(before)
    for place, how in new.items():
        after[int(place)] = changed(before[int(place)], how)
    return after
