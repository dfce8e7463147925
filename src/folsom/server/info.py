"""What can be asked for in a set-up, and codes for cameras."""

import io
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from folsom.server.service import Service, reply
from folsom.table.catalogue import catalogue as everything
from folsom.table.refusal import Refusal

LONGEST: Final = 200
"""The longest address that is made into a code."""


async def catalogue(service: Service, request: Request) -> Response:
    """What can be asked for in a set-up."""
    return reply(everything())


async def qr_code(service: Service, request: Request) -> Response:
    """A path of this server as a code for cameras."""
    path = request.query_params.get("path", "")
    if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST:
        raise Refusal("malformed", "The path begins with one slash and is not too long.")
    drawn = io.BytesIO()
    try:
        link = f"{request.url.scheme}://{request.url.netloc}{path}"
        segno.make(link, error="m").save(drawn, kind="svg", xmldecl=False, svgns=True, border=2)
    except ValueError:
        raise Refusal("malformed", "That cannot be drawn as a code.") from None
    return Response(drawn.getvalue(), media_type="image/svg+xml")
