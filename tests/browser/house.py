"""What browser tests share: a server that serves the built client, and one Chromium."""

import asyncio
import os
import shutil
import subprocess
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.async_api import Browser, async_playwright

from folsom.server.site import built_client
from tests.server.process import Process, process

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
WITHOUT = [
    # Pages behind the address line, which nobody sees here and which cost more than our own.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI"),
    # What Playwright leaves out by itself; only one list counts.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
]
"""Parts of Chromium that the tests do without."""
PATIENT = 900.0
"""A test that takes longer than this many seconds hangs."""


class House:
    """A server and a browser, on a loop of their own: other tests run theirs in the main thread."""

    def __init__(self, folder: Path) -> None:
        self._chromium = chromium()
        self.client = client_folder(folder)
        """The folder of the built client."""
        self.database = folder / "folsom.db"
        self._log = folder / "server.log"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._open = AsyncExitStack()
        self.browser: Browser
        self.server: Process

    @property
    def address(self) -> str:
        """Where the server is."""
        return self.server.address

    def open(self) -> None:
        """Start everything."""
        self._thread.start()
        self.run(self._enter())

    def close(self) -> None:
        """End everything."""
        self.run(self._open.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the loop; what hangs fails."""

        async def patiently() -> T:
            async with asyncio.timeout(PATIENT):
                return await work

        return asyncio.run_coroutine_threadsafe(patiently(), self._loop).result()

    async def _enter(self) -> None:
        url = f"sqlite:///{self.database}"
        served = process(url, self._log, client=self.client, log_level="warning")
        self.server = await self._open.enter_async_context(served)
        self.browser = await self._open.enter_async_context(_browser(self._chromium))


@asynccontextmanager
async def _browser(path: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(WITHOUT)}"],
        )
        yield browser
        await browser.close()


def chromium() -> str:
    """Where Chromium is."""
    return (
        shutil.which("chromium")
        or shutil.which("chromium-browser")
        or missing("no Chromium was found")
    )


def client_folder(folder: Path) -> Path:
    """The built client: the one that comes with the package, or one built for these tests."""
    given = Path(os.environ.get("FOLSOM_CLIENT", built_client()))
    if (given / "index.html").exists():
        return given
    npm = shutil.which("npm") or missing("there is neither a built client nor npm")
    built = folder / "client"
    command = [npm, "run", "--silent", "build", "--", "--outDir", str(built), "--logLevel", "warn"]
    subprocess.run(command, cwd=ROOT / "web", check=True)
    return built


def missing(what: str) -> Any:
    """Leave browser tests out; where everything must be tested, that is a failure."""
    reason = f"Browser tests were left out: {what}."
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)
