"""What every HTTP request meets: limits, sizes, and errors in one form."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from folsom.server.guard import Guard
from folsom.server.hall import Hall
from folsom.server.keys import digest, fits_any, read_code
from folsom.server.live import LiveTable
from folsom.server.origin import address_of, allowed
from folsom.server.refusal import Refusal
from folsom.server.storage import StorageError
from folsom.wire.http import Problem

BODY: Final = 16_384
"""The longest request body, but for records."""

_LOG: Final = logging.getLogger("folsom.desk")
_encode: Final = msgspec.json.Encoder().encode
T = TypeVar("T")


class Desk:
    """The front desk: knows the hall and its guard."""

    def __init__(self, hall: Hall, guard: Guard) -> None:
        self.hall = hall
        self.guard = guard

    def serve(
        self, handler: Callable[["Desk", Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """The handler behind limits and with errors put into words."""

        async def answer(request: Request) -> Response:
            try:
                self.guard.asking(self.address(request))
                if request.method != "GET" and not allowed(request.scope, self.hall.config.origins):
                    raise Refusal("origin", "That site may not use this server.", 403)
                return await handler(self, request)
            except Refusal as refusal:
                self.hall.metrics.refusals.labels(refusal.code).inc()
                return problem(refusal)
            except StorageError as error:
                _LOG.error("not read", extra={"error": str(error)})
                return problem(Refusal("storage", "The database does not answer; try again.", 503))

        return answer

    def address(self, request: Request) -> str:
        """The client's address."""
        return address_of(request.scope)

    async def table(self, request: Request) -> LiveTable:
        """The table that the path names."""
        try:
            return await self.hall.table(read_code(request.path_params["table"]))
        except Refusal as refusal:
            if refusal.code == "no-table":
                self.guard.guessing(self.address(request))
            raise


def may_see(live: LiveTable, request: Request) -> bool:
    """Whether one who sends this request may watch the table."""
    if live.table.watching:
        return True
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    shown = [digest(key.strip())] if scheme.lower() == "bearer" else []
    stored = [live.table.host, *(seat.key for seat in live.table.seats)]
    return True in [fits_any(shown, each) for each in stored]


def reply(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(_encode(value), status, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    """A refusal as JSON."""
    return reply(Problem(refusal.code, refusal.text), refusal.status)


async def raw_body(request: Request, limit: int) -> bytes:
    """The body, if it is not too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refusal("too-long", f"That is longer than {limit} bytes.", 413)
    return bytes(body)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as a value of that kind."""
    try:
        return msgspec.json.decode(await raw_body(request, BODY), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"The request makes no sense: {error}.", 400) from None
