"""Every page in every language, on a desk and on phones: nothing is cut, axe is content."""

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.planning import Planner
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt
from tests.browser.tongues import look
from tests.browser.words import say

SEED = 1899


async def test_pages_before_a_game(company: Company) -> None:
    ada = await company.person()
    for name, path, shows in (
        ("start", "/", "web-rob-this-train"),
        ("set-up", "/new", "web-open-table"),
        ("super-set-up", "/new?game=super", "web-open-table"),
        ("pass-and-play", "/pass", "web-pass-start"),
    ):
        await ada.go(path)
        await expect(ada.button(shows)).to_be_enabled()
        await look(ada, name)


async def test_pages_without_a_game(company: Company) -> None:
    ada = await company.person()
    await ada.go("/watch")
    await expect(ada.page.get_by_text(say("web-watch-file"))).to_be_visible()
    await look(ada, "watch")
    await ada.go("/t/NOBODY-99")
    await expect(ada.page.get_by_role("heading", name=say("web-barred"))).to_be_visible()
    await look(ada, "barred")


async def test_the_waiting_room(company: Company) -> None:
    ada = await company.person()
    await ada.go("/new")
    await ada.button("web-open-table").click()
    await ada.button("web-put-bot").first.click()
    await look(ada, "waiting")
    await ada.button("web-settings").click()
    await look(ada, "settings")


async def test_the_curtain(company: Company) -> None:
    device = await company.person()
    await device.go("/pass")
    await device.button("web-pass-start").click()
    await expect(device.page.get_by_text(say("web-hand-to"), exact=True)).to_be_visible()
    await look(device, "curtain")


async def test_a_game_from_the_first_plan_to_the_replay(company: Company) -> None:
    seats = [None, "random", "random", "random"]
    options = {"seats": ["Ghost", "Doc", "Belle", "Django"], "first": 0}
    link = await dealt(company.house.address, seats=seats, seed=SEED, options=options)
    player = Player(await company.person(kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    await player.hand.get_by_role("button", disabled=False).first.click()
    await look(player.person, "planning")
    await player.person.page.keyboard.press("Escape")
    while await player.turn() and not await player.tiles.count():
        await player.press()
    await look(player.person, "stealing")
    await player.play()
    await expect(player.verdict).to_be_visible()
    await look(player.person, "ending")
    await player.person.page.get_by_role("link", name=say("web-watch-again")).click()
    await expect(player.person.button("web-play")).to_be_enabled()
    await look(player.person, "replay")


async def test_horses_from_the_boarding_on(company: Company) -> None:
    seats = [None, *["random"] * 4]
    options = {"players": 5, "expansions": ["horses", "machine", "cursed"]}
    link = await dealt(company.house.address, seats=seats, seed=SEED, options=options)
    player = Player(await company.person(kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    await look(player.person, "boarding")
    await player.play(player.hand)
    assert await player.turn()
    await look(player.person, "horses")


async def test_super_express_from_the_first_plan_to_the_replay(company: Company) -> None:
    wishes = {"players": 4, "first": 0, "expansions": ["horse", "reflexes"]}
    seats = [None, "random", "random", "random"]
    address = company.house.address
    link = await dealt(address, game="super", seats=seats, seed=SEED, options=wishes)
    player = Planner(await company.person(kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    await player.hand.get_by_role("button").first.click()
    await look(player.person, "super-planning")
    await player.person.page.keyboard.press("Escape")
    await player.play()
    await expect(player.verdict).to_be_visible()
    await look(player.person, "super-ending")
    await player.person.page.get_by_role("link", name=say("web-watch-again")).click()
    await expect(player.person.button("web-play")).to_be_enabled()
    await look(player.person, "super-replay")
