"""Opening storage and filling it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from folsom.server.storage import Store
from folsom.table.storing import Row, Status


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def row(
    table: str,
    status: Status = "playing",
    *,
    public: bool = False,
    summary: bytes = b"{}",
    due: float | None = None,
    changed: float = 0.0,
) -> Row:
    return Row(table, status, public, summary, due, changed)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for what others must first do; a test that waits in vain fails."""
    async with asyncio.timeout(300):
        while not holds():
            await asyncio.sleep(0.01)
