"""A table: a room with seats, and the game played in it. It is what the entries of its log say."""

from collections import deque
from typing import Any, Final, Literal, NamedTuple

from folsom.game.catalogue import RULES_VERSION
from folsom.game.event import Event
from folsom.server import entries as log
from folsom.server.match import Match, Step
from folsom.server.seat import Seat

REMEMBERED: Final = 24
"""So many of the last happenings are kept for those who come back."""
MARKS: Final = 32
"""So many of the last marks of each seat are, so that nothing said again is done again."""
CHAT: Final = 60
"""So many of the last words are."""


class Damaged(Exception):
    """A log that cannot be trusted; the table is set aside. The message may be told to anybody."""


class Plea(NamedTuple):
    """A seat asks to take a choice back."""

    seat: int
    number: int
    agreed: frozenset[int]


class Happening(NamedTuple):
    """What an entry caused in the game."""

    number: int
    events: list[Event]
    by: str
    back: bool


class Table:
    """A room for several games in a row."""

    __slots__ = (
        "chat",
        "clock",
        "code",
        "game",
        "hints",
        "host",
        "marks",
        "match",
        "number",
        "options",
        "played",
        "plea",
        "prelude",
        "public",
        "recent",
        "seats",
        "seed",
        "status",
        "watching",
    )

    def __init__(self, code: str, opened: log.Opened) -> None:
        """What entry 0 says."""
        if opened.rules != RULES_VERSION:
            raise Damaged(
                f"Table {code} plays by rules version {opened.rules}, "
                f"this server by version {RULES_VERSION}."
            )
        self.code = code
        self.number = 0
        """The number of the last entry."""
        self.game = opened.game
        self.options: dict[str, Any] = opened.options
        self.seats = [Seat(level) for level in opened.seats]
        for seat, wish in zip(self.seats, opened.options.get("seats") or []):
            seat.bandit = _written(wish)
        self.host = opened.host
        self.seed = opened.seed
        self.prelude = opened.choices
        self.public = opened.public
        self.watching = opened.watching
        self.clock = opened.clock
        self.hints = opened.hints
        self.status: Literal["waiting", "playing", "over"] = "waiting"
        self.played = 0
        self.match: Match | None = None
        self.plea: Plea | None = None
        self.recent: deque[Happening] = deque(maxlen=REMEMBERED)
        self.marks: dict[int | None, dict[str, int]] = {}
        """The last marks of each seat and their numbers, however much others do meanwhile."""
        self.chat: deque[tuple[int, log.Spoke]] = deque(maxlen=CHAT)

    def take(self, entry: log.AnyEntry, step: Step | None = None) -> Happening | None:
        """Take the next entry in; returns what it caused in the game, if anything.

        `step` is what a choice leads to, where that is known already.
        """
        self.number += 1
        if entry.mark:
            self._keep_mark(entry)
        match entry:
            case log.Chose():
                return self._choose(entry, step)
            case log.Spoke():
                self.chat.append((self.number, entry))
            case log.Started():
                return self._start(entry)
            case log.TookBack():
                return self._take_back(entry.number, entry.at, only=True)
            case log.Requested():
                self.plea = Plea(entry.seat, entry.number, frozenset([entry.seat]))
                return self._grant(entry.at)
            case log.Answered():
                return self._answer(entry)
            case _:
                self._arrange(entry)
                return self._grant(entry.at)
        return None

    def hinting(self) -> bool:
        """Whether one who has to decide may ask the expert."""
        if self.hints is not None:
            return self.hints
        return sum(seat.who == "person" for seat in self.seats) == 1

    def _keep_mark(self, entry: log.AnyEntry) -> None:
        marks = self.marks.setdefault(getattr(entry, "seat", None), {})
        marks[entry.mark] = self.number
        if len(marks) > MARKS:
            del marks[next(iter(marks))]

    def done(self, mark: str) -> int | None:
        """The number under which what was asked with this mark is stored, if it is."""
        return next((marks[mark] for marks in self.marks.values() if mark in marks), None)

    def _arrange(self, entry: log.AnyEntry) -> None:
        """What happens to seats and set-up."""
        match entry:
            case log.Took():
                for place in entry.places:
                    self.seats[place.seat].seat_person(place, len(entry.places) > 1)
            case log.Named():
                self.seats[entry.seat].name = entry.name
            case log.Wished():
                self.seats[entry.seat].bandit = entry.bandit
            case log.Readied():
                self.seats[entry.seat].ready = entry.ready
            case log.Vacated():
                self.seats[entry.seat].seat_bot(entry.level or None, guest=bool(entry.level))
                if self.plea is not None and self.plea.seat == entry.seat:
                    self.plea = None
            case log.BotPut():
                self.seats[entry.seat].seat_bot(entry.level)
            case log.StoodIn():
                self.seats[entry.seat].level = entry.level
            case log.Changed():
                self._change(entry)
            case log.Reopened():
                self._reopen()
            case _:
                raise Damaged(f"Table {self.code} was opened twice.")

    def _change(self, entry: log.Changed) -> None:
        self.options = entry.options
        self.public = entry.public
        self.watching = entry.watching
        self.clock = entry.clock
        self.hints = entry.hints
        del self.seats[entry.seats :]
        self.seats += [Seat() for _ in range(entry.seats - len(self.seats))]
        for seat, wish in zip(self.seats, entry.options.get("seats") or []):
            seat.bandit = _written(wish)

    def _reopen(self) -> None:
        self.status = "waiting"
        self.plea = None
        for seat in self.seats:
            seat.ready = False
            if seat.guest:
                seat.seat_bot(None)

    def _start(self, entry: log.Started) -> Happening:
        self.match = Match(self.game, entry.options, entry.seed, self.number)
        happening = Happening(self.number, self.match.game.prologue, "", False)
        self.match.begin(self.prelude, entry.at)
        self.prelude = []
        self.status = "playing"
        self.played += 1
        self.plea = None
        for seat in self.seats:
            if seat.who == "open":
                seat.seat_bot(entry.level, guest=True)
        return self._remember(happening)

    def _choose(self, entry: log.Chose, step: Step | None) -> Happening:
        match = self._match()
        if step is None:
            step = match.rehearse(entry.seat, entry.choice)
        match.advance(self.number, entry, step)
        self.plea = None
        if step.game.over:
            self.status = "over"
        return self._remember(Happening(self.number, step.events, entry.by, False))

    def _answer(self, entry: log.Answered) -> Happening | None:
        if self.plea is None:
            raise Damaged(f"Table {self.code} has an answer that nobody asked for.")
        if not entry.agree:
            self.plea = None
            return None
        self.plea = self.plea._replace(agreed=self.plea.agreed | {entry.seat})
        return self._grant(entry.at)

    def missing(self) -> list[int]:
        """Whose consent is still missing; who lets a bot play need not be asked."""
        agreed = self.plea.agreed if self.plea else frozenset[int]()
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.who == "person" and seat.level is None and number not in agreed
        ]

    def _grant(self, at: float) -> Happening | None:
        """Take back what all have agreed to take back; people who left need not be asked."""
        if self.plea is None or self.missing():
            return None
        return self._take_back(self.plea.number, at, only=False)

    def _take_back(self, number: int, at: float, *, only: bool) -> Happening:
        match = self._match()
        move = next((each for each in match.moves if each.number == number), None)
        if move is None:
            raise Damaged(f"Table {self.code} takes back choice {number}, which nobody made.")
        if only:
            match.take_back(move, self.number, at)
        else:
            match.rewind(number, self.number, at)
        self.plea = None
        self.status = "playing"
        return self._remember(Happening(self.number, [], "", True))

    def _match(self) -> Match:
        if self.match is None:
            raise Damaged(f"Table {self.code} has a choice before the cards were dealt.")
        return self.match

    def _remember(self, happening: Happening) -> Happening:
        self.recent.append(happening)
        return happening

    def since(self, number: int) -> tuple[list[Happening], bool]:
        """What happened after that number, and whether some of it is no longer remembered."""
        later = [each for each in self.recent if each.number > number]
        forgotten = len(self.recent) == REMEMBERED and len(later) == REMEMBERED
        return later, forgotten

    def bots_to_move(self) -> list[int]:
        """The seats that have to decide and are played by bots."""
        if self.match is None or self.status != "playing":
            return []
        return [seat for seat in self.match.asked if self.seats[seat].level is not None]

    def deadline(self, seat: int) -> float | None:
        """When the time of a person who has to decide is up."""
        if not self.clock or self.match is None or self.status != "playing":
            return None
        question = self.match.asked.get(seat)
        if question is None or self.seats[seat].level is not None:
            return None
        return question.at + self.clock

    def set_up(self) -> dict[str, Any]:
        """The options with which the next game would begin."""
        options = {word: value for word, value in self.options.items() if word != "players"}
        options["seats"] = [seat.bandit for seat in self.seats]
        return options


def _written(wish: object) -> str | None:
    """A seat's bandit, or pair, as one text."""
    if isinstance(wish, list):
        return "+".join(map(str, wish))
    return wish if isinstance(wish, str) else None


def replay(code: str, bodies: list[bytes]) -> Table:
    """The table that a log makes; raises `Damaged`."""
    number = 0
    try:
        opened = log.decode(bodies[0])
        if not isinstance(opened, log.Opened):
            raise Damaged(f"The log of table {code} does not begin with its opening.")
        table = Table(code, opened)
        for body in bodies[1:]:
            number += 1
            table.take(log.decode(body))
    except Damaged:
        raise
    except Exception as error:
        raise Damaged(f"The log of table {code} is damaged at entry {number}.") from error
    return table
