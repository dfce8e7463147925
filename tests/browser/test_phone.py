"""A phone shows all that has to be read."""

from playwright.async_api import expect

from tests.browser.company import PHONE, Company
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt
from tests.browser.words import say

CUT = "element => element.scrollWidth > element.clientWidth"


async def test_a_clock_leaves_room_for_the_phase(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    seats = [None, "random", "random"]
    options = {"seats": ["Belle", "Doc", "Django"], "first": 0}
    await ada.go(await dealt(company.house.address, seats=seats, options=options, clock=60))
    assert await Player(ada).turn()
    await expect(ada.page.get_by_role("timer")).to_be_visible()
    assert not await ada.page.get_by_role("heading", level=1).evaluate(CUT)


async def test_what_could_not_be_said_is_told(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    await ada.go(await dealt(company.house.address, seats=[None, "random", "random"]))
    await ada.button("web-chat").click()
    await ada.page.context.set_offline(True)
    await expect(ada.page.get_by_text(say("web-try-now"))).to_be_visible()
    await ada.field("web-say").fill("Anybody there?")
    await ada.button("web-send").click()
    await expect(ada.page.get_by_text(say("web-not-sent"))).to_be_visible()
    await expect(ada.field("web-say")).to_have_value("Anybody there?")

    await ada.page.context.set_offline(False)
    await expect(ada.page.get_by_text(say("web-try-now"))).to_be_hidden()
    ada.troubles = [each for each in ada.troubles if "/ws" not in each]
    await ada.button("web-send").click()
    said = ada.page.get_by_role("dialog").get_by_role("listitem")
    await expect(said.filter(has_text="Anybody there?")).to_be_visible()
