"""Writing down a game of Colt Super Express: plans, who fell, and what the wagons were worth."""

from collections.abc import Iterable
from typing import Final

from folsom.game.event import Event
from folsom.game.protocol import Choice
from folsom.record.scribe import CHOICE, Scribe

FATES: Final = {
    "move": "moved off the train",
    "shot": "was shot off the train",
    "uncoupled": "was lost with the wagon",
}
"""By cause, how one fell."""


class SuperScribe(Scribe):
    """Keeps the lines of one game of Colt Super Express."""

    def choice(self, seat: int, choice: Choice, events: Iterable[Event]) -> None:
        """Write down a plan, and after the last one what the round has brought."""
        self.lines.append(f"{CHOICE}{self.seats[seat]}: {choice}")
        self._tell(events)

    def ending(self) -> list[str]:
        """How the game ended."""
        result = self.game.result()
        lines = ["", "Result"]
        for seat, standing in zip(self.seats, result.standings):
            cards = sum([line.count for line in standing.lines])
            loot = "1 card" if cards == 1 else f"{cards} cards"
            rank = f"rank {standing.rank}"
            lines.append(f"{CHOICE}{seat}: {loot}, {standing.money} money, {rank}")
        winners = ", ".join(self.seats[seat] for seat in result.winners)
        lines.append(f"{CHOICE}winners: {winners}, by {result.decided_by}")
        return lines

    def _write_set_up(self) -> None:
        self._head("Set-up")
        self._note(f"seats: {', '.join(self.seats)}")
        self._note(f"first: {self.seats[self._view()['first']]}")

    def _tell(self, events: Iterable[Event]) -> None:
        told = [event.whole() for event in events]
        placed = [
            f"{each['bandit']} {each['place']} facing {each['facing']}"
            for each in told
            if each["event"] == "placed"
        ]
        if placed:
            self._note(f"start: {', '.join(placed)}")
        for facts in told:
            kind = facts["event"]
            if kind == "fell":
                self._note(f"{facts['bandit']} {FATES[str(facts['cause'])]}")
            elif kind == "took":
                self._note(f"{facts['bandit']} took wagon {facts['wagon']}, worth {facts['value']}")
            elif kind == "round":
                self._head(f"Round {facts['round']}")
