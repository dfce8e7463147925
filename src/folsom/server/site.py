"""The browser client's files, and headers that keep every page safe."""

from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folsom.server.files import LASTING, File, read_files

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
ENGINE_POLICY: Final = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
"""For the scripts of workers, in which the engine is, and for nothing else."""
WORKERS: Final = "/workers/"

SAFETY: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


TLS_ONLY: Final = "max-age=31536000"
"""Who has come over TLS once is told to come so for a year."""


class Safe:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; answers with headers for safety."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers[name] = value
                if scope["path"].startswith(WORKERS):
                    headers["Content-Security-Policy"] = ENGINE_POLICY
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = TLS_ONLY
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, with_headers)


class Client:
    """The built client: its files, and its one page for every other address."""

    def __init__(self, folder: Path) -> None:
        self._files = read_files(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the file, or the page; nothing is read or packed for it."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        headers = Headers(scope=scope)
        ready = self._file(scope["path"]).best(headers.get("accept-encoding", ""))
        known = has_it(headers.get("if-none-match", ""), ready.tag)
        sent = ready.unchanged if known else ready.headers
        status = 304 if known else 200
        # A copy, since other headers are added on the way.
        await send({"type": "http.response.start", "status": status, "headers": list(sent)})
        body = b"" if known or scope["method"] == "HEAD" else ready.body
        await send({"type": "http.response.body", "body": body})

    def _file(self, path: str) -> File:
        name = path.lstrip("/")
        file = self._files.get(name)
        if file is None and not name.startswith(("api/", *LASTING)):
            file = self._files.get("index.html")
        if file is None:
            raise HTTPException(404)
        return file


def has_it(tags: str, tag: str) -> bool:
    """Whether an If-None-Match header names the tag."""
    return tags == "*" or tag in {each.strip().removeprefix("W/") for each in tags.split(",")}


def built_client() -> Path:
    """Where the client that comes with the package is."""
    return Path(__file__).parent / "client"
