"""Workers that are processes of this machine."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from folsom.arena.workers import WorkerLost


class LocalWorkers:
    """As many processes as there are cores, or as asked for."""

    def __init__(self, size: int | None = None) -> None:
        """The processes are started when there is work."""
        self.size = size or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None
        self._before = set(multiprocessing.active_children())

    def give(self, work: Callable[..., object], jobs: object) -> object:
        """Let a process do these jobs."""
        try:
            return self._processes().submit(work, jobs)
        except BrokenProcessPool:
            self._pool = None
            return self._processes().submit(work, jobs)

    def finished(self, given: Iterable[object], seconds: float) -> list[object]:
        """Those that are done or lost."""
        futures = [one for one in given if isinstance(one, Future)]
        return list(wait(futures, seconds, FIRST_COMPLETED).done)

    def fetch(self, one: object) -> object:
        """What came of it."""
        assert isinstance(one, Future)
        try:
            return one.result()
        except BrokenProcessPool as error:
            raise WorkerLost from error

    def dismiss(self) -> None:
        """End the processes, whatever they do."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - self._before:
                child.terminate()
            self._pool = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: forking a process that has threads is not safe.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.size, context, _heed_no_interrupt)
        return self._pool


def _heed_no_interrupt() -> None:
    """Ctrl-C is for the one who gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
