"""A game written down: set-up, seed and choices, with chance results beside them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from folsom.game.catalogue import PARTS, start
from folsom.game.errors import IllegalChoice, SetupError, UnknownWord, listed
from folsom.game.event import Event
from folsom.game.protocol import Choice, Game
from folsom.record.chance import fresh_chance
from folsom.record.header import (
    Options,
    RecordError,
    cut,
    header_lines,
    plain_options,
    read_header,
)
from folsom.record.scribe import CHOICE, NOTE, Scribe
from folsom.record.super_scribe import SuperScribe

__all__ = ["Record", "RecordError"]

_SCRIBES: Final[dict[str, type[Scribe]]] = {"express": Scribe, "super": SuperScribe}
"""Who writes which game down."""


class Record:
    """A game under way or over, that can be written down and played again."""

    def __init__(self, name: str, options: Options, seed: int, chance: Sequence[int] = ()) -> None:
        """Start the game; `new` takes options in any form."""
        self.name = name
        self.options = options
        self.seed = seed
        self.chance = list(chance)
        """Fresh chance for the parts of the deal, then for each choice; empty with a seed alone."""
        self.game = self.restart()
        self.choices: list[tuple[int, Choice]] = []
        self._scribe = _SCRIBES[name](self.game)

    @classmethod
    def new(
        cls, game: str, options: Mapping[str, object], seed: int, chance: Sequence[int] = ()
    ) -> "Record":
        """Begin a game; raises `SetupError` if it cannot be played."""
        start(game, options, seed, chance)
        return cls(game, plain_options(options), seed, chance)

    def play(self, seat: int, choice: Choice | str, chance: int = 0) -> list[Event]:
        """Make a choice in the game and write it down; an illegal one changes nothing.

        A game that was dealt with fresh chance goes on so: with the number given, or a new one.
        """
        wanted = self.game.parse(choice) if isinstance(choice, str) else choice
        if self.chance and not chance:
            chance = fresh_chance()
        events = self.game.play(seat, wanted, chance)
        self.choices.append((seat, wanted))
        if chance:
            self.chance.append(chance)
        self._scribe.choice(seat, wanted, events)
        return events

    def restart(self) -> Game:
        """The same game, at its beginning."""
        return start(self.name, self.options, self.seed, self.chance[:PARTS])

    def repeat(self, game: Game, step: int) -> list[Event]:
        """Make the choice of that step, counted from 1, in a game that came so far."""
        seat, choice = self.choices[step - 1]
        return game.play(seat, choice, self.chance[PARTS + step - 1] if self.chance else 0)

    def tell(self, game: Game, step: int) -> list[Event]:
        """The same, and how things stand after it."""
        before = game.copy()
        events = self.repeat(game, step)
        return events + game.standing(before, events)

    def lines(self) -> list[str]:
        """All lines of the record."""
        return self.head() + self.body()

    def head(self, chance: Sequence[int] = ()) -> list[str]:
        """What stands before the set-up; `chance` is for choices that are still to be made."""
        return header_lines(self.name, self.options, self.seed, [*self.chance, *chance])

    def body(self) -> list[str]:
        """The set-up, the choices and how the game ended."""
        return self._scribe.lines + (self._scribe.ending() if self.game.over else [])

    def text(self) -> str:
        """The record as it is kept in a file."""
        return "\n".join(self.lines()) + "\n"

    def seat_called(self, name: str) -> int:
        """The seat whose bandits these are, or -1."""
        return self._scribe.seat_called(name)

    @classmethod
    def load(cls, path: Path | str) -> "Record":
        """Read a record from a file, playing it again; raises `RecordError`."""
        try:
            text = Path(path).read_bytes().decode("utf-8")
        except OSError as error:
            raise RecordError(str(path), 1, f"it cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise RecordError(str(path), line, "this is not UTF-8 text.") from None
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: str, name: str) -> "Record":
        """Read a record, playing it again; `name` is what errors call it. Raises `RecordError`."""
        lines = text.replace("\r\n", "\n").split("\n")
        if lines.pop() != "":
            raise RecordError(
                name, len(lines) + 1, "the record breaks off in the middle of a line."
            )
        head = lines[: lines.index("")] if "" in lines else lines
        game, options, seed, chance = read_header(head, name)
        try:
            record = cls(game, options, seed, chance[:PARTS])
        except SetupError as error:
            raise RecordError(name, 2, f"the set-up cannot be played. {error}") from None
        _follow(record, lines, name, chance[PARTS:])
        return record


def _follow(record: Record, lines: list[str], source: str, chance: list[int]) -> None:
    """Play the choices of the lines, and see that everything else is as the game has it."""
    head = record.head(chance)
    number = 0
    while True:
        due = head + record.body()
        while number < min(len(due), len(lines)):
            if due[number] != lines[number]:
                raise RecordError(source, number + 1, _difference(lines[number], due[number]))
            number += 1
        if number < len(due):
            after = next(line for line in due[number:] if line)
            raise RecordError(
                source, number + 1, f"the record breaks off; '{cut(after)}' should follow."
            )
        if number == len(lines):
            if len(record.choices) < len(chance):
                raise RecordError(source, number + 1, "its chance is for more choices than it has.")
            return
        if record.game.over:
            raise RecordError(source, number + 1, "the game is over, but the record goes on.")
        made = len(record.choices)
        if record.chance and made == len(chance):
            raise RecordError(source, number + 1, "the record has no chance for this choice.")
        drawn = chance[made] if record.chance else 0
        _play_line(record, lines[number], drawn, source, number + 1)


def _play_line(record: Record, line: str, chance: int, source: str, number: int) -> None:
    """Make the choice that a line tells."""
    who, colon, rest = line.removeprefix(CHOICE).partition(": ")
    if not line.startswith(CHOICE) or line.startswith(NOTE) or not colon:
        raise RecordError(source, number, f"'{cut(line)}' should be a choice, '  Doc: draw'.")
    seat = record.seat_called(who)
    if seat < 0:
        raise RecordError(source, number, f"there is no seat '{cut(who)}'.")
    try:
        record.play(seat, rest.partition(" ; ")[0], chance)
    except UnknownWord as error:
        raise RecordError(source, number, str(error)) from None
    except IllegalChoice:
        open_now = listed([str(each) for each in record.game.choices(seat)]) or "nothing"
        wanted = cut(rest.partition(" ; ")[0])
        reason = f"{who} cannot choose '{wanted}' now; open to {who}: {open_now}."
        raise RecordError(source, number, reason) from None


def _difference(found: str, due: str) -> str:
    """Why a line is wrong."""
    found_choice, _, found_notes = found.partition(" ; ")
    due_choice, _, due_notes = due.partition(" ; ")
    if found_choice == due_choice and due.startswith(CHOICE):
        said = f"'{cut(found_notes)}'" if found_notes else "nothing"
        return f"it says {said}, but the game gives '{due_notes or 'nothing'}'."
    return f"it says '{cut(found)}', but the game gives '{cut(due)}'."
