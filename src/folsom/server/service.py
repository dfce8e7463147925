"""What every HTTP request meets: limits, sizes, and errors in one form."""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from folsom.server.files import liked
from folsom.server.guard import Guard
from folsom.server.origin import address_of, allowed
from folsom.server.refusals import status_of
from folsom.server.tables import ServerTables
from folsom.table.keys import digest, fits_any, read_code
from folsom.table.live import LiveTable
from folsom.table.refusal import Refusal
from folsom.table.storing import StorageError
from folsom.wire.http import Problem

BODY: Final = 16_384
"""The longest request body, but for records."""

BIG: Final = 16_384
"""Answers of so many bytes are worth packing, if that can be done beside the event loop."""
HANDS: Final = 2
"""So many pieces of long work are done at once; the others wait."""

_LOG: Final = logging.getLogger("folsom.http")
_encode: Final = msgspec.json.Encoder().encode
T = TypeVar("T")


class Service:
    """What every handler of a request needs: the tables, and the limits of clients."""

    def __init__(self, tables: ServerTables, guard: Guard) -> None:
        self.tables = tables
        self.guard = guard
        self._hands = asyncio.Semaphore(HANDS)

    def serve(
        self, handler: Callable[["Service", Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """The handler behind limits and with errors put into words."""

        async def answer(request: Request) -> Response:
            try:
                self.guard.asking(self.address(request))
                if request.method != "GET" and not allowed(
                    request.scope, self.tables.config.origins
                ):
                    raise foreign()
                return await handler(self, request)
            except Refusal as refusal:
                self.tables.metrics.refused(refusal.code)
                return problem(refusal)
            except ClientDisconnect:
                # Nobody hears the answer.
                return Response(status_code=400)
            except StorageError as error:
                _LOG.error("not read", extra={"error": str(error)})
                return problem(Refusal("storage", "The database does not answer; try again."))

        return answer

    async def work(self, work: Callable[[], T]) -> T:
        """Do long work beside the event loop; only a little of it is done at once."""
        async with self._hands:
            return await asyncio.to_thread(work)

    def charge(self, request: Request, cost: float) -> None:
        """Charge whoever asks for work of so many milliseconds."""
        self.guard.working(self.address(request), cost)

    def address(self, request: Request) -> str:
        """The client's address."""
        return address_of(request.scope)

    async def table(self, request: Request) -> LiveTable:
        """The table that the path names."""
        try:
            return await self.tables.find(read_code(request.path_params["table"]))
        except Refusal as refusal:
            if refusal.code == "no-table":
                self.guard.guessing(self.address(request))
            raise


def foreign() -> Refusal:
    """For pages of other sites."""
    return Refusal("origin", "That site may not use this server.")


def may_see(live: LiveTable, request: Request) -> bool:
    """Whether one who sends this request may watch the table."""
    if live.table.watching:
        return True
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    shown = [digest(key.strip())] if scheme.lower() == "bearer" else []
    stored = [live.table.seating.host, *(seat.key for seat in live.table.seats)]
    return True in [fits_any(shown, each) for each in stored]


def reply(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(_encode(value), status, media_type="application/json")


def big_reply(value: object, request: Request) -> Response:
    """A large value as JSON, packed if the client likes; to be made beside the event loop."""
    answer = reply(value)
    if len(answer.body) < BIG:
        return answer
    headers = {"Vary": "Accept-Encoding"}
    body = bytes(answer.body)
    if "gzip" in liked(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, 1)
    return Response(body, headers=headers, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    """A refusal as JSON."""
    return reply(Problem(refusal.code, refusal.text), status_of(refusal))


async def raw_body(request: Request, limit: int) -> bytes:
    """The body, if it is not too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refusal("too-long", f"That is longer than {limit} bytes.")
    return bytes(body)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as a value of that kind."""
    try:
        return msgspec.json.decode(await raw_body(request, BODY), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"The request makes no sense: {error}.") from None
