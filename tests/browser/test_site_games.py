"""Games on the site from their beginning to their end, and several of them side by side."""

import re

from playwright.async_api import Page, expect

from folsom.learn import lessons
from tests.browser.company import Company
from tests.browser.planning import Planner
from tests.browser.playing import Player
from tests.browser.static import Host
from tests.browser.test_learn import Learner, play
from tests.browser.test_passing import called, holds
from tests.browser.visitor import begins, visitor
from tests.browser.words import say

TABLES = """() => new Promise((done, failed) => {
  const asked = indexedDB.open("folsom");
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = async () => {
    const names = ["rows", "heads", "entries"];
    const read = asked.result.transaction(names).objectStore.bind(asked.result.transaction(names));
    const all = await Promise.all(names.map((name) => new Promise((found) => {
      const got = read(name).getAll();
      got.onsuccess = () => found([...new Set(got.result.map(({ table }) => table))].sort());
    })));
    asked.result.close();
    done(all);
  };
})"""
"""The tables of which the browser keeps rows, heads and entries."""


async def kept_tables(page: Page) -> list[list[str]]:
    found: list[list[str]] = await page.evaluate(TABLES)
    return found


async def test_a_lesson_is_gone_through_and_a_puzzle_solved(company: Company, site: Host) -> None:
    ada = await visitor(company, site)
    await ada.go("/#/learn")
    await ada.page.locator("a[href='#/learn/cursed']").click()
    learner = Learner(ada)
    await learner.walk()
    scenes = lessons()["cursed"].scenes
    assert len(learner.steps) >= sum(scene.steps for scene in scenes) - len(scenes)
    assert "cursed" in (await ada.kept())["folsom.learned"]
    await ada.go("/#/puzzles")
    await ada.page.locator("a[href='#/puzzles/next-door']").click()
    await play(ada, "Ghost move", "Ghost rob", "Ghost rob")
    await expect(ada.page.get_by_text(say("puzzle-won"))).to_be_visible()
    await ada.go("/#/puzzles")
    await expect(ada.page.locator("li.done")).to_have_count(1)


async def test_a_hint_is_followed_and_a_choice_taken_back(company: Company, site: Host) -> None:
    ada = await visitor(company, site)
    await ada.go("/")
    player = await begins(ada)
    assert await player.turn()
    cards = player.hand.get_by_role("button")
    count = await cards.count()
    await player.press()
    assert await player.turn()
    await expect(cards).to_have_count(count - 1)
    await ada.button("web-take-back").click()
    await expect(cards).to_have_count(count)
    assert await player.turn()
    await ada.button("web-hint-ask").click()
    hint = ada.page.get_by_role("region", name=say("web-hint-title"), exact=True)
    row = hint.locator("[data-hint]").first
    await row.click()
    await expect(row).to_have_attribute("aria-pressed", "true")
    await row.click()
    await expect(hint).to_have_count(0)
    assert await player.turn()


async def test_two_people_pass_the_device_round_until_the_game_is_over(
    company: Company, site: Host
) -> None:
    device = await visitor(company, site)
    await device.go("/#/pass")
    await device.radio(say("web-game-super")).click()
    await device.button("web-remove-seat").click()
    await device.page.get_by_role("combobox", name=say("web-bots")).nth(2).select_option("easy")
    for number, name in enumerate(("Ada", "Ben"), start=1):
        await device.field("web-pass-person", number=number).fill(name)
    await device.button("web-pass-start").click()
    player = Planner(device)
    curtain = device.page.get_by_text(say("web-hand-to"), exact=True)
    opened = set()
    while True:
        if await player.turn(curtain):
            await player.press()
        elif await player.ending.count():
            break
        else:
            opened.add(await called(device))
            await holds(device, player.hand)
    assert opened == {"Ada", "Ben"}
    await expect(player.verdict).to_be_visible()


async def test_two_games_are_kept_and_one_is_removed(company: Company, site: Host) -> None:
    ada = await visitor(company, site)
    saves = ada.page.locator("a.save")
    codes = []
    for _ in range(2):
        await ada.go("/#/")
        await begins(ada)
        codes.append(ada.page.url.rpartition("/")[2])
    first, second = codes
    await ada.go("/#/")
    await expect(saves).to_have_count(2)
    assert await kept_tables(ada.page) == [sorted(codes)] * 3
    remove = ada.page.get_by_role("button", name=f"{say('web-alone-remove')}: {first}")
    dialog = ada.page.get_by_role("dialog")
    await remove.click()
    await ada.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(saves).to_have_count(2)
    await remove.click()
    await dialog.get_by_role("button", name=say("web-alone-remove"), exact=True).click()
    await expect(saves).to_have_count(1)
    assert await kept_tables(ada.page) == [[second]] * 3
    assert not any(first in text for text in (await ada.kept()).values())
    await ada.go(f"/#/t/{first}")
    await expect(ada.page.get_by_role("heading", name=say("web-barred"))).to_be_visible()
    await ada.go("/#/")
    await saves.click()
    assert await Player(ada).turn()


async def test_a_table_is_set_up_without_what_needs_others(company: Company, site: Host) -> None:
    ada = await visitor(company, site)
    await ada.go("/#/new")
    await ada.button("web-more").click()
    await expect(ada.page.get_by_text(say("web-seed"), exact=True)).to_be_visible()
    for word in ("public", "watching-allowed", "approval", "latecomers"):
        await expect(ada.page.get_by_text(say(f"web-{word}"), exact=True)).to_have_count(0)
    await expect(ada.page.get_by_text(say("web-alone-friends"))).to_be_visible()
    seats = ada.page.get_by_role("combobox", name=re.compile("^Player"))
    assert say("web-seat-open") not in await seats.first.inner_text()
    await ada.button("web-deal").click()
    player = Player(ada)
    assert await player.turn()
    await expect(ada.page.get_by_text(say("web-chat"), exact=True)).to_have_count(0)
    await expect(ada.button("web-chat")).to_have_count(0)
    await ada.button("web-settings").click()
    await expect(ada.button("web-leave")).to_be_visible()
    await expect(ada.button("web-own-link")).to_have_count(0)
