"""The client is light, and can be played with the keyboard."""

from playwright.async_api import Response, expect

from tests.browser.company import Company
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt

MOST = 150_000
"""Bytes of script, gzipped, that a first visit may load."""


async def test_a_first_game_loads_little_script(company: Company) -> None:
    stranger = await company.person(kept=FAST)
    scripts: list[Response] = []
    stranger.page.on(
        "response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None
    )
    await stranger.go()
    await stranger.button("web-rob-this-train").click()
    await Player(stranger).turn()

    sent = [(await script.request.sizes())["responseBodySize"] for script in scripts]
    assert 0 < sum(sent) <= MOST, f"{sum(sent)} bytes of script"


async def test_number_keys_lift_and_play_a_card(company: Company) -> None:
    ada = await company.person(kept=FAST)
    seats = [None, "random", "random"]
    options = {"seats": ["Belle", "Doc", "Django"], "first": 0}
    await ada.go(await dealt(company.house.address, seats=seats, options=options))
    player = Player(ada)
    assert await player.turn()
    await ada.page.keyboard.press("1")
    lifted = player.hand.get_by_role("button", pressed=True)
    await expect(lifted).to_have_count(1)
    await ada.page.keyboard.press("Escape")
    await expect(lifted).to_have_count(0)
    cards = await player.hand.get_by_role("button").count()
    await ada.page.keyboard.press("2")
    await ada.page.keyboard.press("2")
    await player.turn()
    await expect(player.hand.get_by_role("button")).to_have_count(cards - 1)
    await ada.page.keyboard.press("d")
    await expect(player.hand.get_by_role("button")).not_to_have_count(cards - 1)
