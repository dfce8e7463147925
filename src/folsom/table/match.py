"""A game being played at a table: its choices by number, who was asked what, what can be undone."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from folsom.game.catalogue import PARTS, start
from folsom.game.disclosure import GLANCE, WORLDS, discloses, discloses_to
from folsom.game.event import Event
from folsom.game.protocol import Game
from folsom.game.rng import seeded
from folsom.record.chance import fresh_chance
from folsom.table.entries import Chose
from folsom.table.pleas import overlap


class Move(NamedTuple):
    """A choice that was made."""

    number: int
    seat: int
    choice: str
    asked: int
    by: str
    chance: int = 0
    """What chance made of it; 0 where that still comes from the seed."""
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

    __slots__ = (
        "_last",
        "_shown",
        "asked",
        "chance",
        "game",
        "moves",
        "name",
        "number",
        "options",
        "seed",
    )

    def __init__(
        self,
        name: str,
        options: Mapping[str, object],
        seed: int,
        number: int,
        chance: Sequence[int] = (),
    ) -> None:
        """Deal the cards; `number` is the entry that said so. `begin` asks the first question.

        With fresh `chance` for the deal, every choice brings fresh chance of its own, so nothing
        that was ever shown helps to compute what comes.
        """
        self.name = name
        self.options = options
        self.seed = seed
        self.number = number
        self.chance = list(chance[:PARTS])
        self.game = self.restart()
        self.moves: list[Move] = []
        self.asked: dict[int, Question] = {}
        self._shown: dict[tuple[int, int, int], bool] = {}
        """By a choice's number and a seat, whether it showed that seat anything, where asked."""
        self._last: tuple[Game, Step] | None = None
        """How things stood before the last choice, and what that led to."""

    def restart(self) -> Game:
        """The same game, at its beginning."""
        return start(self.name, self.options, self.seed, self.chance)

    def begin(self, choices: Sequence[tuple[int, str]], chance: Sequence[int], at: float) -> None:
        """Make the choices of a record that is played on, then ask the first question."""
        number = self.number
        for step, (seat, choice) in enumerate(choices):
            drawn = chance[step] if self.chance else 0
            move = Move(number, seat, choice, number, "record", drawn)
            self._make(self.game, move)
            self.moves.append(move)
        self._ask_all(number, at)

    def fresh_chance(self) -> int:
        """What the next choice brings: nothing where all chance comes from the seed."""
        return fresh_chance() if self.chance else 0

    def rehearse(self, entry: Chose) -> Step:
        """What the choice leads to; raises `IllegalChoice` and changes nothing."""
        game = self.game.copy()
        return Step(game, game.play(entry.seat, entry.choice, entry.chance))

    def advance(self, number: int, entry: Chose, step: Step) -> None:
        """Make a choice that was rehearsed."""
        self._last = self.game, step
        self.game = step.game
        before = self.asked
        asked = before.get(entry.seat)
        thought = entry.at - asked.at if asked is not None and entry.by == "person" else 0.0
        choice = sys.intern(entry.choice)
        self.moves.append(
            Move(number, entry.seat, choice, entry.asked, entry.by, entry.chance, max(thought, 0.0))
        )
        self.asked = {}
        for seat in step.game.deciders():
            known = before.get(seat)
            if known is None or seat == entry.seat:
                known = Question(number, entry.at)
            self.asked[seat] = known

    def stand_still(self, since: float, until: float) -> None:
        """Let a time in which nobody could choose count as if it had not been."""
        for seat, question in self.asked.items():
            lost = overlap(question.at, since, until)
            self.asked[seat] = question._replace(at=question.at + lost)

    def last_of(self, seat: int) -> Move | None:
        """The last choice that the person at this seat made."""
        for move in reversed(self.moves):
            if move.seat == seat:
                return move if move.by == "person" else None
        return None

    def untouched(self, move: Move, worlds: int = WORLDS) -> bool:
        """Whether nobody has acted on this choice, and nothing hidden came to light since."""
        later = [each for each in self.moves if each.number > move.number]
        return all(self._root(each) < move.number for each in later) and not self.disclosed(
            move, worlds
        )

    def _root(self, move: Move) -> int:
        """The question with which a choice began, which may have been made in several steps."""
        for each in reversed(self.moves):
            if each.number == move.asked and each.seat == move.seat:
                move = each
        return move.asked

    def seems_untouched(self, move: Move) -> bool:
        """The same at a glance, to say beforehand what is looked at wholly when it is done."""
        return self.untouched(move, GLANCE)

    def disclosed(self, move: Move, worlds: int = WORLDS) -> bool:
        """Whether anybody who chose from this choice on knows more by now than when they did."""
        makers: list[int] = []
        for each in self.moves:
            if each.number < move.number:
                continue
            if each.seat not in makers:
                makers.append(each.seat)
            if any(self._showed(each, seat, worlds) for seat in makers):
                return True
        return False

    def _showed(self, move: Move, eyes: int, worlds: int) -> bool:
        """Whether a choice showed anything to a seat that it could not know before."""
        if move.by == "record":
            return True
        known = self._shown
        found = known.get((move.number, eyes, WORLDS), known.get((move.number, eyes, worlds)))
        if found is None:
            found = self._shown[move.number, eyes, worlds] = self._shows(move, eyes, worlds)
        return found

    def _shows(self, move: Move, eyes: int, worlds: int) -> bool:
        if self._last is not None and move is self.moves[-1]:
            before, step = self._last
        else:
            before = self._before(move)
            after = before.copy()
            step = Step(after, after.play(move.seat, move.choice, move.chance))
        # The same worlds are looked at wherever and whenever it is asked.
        rng = seeded(move.number)
        if eyes != move.seat:
            return discloses_to(eyes, before, move.seat, step.events, step.game, rng, worlds)
        code = before.parse(move.choice).code
        return discloses(before, eyes, code, step.events, step.game, rng, worlds)

    def _before(self, move: Move) -> Game:
        """The game before this choice."""
        game = self.restart()
        for each in self.moves:
            if each is move:
                break
            self._make(game, each)
        return game

    def steps(self) -> Iterator[tuple[Move, list[Event]]]:
        """The game again, choice by choice up to where it is now, and what each caused."""
        game = self.restart()
        for move in list(self.moves):
            yield move, game.play(move.seat, move.choice, move.chance)

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
        self._last = None
        self.game = self.restart()
        for move in self.moves:
            self._make(self.game, move)

    def _make(self, game: Game, move: Move) -> None:
        if move.chance:
            game.stir(move.chance)
        game.apply(move.seat, game.parse(move.choice).code)

    def _ask_all(self, number: int, at: float) -> None:
        self.asked = {seat: Question(number, at) for seat in self.game.deciders()}
