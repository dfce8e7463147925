"""Where a request comes from: its address, and the site whose page sent it."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """The client's address."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def allowed(scope: Scope, origins: Iterable[str]) -> bool:
    """Whether a page of that site may use this server; programs send no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in origins or _site(origin) == headers.get("host")


def _site(origin: str) -> str:
    """Host and port of an origin; empty if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
