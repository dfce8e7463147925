"""What the expert thinks of the questions of a table, for as long as somebody wants to know."""

import asyncio

from folsom.bots import Thought
from folsom.table.match import Match
from folsom.table.refusal import Refusal
from folsom.table.thinking import ADVISER, Thinker, Whose, question


class Hint:
    """What the expert was asked, and what it thinks of it."""

    __slots__ = ("_thought", "_waiting", "question")

    def __init__(self, question: int, thought: "asyncio.Task[Thought | None]") -> None:
        """`question` is its number."""
        self.question = question
        self._thought = thought
        self._waiting = 0

    @property
    def refused(self) -> bool:
        """Whether nobody wanted to know any more, or too much was asked."""
        if self._thought.cancelled() or self._thought.cancelling() > 0:
            return True
        return self._thought.done() and self._thought.exception() is not None

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._thought.cancel()

    def wait(self) -> "asyncio.Task[Thought]":
        """What it thinks, or a `Refusal`; it stops thinking when the last who waits has gone."""
        self._waiting += 1
        task = asyncio.create_task(self._wait())
        task.add_done_callback(self._leave)
        return task

    def _leave(self, task: "asyncio.Task[Thought]") -> None:
        self._waiting -= 1
        if not self._waiting:
            self._thought.cancel()

    async def _wait(self) -> Thought:
        await asyncio.wait([self._thought])
        if self._thought.cancelled():
            raise Refusal("too-late", "The question is no longer open.")
        thought = self._thought.result()
        if thought is None:
            raise Refusal("no-idea", "The expert has no idea just now.")
        return thought


def asked_in(match: Match | None, seat: int) -> tuple[Match, int]:
    """The game in which this seat has to decide something, and the question's number."""
    open_question = match.asked.get(seat) if match else None
    if match is None or open_question is None:
        raise Refusal("not-asked", "This seat has nothing to decide now.")
    return match, open_question.number


class Hints:
    """The last hint of each seat, asked for or given."""

    __slots__ = ("_seats",)

    def __init__(self) -> None:
        self._seats: dict[int, Hint] = {}

    def ask(self, match: Match | None, seat: int, thinker: Thinker, whose: Whose) -> Hint:
        """Ask the expert about the question before this seat; it is asked once for each."""
        match, number = asked_in(match, seat)
        hint = self._seats.get(seat)
        if hint is None or hint.refused or hint.question != number:
            asked = question(ADVISER, match.game, seat, hint=True)
            thought = asyncio.ensure_future(thinker.think(asked, lambda: whose))
            hint = self._seats[seat] = Hint(number, thought)
        return hint

    def settle(self, match: Match | None) -> None:
        """Forget those whose question is no longer open."""
        for seat, hint in list(self._seats.items()):
            question = match.asked.get(seat) if match else None
            if question is None or question.number != hint.question:
                del self._seats[seat]
                hint.cancel()

    def close(self) -> None:
        """Nobody wants to know anything any more."""
        for hint in self._seats.values():
            hint.cancel()
