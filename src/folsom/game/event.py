"""What happened, and who may see what of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast, final, get_args

from folsom.game.secret import Secret, secret_of

SPECTATOR: Final = 8
"""The bit of those who watch; the bits below it are the seats."""

WHOLE: Final = 9
"""The eyes of one who looks at a game that is over: nothing is hidden from them."""

ALL: Final = 0x1FF
"""Every seat and the spectators."""


def eye(seat: int | None) -> int:
    """The bit of a seat, or of the spectators for None."""
    return 1 << (SPECTATOR if seat is None else seat)


EVERY_EYE: Final = ALL | 1 << WHOLE
"""Nobody is left out."""


@final
class Event:
    """One thing that happened; `hidden` fields are for those whose bit is in `eyes`."""

    __slots__ = ("eyes", "hidden", "kind", "private", "reveals", "told")

    def __init__(
        self,
        told: dict[str, object],
        hidden: tuple[str, ...],
        eyes: int = 0,
        reveals: bool = False,
        private: bool = False,
    ) -> None:
        """`reveals` says that something hidden came to light, so that no undo can take it back.

        Of a `private` event nobody else may know even that it happened.
        """
        self.kind: Final = str(told["event"])
        self.told: Final = told
        self.hidden: Final = hidden
        self.eyes: Final = eyes
        self.reveals: Final = reveals
        self.private: Final = private

    @property
    def facts(self) -> dict[str, object]:
        """What is not hidden."""
        shown = self._open()
        del shown["event"]
        return shown

    @property
    def secret(self) -> dict[str, object]:
        """What is hidden."""
        return {field: self.told[field] for field in self.hidden}

    def seen(self, seat: int | None) -> dict[str, object]:
        """What this seat (None: a spectator) may know of it; empty if it may know nothing."""
        if self.eyes & eye(seat):
            return dict(self.told)
        return {} if self.private else self._open()

    def whole(self) -> dict[str, object]:
        """All of it, secrets included; empty if those who see everything are told otherwise."""
        if self.private and not self.eyes & eye(WHOLE):
            return {}
        return dict(self.told)

    def _open(self) -> dict[str, object]:
        return {field: fact for field, fact in self.told.items() if field not in self.hidden}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Support pickle and copy."""
        return Event, (self.told, self.hidden, self.eyes, self.reveals, self.private)

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
        eyes |= event.eyes if event.private else EVERY_EYE
    return eyes


@final
class Vocabulary:
    """The events that a game declares, and what of each kind is secret."""

    __slots__ = ("_secrets",)

    def __init__(self, declared: Any) -> None:
        """Of a union of classes, each with the name of its kind as `event`."""
        self._secrets: Final[dict[str, dict[str, Secret]]] = {}
        for shape in get_args(declared):
            hints: dict[str, Any] = shape.__annotations__
            kind = str(get_args(hints["event"])[0])
            marks = {field: secret_of(hint) for field, hint in hints.items()}
            self._secrets[kind] = {field: mark for field, mark in marks.items() if mark}

    def event(
        self,
        told: Mapping[str, object],
        eyes: int = 0,
        reveals: bool = False,
        private: bool = False,
    ) -> Event:
        """An event with all of its fields, of which only `eyes` see those declared to be secret.

        Raises `KeyError` if its kind was not declared.
        """
        facts = cast("dict[str, object]", told)  # which is what a typed dictionary is
        secrets = self._secrets[str(facts["event"])]
        if not secrets:
            return Event(facts, (), eyes, reveals, private)
        hidden = [
            field
            for field, secret in secrets.items()
            if field in facts and (not secret.given or facts[secret.given])
        ]
        return Event(facts, tuple(hidden), eyes, reveals, private)

    def told_apart(
        self, readings: Sequence[tuple[int, Mapping[str, object]]], eyes: int
    ) -> list[Event]:
        """What is so for each, by their eyes' bits; those for whom it is the same hear it together.

        What is the same for all `eyes` there are is told to all.
        """
        groups: list[tuple[int, Mapping[str, object]]] = []
        for bit, told in readings:
            for number, (mask, same) in enumerate(groups):
                if same == told:
                    groups[number] = (mask | 1 << bit, same)
                    break
            else:
                groups.append((1 << bit, told))
        if len(groups) == 1 and len(readings) == eyes:
            return [self.event(groups[0][1], EVERY_EYE)]
        return [self.event(told, mask, private=True) for mask, told in groups]
