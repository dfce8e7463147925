"""A table: a room with seats, and the game played in it. It is what the entries of its log say."""

import logging
from collections import deque
from typing import Final, NamedTuple

from folsom.game.catalogue import PARTS, RULES_VERSION
from folsom.game.event import Event
from folsom.record.frames import digest_of
from folsom.table import entries as log
from folsom.table.company import Company, Damaged
from folsom.table.match import Match, Step
from folsom.table.pleas import Plea
from folsom.wire.told import Said

REMEMBERED: Final = 24
"""So many of the last updates are kept for those who come back."""

_LOG: Final = logging.getLogger("folsom.table")


class Update(NamedTuple):
    """What an entry caused in the game."""

    number: int
    events: list[Event]
    by: str
    back: bool


class Table(Company):
    """A room for several games in a row."""

    __slots__ = (
        "chance",
        "closed",
        "match",
        "played",
        "plea",
        "prelude",
        "recent",
        "rules",
        "stood_still",
    )

    def __init__(self, code: str, opened: log.Opened) -> None:
        """A fresh table, as the first entry of its log opens it."""
        super().__init__(code, opened)
        self.rules = opened.rules
        """The version of the rules under which it was opened."""
        self.closed = False
        """The game was played by other rules, and by those of this process it went otherwise."""
        self.prelude = opened.choices
        self.chance = opened.chance
        self.played = 0
        self.match: Match | None = None
        self.plea: Plea | None = None
        self.stood_still = 0.0
        """Until when downtimes are taken into account."""
        self.recent: deque[Update] = deque(maxlen=REMEMBERED)

    def take(self, entry: log.AnyEntry, step: Step | None = None) -> Update | None:
        """Take the next entry in; returns what it caused in the game, if anything.

        `step` is what a choice leads to, where that is known already.
        """
        if self.closed and isinstance(entry, log.OfAGame):
            self.number += 1
            return None
        if isinstance(entry, log.Started | log.Reopened):
            self.closed = False
        if step is None and isinstance(entry, log.Started | log.Chose):
            if entry.digest or self.rules != RULES_VERSION:
                return self._compare(entry)
        return self._take(entry, step)

    def _compare(self, entry: log.Started | log.Chose) -> Update | None:
        """A game goes on if it tells the same by these rules; others may have made the entry."""
        number = self.number
        try:
            if isinstance(entry, log.Chose):
                step = self._match().rehearse(entry)
            else:
                game = self._deal(entry).game
                step = Step(game, game.prologue)
            if digest_of(step.events) == entry.digest:
                return self._take(entry, step)
        except Exception:
            _LOG.info("not so by these rules", exc_info=True, extra={"table": self.code})
        self.number = number + 1
        self._close(entry)
        return None

    def _close(self, entry: log.Started | log.Chose) -> None:
        """The game cannot go on by these rules, though it may by others, beside this process.

        Its people stay as they are: the host alone ends it, for everybody, and only by an entry.
        What these rules tell as the others did is all that is known of it.
        """
        if isinstance(entry, log.Started):
            self.match = None
            self._sit_down_to_play(entry)
        self.closed = True
        self.recent.clear()
        self.plea = None

    def _take(self, entry: log.AnyEntry, step: Step | None) -> Update | None:
        self.number += 1
        if entry.mark:
            self.keep_mark(entry)
        match entry:
            case log.Chose():
                return self._choose(entry, step)
            case log.Spoke():
                self.chat.append(
                    Said(self.number, entry.seat, entry.name, entry.text, entry.sign, entry.at)
                )
            case log.Started():
                return self._start(entry)
            case log.TookBack():
                return self._take_back(entry.number, entry.at, only=True)
            case log.Requested():
                agreed = frozenset([entry.seat])
                self.plea = Plea(
                    number=self.number,
                    seat=entry.seat,
                    to=entry.number,
                    agreed=agreed,
                    everyone=entry.everyone,
                    at=entry.at,
                    until=entry.until,
                    asked=frozenset(entry.asked),
                )
                return self._grant(entry.at)
            case log.Answered():
                return self._answer(entry)
            case log.Lapsed():
                return self._lapse(entry)
            case log.StoodStill():
                return self._stand_still(entry)
            case _:
                self.arrange(entry)
                self._drop_plea(entry)
                return self._grant(entry.at)
        return None

    def _start(self, entry: log.Started) -> Update:
        match = self._deal(entry)
        match.begin(self.prelude, self.chance[PARTS:], entry.at)
        self.match = match
        self._sit_down_to_play(entry)
        return self._remember(Update(self.number, match.game.prologue, "", False))

    def _deal(self, entry: log.Started) -> Match:
        return Match(self.game, entry.options, entry.seed, self.number, entry.chance)

    def _sit_down_to_play(self, entry: log.Started) -> None:
        self.prelude = []
        self.chance = []
        if self.status != "waiting":
            self.seating.gather()
        self.seating.deal(entry.level)
        self.agree_on_latecomers(entry.at)
        self.status = "playing"
        self.played += 1
        self.plea = None
        self.notes.clear()

    def _choose(self, entry: log.Chose, step: Step | None) -> Update:
        match = self._match()
        if step is None:
            step = match.rehearse(entry)
        told = step.events + step.game.standing(match.game, step.events)
        match.advance(self.number, entry, step)
        self.plea = None
        if step.game.over:
            self.status = "over"
            self.seating.dismiss("game-changed")
        return self._remember(Update(self.number, told, entry.by, False))

    def _answer(self, entry: log.Answered) -> Update | None:
        if self.plea is None:
            raise Damaged(f"Table {self.code} has an answer that nobody asked for.")
        if not entry.agree:
            self.plea = None
            return None
        self.plea = self.plea._replace(agreed=self.plea.agreed | {entry.seat})
        return self._grant(entry.at)

    def _drop_plea(self, entry: log.AnyEntry) -> None:
        """A plea goes with the one who made it, and with the game."""
        pleads = None if self.plea is None else self.plea.seat
        gone = isinstance(entry, log.Vacated | log.Left) and entry.seat == pleads
        if gone or isinstance(entry, log.Reopened):
            self.plea = None

    def _grant(self, at: float) -> Update | None:
        """Take back what all people have agreed to take back."""
        if self.plea is None or self.plea.missing(self.seats):
            return None
        return self._take_back(self.plea.to, at, only=False)

    def _lapse(self, entry: log.Lapsed) -> Update | None:
        """Silence is agreement to take a choice back, but nobody sits down by it."""
        if self.plea is not None and self.plea.number == entry.number:
            self.tell("silence", self.plea.seat, entry.at)
            return self._take_back(self.plea.to, entry.at, only=False)
        self.seating.turn_away(entry.number, "nobody-answered")
        return None

    @property
    def playing(self) -> bool:
        """Whether a game is on that can be played on here."""
        return self.status == "playing" and not self.closed

    def waiting_since(self) -> list[float]:
        """Since when each question has been open that has a time to be answered in."""
        if self.closed:
            return []
        since = [each.at for each in self.seating.newcomers.values()]
        if self.plea is not None and self.plea.until is not None:
            since.append(self.plea.at)
        for seat, question in self.match.asked.items() if self.match else ():
            if self.deadline(seat) is not None:
                since.append(question.at)
        return since

    def lapses(self) -> list[tuple[float, int]]:
        """What waits for an answer, and until when."""
        if self.closed:
            return []
        waiting = [(each.until, each.number) for each in self.seating.newcomers.values()]
        if self.plea is not None and self.plea.until is not None:
            waiting.append((self.plea.until, self.plea.number))
        return waiting

    def _take_back(self, number: int, at: float, *, only: bool) -> Update:
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
        return self._remember(Update(self.number, [], "", True))

    def _stand_still(self, entry: log.StoodStill) -> Update | None:
        self.stood_still = entry.until
        if self.plea is not None:
            self.plea = self.plea.stand_still(entry.since, entry.until)
        self.seating.stand_still(entry.since, entry.until)
        if self.match is None or not self.playing:
            return None
        self.match.stand_still(entry.since, entry.until)
        return self._remember(Update(self.number, [], "", False))

    def _match(self) -> Match:
        if self.match is None:
            raise Damaged(f"Table {self.code} has a choice before the cards were dealt.")
        return self.match

    def _remember(self, update: Update) -> Update:
        self.recent.append(update)
        return update

    def since(self, number: int) -> tuple[list[Update], bool]:
        """What happened after that number, and whether some of it is no longer remembered."""
        later = [each for each in self.recent if each.number > number]
        forgotten = len(self.recent) == REMEMBERED and len(later) == REMEMBERED
        return later, forgotten

    def bots_to_move(self) -> list[int]:
        """The seats that have to decide and are played by bots."""
        if self.match is None or not self.playing:
            return []
        return [seat for seat in self.match.asked if self.seats[seat].level is not None]

    def deadline(self, seat: int) -> float | None:
        """When the time of a person who has to decide is up."""
        if not self.clock or self.match is None or not self.playing:
            return None
        question = self.match.asked.get(seat)
        if question is None or self.seats[seat].level is not None:
            return None
        return question.at + self.clock
