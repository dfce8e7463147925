"""A newer version of the site comes while somebody plays, and disturbs nobody."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import Player
from tests.browser.static import PLACE, Host, built_site, host
from tests.browser.visitor import all_here, begins, story, told_again, visitor
from tests.browser.words import say

MARK = "<!-- the newer version -->"

UPDATE = """async () => {
  const registered = await navigator.serviceWorker.getRegistration();
  await registered.update();
  while (!registered.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
"""Looks for a newer version, as the browser does by itself, and waits until it is whole."""

TRY = """async () => {
  const registered = await navigator.serviceWorker.getRegistration();
  await registered.update();
  while (registered.installing) await new Promise((done) => setTimeout(done, 50));
  return registered.waiting !== null;
}"""
"""Looks for a newer version, and says whether it has come."""

FILES = re.compile(r"const FILES = (\{.*\});")
VERSION = re.compile(r'const VERSION = "(\w+)"')


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Host]:
    """A host on which the site can be put anew."""
    with host(tmp_path / "www") as made:
        place = tmp_path / "www" / PLACE
        place.unlink()
        shutil.copytree(built_site(), place)
        yield made


def put_newer(place: Path, without: str = "") -> None:
    """Another first page, and a service worker that knows it, but not the file `without`."""
    page = place / "index.html"
    page.write_text(page.read_text(encoding="utf-8") + MARK, encoding="utf-8")
    worker = place / "sw.js"
    text = worker.read_text(encoding="utf-8")
    found = FILES.search(text)
    assert found
    files = json.loads(found[1])
    assert files["index.html"]
    files["index.html"] = hashlib.sha256(page.read_bytes()).hexdigest()
    files.pop(without, "")
    text = text.replace(found[1], json.dumps(files))
    worker.write_text(VERSION.sub('const VERSION = "newer"', text, count=1), encoding="utf-8")


async def at_home(company: Company, site: Host) -> Person:
    """Somebody whose browser keeps the whole site."""
    ada = await visitor(company, site)
    await ada.go("/")
    await all_here(ada)
    return ada


async def test_a_newer_version_comes_whole_and_when_the_page_is_loaded_anew(
    company: Company, site: Host, tmp_path: Path
) -> None:
    ada = await at_home(company, site)
    page = ada.page
    player = await begins(ada)
    assert await player.turn()
    await page.evaluate("() => { window.undisturbed = true; }")
    put_newer(tmp_path / "www" / PLACE)
    site.sent.clear()
    await page.evaluate(UPDATE)
    # of the files, only what has changed was fetched; the worker may be asked for more than once
    fetched = {path.removeprefix(f"/{PLACE}/") for path in site.sent}
    assert fetched == {"sw.js", "index.html"}
    # nobody is told in the middle of a game, which goes on in the version in which it began
    await player.press()
    assert await player.turn()
    assert await page.evaluate("() => window.undisturbed") is True
    await expect(ada.button("web-reload")).to_have_count(0)
    assert await page.evaluate("async () => (await fetch('./')).text()") == (
        built_site() / "index.html"
    ).read_text(encoding="utf-8")
    shown = await story(page)
    url = page.url
    # on the first page one is told, and asks for it
    await ada.go("/#/")
    assert await page.evaluate("() => window.undisturbed") is True
    async with page.expect_event("load"):
        await ada.button("web-reload").click()
    assert await page.evaluate("() => window.undisturbed") is None
    assert MARK in await page.evaluate("async () => (await fetch('./')).text()")
    assert set(site.sent) == {f"/{PLACE}/sw.js", f"/{PLACE}/index.html"}
    await page.goto(url)
    player = Player(ada)
    assert await player.turn()
    await told_again(page, shown)
    await player.press()


async def test_of_a_version_that_is_not_whole_on_its_host_nothing_is_taken(
    company: Company, site: Host, tmp_path: Path
) -> None:
    ada, place = await at_home(company, site), tmp_path / "www" / PLACE
    put_newer(place)
    page = place / "index.html"
    newer = page.read_text(encoding="utf-8")
    page.write_text(newer.removesuffix(MARK), encoding="utf-8")
    assert not await ada.page.evaluate(TRY)
    page.write_text(newer, encoding="utf-8")
    assert await ada.page.evaluate(TRY)
    ada.troubles.clear()  # the browser tells that the first one could not be installed


async def test_a_page_that_was_open_before_has_the_files_of_its_own_version(
    company: Company, site: Host, tmp_path: Path
) -> None:
    ada, place = await at_home(company, site), tmp_path / "www" / PLACE
    rules = next((place / "assets").glob("Rules-*.js")).relative_to(place).as_posix()
    put_newer(place, without=rules)
    (place / rules).unlink()
    await ada.page.evaluate(UPDATE)
    other = await ada.page.context.new_page()
    await other.goto(f"{site.address}/")
    reload = other.get_by_role("button", name=say("web-reload"), exact=True)
    async with other.expect_event("load"):
        await reload.click()
    await ada.until("() => navigator.serviceWorker.controller.state === 'activated'")
    assert await ada.page.evaluate("async (path) => (await fetch(path)).ok", rules)
    await ada.go("/#/rules")
    await expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
