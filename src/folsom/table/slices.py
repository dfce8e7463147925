"""Long work of the event loop in short slices, so that everybody else is served meanwhile."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import Final, TypeVar

SLICE: Final = 0.004
"""So many seconds are worked before the others have their turn."""

T = TypeVar("T")


async def in_slices(work: Iterable[T]) -> AsyncIterator[T]:
    """Each piece of the work; between them everybody else has a turn when a slice is over."""
    until = time.perf_counter() + SLICE
    for piece in work:
        yield piece
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
