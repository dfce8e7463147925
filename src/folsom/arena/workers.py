"""Sharing out many games among workers: local processes, or those of a Ray cluster.

What travels is the plan and the numbers of the games, never a position. Games of a worker that is
lost are given to another, and every game comes back once.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

LONG_ENOUGH: Final = 1.0
"""Seconds that a worker should be busy with what it is given, so that handing it over is cheap."""
MOST: Final = 64
"""Games given to a worker at once."""
ATTEMPTS: Final = 3
"""How often a game may be given out before we believe that it is what kills the workers."""
GLANCE: Final = 0.2
"""Seconds between two looks at whether to stop."""

Job = TypeVar("Job")
Done = TypeVar("Done")
Work = Callable[[Sequence[Job]], list[Done]]


class WorkerLost(Exception):
    """A worker died before it had brought back its games."""


class Workers(Protocol):
    """Those who do the work."""

    size: int

    def give(self, work: Callable[..., object], jobs: object) -> object:
        """Let a worker do these jobs; returns something to ask for them by."""

    def finished(self, given: Iterable[object], seconds: float) -> list[object]:
        """Those that are done or lost, after waiting for one of them at most so long."""

    def fetch(self, one: object) -> object:
        """What came of it; raises `WorkerLost`, or what the work raised."""

    def dismiss(self) -> None:
        """End all workers, whatever they do."""


@dataclass(slots=True)
class _Load(Generic[Job]):
    jobs: list[Job]
    given_at: float


def share_out(
    workers: Workers,
    work: Work[Job, Done],
    jobs: Iterable[Job],
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Done]:
    """Have all jobs done, in whatever order they finish, until somebody says stop."""
    waiting = deque(jobs)
    under_way: dict[object, _Load[Job]] = {}
    lost: dict[Job, int] = {}
    at_once = 1
    while (waiting or under_way) and not stopped():
        while waiting and len(under_way) < 2 * workers.size:
            # What was lost goes alone, so that the one to blame is found and no other.
            count = 1 if waiting[0] in lost else min(at_once, len(waiting))
            some = [waiting.popleft() for _ in range(count)]
            under_way[workers.give(work, some)] = _Load(some, time.perf_counter())
        for one in workers.finished(under_way, GLANCE):
            load = under_way.pop(one)
            try:
                done = workers.fetch(one)
            except WorkerLost:
                _give_back(load.jobs, waiting, lost)
                continue
            assert isinstance(done, list)
            yield from done
            # Half of the time went by while it waited for its turn.
            spent = max(time.perf_counter() - load.given_at, 1e-3) / 2
            at_once = max(1, min(MOST, 2 * at_once, int(len(load.jobs) * LONG_ENOUGH / spent)))


def _give_back(jobs: list[Job], waiting: deque[Job], lost: dict[Job, int]) -> None:
    for job in reversed(jobs):
        lost[job] = lost.get(job, 0) + 1
        if lost[job] >= ATTEMPTS:
            raise WorkerLost(f"{ATTEMPTS} workers were lost while playing {job}.")
        waiting.appendleft(job)
