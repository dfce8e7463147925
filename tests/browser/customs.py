"""What the tests of a table's customs share."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from playwright.async_api import Locator, expect

from folsom.client import Client, asked
from folsom.wire.http import Opened
from tests.browser.company import SHOTS
from tests.browser.person import Person

NAMES = ("Ada", "Ben", "Cleo")

COVERED = """([over, under]) => {
  const boxes = (css) => [...document.querySelectorAll(css)]
    .filter((node) => node.checkVisibility())
    .map((node) => [css, node.getBoundingClientRect()]);
  return boxes(over).flatMap(([, a]) => boxes(under)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([css, b]) => `${css} at ${b.left}, ${b.top}`));
}"""


async def sees(person: Person, name: str) -> None:
    """Keep a picture of what somebody sees."""
    await person.lettered()
    await person.page.screenshot(path=SHOTS / "customs" / f"{name}.png")


async def covers(person: Person, over: str, *under: str) -> list[str]:
    """What of this lies under something, both found by CSS."""
    found: list[str] = []
    for css in under:
        found += await person.page.evaluate(COVERED, [over, css])
    return found


@asynccontextmanager
async def lingering(*people: Person) -> AsyncIterator[None]:
    """Notices that come meanwhile stay until all have seen them; then they are put away."""
    async with AsyncExitStack() as slow:
        for person in people:
            await slow.enter_async_context(person.slowly())
        yield
    for person in people:
        shut = person.page.locator(".toast button")
        await shut.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
        await expect(shut).to_have_count(0)


def requests(person: Person) -> Locator:
    """The button in the bar that opens what waits for an answer."""
    return person.page.locator(".bar .asks")


@asynccontextmanager
async def three_at_a_table(address: str, **wishes: Any) -> AsyncIterator[tuple[Opened, list[str]]]:
    """A table at which a game begins with three people: what was opened, and their keys."""
    async with Client(address) as client:
        opened = await client.open_table(seats=[None] * 3, **wishes)
        keys = [(await client.take_seats(opened.table, name=name)).keys[0] for name in NAMES]
        async with client.visit(opened.table, [opened.host]) as host:
            await host.ask(asked.Start())
        yield opened, keys
