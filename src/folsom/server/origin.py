"""Where a request comes from: its address, and the site whose page sent it."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

HOUSEHOLD: Final = 64
"""So many leading bits of an IPv6 address say who it is; the rest anybody may change at will."""


def address_of(scope: Scope) -> str:
    """The client's address, by which it is counted."""
    client = scope.get("client")
    return counted(str(client[0])) if client else "unknown"


@lru_cache(4096)
def counted(address: str) -> str:
    """The address as limits count it: IPv6 by its network of 64 bits."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((known, HOUSEHOLD), strict=False))


def allowed(scope: Scope, origins: Iterable[str]) -> bool:
    """Whether a page of that site may use this server; programs send neither of the headers."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None and origin in origins:
        return True
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    return origin is None or _site(origin) == headers.get("host")


def _site(origin: str) -> str:
    """Host and port of an origin; empty if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
