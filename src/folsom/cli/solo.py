"""A game at the terminal: one person, bots at the other seats, a record of it all."""

from pathlib import Path
from typing import Final

from folsom.bots import Bot, decide, think
from folsom.cli.answer import Leaving, answer
from folsom.cli.hint import ADVISER
from folsom.cli.perils import perils
from folsom.cli.screen import Screen
from folsom.cli.seen import Seen, look
from folsom.cli.stop import stopping
from folsom.cli.teller import Event
from folsom.game.event import seen_by
from folsom.game.rng import Rng, seeded
from folsom.locale import Words
from folsom.record.record import Record

CHOICES: Final = 1 << 20
"""More choices than any game has; keeps the streams of different seeds apart."""


class SoloGame:
    """Plays a recorded game on to its end, or until the person leaves."""

    def __init__(
        self, record: Record, seat: int, bots: dict[int, Bot], screen: Screen, words: Words
    ) -> None:
        """`bots` has who plays at each of the other seats."""
        self.record: Final = record
        self.file: Path | None = None
        """Where the record is kept up to date, if it is."""
        self._seat: Final = seat
        self._bots: Final = bots
        self._screen: Final = screen
        self._words: Final = words
        self._crews: Final = [player["bandits"] for player in look(record.game, seat)["players"]]
        self._untold: list[Event] = []

    def play(self) -> bool:
        """Play on; false if the person left before the end."""
        game = self.record.game
        if not self.record.choices:
            self._untold = list(seen_by(game.prologue, self._seat))
        with stopping() as stop:
            while not game.over:
                if stop.asked or not self._step():
                    return False
        self._tell()
        self._screen.reckoning(game.result(), self._seat)
        return True

    def _step(self) -> bool:
        """Let whoever is to decide do it, bots first; false if it is the person, who leaves."""
        game = self.record.game
        bots = [seat for seat in game.deciders() if seat != self._seat]
        if bots:
            choice = decide(self._bots[bots[0]], game, bots[0], self._rng())
            self._take(bots[0], str(choice))
            return True
        try:
            self._take(self._seat, self._ask())
        except Leaving:
            return False
        return True

    def _rng(self) -> Rng:
        """A stream for this decision alone, so that a game that is resumed goes on the same."""
        return seeded(self.record.seed * CHOICES + len(self.record.choices))

    def _take(self, seat: int, choice: str) -> None:
        """Make a choice and keep what it caused for telling."""
        events = self.record.play(seat, choice)
        self._untold += seen_by(events, self._seat)
        if self.file is not None:
            try:
                save(self.record, self.file)
            except OSError as error:
                self._screen.say("not-saved", file=str(self.file), reason=str(error.strerror))
                self.file = None

    def _tell(self) -> None:
        """Tell what has happened since the last time."""
        self._screen.blank()
        self._screen.story(self._untold, self._crews)
        self._untold = []

    def _ask(self) -> str:
        """Show the position to the person and let them choose."""
        self._tell()
        seen = look(self.record.game, self._seat)
        seen["perils"] = perils(self.record.game, self._seat, seen)
        self._screen.position(seen)
        return answer(self._screen, self._words, seen, lambda: self._hint(seen))

    def _hint(self, seen: Seen) -> None:
        """Let a search think about the person's choice, of what the person may know."""
        self._screen.say("hint-thinking")
        thought = think(ADVISER, self.record.game, self._seat, self._rng())
        self._screen.hint(thought, seen)


def save(record: Record, file: Path) -> None:
    """Write the record, never leaving half of it."""
    half = file.with_name(f".{file.name}.new")
    half.write_text(record.text(), encoding="utf-8")
    half.replace(file)
