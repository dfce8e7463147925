"""The screens of Colt Super Express, on a desk and on phones: pictures, and that all fits."""

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.planning import Planner
from tests.browser.playing import FAST
from tests.browser.tables import dealt
from tests.browser.test_screens import SIZES, fits, picture
from tests.browser.words import say

BANDITS = ["Belle", "Tuco", "Ghost", "Cheyenne"]
SEED = 1899
SLIPPED = """(sheets) => sheets.flatMap((sheet) => {
  const edge = sheet.getBoundingClientRect().right;
  const parts = [...sheet.querySelectorAll(".st span, .st svg, .st i")];
  return parts
    .filter((part) => part.getBoundingClientRect().right > edge)
    .map((part) => `${sheet.innerText}: ${part.outerHTML}`);
})"""
"""What is said on a sheet and stands out of it."""


async def test_set_ups_of_super_express(company: Company) -> None:
    for size, pixels in SIZES.items():
        ada = await company.person(pixels)
        await ada.go("/new?game=super")
        await expect(ada.button("web-open-table")).to_be_enabled()
        await expect(ada.page.get_by_text(say("web-expansion-about-horse"))).to_be_visible()
        await picture(ada, "super-set-up", size)
        await ada.go("/pass")
        await ada.radio(say("web-game-super")).click()
        await picture(ada, "super-pass-and-play", size)


async def test_a_table_from_the_first_plan_to_the_end(company: Company) -> None:
    """One player with three devices, who plays on the first of them."""
    wishes = {"seats": BANDITS, "first": 0, "expansions": ["horse", "reflexes"]}
    seats = [None, "random", "random", "random"]
    address = company.house.address
    link = await dealt(address, game="super", seats=seats, seed=SEED, options=wishes)
    devices = {name: Planner(await company.person(SIZES[name], kept=FAST)) for name in SIZES}
    for size, device in devices.items():
        ada = device.person
        await ada.go(link)
        assert await device.turn()
        await fits(ada, device.stage, device.ticket, device.plan, device.hand)
        await fits(ada, device.lock)
        await picture(ada, "super-table", size)
        await device.hand.get_by_role("button").first.click()
        await device.hand.get_by_role("button").nth(2).click()
        await picture(ada, "super-planning", size)
        await fits(ada, device.stage, device.ticket, device.plan, device.hand)
        await fits(ada, device.lock)
        await ada.page.keyboard.press("Escape")
        await ada.page.keyboard.press("Escape")

    first = devices["desktop"]
    await first.press()
    for size, device in devices.items():
        await expect(device.turned_up.or_(device.hand)).to_be_visible()
        await picture(device.person, "super-turning-up", size)

    for device in devices.values():
        if device is not first:  # nobody looks at it until the end
            await device.person.go("/watch")
    await first.play()
    for size, device in devices.items():
        if device is not first:
            await device.person.go(link)
        await expect(device.verdict).to_be_visible()
        await picture(device.person, "super-ending", size)
        await device.person.page.get_by_role("link", name=say("web-watch-again")).click()
        await expect(device.person.button("web-play")).to_be_enabled()
        await picture(device.person, "super-replay", size)


async def test_seven_at_a_table_with_both_modules(company: Company) -> None:
    wishes = {"players": 7, "expansions": ["horse", "reflexes"]}
    seats = [None, *["random"] * 6]
    address = company.house.address
    link = await dealt(address, game="super", seats=seats, seed=SEED, options=wishes)
    for size, pixels in SIZES.items():
        device = Planner(await company.person(pixels, kept=FAST))
        await device.person.go(link)
        assert await device.turn()
        await fits(device.person, device.stage, device.ticket, device.plan, device.hand)
        await picture(device.person, "super-seven", size)


async def test_nothing_slips_off_the_sheets_of_seven(company: Company) -> None:
    """One player with three devices, until the game is over: loot, aims, stars, and who is out."""
    wishes = {"players": 7, "expansions": ["horse", "reflexes"]}
    seats = [None, *["greedy"] * 6]
    address = company.house.address
    link = await dealt(address, game="super", seats=seats, seed=SEED, options=wishes)
    devices = [Planner(await company.person(pixels, kept=FAST)) for pixels in SIZES.values()]
    for device in devices:
        await device.person.go(link)
    while all([await device.turn() for device in devices]):
        for device in devices:
            await device.person.lettered()
            assert await device.person.page.locator(".sheet").evaluate_all(SLIPPED) == []
        questions = [await device.question() for device in devices]
        await devices[0].press()
        for device, question in zip(devices, questions, strict=True):
            await device.answered(question)
