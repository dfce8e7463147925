"""Bots think in processes of their own, a bounded number of them."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from folsom.bots import Thought, make, think
from folsom.game.protocol import Game
from folsom.game.rng import seeded
from folsom.server.metrics import Metrics

PATIENCE: Final = 60.0
"""A bot that has not chosen after so many seconds never will; then chance chooses."""

ADVISER: Final = "expert"
"""Who is asked for a hint."""
DELIBERATION: Final = 1200
"""For so many milliseconds it thinks about one."""

_LOG: Final = logging.getLogger("folsom.bots")
T = TypeVar("T")


class Thinkers:
    """A pool of processes. It never holds up the one that serves people."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        """At most so many think at once; the others wait."""
        self._count = count
        self._free = asyncio.Semaphore(count)
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, game: Game, seat: int) -> str:
        """What a bot of this level chooses. What its seat cannot know never leaves this process."""
        seed = secrets.randbits(53)
        world = game.redeal(seat, seeded(seed))
        async with self._free:
            with self._metrics.thinking.track_inprogress(), self._metrics.thought.time():
                for _ in range(2):
                    choice = await self._ask(_choose, level, world, seat, seed)
                    if choice is not None:
                        return choice
        codes = world.codes(seat)
        return str(world.choice(codes[seeded(seed).below(len(codes))]))

    async def advise(self, game: Game, seat: int) -> Thought | None:
        """What the expert would do at this seat, and why; None if it cannot say."""
        seed = secrets.randbits(53)
        world = game.redeal(seat, seeded(seed))
        async with self._free:
            with self._metrics.thinking.track_inprogress(), self._metrics.thought.time():
                return await self._ask(_advise, ADVISER, world, seat, seed)

    async def _ask(
        self,
        work: Callable[[str, Game, int, int], T],
        level: str,
        world: Game,
        seat: int,
        seed: int,
    ) -> T | None:
        """What a process of the pool says, or None if it failed."""
        pool = self._processes()
        try:
            call = asyncio.get_running_loop().run_in_executor(pool, work, level, world, seat, seed)
            return await asyncio.wait_for(call, PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            _LOG.error("a bot failed", extra={"level": level, "error": repr(error)})
            self._end(pool)
        except Exception:
            _LOG.exception("a bot failed", extra={"level": level})
        return None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
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
        if self._pool is not None:
            self._end(self._pool)


def _settle_in() -> None:
    """In a new process of the pool: it ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(1)


def _choose(level: str, world: Game, seat: int, seed: int) -> str:
    """In a process of the pool: what the bot chooses."""
    return str(make(level).choose(world, seat, seeded(seed)))


def _advise(level: str, world: Game, seat: int, seed: int) -> Thought:
    """In a process of the pool: what the expert thinks."""
    return think(level, world, seat, seeded(seed), milliseconds=DELIBERATION)
