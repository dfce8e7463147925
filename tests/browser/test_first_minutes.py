"""A stranger's first five minutes."""

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.playing import Player
from tests.browser.words import say


async def test_a_stranger_plays_a_whole_game_against_bots_with_clicks_only(
    company: Company,
) -> None:
    stranger = await company.person()
    await stranger.go()
    await stranger.radio(say("web-level-easy")).click()
    await stranger.button("web-rob-this-train").click()
    await stranger.button("web-settings").click()
    await stranger.radio("4×").click()
    await stranger.button("web-close").click()

    player = Player(stranger, keys=False)
    while await player.turn():
        await player.choose_like_a_person()

    assert min(player.clicked[kind] for kind in ("card", "draw", "stage")) > 0
    await expect(player.verdict).to_be_visible()
    await expect(stranger.page.get_by_role("row")).to_have_count(5)
    await expect(stranger.button("web-rematch")).to_be_enabled()
