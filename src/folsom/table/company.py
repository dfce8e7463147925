"""The people at a table: who sits where, how things are arranged, and what is said."""

from collections import deque
from typing import Any, Final, Literal

from folsom.table import entries as log
from folsom.table.seat import Seat, bandits_of, wish_of
from folsom.table.seating import Seating
from folsom.wire.told import Note, Said, What

MARKS: Final = 32
"""So many of the last marks of everybody are kept, so that nothing said again is done again."""
CHAT: Final = 60
"""So many of the last words are."""
NOTES: Final = 200
"""So many of the last things to be told of the people in a game are."""


class Damaged(Exception):
    """A log that cannot be trusted; the table is set aside. The message may be told to anybody."""


class Company:
    """A table without the game that is played at it."""

    __slots__ = (
        "approval",
        "asking",
        "chat",
        "clock",
        "code",
        "game",
        "hints",
        "latecomers",
        "marks",
        "notes",
        "number",
        "options",
        "public",
        "seating",
        "seats",
        "seed",
        "status",
        "unheard",
        "watching",
    )

    def __init__(self, code: str, opened: log.Opened) -> None:
        """Nobody sits yet; the rest is as the first entry of the log says."""
        self.code = code
        self.number = 0
        """The number of the last entry."""
        self.game = opened.game
        self.options: dict[str, Any] = opened.options
        self.seats = [Seat(level) for level in opened.seats]
        for seat, wish in zip(self.seats, opened.options.get("seats") or []):
            seat.bandits = bandits_of(wish)
        self.seating = Seating(self.seats, opened.host)
        self.seed = opened.seed
        self.public = opened.public
        self.watching = opened.watching
        self.clock = opened.clock
        self.hints = opened.hints
        self.latecomers = opened.latecomers
        self.unheard: set[str] = set()
        """Who sat here when the host let late-comers in and was not ready since, by keys."""
        self.approval = opened.approval
        self.asking = opened.asking
        self.status: Literal["waiting", "playing", "over"] = "waiting"
        self.marks: dict[int | str | None, dict[str, int]] = {}
        """The last marks of everybody and their numbers, however much others do meanwhile."""
        self.chat: deque[Said] = deque(maxlen=CHAT)
        self.notes: deque[tuple[int, Note]] = deque(maxlen=NOTES)
        """What is to be told of the people in this game."""

    def hinting(self) -> bool:
        """Whether one who has to decide may ask the expert."""
        if self.hints is not None:
            return self.hints
        return sum(seat.who == "person" for seat in self.seats) == 1

    def keep_mark(self, entry: log.AnyEntry) -> None:
        """Remember that this entry carries out what was asked with its mark."""
        who = entry.said_by or getattr(entry, "seat", None)
        marks = self.marks.setdefault(who, {})
        marks[entry.mark] = self.number
        if len(marks) > (MARKS if who != "watcher" else 4 * MARKS):
            del marks[next(iter(marks))]

    def done(self, mark: str) -> int | None:
        """The number under which what was asked with this mark is stored, if it is."""
        return next((marks[mark] for marks in self.marks.values() if mark in marks), None)

    def arrange(self, entry: log.AnyEntry) -> None:
        """Let an entry happen to seats and set-up."""
        host = self.seating.host
        self._arrange(entry)
        self._seat(self.seating.all_agreed(), entry.at)
        if self.seating.host != host and self.seating.host_seat is not None:
            self.tell("hosts", self.seating.host_seat, entry.at)

    def _arrange(self, entry: log.AnyEntry) -> None:
        seating = self.seating
        match entry:
            case log.Took():
                seating.sit(entry.places, host=entry.host)
                self._seat(entry.places, entry.at)
            case log.Wanted():
                seating.want(self.number, entry)
            case log.Admitted():
                self._seat(seating.admit(entry), entry.at)
            case log.Withdrew():
                seating.turn_away(entry.number, "withdrawn")
            case log.Named():
                self._rename(entry)
            case log.Wished():
                self.seats[entry.seat].bandits = bandits_of(entry.bandit)
            case log.Readied():
                self._ready(self.seats[entry.seat], entry)
            case log.Vacated() | log.Left():
                self._leave(entry)
            case log.CameBack():
                seating.come_back(entry.seat)
                self.tell("came-back", entry.seat, entry.at)
            case log.Hosts():
                seating.hand_over(entry.seat)
            case log.BotPut():
                self.seats[entry.seat].seat_bot(entry.level)
                seating.check_newcomers()
            case log.StoodIn():
                self.seats[entry.seat].level = entry.level
            case log.Changed():
                self._change(entry)
            case log.Reopened():
                self.status = "waiting"
                seating.gather()
            case _:
                raise Damaged(f"Table {self.code} was opened twice.")

    def _ready(self, seat: Seat, entry: log.Readied) -> None:
        seat.ready = entry.ready
        if entry.ready and entry.agrees:
            self.unheard.discard(seat.key)

    def _seat(self, places: list[log.Place], at: float) -> None:
        """Tell of those who sat down in a running game."""
        for place in places if self.status == "playing" else ():
            self.tell("sat-down", place.seat, at)

    def _leave(self, entry: log.Vacated | log.Left) -> None:
        removed = isinstance(entry, log.Vacated) and entry.removed
        self.tell("removed" if removed else "left", entry.seat, entry.at)
        if isinstance(entry, log.Left):
            self.seating.leave(entry.seat, entry.level)
        else:
            self.seating.free(entry.seat, "removed" if removed else "left", entry.level or None)
        self.seating.pass_on(entry.hosts)

    def _rename(self, entry: log.Named) -> None:
        was, self.seats[entry.seat].name = self.seats[entry.seat].name, entry.name
        if was != entry.name:
            self.tell("renamed", entry.seat, entry.at, was)

    def tell(self, what: What, seat: int, at: float, was: str = "") -> None:
        """Say something of a person in the chat and, of a running game, in its story."""
        name = self.seats[seat].name
        if what == "renamed":
            self._forget_rename(seat)
        self.chat.append(Said(self.number, seat, name, at=at, what=what, was=was))
        if self.status == "playing":
            self.notes.append((self.number, Note(what, seat, name, at, was)))

    def _forget_rename(self, seat: int) -> None:
        """The last name of a seat is told; renaming pushes out nothing that others did."""
        for said in [each for each in self.chat if (each.what, each.seat) == ("renamed", seat)]:
            self.chat.remove(said)
        for note in [
            each for each in self.notes if (each[1].what, each[1].seat) == ("renamed", seat)
        ]:
            self.notes.remove(note)

    def _change(self, entry: log.Changed) -> None:
        before = self._terms()
        self.options = entry.options
        self.public = entry.public
        self.watching = entry.watching
        self.clock = entry.clock
        self.hints = entry.hints
        if self.latecomers != entry.latecomers:
            self._let_late(entry)
        self.approval = entry.approval
        self.asking = entry.asking
        self.seating.resize(entry.seats)
        for seat, wish in zip(self.seats, entry.options.get("seats") or []):
            seat.bandits = bandits_of(wish)
        if self._terms() != before:
            for seat in self.seats:
                seat.ready = False

    def _terms(self) -> tuple[object, ...]:
        """What those who are ready have agreed to; requests for seats may be refused any time."""
        customs = (self.public, self.watching, self.clock, self.hints, self.latecomers)
        return self.set_up(), *customs, self.approval

    def _let_late(self, entry: log.Changed) -> None:
        """Another custom for late-comers is told to all, who have yet to agree to it."""
        self.latecomers = entry.latecomers
        self._tell_all("late-comers" if entry.latecomers else "no-late-comers", entry.at)
        own = {self.seats[number].key for number in entry.by}
        self.unheard = {seat.key for seat in self.seats if seat.key} - own

    def _tell_all(self, what: What, at: float) -> None:
        self.chat.append(Said(self.number, None, "", at=at, what=what))

    def agree_on_latecomers(self, at: float) -> None:
        """When the cards are dealt, late-comers are let in only if everybody here has agreed.

        Who sat down or was ready after that was said has agreed.
        """
        if self.latecomers and self.unheard & {seat.key for seat in self.seats}:
            self.latecomers = False
            self._tell_all("late-comers-ask", at)

    def set_up(self) -> dict[str, Any]:
        """The options with which the next game would begin."""
        options = {name: value for name, value in self.options.items() if name != "players"}
        options["seats"] = [wish_of(seat.bandits) for seat in self.seats]
        return options
