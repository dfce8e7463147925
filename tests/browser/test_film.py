"""The film: it says what is done, halts, goes step by step, and is shown again."""

import pytest
from playwright.async_api import expect

from tests.browser.company import DESKTOP, PHONE, Company
from tests.browser.playing import Player
from tests.browser.tables import moment, played_on

BASE = {"seats": ["Ghost", "Doc", "Belle", "Django"], "first": 0}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_the_deed_is_told_and_the_film_halts_and_goes_by_steps(
    company: Company, size: tuple[int, int]
) -> None:
    record, seat = moment(BASE, lambda _, choices: all(one.startswith("fire") for one in choices))
    ada = await company.person(size, still=False, kept={"speed": "0.5"})
    await ada.go(await played_on(company.house.address, record, seat))
    player = Player(ada)
    assert await player.turn()
    await player.choose()
    await ada.button("web-pause").click()
    deed = ada.page.locator(".deed > p")
    step = ada.button("web-film-step")
    while not await deed.count():  # the evening falls, or a card is turned up
        await step.click()
    told = await deed.inner_text()
    assert told.endswith(".")
    await expect(ada.button("web-play")).to_be_visible()
    while await deed.count() and await deed.inner_text() == told:
        await step.click()
    await ada.button("web-film-again").click()
    await expect(ada.button("web-play")).to_be_visible()
    await ada.button("web-play").click()
    await player.turn()
