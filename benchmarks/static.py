"""How much work a file of the browser client is: `python benchmarks/static.py`.

Files of the built client are asked for again and again, once as Starlette would read and pack them
on each request and once as the server sends them. It prints requests a second and the ratio,
and the same for all files that a first visit loads.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Any

from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from folsom.server.site import Client, built_client

SECONDS = 2.0


async def main() -> None:
    """Ask both in turns, and print how they compare."""
    folder = built_client()
    before: ASGIApp = GZipMiddleware(StaticFiles(directory=folder, html=True))
    after: ASGIApp = Client(folder)
    packs = sorted((folder / "assets").glob("start-*[js]")) + sorted(
        folder.glob("art/hero-desk.svg")
    )
    table = max((folder / "assets").glob("table-*.js"), key=lambda path: path.stat().st_size)
    first = ["/", *(f"/{path.relative_to(folder)}" for path in packs)]
    for name, paths in (("first load", first), ("one file", [f"/assets/{table.name}"])):
        old, new = [await a_second(app, paths) for app in (before, after)]
        print(f"{name}: {old:.0f} a second before, {new:.0f} now, ratio {new / old:.0f}")


async def a_second(app: ASGIApp, paths: Iterable[str]) -> float:
    """How often these paths can be fetched in a second."""
    times, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        for path in paths:
            await fetch(app, path)
        times += 1
    return times / (time.perf_counter() - began)


async def fetch(app: ASGIApp, path: str) -> None:
    """One request, as a browser makes it."""
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "root_path": "",
        "headers": [(b"accept-encoding", b"gzip, deflate, br")],
    }

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        pass

    await app(scope, receive, send)


if __name__ == "__main__":
    asyncio.run(main())
