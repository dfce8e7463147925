"""Every screen, on a desk and on a phone: pictures of it, and that everything fits."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.company import DESKTOP, PHONE, SHOTS, SMALL, Company
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt, last_choice, moment, played_on
from tests.browser.words import say

SIZES = {"desktop": DESKTOP, "phone": PHONE, "small": SMALL}
LAPTOP = (1280, 720)
SEED = 1899


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def picture(person: Person, name: str, size: str) -> None:
    """Keep a picture of the screen, which must not be wider than the window."""
    await person.lettered()
    await person.page.screenshot(path=SHOTS / f"{name}-{size}.png")
    wide = await person.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= SIZES[size][0], f"{name} is {wide} pixels wide"


async def test_screens_before_a_game(company: Company, size: str) -> None:
    ada = await company.person(SIZES[size])
    for name, path, shows in (
        ("start", "/", "web-rob-this-train"),
        ("set-up", "/new", "web-open-table"),
        ("pass-and-play", "/pass", "web-pass-start"),
    ):
        await ada.go(path)
        await expect(ada.button(shows)).to_be_enabled()
        await picture(ada, name, size)
    await ada.go("/watch")
    await expect(ada.page.get_by_text(say("web-watch-file"))).to_be_visible()
    await picture(ada, "watch", size)
    await ada.go("/t/NOBODY-99")
    await expect(ada.page.get_by_role("heading", name=say("web-barred"))).to_be_visible()
    await picture(ada, "barred", size)


async def test_the_waiting_room(company: Company, size: str) -> None:
    ada = await company.person(SIZES[size])
    await ada.go("/new")
    await ada.button("web-open-table").click()
    await ada.button("web-put-bot").first.click()
    await ada.page.get_by_role("button", name=say("bandit-Belle")).click()
    await expect(ada.page.get_by_text(say("web-power-Belle"))).to_be_visible()
    await picture(ada, "waiting", size)


async def test_the_curtain(company: Company, size: str) -> None:
    device = await company.person(SIZES[size])
    await device.go("/pass")
    await device.button("web-pass-start").click()
    await expect(device.page.get_by_text(say("web-hand-to"), exact=True)).to_be_visible()
    await picture(device, "curtain", size)


GHOST = {"seats": ["Ghost", "Doc", "Belle", "Django"], "first": 0}


async def test_a_table_while_cards_are_planned(company: Company) -> None:
    seats = [None, "random", "random", "random"]
    link = await dealt(company.house.address, seats=seats, seed=SEED, options=GHOST)
    for size, pixels in SIZES.items():
        device = Player(await company.person(pixels, kept=FAST))
        ada = device.person
        await ada.go(link)
        assert await device.turn()
        await fits(ada, device.stage, device.ticket, device.hand)
        await picture(ada, "table", size)
        await device.hand.get_by_role("button", disabled=False).first.click()
        await picture(ada, "planning", size)
    laptop = Player(await company.person(LAPTOP, kept=FAST))
    await laptop.person.go(link)
    assert await laptop.turn()
    await fits(laptop.person, laptop.stage, laptop.ticket, laptop.hand)
    await expect(laptop.person.page.locator(".sheet .st")).to_have_count(4)
    for counts in await laptop.person.page.locator(".sheet .st").all():
        await whole(counts)


def steals(seat: int, choices: list[str]) -> bool:
    """The first seat carries out a card that leaves it a choice."""
    return seat == 0 and not any(choice.startswith("play ") for choice in choices)


async def test_a_table_while_cards_are_carried_out(company: Company) -> None:
    link = await played_on(company.house.address, *moment(GHOST, steals))
    for size, pixels in SIZES.items():
        device = Player(await company.person(pixels, kept=FAST))
        await device.person.go(link)
        assert await device.turn()
        await expect(device.tiles).to_be_visible()
        await picture(device.person, "stealing", size)


async def test_the_counting_and_the_game_watched_again(company: Company) -> None:
    link = await played_on(company.house.address, last_choice(GHOST, SEED))
    for size, pixels in SIZES.items():
        device = Player(await company.person(pixels, kept=FAST))
        await device.person.go(link)
        await device.play()
        await expect(device.verdict).to_be_visible()
        await picture(device.person, "ending", size)
        await device.person.page.get_by_role("link", name=say("web-watch-again")).click()
        await expect(device.person.button("web-play")).to_be_enabled()
        await picture(device.person, "replay", size)


async def fits(person: Person, *parts: Locator) -> None:
    """All of these are on the screen without scrolling, from top to bottom."""
    await person.lettered()
    window = person.page.viewport_size
    assert window is not None
    tall = await person.page.evaluate("() => document.documentElement.scrollHeight")
    assert tall <= window["height"], f"the page is {tall} pixels tall"
    top = 0.0
    for part in parts:
        box = await part.bounding_box()
        assert box is not None
        assert box["y"] >= top
        assert box["y"] + box["height"] <= window["height"], f"{part} is too low: {box}"
        top = box["y"]


@pytest.mark.parametrize("seed", [1, 5])
async def test_nothing_slips_off_a_small_phone_in_the_fullest_game(
    company: Company, seed: int
) -> None:
    options = {"players": 7, "expansions": ["horses", "machine", "cursed"]}
    seats = [None, *["random"] * 6]
    link = await dealt(company.house.address, seats=seats, seed=seed, options=options)
    player = Player(await company.person(SMALL, kept=FAST))
    page = player.person.page
    await player.person.go(link)
    await player.turn()
    while await player.turn(page.locator(".rounds li:nth-child(3).now")):
        await player.person.lettered()
        await whole(page.locator(".phase"))
        story = page.locator(".lastlog")
        if await story.count():
            await fits(player.person, player.stage, story)
        await player.press()


async def whole(words: Locator) -> None:
    """They are not cut."""
    cut = "node => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 4"
    assert not await words.evaluate(cut), await words.inner_text()
