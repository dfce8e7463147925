"""The names by which the server is known.

A page of a foreign site can have its own name lead to this server and then read what it answers.
The browser still says that foreign name, so whoever comes by an unknown name is refused. Addresses
are no names: nobody can have them lead elsewhere.
"""

import re
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from folsom.server.config import Config
from folsom.server.metrics import Metrics
from folsom.server.service import problem
from folsom.table.refusal import Refusal

OPEN: Final = ("/healthz", "/readyz")
"""For those who look after the server, by whatever name they know it; they tell nothing."""

_HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([\w.-]+?)\.?)(?::\d*)?", re.ASCII)


class Hosts:
    """Refuses whoever comes by a name that is not the server's."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self._app = app
        self._known = known_hosts(config)
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes by a known name."""
        host = Headers(scope=scope).get("host")
        if host is None or scope["path"] in OPEN or is_known(host, self._known):
            await self._app(scope, receive, send)
            return
        self._metrics.refused("host")
        name = _name(host) or "NAME"
        text = f"This server does not go by that name. If it is yours, add --allowed-host {name}."
        await problem(Refusal("host", text))(scope, receive, send)


def known_hosts(config: Config) -> frozenset[str]:
    """Names of this machine, and those that were set."""
    machine = socket.gethostname().lower()
    sites = [urlsplit(origin).hostname or "" for origin in config.origins]
    names = ["localhost", machine, f"{machine}.local", config.host, *config.hosts, *sites]
    return frozenset(name.lower().rstrip(".") for name in names)


def is_known(host: str, known: frozenset[str]) -> bool:
    """Whether a host, with or without a port, is an address or a known name."""
    name = _name(host)
    if name in known or "*" in known:
        return True
    try:
        ip_address(name)
    except ValueError:
        return name.endswith(".localhost")
    return True


def _name(host: str) -> str:
    """The name or address in a Host header; empty if it makes no sense."""
    found = _HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else ""
