"""The client as an app: what a browser needs to install it, and what it can do without a line."""

import re
import shutil
import signal
from pathlib import Path

from playwright.async_api import expect

from tests.browser.company import PHONE, Company
from tests.browser.person import Person
from tests.browser.words import say
from tests.server.process import process

KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
}"""
"""What the browser keeps of the client."""


NEEDED = f"""async () => {{
  const kept = await ({KEPT})();
  const loaded = performance.getEntriesByType("resource");
  const paths = loaded.map(({{ name }}) => new URL(name).pathname);
  const needed = paths.filter((path) => /^\\/assets\\/.*\\.(js|css)$/.test(path));
  return kept.length > 8 && needed.every((path) => kept.includes(path));
}}"""
"""Whether all scripts and styles of the page are among it."""


async def at_work(person: Person) -> None:
    """Wait until the worker has the page in its hands, and all that it needs."""
    await person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    await person.until(NEEDED)


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
    for path in ("/", "/new", "/learn"):
        await ada.go(path)
        down = ada.page.get_by_role("heading", name=say("web-offline"))
        await expect(down).to_be_visible()
        for what in ("play", "friends", "lessons", "records"):
            await expect(ada.page.get_by_text(say(f"web-offline-{what}"))).to_be_visible()
        await expect(ada.button("web-rob-this-train")).to_have_count(0)
    # the rules need no server, and the page leads to them
    await ada.page.locator("footer a[href='/rules']").click()
    chapter = ada.page.get_by_role("main").get_by_role("heading", level=1)
    await expect(chapter).to_have_text(say("rules-about"))
    await ada.go("/rules/fire")
    await expect(chapter).to_have_text(say("rules-fire"))
    await ada.go("/new")
    await expect(down).to_be_visible()
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
    await ada.reload()
    await expect(ada.page.get_by_role("group", name=say("hand"), exact=True)).to_be_visible()
    kept: list[str] = await ada.page.evaluate(KEPT)
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/t/", "/ws"))] == []


def renew(client: Path) -> None:
    """Put a newer version in the place of a client: scripts and worker have other names."""
    for packed in [*client.rglob("*.br"), *client.rglob("*.gz")]:
        packed.unlink()
    scripts = [file.name for file in (client / "assets").glob("*.js")]
    names = re.compile("/(?=" + "|".join(map(re.escape, scripts)) + ")")
    for file in client.rglob("*.*"):
        if file.suffix in (".js", ".html"):
            text = names.sub("/new-", file.read_text(encoding="utf-8"))
            file.write_text(re.sub(r"folsom-[0-9a-f]{12}", "folsom-newer", text), encoding="utf-8")
    for name in scripts:
        (client / "assets" / name).rename(client / "assets" / f"new-{name}")


async def test_a_page_comes_into_a_newer_version(company: Company, tmp_path: Path) -> None:
    client = tmp_path / "client"
    shutil.copytree(company.house.client, client)
    url = f"sqlite:///{tmp_path / 'folsom.db'}"
    async with process(url, tmp_path / "log", client=client, log_level="warning") as server:
        ada = await company.person(installed=True, address=server.address)
        ben = await company.person(address=server.address)
        for person in (ada, ben):
            await person.go()
            await expect(person.button("web-rob-this-train")).to_be_enabled()
        await at_work(ada)
        renew(client)
        await server.end(signal.SIGTERM)
        await server.start()

        # the worker hears of it, and the page offers to be loaded anew
        newer = ada.page.get_by_role("status").filter(has_text=say("web-new-version"))
        await expect(newer).to_have_count(0)
        await ada.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        await expect(newer).to_be_visible()
        await ada.button("web-reload").click()
        await expect(ada.page.locator("script[src*='/new-']")).to_have_count(1)
        await expect(ada.button("web-rob-this-train")).to_be_enabled()
        await expect(newer).to_have_count(0)
        kept = await ada.page.evaluate("() => caches.keys()")
        assert "folsom-newer" in kept
        assert len(kept) <= 2

        # without a worker a part that is gone leads there, too
        await ben.page.locator("a[href='/learn']").first.click()
        await expect(ben.page.get_by_role("heading", name=say("learn-title"))).to_be_visible()
        await expect(ben.page.locator("script[src*='/new-']")).to_have_count(1)
        ben.troubles.clear()  # what the older page missed
        await ada.page.goto("about:blank")
        await ben.page.goto("about:blank")
