"""A game being played at a table: its choices by number, who was asked what, what can be undone."""

import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from folsom.game.catalogue import start
from folsom.game.event import Event
from folsom.game.protocol import Game
from folsom.server.entries import Chose


class Move(NamedTuple):
    """A choice that was made."""

    number: int
    seat: int
    choice: str
    asked: int
    by: str
    reveals: bool
    """Whether anything hidden came to light by it."""
    thought: float = 0.0
    """For how many seconds a person thought: they are gone, even if the choice is taken back."""


class Question(NamedTuple):
    """What a seat has to answer: under which number it was put, and when."""

    number: int
    at: float


class Step(NamedTuple):
    """What a choice would lead to, before it is stored."""

    game: Game
    events: list[Event]


class Match:
    """One game at a table. It changes only by entries of the table's log."""

    __slots__ = ("asked", "game", "moves", "name", "number", "options", "seed")

    def __init__(self, name: str, options: Mapping[str, object], seed: int, number: int) -> None:
        """Deal the cards; `number` is the entry that said so. `begin` asks the first question."""
        self.name = name
        self.options = options
        self.seed = seed
        self.number = number
        self.game = start(name, options, seed)
        self.moves: list[Move] = []
        self.asked: dict[int, Question] = {}

    def begin(self, choices: Sequence[tuple[int, str]], at: float) -> None:
        """Make the choices of a record that is played on, then ask the first question."""
        for seat, choice in choices:
            self.game.play(seat, choice)
            self.moves.append(Move(self.number, seat, choice, self.number, "record", True))
        self._ask_all(self.number, at)

    def rehearse(self, seat: int, choice: str) -> Step:
        """What the choice leads to; raises `IllegalChoice` and changes nothing."""
        game = self.game.copy()
        return Step(game, game.play(seat, choice))

    def advance(self, number: int, entry: Chose, step: Step) -> None:
        """Make a choice that was rehearsed."""
        self.game = step.game
        reveals = any(event.reveals for event in step.events)
        before = self.asked
        asked = before.get(entry.seat)
        thought = entry.at - asked.at if asked is not None and entry.by == "person" else 0.0
        choice = sys.intern(entry.choice)
        self.moves.append(
            Move(number, entry.seat, choice, entry.asked, entry.by, reveals, max(thought, 0.0))
        )
        self.asked = {}
        for seat in step.game.deciders():
            known = before.get(seat)
            if known is None or seat == entry.seat:
                known = Question(number, entry.at)
            self.asked[seat] = known

    def last_of(self, seat: int) -> Move | None:
        """The last choice that the person at this seat made."""
        for move in reversed(self.moves):
            if move.seat == seat:
                return move if move.by == "person" else None
        return None

    def untouched(self, move: Move) -> bool:
        """Whether nobody has acted on this choice, and nothing hidden came to light since."""
        later = [each for each in self.moves if each.number > move.number]
        return not move.reveals and all(
            each.asked < move.number and not each.reveals for each in later
        )

    def take_back(self, move: Move, number: int, at: float) -> None:
        """Undo this one choice, on which nobody has acted."""
        self.moves.remove(move)
        before = self.asked
        before.pop(move.seat, None)
        self._replay()
        again = Question(number, at - move.thought)
        self.asked = {seat: before.get(seat, again) for seat in self.game.deciders()}

    def rewind(self, to: int, number: int, at: float) -> None:
        """Undo the choice of that number and all that came after it."""
        thought = {move.seat: move.thought for move in reversed(self.moves) if move.number >= to}
        self.moves = [move for move in self.moves if move.number < to]
        self._replay()
        self.asked = {
            seat: Question(number, at - thought.get(seat, 0.0)) for seat in self.game.deciders()
        }

    def _replay(self) -> None:
        self.game = start(self.name, self.options, self.seed)
        for move in self.moves:
            self.game.apply(move.seat, self.game.parse(move.choice).code)

    def _ask_all(self, number: int, at: float) -> None:
        self.asked = {seat: Question(number, at) for seat in self.game.deciders()}
