"""Pointing: explanations are in nobody's way, and nothing moves from under the pointer."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, Page, Route, expect

from folsom.locale import LANGUAGES
from tests.browser.company import DESKTOP, PHONE, SMALL, Company
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt
from tests.browser.tongues import SPEAK
from tests.browser.words import say

COVERED = """() => {
  const box = document.querySelector("div.tip").getBoundingClientRect();
  return [...document.querySelectorAll("button:not(:disabled)")].filter((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const under = at[0] > box.left && at[0] < box.right && at[1] > box.top && at[1] < box.bottom;
    const found = under && document.elementFromPoint(...at);
    return found && !node.contains(found) && found.closest(".tip");
  }).map((node) => node.textContent);
}"""
"""What can be clicked in the middle, but for an explanation that is in the way."""


Fetch = Callable[[Route], Awaitable[None]]

CARDS = """() => [...document.querySelectorAll(".hand .card")].map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [x, y, width, height];
})"""
"""Where the cards of the hand lie."""


async def planning(company: Company, size: tuple[int, int], fonts: Fetch | None = None) -> Player:
    """Ghost before his first card, which he may play in two ways."""
    seats = [None, "random", "random"]
    options = {"seats": ["Ghost", "Doc", "Belle"], "first": 0}
    link = await dealt(company.house.address, seats=seats, seed=1899, options=options)
    player = Player(await company.person(size, kept=FAST))
    if fonts:
        await player.person.page.route("**/*.woff2", fonts)
    # a page is not loaded as long as its fonts are on their way
    await player.person.page.goto(player.person.address + link, wait_until="commit")
    assert await player.turn()
    if not fonts:
        await player.person.lettered()
    return player


async def middle(thing: Locator) -> tuple[float, float]:
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def explanation(page: Page) -> tuple[Locator, Locator]:
    """The one that is shown, and its link to the rules."""
    return page.locator("div.tip"), page.locator("div.tip .more")


async def test_an_explanation_keeps_nobody_from_clicking(company: Company) -> None:
    player = await planning(company, DESKTOP)
    page = player.person.page
    tip, _ = explanation(page)
    for card in await player.hand.get_by_role("button").all():
        await card.hover()
        await expect(tip).to_be_visible()
        await page.mouse.move(*await middle(tip))
        assert await page.evaluate(COVERED) == []
        await page.mouse.move(2, 2)
        await expect(tip).to_have_count(0)
    await player.hand.get_by_role("button").last.hover()
    await expect(tip).to_be_visible()
    await player.person.button("web-all-choices").click()
    await expect(player.list).to_be_visible()
    await expect(tip).to_have_count(0)


async def test_an_explanation_leads_to_the_rules_with_mouse_and_keyboard(company: Company) -> None:
    player = await planning(company, DESKTOP)
    page = player.person.page
    tip, link = explanation(page)
    rules = page.get_by_role("dialog", name=say("rules-title"), exact=True)
    card = player.hand.locator("[data-card$=fire]").first
    await card.hover()
    await expect(link).to_be_visible()
    async with player.person.slowly():  # the pointer goes there soon, however busy the machine
        await page.mouse.move(*await middle(link), steps=8)
        await page.mouse.down()
        await page.mouse.up()
    await expect(rules.get_by_role("heading", level=1)).to_have_text(say("rules-fire"))
    await page.keyboard.press("Escape")
    await expect(rules).to_have_count(0)
    await expect(tip).to_have_count(0)

    await player.hand.locator("[data-card$=punch]").first.focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Shift+Tab")
    await expect(link).to_be_visible()
    await page.keyboard.press("r")
    await expect(rules.get_by_role("heading", level=1)).to_have_text(say("rules-punch"))


async def test_a_finger_that_stays_is_told_and_led_to_the_rules(company: Company) -> None:
    player = await planning(company, PHONE)
    page = player.person.page
    tip, link = explanation(page)
    card = player.hand.locator("[data-card$=fire]").first
    finger = await page.context.new_cdp_session(page)

    async def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await touch("touchStart", await middle(card))
    await expect(tip).to_be_visible()
    async with player.person.slowly():  # the explanation is read for a while
        await touch("touchEnd")
        await expect(player.hand.get_by_role("button", pressed=True)).to_have_count(0)
        await page.touchscreen.tap(*await middle(link))
    rules = page.get_by_role("dialog", name=say("rules-title"), exact=True)
    await expect(rules.get_by_role("heading", level=1)).to_have_text(say("rules-fire"))


TREMBLE = 6
"""So often a hand on the mouse trembles."""


async def rests(page: Page, thing: Locator, x: float, y: float) -> None:
    """A thing stays where it is while the pointer stays where it is."""
    seen = set()
    for step in range(TREMBLE):
        await page.mouse.move(x + step % 2, y)
        box = await thing.bounding_box()
        assert box is not None
        seen.add((round(box["x"]), round(box["y"])))
    assert len(seen) == 1, f"it moves about: {seen}"


async def test_nothing_moves_away_from_a_pointer_at_its_edge(company: Company) -> None:
    player = await planning(company, DESKTOP)
    page = player.person.page
    cards = player.hand.get_by_role("button", disabled=False)
    for number in ("", "2"):
        if number:
            await page.keyboard.press(number)
        for card in (cards.first, cards.nth(1)):
            await page.mouse.move(2, 2)
            box = await card.bounding_box()
            assert box is not None
            await page.mouse.move(box["x"] + 30, box["y"] + 30)
            await rests(page, card, box["x"] + 30, box["y"] + box["height"] - 2)
    way = await player.ways.first.bounding_box()
    assert way is not None
    await page.mouse.move(way["x"] + 30, way["y"] + 10)
    await rests(page, player.ways.first, way["x"] + 30, way["y"] + way["height"] - 0.5)


async def test_a_lifted_card_moves_no_other(company: Company) -> None:
    for size in (DESKTOP, PHONE, SMALL):
        player = await planning(company, size)
        page = player.person.page
        for language in LANGUAGES:
            await page.evaluate(SPEAK, language)
            cards = await page.evaluate(CARDS)
            await page.keyboard.press("1")
            await expect(player.ways.first).to_be_visible()
            assert (await page.evaluate(CARDS))[1:] == cards[1:], language
            await page.keyboard.press("Escape")
            await expect(player.ways).to_have_count(0)
            assert await page.evaluate(CARDS) == cards, language


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=str)
async def test_letters_that_come_late_move_no_card(company: Company, size: tuple[int, int]) -> None:
    come = asyncio.Event()

    async def late(route: Route) -> None:
        await come.wait()
        await route.continue_()

    player = await planning(company, size, late)
    before = await player.person.page.evaluate(CARDS)
    come.set()
    await player.person.lettered()
    assert await player.person.page.evaluate(CARDS) == before
