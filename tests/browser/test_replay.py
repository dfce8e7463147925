"""Watching a record, and playing on from a moment of it."""

import re

import pytest
from playwright.async_api import FilePayload, Locator, expect

import folsom
from folsom.bots import decide, make
from folsom.client import Client
from folsom.record.record import Record
from tests.browser.company import PHONE, Company
from tests.browser.person import Person
from tests.browser.planning import Planner
from tests.browser.playing import FAST, Player
from tests.browser.tongues import choose_language
from tests.browser.words import say

SEED = 1899
STEP = "12"


STANDS = """() => {
  const usually = window.setTimeout;
  const at = () => Number(document.querySelector("[type=range]").value);
  window.setTimeout = (work, wait, ...rest) => usually(work, at() < 5 ? wait : 1e6, ...rest);
}"""
"""Lets a record that plays stand still after its fifth step, so that it is not over too soon."""


def played(game: str, options: dict[str, object]) -> Record:
    """The record of a game between bots."""
    record = Record.new(game, options, SEED)
    rng = folsom.seeded(SEED)
    while not record.game.over:
        seat = record.game.decider()
        record.play(seat, decide(make("random"), record.game, seat, rng))
    return record


async def opens(person: Person, text: str) -> None:
    """Open a record that was kept as a file."""
    await person.go("/watch")
    record = FilePayload(name="game.record", mimeType="text/plain", buffer=text.encode())
    await person.page.locator("input[type=file]").set_input_files(record)
    await expect(person.page.get_by_role("slider")).to_be_visible()


async def plays_on(person: Person) -> None:
    """Take over the first seat at this moment."""
    await person.button("web-play-on").click()
    dialog = person.page.get_by_role("dialog")
    await dialog.get_by_role("radio").first.click()
    await dialog.get_by_role("radio", name=say("web-level-easy")).click()
    await person.button("web-play-on-go").click()
    await expect(person.page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("express", {"players": 3, "expansions": ["horses", "machine", "cursed"]}),
        ("super", {"players": 3, "expansions": ["horse", "reflexes"]}),
    ],
)
async def test_a_record_is_scrubbed_stepped_and_played_through_any_eyes(
    company: Company, game: str, options: dict[str, object]
) -> None:
    ada = await company.person(kept=FAST)
    page = ada.page
    record = played(game, options)
    steps = len(record.choices)
    await opens(ada, record.text())

    def shows(step: int) -> Locator:
        return page.get_by_text(say("web-step-of", step=step, count=steps), exact=True)

    await page.get_by_role("slider").fill("3")
    await expect(shows(3)).to_be_visible()
    await ada.button("web-prev-step").click()
    await expect(shows(2)).to_be_visible()
    await ada.button("web-next-step").click()
    await expect(shows(3)).to_be_visible()
    await page.evaluate(STANDS)
    await ada.button("web-play").click()
    # at least to step 5, however late one looks
    await expect(page.get_by_role("slider")).not_to_have_value(re.compile("^[0-4]$"))
    await ada.button("web-pause").click()
    for kind in ("rank", "place"):
        chart = ada.radio(say(f"web-chart-{kind}"))
        await chart.click()
        await expect(page.get_by_role("img", name=f"{say(f'web-chart-{kind}')}.")).to_be_visible()
    moment = page.get_by_role("tabpanel").get_by_role("button").first
    await moment.click()
    await expect(moment).to_have_attribute("aria-current", "step")

    hands = say("web-super-plans" if game == "super" else "web-replay-hands")
    await page.get_by_role("tab", name=hands).click()
    await page.get_by_role("slider").fill("1" if game == "super" else STEP)
    hidden = page.get_by_text(re.compile("hidden card"))
    await expect(hidden).to_have_count(0)
    await ada.radio(say("web-watch-all")).click()
    await expect(hidden.first).to_be_visible()
    await page.keyboard.press("End")
    await expect(shows(steps)).to_be_visible()
    await expect(ada.button("web-play-on")).to_be_disabled()


async def test_from_a_moment_of_a_record_one_plays_on_at_once(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    await opens(ada, played("express", {"players": 3}).text())
    await choose_language(ada)
    await ada.page.get_by_role("slider").fill(STEP)
    await plays_on(ada)
    assert await Player(ada).turn()


async def test_a_link_leads_to_the_moment_from_which_one_plays_on(company: Company) -> None:
    record = played("super", {"players": 3})
    async with Client(company.house.address) as client:
        kept = await client.keep_record(record.text())
    ada = await company.person(kept=FAST)
    await ada.go(f"/watch?record={kept.record}&step=2&eyes=1")
    step = say("web-step-of", step=2, count=len(record.choices))
    await expect(ada.page.get_by_text(step, exact=True)).to_be_visible()
    eyes = ada.page.get_by_role("radiogroup", name=say("web-watch-eyes"))
    await expect(eyes.get_by_role("radio", checked=True)).to_have_accessible_name(
        say(f"bandit-{record.game.view(None)['players'][1]['bandits'][0]}")  # type: ignore[index]
    )
    await plays_on(ada)
    assert await Planner(ada).turn()


async def test_a_tap_opens_the_whole_sheet_of_a_bandit(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    await ada.go("/")
    await ada.button("web-rob-this-train").click()
    assert await Player(ada).turn()
    await ada.page.locator(".sheet .whole").first.click()
    await expect(ada.page.get_by_role("dialog").get_by_text(say("web-about-jewel"))).to_be_visible()
