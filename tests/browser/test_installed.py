"""The client as an app: what a browser needs to install it, and what it can do without a line."""

from playwright.async_api import expect

from tests.browser.company import PHONE, Company
from tests.browser.person import Person
from tests.browser.words import say

KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
}"""
"""What the browser keeps of the client."""


async def at_work(person: Person) -> None:
    """Wait until the worker has the page in its hands, and all that it needs."""
    await person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    await person.page.wait_for_function(f"async () => (await ({KEPT})()).length > 8")


async def test_a_browser_would_install_it(company: Company) -> None:
    ada = await company.person(installed=True)
    await ada.go()
    session = await ada.page.context.new_cdp_session(ada.page)
    manifest = await session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    found = await session.send("Page.getInstallabilityErrors")
    assert [each["errorId"] for each in found["installabilityErrors"]] in ([], ["in-incognito"])
    icons = await ada.page.evaluate(
        """async () => {
          const { icons } = await (await fetch("/manifest.webmanifest")).json();
          const answers = await Promise.all(icons.map(({ src }) => fetch(src)));
          return answers.map((answer) => answer.headers.get("content-type"));
        }"""
    )
    assert set(icons) == {"image/png", "image/svg+xml"}


async def test_without_a_line_the_first_page_says_what_it_cannot_do(company: Company) -> None:
    ada = await company.person(PHONE, installed=True)
    await ada.go()
    await at_work(ada)
    await ada.page.context.set_offline(True)
    for path in ("/", "/new"):
        await ada.go(path)
        down = ada.page.get_by_role("heading", name=say("web-offline"))
        await expect(down).to_be_visible()
        for what in ("play", "friends", "records"):
            await expect(ada.page.get_by_text(say(f"web-offline-{what}"))).to_be_visible()
        await expect(ada.button("web-rob-this-train")).to_have_count(0)
    await ada.page.context.set_offline(False)
    await expect(ada.button("web-open-table")).to_be_enabled()
    assert [each for each in ada.troubles if "ailed" not in each] == []
    ada.troubles.clear()


async def test_neither_tables_nor_answers_are_kept(company: Company) -> None:
    ada = await company.person(installed=True)
    await ada.go()
    await at_work(ada)
    await ada.button("web-rob-this-train").click()
    await expect(ada.page.get_by_role("group", name=say("hand"), exact=True)).to_be_visible()
    await ada.page.reload()
    await expect(ada.page.get_by_role("group", name=say("hand"), exact=True)).to_be_visible()
    kept: list[str] = await ada.page.evaluate(KEPT)
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/t/", "/ws"))] == []
