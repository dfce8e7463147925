"""Somebody who plays on the site, with no server behind it."""

import asyncio
import re

from playwright.async_api import FilePayload, Page, expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.static import Host, built_site
from tests.browser.words import say

KEPT = """async (files) => {
  for (;;) {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    // the list of them is noted last
    if (all.flat().length >= files && (await caches.match("sw-files.json"))) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
"""Waits until the browser keeps so many files, and has noted which."""

SELDOM = re.compile(r" engine/.*\.zip$")
"""Files that only a browser needs which does not take Python's memory."""


PATIENT = """{
  const usually = window.setTimeout;
  window.setTimeout = (work, wait, ...rest) =>
    usually(work, wait === 2000 ? 100 * wait : wait, ...rest);
}"""
"""Who does not wait long for the service worker fetches the engine twice, with it and without."""


async def visitor(company: Company, site: Host) -> Person:
    """Somebody with a fresh browser, who has patience with the service worker."""
    made = await company.person(address=site.address, installed=True, able=True, kept=FAST)
    await made.page.context.add_init_script(PATIENT)
    return made


async def begins(person: Person, level: str = "easy") -> Player:
    """Play now, against bots of that level."""
    await person.radio(say(f"web-level-{level}")).click()
    await person.button("web-rob-this-train").click()
    player = Player(person)
    await expect(player.hand).to_be_visible()
    return player


async def all_here(person: Person) -> None:
    """Wait until the site needs its host no more."""
    await expect(person.page.get_by_text(say("web-alone-ready"))).to_be_visible()
    sums = (built_site() / "SHA256SUMS").read_text().splitlines()
    files = sum(not SELDOM.search(line) for line in sums)
    await person.page.evaluate(KEPT, files)


async def story(page: Page) -> list[str]:
    """What is told of the game, as far as it is shown."""
    return await page.get_by_role("list", name=say("web-story")).locator("li").all_inner_texts()


async def told_again(page: Page, shown: list[str]) -> None:
    """Wait until a story begins with what was shown of it: it is told after how things stand."""
    async with asyncio.timeout(60):
        while (await story(page))[: len(shown)] != shown:
            await asyncio.sleep(0.05)


async def opens(person: Person, text: str) -> None:
    """Open a record that was kept as a file."""
    await person.go("/#/watch")
    record = FilePayload(name="game.record", mimeType="text/plain", buffer=text.encode())
    await person.page.locator("input[type=file]").set_input_files(record)
    await expect(person.page.get_by_role("slider")).to_be_visible()
