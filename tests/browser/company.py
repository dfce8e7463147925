"""The people of a test, each with a browser of their own."""

import contextlib
import re
from collections.abc import Coroutine
from typing import Any

from playwright.async_api import Error

from tests.browser.house import ROOT, House
from tests.browser.person import Person

DESKTOP = (1440, 900)
PHONE = (390, 844)
SMALL = (360, 740)
SHOTS = ROOT / "build" / "screenshots"


class Company:
    """Makes people, and looks after them."""

    def __init__(self, house: House, test: str) -> None:
        self.house = house
        self.people: list[Person] = []
        self._test = re.sub(r"\W+", "-", test)

    async def person(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        address: str = "",
        kept: dict[str, str] | None = None,
        still: bool = True,
        installed: bool = False,
        able: bool = False,
    ) -> Person:
        """Somebody with a fresh browser that remembers what is `kept`; `still` means no motion.

        `installed` lets the browser keep the first page for when there is no line; `able` lets it
        have tables of its own, so that who plays alone needs no server.
        """
        phone = size[0] < 720
        context = await self.house.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if still else "no-preference",
            locale="en-GB",
        )
        context.set_default_timeout(60_000)
        if not installed:
            await context.add_init_script("delete Navigator.prototype.serviceWorker;")
        if not able:
            await context.add_init_script("delete window.WebAssembly;")
        if kept:
            pairs = "".join(
                f"localStorage.setItem('folsom.{name}', '{text}');" for name, text in kept.items()
            )
            await context.add_init_script(pairs)
        made = Person(await context.new_page(), address or self.house.address)
        self.people.append(made)
        return made

    async def watched(self, test: Coroutine[Any, Any, None]) -> None:
        """Run a test; if it fails, keep what everybody saw."""
        try:
            await test
            for person in self.people:
                assert not person.troubles, person.troubles
        except BaseException:
            for at, person in enumerate(self.people):
                name = f"{self._test}-{at}.png"
                # what failed must be told even if no picture of it can be taken
                with contextlib.suppress(Error):
                    await person.page.screenshot(path=SHOTS / "failed" / name)
            raise

    async def leave(self) -> None:
        """Close all browsers."""
        for person in self.people:
            await person.page.context.close()
