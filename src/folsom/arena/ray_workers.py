"""Workers of a Ray cluster."""

import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from folsom.arena.workers import WorkerLost

PATIENCE: Final = 5.0
"""Seconds within which a cluster must answer."""
HERE: Final = "local"
"""In place of an address: a cluster of this machine alone, for as long as the work lasts."""
STDERR: Final = 2
"""The file number of standard error."""


class NoCluster(ValueError):
    """There is no such cluster, or no Ray; the message is one plain sentence."""


class RayWorkers:
    """One worker for each processor of the cluster; Folsom must be installed on all of them."""

    def __init__(self, address: str) -> None:
        """Raises `NoCluster` if it cannot be reached."""
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise NoCluster("Ray is not installed: pip install 'folsom[ray]'.") from None
        self._ray = ray
        if address not in (HERE, "auto"):
            _knock(address)
        try:
            with _hushed():
                ray.init(
                    address=None if address == HERE else address,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level="ERROR",
                )
        except (ConnectionError, RuntimeError, ValueError) as error:
            reason = str(error).splitlines()[0].rstrip(".")
            raise NoCluster(f"There is no Ray cluster at {address}: {reason}.") from None
        # We give lost games out again ourselves, so that each is counted once.
        self._remote = ray.remote(max_retries=0)(_do)
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def give(self, work: Callable[..., object], jobs: object) -> object:
        """Let a worker of the cluster do these jobs."""
        return self._remote.remote(work, jobs)

    def finished(self, given: Iterable[object], seconds: float) -> list[object]:
        """Those that are done or lost."""
        return list(self._ray.wait(list(given), timeout=seconds)[0])

    def fetch(self, one: object) -> object:
        """What came of it."""
        try:
            return self._ray.get(one)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from None
        except self._ray.exceptions.RayError as error:
            raise WorkerLost from error

    def dismiss(self) -> None:
        """Leave the cluster; work that is under way there ends."""
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Raises `NoCluster` if nobody listens there; Ray itself would wait for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except ValueError:
        raise NoCluster(
            f"A Ray cluster's address is HOST:PORT, or {HERE}; not {address}."
        ) from None
    except OSError as error:
        raise NoCluster(
            f"There is no Ray cluster at {address}: {error.strerror or error}."
        ) from None


@contextmanager
def _hushed() -> Iterator[None]:
    """Within it, what Ray's own libraries write to standard error is lost; no setting stops them.

    It would be pages before we can say in one sentence that there is no cluster.
    """
    sys.stderr.flush()
    kept = os.dup(STDERR)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, STDERR)
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)


def _do(work: Callable[..., object], jobs: object) -> object:
    return work(jobs)
