"""Bots think in processes of their own, a bounded number of them, in fair turns."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext
from typing import Any, Final

from folsom.bots import Thought
from folsom.server.metrics import Metrics
from folsom.server.queue import Turn
from folsom.server.turns import Turns
from folsom.table.thinking import Question, Whose, answer

PATIENCE: Final = 60.0
"""A bot that has not chosen after so many seconds never will; then chance chooses."""

_LOG: Final = logging.getLogger("folsom.bots")


class Thinkers:
    """A pool of processes. It never holds up the one that serves people."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        """At most so many think at once; the others wait for their turn."""
        self._count = count
        self._turns = Turns(count, self._tell_to_stop, metrics)
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0
        self._calls: dict[int, int] = {}
        """The number of the call that each place is busy with."""
        self._stops: Any = None
        """Shared with the processes: for each place the last call that is to end."""
        self._ending: set[asyncio.Task[Any]] = set()

    async def think(self, question: Question, whose: Callable[[], Whose]) -> Thought | None:
        """What the bot thinks; who stops waiting ends the thought, wherever it is.

        If others wait it may have to choose sooner than it would by itself; see `queue`.
        """
        turn = self._turns.ask(whose, hint=question.hint)
        await self._turns.begin(turn)
        task = asyncio.create_task(self._think(turn, question))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            self._turns.stop(turn, "unwanted")
            raise

    async def _think(self, turn: Turn, question: Question) -> Thought | None:
        """Try twice; the turn lasts until the process is free again."""
        try:
            with self._metrics.thinking.track_inprogress(), self._metrics.thought.time():
                for _ in range(1 if turn.hint else 2):
                    found = await self._ask(turn, question)
                    if found is not None:
                        return found
        finally:
            self._turns.end(turn)
        return None

    def _tell_to_stop(self, turn: Turn) -> None:
        if self._stops is not None and turn.place in self._calls:
            self._stops[turn.place] = self._calls[turn.place]

    async def _ask(self, turn: Turn, question: Question) -> Thought | None:
        """What a process of the pool says, or None if it failed."""
        pool = self._processes()
        self._asked += 1
        self._calls[turn.place] = self._asked
        if turn.stopped:
            self._tell_to_stop(turn)
        try:
            call = asyncio.get_running_loop().run_in_executor(
                pool, _answer, question, turn.place, self._asked
            )
            return await asyncio.wait_for(call, PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            _LOG.error("a bot failed", extra={"level": question.level, "error": repr(error)})
            self._end(pool)
        except Exception:
            _LOG.exception("a bot failed", extra={"level": question.level})
        return None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context: SpawnContext = multiprocessing.get_context("spawn")
            if self._stops is None:
                self._stops = context.RawArray("q", self._count)
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=context, initializer=_settle_in, initargs=(self._stops,)
            )
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        for process in processes:
            process.kill()
        # Calls that wait fail with the pool and are made again; cancelled, they would end whoever
        # waits for them.
        pool.shutdown(wait=False)

    def close(self) -> None:
        """Let nobody think any more."""
        self._turns.close()
        for task in self._ending:
            task.cancel()
        if self._pool is not None:
            self._end(self._pool)


_stops: Final[list[Any]] = []
"""In a process of the pool: what the server shares with it."""


def _settle_in(stops: Any) -> None:
    """In a new process of the pool: it ends with the server, however that ends."""
    _stops.append(stops)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(1)


def _answer(question: Question, place: int, number: int) -> Thought:
    """In a process of the pool: what the bot thinks, until the server tells it to end."""
    return answer(question, lambda: bool(_stops[0][place] >= number))
