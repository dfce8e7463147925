"""Games given out to workers, some of whom are lost."""

import os
import signal
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import pytest

from folsom.arena.local_workers import LocalWorkers
from folsom.arena.workers import ATTEMPTS, WorkerLost, share_out


class Clumsy:
    """All work in one process; some workers are lost while they do certain jobs."""

    size = 2

    def __init__(self, fatal: dict[object, int]) -> None:
        self.fatal = fatal
        self.made: dict[object, object] = {}
        self.dismissed = False

    def give(self, work: Callable[..., object], jobs: object) -> object:
        assert isinstance(jobs, list)
        key = object()
        for job in jobs:
            if self.fatal.get(job, 0) > 0:
                self.fatal[job] -= 1
                self.made[key] = WorkerLost()
                return key
        self.made[key] = work(jobs)
        return key

    def finished(self, given: Iterable[object], seconds: float) -> list[object]:
        return list(given)

    def fetch(self, one: object) -> object:
        made = self.made.pop(one)
        if isinstance(made, WorkerLost):
            raise made
        return made

    def dismiss(self) -> None:
        self.dismissed = True


def squares(jobs: Sequence[int]) -> list[int]:
    return [job * job for job in jobs]


def test_games_of_a_lost_worker_are_given_out_again_and_counted_once() -> None:
    workers = Clumsy({3: 1, 17: ATTEMPTS - 1, 39: 1})
    assert sorted(share_out(workers, squares, range(40))) == [job * job for job in range(40)]


def test_a_game_that_kills_every_worker_ends_it() -> None:
    with pytest.raises(WorkerLost, match="3 workers were lost while playing 5"):
        list(share_out(Clumsy({5: ATTEMPTS}), squares, range(10)))


def test_nothing_more_is_done_once_somebody_says_stop() -> None:
    done: list[int] = []
    going = share_out(Clumsy({}), squares, range(1000), lambda: len(done) >= 5)
    done.extend(going)
    assert 5 <= len(done) < 1000


def die_once(mark: str, jobs: Sequence[int]) -> list[int]:
    """A worker that is killed in the middle of the first game 3."""
    if 3 in jobs and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(jobs)


def test_a_killed_process_costs_nothing(tmp_path: Path) -> None:
    workers = LocalWorkers(2)
    work = partial(die_once, str(tmp_path / "died"))
    try:
        assert sorted(share_out(workers, work, range(20))) == [job * job for job in range(20)]
    finally:
        workers.dismiss()
    assert (tmp_path / "died").exists()


def fail(jobs: Sequence[int]) -> list[int]:
    raise LookupError("a bot failed")


def test_what_a_worker_raises_is_raised() -> None:
    workers = LocalWorkers(1)
    try:
        with pytest.raises(LookupError, match="a bot failed"):
            list(share_out(workers, fail, range(3)))
    finally:
        workers.dismiss()
