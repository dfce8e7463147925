"""Somebody before a browser: what they see, and all that their browser received."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import ConsoleMessage, Locator, Page, Request, Response, WebSocket

from tests.browser.words import say

SLOW = """() => {
  window.usually = window.setTimeout;
  window.setTimeout = (work, wait = 0, ...rest) => usually(work, 100 * wait, ...rest);
}"""
USUAL = "() => { window.setTimeout = usually; }"

LETTERED = """async () => {
  await document.fonts.ready;
  // what is laid out by scripts follows the letters
  for (let at = 0; at < 2; at++) await new Promise((done) => requestAnimationFrame(done));
}"""


class Person:
    """A page, what went wrong in it, and what came over its lines."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        self.told: list[str] = []
        """What sockets said."""
        self.answers: list[asyncio.Task[str]] = []
        """What the server answered to questions over HTTP."""
        self._coming: set[Request] = set()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("requestfinished", self._came)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self._coming.add(request)
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"request to another host: {request.url}")

    def _came(self, request: Request) -> None:
        self._coming.discard(request)

    def _failed(self, request: Request) -> None:
        self._came(request)
        if request.url.endswith("/favicon.svg") and request.failure == "net::ERR_ABORTED":
            # The browser asks for it when it likes, and gives up when one goes elsewhere.
            return
        self.troubles.append(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(asyncio.create_task(response.text()))
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.told.append(str(text)))
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"socket to another host: {socket.url}")

    async def go(self, path: str = "/") -> None:
        """Open an address of the server."""
        await self.all_came()
        await self.page.goto(self.address + path)

    async def reload(self) -> None:
        """Load the page anew."""
        await self.all_came()
        await self.page.reload()

    async def all_came(self) -> None:
        """Wait until nothing is on its way: what is given up when one goes on has failed."""
        async with asyncio.timeout(60):
            while self._coming:
                await asyncio.sleep(0.01)
            if self.answers:
                await asyncio.wait(self.answers)

    @asynccontextmanager
    async def slowly(self) -> AsyncIterator[None]:
        """What the page does after a while waits a hundred times as long, if it begins meanwhile.

        So what is shown for a moment is there however late one looks.
        """
        await self.page.evaluate(SLOW)
        yield
        await self.page.evaluate(USUAL)

    async def until(self, script: str, arg: Any = None) -> None:
        """Wait until an asynchronous function says so, which `wait_for_function` does not await."""
        async with asyncio.timeout(60):
            while not await self.page.evaluate(script, arg):
                await asyncio.sleep(0.1)

    async def lettered(self) -> None:
        """Wait until all letters are drawn in the fonts that they are meant to have."""
        await self.page.evaluate(LETTERED)

    def button(self, key: str, **args: str | int) -> Locator:
        """The button with these words."""
        return self.page.get_by_role("button", name=say(key, **args), exact=True)

    def radio(self, name: str) -> Locator:
        """What can be chosen among others."""
        return self.page.get_by_role("radio", name=name, exact=True)

    def field(self, key: str, **args: str | int) -> Locator:
        """Where one types."""
        return self.page.get_by_role("textbox", name=say(key, **args), exact=True)

    @property
    def table(self) -> str:
        """The code of the table that is shown."""
        return urlsplit(self.page.url).path.rpartition("/")[2]

    async def kept(self) -> dict[str, str]:
        """All that this browser remembers."""
        found: dict[str, str] = await self.page.evaluate("() => ({ ...localStorage })")
        return found
