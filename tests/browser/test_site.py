"""The whole game from a folder of plain files, with no server behind it."""

import asyncio
import gzip
import hashlib
import re
from pathlib import Path

import pytest
from playwright.async_api import Page, Route, expect

import folsom
from folsom.bots import Thought
from folsom.cli.records import checked
from folsom.game.rng import seeded
from folsom.table.thinking import Question, answer
from folsom.worker.thinker import packed, unpacked
from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import Player
from tests.browser.static import PLACE, Host, built_site
from tests.browser.visitor import SELDOM, all_here, begins, story, told_again, visitor
from tests.browser.words import say

ENTRIES = """() => new Promise((done, failed) => {
  const opening = indexedDB.open("folsom");
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction("entries").objectStore("entries").getAll();
    all.onerror = () => failed(all.error);
    all.onsuccess = () => {
      opening.result.close();
      done(all.result.map(({ number, body, digest }) => `${number} ${digest} ${body}`));
    };
  };
})"""
"""What the browser keeps of its one game, entry by entry."""

THINK = """([worker, ...questions]) => new Promise((done, failed) => {
  const thinker = new Worker(worker, { type: "module" });
  thinker.onerror = (event) => failed(event.message);
  thinker.onmessage = ({ data }) => {
    if (data.ready) return;
    thinker.terminate();
    if (data.thought) done(data.thought);
    else failed(data.failed);
  };
  questions.forEach((question, at) => setTimeout(() =>
    thinker.postMessage({ number: at + 1, question }), 1000 * at));
})"""
"""Asks the worker that thinks, one question after the other, and waits for one thought."""


def goes_on(shown: list[str], told: list[str]) -> bool:
    """Whether nothing of the end of a story is missing or changed in what is told later.

    The list shows what is not long ago, so it may begin earlier or later than it did.
    """
    return not shown or any(
        shown[len(shown) - common :] == told[at : at + common]
        for common in range(len(shown), 0, -1)
        for at in ([0] if common < len(shown) else range(len(told)))
    )


async def goes_on_there(page: Page, shown: list[str]) -> None:
    """Wait until the story is told again, which may be after the first news, and goes on."""
    told: list[str] = []
    try:
        async with asyncio.timeout(60):
            while not told or not goes_on(shown, told):
                await asyncio.sleep(0.01)
                told = await story(page)
    except TimeoutError:
        raise AssertionError((shown, told)) from None


UNPACKED = """async (files) =>
  (await (await caches.open("unpacked-engine")).keys()).length === files"""
"""Whether so many files of the engine are kept unpacked."""

FORGET_PACKED = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      if (url.endsWith(".bin") && !url.includes("/unpacked/")) await cache.delete(url);
  }
}"""
"""Forgets the engine's files as they were sent."""


async def test_a_stranger_plays_a_whole_game_and_takes_its_record_home(
    company: Company, site: Host, tmp_path: Path
) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    player = await begins(ada)
    clicks = Player(ada, keys=False)
    for _ in range(3):
        if await clicks.turn():
            await clicks.choose_like_a_person()
    await player.play()
    await expect(player.verdict).to_be_visible()
    # again, as a record that this browser has checked
    async with ada.slowly():
        await ada.page.get_by_role("link", name=say("web-watch-again")).click()
        await expect(ada.page.get_by_text(say("web-alone-verified"))).to_be_visible()
    async with ada.page.expect_download() as download:
        await ada.button("web-download").click()
    file = tmp_path / "home.record"
    await (await download.value).save_as(file)
    found = checked(file)
    assert found.get("over") is True, found


async def test_little_is_sent_before_the_page_can_be_used(company: Company, site: Host) -> None:
    ada = await visitor(company, site)
    # drawings, faces of letters and tables come in their time: none of these is waited for
    later = re.compile(r"/art/|\.woff2$|/sw\.js$|/engine/|/workers/")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    await ada.page.context.route(later, hold)
    await ada.go("/")
    await expect(ada.button("web-rob-this-train")).to_be_enabled()
    await expect(ada.radio(say("web-level-easy"))).to_be_visible()
    paths = [path for path in site.sent if path.startswith(f"/{PLACE}/")]
    files = [built_site() / (path.removeprefix(f"/{PLACE}/") or "index.html") for path in paths]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 150_000
    for route in held:
        await route.abort()
    ada.troubles.clear()


