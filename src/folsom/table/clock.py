"""What time it is, and waiting: the one place where a table meets a clock."""

import asyncio
import time
from contextlib import suppress


class Clock:
    """The machine's clock. A test has one that goes as it likes."""

    def now(self) -> float:
        """Seconds of Unix time."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds on a clock that nobody sets."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let so many seconds pass."""
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Until it is set, but not longer than so many seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), max(seconds, 0.01))
