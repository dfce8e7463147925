"""What a server says of itself to those who look after it."""

import asyncio
import logging
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from folsom.server.metrics import Metrics
from folsom.server.service import problem
from folsom.server.storage import Store
from folsom.server.storage.plainly import in_public
from folsom.table.refusal import Refusal
from folsom.table.storing import StorageError

FRESH: Final = 1.0
"""So long, in seconds, what was found out holds for everybody who asks."""
PATIENCE: Final = 3.0
"""A database that takes longer to store something does not answer."""
SILENT: Final = "The database does not answer."

_LOG: Final = logging.getLogger("folsom.health")


class Health:
    """Whether this process lives, and whether it can store: found out by storing something."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._trial: asyncio.Task[None] | None = None
        self._began = 0.0
        self._trouble = ""
        metrics.ready.set(1)

    async def alive(self, request: Request) -> Response:
        """The process answers; that says nothing of the database, which no restart would mend."""
        return PlainTextResponse("alive\n")

    async def ready(self, request: Request) -> Response:
        """Whether what people do can be stored."""
        trouble = await self.trouble()
        if trouble:
            return problem(Refusal("storage", trouble))
        return PlainTextResponse("ready\n")

    async def trouble(self) -> str:
        """Why nothing can be stored now, or nothing; tried once for all who ask together."""
        now = time.monotonic()
        if self._trial is None or (self._trial.done() and now - self._began >= FRESH):
            self._began = now
            self._trial = asyncio.create_task(self._try_out())
        await asyncio.wait([self._trial], timeout=max(self._began + PATIENCE - now, 0))
        if not self._trial.done():
            self._note(SILENT, f"nothing was stored within {PATIENCE} seconds")
        return self._trouble

    async def _try_out(self) -> None:
        try:
            await self._store.ping()
        except StorageError as error:
            self._note(in_public(error), str(error))
        else:
            self._note("", "")

    def _note(self, trouble: str, error: str) -> None:
        """Keep what was found out, and tell the log if it is new."""
        if trouble and trouble != self._trouble:
            _LOG.error("nothing can be stored", extra={"error": error})
        elif self._trouble and not trouble:
            _LOG.warning("it can be stored again")
        self._trouble = trouble
        self._metrics.ready.set(not trouble)