async def test_without_a_line_the_game_goes_on_and_another_begins(
    company: Company, site: Host
) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    await all_here(ada)
    engine = {path: count for path, count in site.sent.items() if "/engine/" in path}
    assert set(engine.values()) == {1}
    assert not [path for path in engine if path.endswith(".zip")]
    player = await begins(ada)
    await player.turn()
    shown = await story(ada.page)
    site.dark = True
    await ada.reload()
    assert await player.turn()
    await told_again(ada.page, shown)
    await player.press()
    await ada.go("/")
    await expect(ada.page.locator("a.save")).to_have_count(1)
    await begins(ada)
    ada.troubles.clear()  # the browser looks for a newer worker


async def test_the_next_visit_has_nothing_to_unpack(company: Company, site: Host) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    await all_here(ada)
    await ada.until(UNPACKED, len(list((built_site() / "engine").glob("*/*.bin"))))
    await ada.page.evaluate(FORGET_PACKED)
    site.dark = True
    await ada.reload()
    await begins(ada)
    ada.troubles.clear()  # the browser looks for a newer worker


async def test_whoever_kills_the_tab_loses_nothing_that_was_shown(
    company: Company, site: Host
) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    player = await begins(ada)
    url = ada.page.url
    for _ in range(12):
        assert await player.turn()
        shown = await story(ada.page)
        stored = await ada.page.evaluate(ENTRIES)
        await player.press()
        page = await ada.page.context.new_page()
        await ada.page.close()
        again = Person(page, ada.address)
        await page.goto(url)
        player = Player(again)
        # as soon as it is told: after a whole round of deeds nothing of it is in the list any more
        await goes_on_there(page, shown)
        assert (await page.evaluate(ENTRIES))[: len(stored)] == stored
        ada.page = page


async def test_all_games_go_from_one_browser_to_another(
    company: Company, site: Host, tmp_path: Path
) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    player = await begins(ada)
    await player.turn()
    shown = await story(ada.page)
    await ada.go("/#/")
    async with ada.page.expect_download() as download:
        await ada.button("web-alone-save").click()
    file = tmp_path / "games.json"
    await (await download.value).save_as(file)
    ben = await visitor(company, site)
    await ben.go("/")
    changed = tmp_path / "changed.json"
    text = file.read_text()
    changed.write_text(text.replace('\\"easy\\"', '\\"hard\\"', 1))
    assert changed.read_text() != text
    field, saves = ben.page.locator("input[type=file]"), ben.page.locator("a.save")
    await field.set_input_files(changed)
    await expect(ben.page.get_by_text(say("web-alone-damaged"))).to_be_visible()
    await expect(saves).to_have_count(0)
    await field.set_input_files(file)
    await expect(saves).to_have_count(1)
    await field.set_input_files(file)
    await expect(ben.page.get_by_text(say("web-alone-loaded", count=0))).to_be_visible()
    await saves.click()
    player = Player(ben)
    assert await player.turn()
    await told_again(ben.page, shown)


@pytest.mark.parametrize("level", ["easy:24", "fair:40", "hard:40", "expert:30"])
async def test_bots_choose_as_they_do_on_a_server(company: Company, site: Host, level: str) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    worker = next((built_site() / "workers").glob("thinker-*.js")).name
    game = folsom.new(players=4, seed=7)
    rng = seeded(3)
    for _ in range(20):
        seat = game.decider()
        codes = game.codes(seat)
        game.apply(seat, codes[rng.below(len(codes))])
    seat = game.decider()
    asked = Question(level, game.redeal(seat, seeded(5)), seat, 5)
    found = unpacked(await ada.page.evaluate(THINK, [f"workers/{worker}", packed(asked)]))
    assert isinstance(found, Thought)
    expected = answer(asked)
    assert str(found.choice) == str(expected.choice)
    assert [(str(r.choice), r.visits) for r in found.reasons] == [
        (str(r.choice), r.visits) for r in expected.reasons
    ]


async def test_a_begun_thought_is_left_when_something_else_is_asked(
    company: Company, site: Host
) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    worker = next((built_site() / "workers").glob("thinker-*.js")).name
    game = folsom.new(players=4, seed=7)
    asked = [
        packed(Question(level, game, game.decider(), 5)) for level in ("expert:10000000", "easy:24")
    ]
    found = unpacked(await ada.page.evaluate(THINK, [f"workers/{worker}", *asked]))
    assert isinstance(found, Thought)
    assert found.playouts <= 24


def test_the_site_is_as_its_digests_say() -> None:
    folder = built_site()
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    named = {line[66:]: line[:64] for line in lines}
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    assert files - {"SHA256SUMS"} == set(named)
    for name, digest in named.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name


def test_all_that_is_sent_is_small() -> None:
    folder = built_site()
    sums = (folder / "SHA256SUMS").read_text().splitlines()
    sent = [folder / line[66:] for line in sums if not SELDOM.search(line)]
    assert sum(len(gzip.compress(path.read_bytes())) for path in sent) < 12_000_000
