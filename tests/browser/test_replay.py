"""Watching a record, and playing on from a moment of it."""

from playwright.async_api import FilePayload, expect

import folsom
from folsom.bots import decide, make
from folsom.record.record import Record
from tests.browser.company import PHONE, Company
from tests.browser.playing import FAST, Player
from tests.browser.words import say

SEED = 1899
STEP = "12"


def played() -> str:
    """The record of a game between bots."""
    record = Record.new("express", {"players": 3}, SEED)
    rng = folsom.seeded(SEED)
    while not record.game.over:
        seat = record.game.decider()
        record.play(seat, decide(make("random"), record.game, seat, rng))
    return record.text()


async def test_from_a_moment_of_a_record_one_plays_on_at_once(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    await ada.go("/watch")
    record = FilePayload(name="game.folsom", mimeType="text/plain", buffer=played().encode())
    await ada.page.locator("input[type=file]").set_input_files(record)
    await ada.page.get_by_role("slider").fill(STEP)
    story = ada.page.get_by_role("list", name=say("web-story"), exact=True)
    await expect(story.get_by_role("listitem").last).to_be_visible()
    await ada.button("web-play-on").click()
    assert await Player(ada).turn()


async def test_a_tap_opens_the_whole_sheet_of_a_bandit(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    await ada.go("/")
    await ada.button("web-rob-this-train").click()
    assert await Player(ada).turn()
    await ada.page.locator(".sheet .whole").first.click()
    await expect(ada.page.get_by_role("dialog").get_by_text(say("web-about-jewel"))).to_be_visible()
