"""Bots that think in a worker of their own, beside the one in which the tables are."""

import asyncio
import logging
import pickle
import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Final, Protocol, cast

from folsom.bots import Thought
from folsom.table.thinking import Question, Whose, ponder

PATIENCE: Final = 60.0
"""A bot that has not chosen after so many seconds never will; then chance chooses."""

SLICE: Final = 0.05
"""So many seconds are thought before one listens whether the thought is still wanted."""

_LOG: Final = logging.getLogger("folsom.bots")


class Beside(Protocol):
    """The worker that thinks: one question after the other, and a person's first."""

    async def ask(self, number: int, question: str, hint: bool) -> str:
        """The thought about a question."""
        ...

    def drop(self, number: int) -> None:
        """Nobody waits for it any more; the worker leaves it, and thinks about the next one."""
        ...

    def restart(self) -> None:
        """It hangs: begin anew."""
        ...


class ThinkerBeside:
    """Lets the worker beside think. It never holds up the tables."""

    def __init__(self, beside: Beside) -> None:
        self._beside = beside
        self._asked = 0

    async def think(self, question: Question, whose: Callable[[], Whose]) -> Thought | None:
        """What the bot thinks; who stops waiting ends the thought, wherever it is."""
        self._asked += 1
        number = self._asked
        try:
            asked = self._beside.ask(number, packed(question), question.hint)
            return cast(Thought, unpacked(await asyncio.wait_for(asked, PATIENCE)))
        except asyncio.CancelledError:
            self._beside.drop(number)
            raise
        except TimeoutError:
            self._beside.restart()
        except Exception:
            _LOG.exception("a bot failed", extra={"level": question.level})
        return None


class Deliberation:
    """In the worker that thinks: a thought about a question, a moment at a time.

    In between the worker hears what it is told, which it could not while it thinks.
    """

    def __init__(self, question: str) -> None:
        self._until = 0.0
        asked = cast(Question, unpacked(question))
        self._pondering = ponder(asked, lambda: time.perf_counter() >= self._until)

    def go_on(self) -> str:
        """Think for a moment; gives the thought when it is there, and nothing before."""
        self._until = time.perf_counter() + SLICE
        try:
            next(self._pondering)
        except StopIteration as end:
            return packed(end.value)
        return ""


def packed(value: object) -> str:
    """As text, for another worker of the same page."""
    return b64encode(pickle.dumps(value, protocol=5)).decode()


def unpacked(text: str) -> object:
    """What another worker of the same page has packed."""
    return pickle.loads(b64decode(text))
