"""Opening the database before anybody can come, and waiting for one that is not there yet."""

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from folsom.server.storage import Store, Unreachable

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between one try and the next; the last for all that follow."""

_LOG: Final = logging.getLogger("folsom.opening")


async def open_store(url: str, waiting: Callable[[str], None]) -> Store:
    """The storage, as soon as it is there; `waiting` is told why it is not, whenever that changes.

    Raises `StorageError` for what no waiting mends, and `CancelledError` if told to stop.
    """
    tried, told = 0, ""
    with _stopped_by_signal():
        while True:
            try:
                return await Store.open(url)
            except Unreachable as error:
                why = str(error)
            _LOG.warning("waiting for the database", extra={"error": why})
            if why != told:
                waiting(why)
                told = why
            await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1


@contextmanager
def _stopped_by_signal() -> Iterator[None]:
    """Stop at SIGTERM as at Ctrl-C: the first process of a container would not by itself."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    if task is not None:
        # There are no such signals on Windows, and none for threads.
        with suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        yield
    finally:
        with suppress(NotImplementedError, RuntimeError, ValueError):
            loop.remove_signal_handler(signal.SIGTERM)
