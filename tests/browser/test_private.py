"""A table that only those may see who play: asking for a seat from outside."""

import json
import re

import pytest
from playwright.async_api import Locator, expect

from folsom.client import Client
from tests.browser.company import DESKTOP, PHONE, Company
from tests.browser.customs import requests, sees
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.words import say

WIDE = """() => {
  const right = (node) => node.getBoundingClientRect().right;
  const paper = document.querySelector('.paper');
  return [...paper.querySelectorAll('*')].filter((each) => right(each) > right(paper))
    .map((each) => each.outerHTML);
}"""
"""What is wider than the paper that it stands on."""


async def asks(person: Person, name: str) -> None:
    """Ask for a seat from outside."""
    await person.field("web-your-name").fill(name)
    await person.button("web-sit-down").click()
    await expect(heading(person, "web-private-waits")).to_be_visible()


def heading(person: Person, key: str) -> Locator:
    """The title of the page."""
    return person.page.get_by_role("heading", name=say(key), exact=True)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_asking_for_a_seat_from_outside(company: Company, size: tuple[int, int]) -> None:
    """One is told who decides and how long it takes, may ask no more, and why one has no seat."""
    screen = "phone" if size == PHONE else "desk"
    async with Client(company.house.address) as client:
        opened = await client.open_table(seats=[None] * 3, approval=True, watching=False)
        taken = await client.take_seats(opened.table, name="Ada", keys=[opened.host])
    held = {f"keys.{opened.table}": json.dumps([opened.host, *taken.keys])}
    ada = await company.person(size, kept={**FAST, **held})
    ben = await company.person(size, kept=FAST)
    await ada.go(f"/t/{opened.table}")
    await ben.go(f"/t/{opened.table}")
    await expect(heading(ben, "web-private")).to_be_visible()
    await ben.lettered()
    assert await ben.page.evaluate(WIDE) == []
    await sees(ben, f"private-{screen}")

    await asks(ben, "Ben")
    paper = ben.page.locator(".paper")
    await expect(paper).to_contain_text(say("web-door-wait-host"))
    await expect(paper).to_contain_text(re.compile(r"[45]:\d\d"))
    await expect(ben.button("web-sit-down")).to_have_count(0)
    await sees(ben, f"private-waits-{screen}")
    await ben.button("web-withdraw").click()
    await expect(heading(ben, "web-private")).to_be_visible()
    await expect(requests(ada)).to_be_hidden()

    await asks(ben, "Ben")
    await requests(ada).click()
    await ada.button("web-let-in").click()
    await expect(ben.button("web-i-am-ready").first).to_be_visible()

    await ada.page.get_by_role("button", name=f"{say('web-more')} Ben").click()
    await ada.button("web-send-away", name="Ben").click()
    await ada.button("web-send-away-sure", name="Ben").click()
    await expect(ben.page.get_by_role("alert")).to_have_text(say("web-parted-removed"))
    await expect(ben.page.get_by_text(say("web-sit-down-about"))).to_have_count(0)
    await sees(ben, f"private-sent-away-{screen}")
    await sees(ada, f"private-waiting-{screen}")
    await asks(ben, "Ben")
    await requests(ada).click()
    await ada.button("web-turn-away").click()
    await expect(ben.page.get_by_role("alert")).to_have_text(say("web-parted-turned-away"))
    await sees(ben, f"private-turned-away-{screen}")

    await ben.button("web-sit-down").click()
    await expect(ben.page.get_by_text(say("web-refused-not-yet"))).to_be_visible()
    for person in (ada, ben):
        # the browser itself tells of every answer that is a no
        person.troubles = [each for each in person.troubles if not re.search("409|429", each)]


async def test_a_private_game_is_joined_by_consent_of_all(company: Company) -> None:
    async with Client(company.house.address) as client:
        opened = await client.open_table(seats=[None] * 3, watching=False)
        taken = await client.take_seats(opened.table, name="Ada", keys=[opened.host])
    held = {f"keys.{opened.table}": json.dumps([opened.host, *taken.keys])}
    ada = await company.person(kept={**FAST, **held})
    dan = await company.person(PHONE, kept=FAST)
    await ada.go(f"/t/{opened.table}")
    await ada.button("web-deal").click()
    assert await Player(ada).turn()
    await dan.go(f"/t/{opened.table}")
    await asks(dan, "Dan")
    await expect(dan.page.locator(".paper")).to_contain_text(say("web-door-wait-all"))
    await sees(dan, "private-playing-waits")
    await requests(ada).click()
    await sees(ada, "private-playing-door")
    await ada.button("web-let-in").click()
    await expect(Player(dan).hand).to_be_visible()
