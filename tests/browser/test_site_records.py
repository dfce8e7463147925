"""Records on the site: from a file, from a link that holds all of it, and on from a moment."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from folsom.record.record import Record
from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import Player
from tests.browser.static import Host
from tests.browser.visitor import opens, visitor
from tests.browser.words import say

GOLDEN = Path(__file__).parents[1] / "golden"


def chart(person: Person, kind: str) -> Locator:
    """A chart of the record, which says how everybody stands."""
    return person.page.get_by_role("img", name=re.compile(f"^{say(f'web-chart-{kind}')}\\."))


async def at_the_end(person: Person, record: Record) -> None:
    """See that the end of a record is as the engine says."""
    await person.page.keyboard.press("End")
    steps = len(record.choices)
    shown = say("web-step-of", step=steps, count=steps)
    await expect(person.page.get_by_text(shown, exact=True)).to_be_visible()
    result = record.game.result()
    names = [say(f"bandit-{crew[0]}") for crew in crews(record)]
    if record.game.name == "express":
        for name, money in zip(names, record.game.scores(), strict=True):
            told = re.compile(f"{name}: \\${money:,}(,|$)")
            await expect(chart(person, "money")).to_have_accessible_name(told)
    await person.radio(say("web-chart-rank")).click()
    for seat in result.winners:
        told = re.compile(f"{names[seat]}: {say('web-rank', rank=1)}")
        await expect(chart(person, "rank")).to_have_accessible_name(told)


def crews(record: Record) -> list[list[str]]:
    """The bandits of each seat."""
    players: list[dict[str, list[str]]] = record.game.view(None)["players"]  # type: ignore[assignment]
    return [player["bandits"] for player in players]


async def copies_link(person: Person) -> str:
    """Copy the link to this moment."""
    await person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    async with person.slowly():
        await person.button("web-link-moment").click()
        await expect(person.button("web-copied")).to_be_visible()
    return str(await person.page.evaluate("() => navigator.clipboard.readText()"))


@pytest.mark.parametrize("name", ["all-7-players", "super-3-last-one-shot"])
async def test_a_record_from_elsewhere_goes_as_a_file_and_then_as_a_link(
    company: Company, site: Host, name: str
) -> None:
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    record = Record.parse(text, name)
    ada = await visitor(company, site)
    await opens(ada, text)
    await at_the_end(ada, record)
    await ada.page.get_by_role("slider").fill("5")
    link = await copies_link(ada)
    assert link.startswith(site.address)
    ben = await visitor(company, site)
    await ben.page.goto(link)
    shown = say("web-step-of", step=5, count=len(record.choices))
    await expect(ben.page.get_by_text(shown, exact=True)).to_be_visible()
    await at_the_end(ben, record)


async def test_a_link_that_was_cut_off_says_so_and_from_a_whole_one_one_plays_on(
    company: Company, site: Host
) -> None:
    ada = await visitor(company, site)
    await opens(ada, (GOLDEN / "3-players.record").read_text(encoding="utf-8"))
    await ada.page.get_by_role("slider").fill("12")
    link = await copies_link(ada)
    game = link.index("game=")
    for broken in (link[: game + 400], link[: game + 5], link[: game + 40] + link[game + 41 :]):
        # in the same page, as if it were typed
        await ada.page.goto(broken)
        await expect(ada.page.get_by_role("alert")).to_have_text(say("web-link-broken"))
    await ada.page.goto(link)
    await ada.button("web-play-on").click()
    dialog = ada.page.get_by_role("dialog")
    await dialog.get_by_role("radio").first.click()
    await dialog.get_by_role("radio", name=say("web-level-easy")).click()
    await ada.button("web-play-on-go").click()
    await expect(ada.page).to_have_url(re.compile("#/t/"))
    player = Player(ada)
    assert await player.turn()
    await player.press()
