"""What happened, and who may see what of it."""

from collections.abc import Iterable
from typing import Final, final

SPECTATOR: Final = 8
"""The bit of those who watch; the bits below it are the seats."""

WHOLE: Final = 9
"""The eyes of one who looks at a game that is over: nothing is hidden from them."""

ALL: Final = 0x1FF
"""Every seat and the spectators."""


def eye(seat: int | None) -> int:
    """The bit of a seat, or of the spectators for None."""
    return 1 << (SPECTATOR if seat is None else seat)


@final
class Event:
    """One thing that happened: facts for all, and a secret for those whose bit is in `eyes`."""

    __slots__ = ("eyes", "facts", "kind", "private", "reveals", "secret")

    def __init__(
        self,
        kind: str,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        eyes: int = 0,
        reveals: bool = False,
        private: bool = False,
    ) -> None:
        """`reveals` says that something hidden came to light, so that no undo can take it back.

        Of a `private` event nobody else may know even that it happened.
        """
        self.kind: Final = kind
        self.facts: Final = facts
        self.secret: Final[dict[str, object]] = {} if secret is None else secret
        self.eyes: Final = eyes
        self.reveals: Final = reveals
        self.private: Final = private

    def seen(self, seat: int | None) -> dict[str, object]:
        """What this seat (None: a spectator) may know of it; empty if it may know nothing."""
        if self.private and not self.eyes & eye(seat):
            return {}
        shown: dict[str, object] = {"event": self.kind}
        shown.update(self.facts)
        if self.eyes & eye(seat):
            shown.update(self.secret)
        return shown

    def whole(self) -> dict[str, object]:
        """All of it, secrets included; empty if those who see everything are told otherwise."""
        if self.private and not self.eyes & eye(WHOLE):
            return {}
        shown: dict[str, object] = {"event": self.kind}
        shown.update(self.facts)
        shown.update(self.secret)
        return shown

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Support pickle and copy."""
        return (
            Event,
            (self.kind, self.facts, self.secret, self.eyes, self.reveals, self.private),
        )

    def __repr__(self) -> str:
        """All of it, for those who debug."""
        return f"Event({self.whole()!r})"


def seen_by(events: Iterable[Event], seat: int | None) -> list[dict[str, object]]:
    """What a seat (None: a spectator) may know of some events, without those hidden from it."""
    shown = [event.seen(seat) for event in events]
    return [each for each in shown if each]


def whole_of(events: Iterable[Event]) -> list[dict[str, object]]:
    """All of some events, for eyes from which nothing is hidden."""
    shown = [event.whole() for event in events]
    return [each for each in shown if each]


def heard_by(events: Iterable[Event]) -> int:
    """The mask of the eyes that may know of any of the events."""
    eyes = 0
    for event in events:
        eyes |= event.eyes if event.private else ALL | eye(WHOLE)
    return eyes


def told_apart(kind: str, readings: list[tuple[int, dict[str, object]]], eyes: int) -> list[Event]:
    """What is so for each, by their eyes' bits; those for whom it is the same are told together.

    What is the same for all `eyes` there are is told to all.
    """
    groups: list[tuple[int, dict[str, object]]] = []
    for bit, facts in readings:
        for number, (mask, same) in enumerate(groups):
            if same == facts:
                groups[number] = (mask | 1 << bit, same)
                break
        else:
            groups.append((1 << bit, facts))
    if len(groups) == 1 and len(readings) == eyes:
        return [Event(kind, groups[0][1])]
    return [Event(kind, facts, None, mask, private=True) for mask, facts in groups]
