"""Waiting for a turn to think, and being told that it is over."""

import asyncio
import time
from collections.abc import Callable
from math import inf

from folsom.server.metrics import Metrics
from folsom.server.queue import Queue, Turn
from folsom.table.thinking import Whose


class Turns:
    """Lets those who wait begin, in the order of the queue, and tells them when to stop."""

    def __init__(self, places: int, stop: Callable[[Turn], None], metrics: Metrics) -> None:
        """So many think at once; `stop` tells one to choose now."""
        self._queue = Queue(places)
        self._stop = stop
        self._metrics = metrics
        self._begins: dict[Turn, asyncio.Future[None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def ask(self, whose: Callable[[], Whose], *, hint: bool = False) -> Turn:
        """Join the queue; raises `Refusal` for a hint if too many wait."""
        turn = Turn(whose, hint)
        self._queue.add(turn, time.monotonic())
        self._begins[turn] = asyncio.get_running_loop().create_future()
        self._review()
        return turn

    async def begin(self, turn: Turn) -> None:
        """Wait until it is its turn; who stops waiting leaves the queue."""
        began = time.monotonic()
        try:
            await self._begins[turn]
        except asyncio.CancelledError:
            self.end(turn)
            raise
        if turn.watched:
            self._metrics.waited.observe(time.monotonic() - began)

    def end(self, turn: Turn) -> None:
        """It has chosen, or nobody waits for it any more."""
        self._begins.pop(turn, None)
        self._queue.end(turn, time.monotonic())
        self._review()

    def stop(self, turn: Turn, why: str) -> None:
        """Tell one that thinks to choose now."""
        if not turn.stopped:
            turn.stopped = True
            self._metrics.stopped.labels(why).inc()
            self._stop(turn)

    def _review(self) -> None:
        """Let those begin who may, and stop those who have thought long enough."""
        queue, now = self._queue, time.monotonic()
        queue.look()
        while (turn := queue.begin(now)) is not None:
            begins = self._begins[turn]
            if not begins.done():
                begins.set_result(None)
        for turn in queue.late(now):
            self.stop(turn, "others-wait")
        self._metrics.wait_for_thought(queue.waiting)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        again = queue.next_look(now)
        if again < inf:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(again - now, 0.001), self._review)

    def close(self) -> None:
        """Review the queue no more."""
        if self._timer is not None:
            self._timer.cancel()
