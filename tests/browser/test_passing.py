"""One device goes round."""

from collections import Counter

from playwright.async_api import Locator, expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.words import say

NAMES = ("Ada", "Ben", "Cleo")
TWICE = 2
"""So often everybody gets the device."""


async def test_a_curtain_hides_each_hand_until_its_player_holds_the_button(
    company: Company,
) -> None:
    device = await company.person(kept=FAST)
    await device.go("/pass")
    await device.button("web-remove-seat").click()
    for number, name in enumerate(NAMES, start=1):
        await device.field("web-pass-person", number=number).fill(name)
    await device.button("web-pass-start").click()

    player = Player(device)
    curtain = device.page.get_by_text(say("web-hand-to"), exact=True)
    await curtain.wait_for()
    await slips(device, curtain)
    opened: Counter[str] = Counter()
    while len(opened) < len(NAMES) or min(opened.values()) < TWICE:
        if await player.turn(curtain):
            await player.press()
        else:
            await expect(player.hand).to_have_count(0)
            await expect(player.stage).to_have_count(0)
            opened[await called(device)] += 1
            await holds(device, player.hand)
    assert set(opened) == set(NAMES)


async def called(device: Person) -> str:
    """To whom the device is to be handed."""
    return await device.page.get_by_role("heading", level=1).text_content() or ""


async def slips(device: Person, curtain: Locator) -> None:
    """A slip of the finger shows nothing."""
    async with device.slowly():  # a slip is short, however busy the machine
        await device.button("web-hand-show", name=await called(device)).click()
    await expect(curtain).to_be_visible()


async def holds(device: Person, hand: Locator) -> None:
    """Whoever holds the button sees the hand."""
    held = device.page.locator(".holding").or_(hand)
    while not await held.count():
        await device.page.mouse.up()
        # what is told meanwhile may move it away before it is pressed
        await device.button("web-hand-show", name=await called(device)).hover()
        await device.page.mouse.down()
    await expect(hand).to_be_visible()
    await device.page.mouse.up()
