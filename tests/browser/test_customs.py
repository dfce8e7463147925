"""The customs of a table: sitting down late, hosting, and taking back by consent."""

import json

import pytest
from playwright.async_api import expect

from folsom.client import Client, asked
from tests.browser.company import DESKTOP, PHONE, Company
from tests.browser.customs import covers, lingering, requests, sees, three_at_a_table
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.test_together import opens_a_table, sits_down
from tests.browser.words import say

OPTIONS = {"seats": ["Belle", "Doc", "Django"], "first": 0}
"""A game in which it is known who begins."""


PLAYED_WITH = (".sheet", ".hand", ".choices", ".ticket", ".actions", ".deckbox")
"""What nothing may lie over."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_a_table_with_customs(company: Company, size: tuple[int, int]) -> None:
    """A newcomer is let in by all, hosting is handed over, silence counts after a time."""
    screen = "phone" if size == PHONE else "desk"
    ada, ben, eve = [await company.person(size, kept=FAST) for _ in range(3)]
    table = await opens_a_table(ada, "Ada")
    await ben.go(f"/t/{table}")
    await sits_down(ben, "Ben")
    card = ada.page.get_by_role("listitem").filter(has_text="Ben").first
    await expect(card).to_contain_text(say("web-ready"))
    await sees(ada, f"waiting-{screen}")
    await ada.button("web-deal").click()

    await eve.go(f"/t/{table}")
    await eve.field("web-your-name").fill("Eve")
    door = say("web-door")
    async with lingering(ada, ben):
        await eve.button("web-sit-down").click()
        for person in (ada, ben):
            await expect(requests(person)).to_contain_text("Eve")
            knocks = say("web-door-names", name="Eve", count=1)
            notice = person.page.get_by_role("status").filter(has_text=knocks)
            await expect(notice).to_be_visible()
            assert await covers(person, ".toast, .asks", *PLAYED_WITH) == []
        await sees(ada, f"door-aside-{screen}")
    for person in (ada, ben, eve):
        await requests(person).click()
        await expect(person.page.get_by_role("region", name=door)).to_be_visible()
    await sees(ada, f"door-{screen}")
    await sees(eve, f"door-waits-{screen}")
    await ben.page.get_by_role("dialog").get_by_role("button", name=say("web-close")).click()
    await expect(ben.page.get_by_role("region", name=door)).to_be_hidden()
    await eve.button("web-withdraw").click()
    await expect(requests(ben)).to_be_hidden()
    await expect(ada.page.get_by_role("region", name=door)).to_be_hidden()
    await eve.button("web-sit-down").click()
    async with lingering(eve):
        for person in (ada, ben):
            await requests(person).click()
            await person.button("web-let-in").click()
            await expect(person.page.get_by_role("region", name=door)).to_be_hidden()
        await expect(eve.page.get_by_role("region", name=say("web-your-side"))).to_be_visible()
        await expect(eve.page.get_by_text(say("web-now-sat-down"))).to_be_visible()
    await expect(Player(eve).hand).to_be_visible()

    await ada.button("web-settings").click()
    await sees(ada, f"menu-{screen}")
    await ada.button("web-asking-off").click()
    await ada.button("web-settings").click()
    await expect(ada.button("web-asking-on")).to_be_visible()
    await ada.button("web-hand-over", name="Ben").click()
    await sees(ada, f"hand-over-{screen}")
    hosts = say("web-people-hosts", name="Ben")
    async with lingering(ada, ben, eve):
        await ada.button("web-hand-over-sure", name="Ben").click()
        await expect(ben.page.get_by_text(say("web-now-hosts"), exact=True)).to_be_visible()
        for person in (ada, eve):
            await expect(person.page.locator(".toast", has_text=hosts)).to_be_visible()
            assert await covers(person, ".toast", *PLAYED_WITH) == []
        await sees(ada, f"handed-over-{screen}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_all_people_are_asked_before_a_choice_is_taken_back(
    company: Company, size: tuple[int, int]
) -> None:
    """Even one who is away is asked, and everybody sees whether silence is an answer."""
    screen = "phone" if size == PHONE else "desk"
    ada, ben = [await company.person(size, kept=FAST) for _ in range(2)]
    address = company.house.address
    async with three_at_a_table(address, options=OPTIONS, seed=1) as (opened, keys):
        for person, key in zip((ada, ben), keys):
            await person.go(f"/t/{opened.table}#key={key}")
        cards: dict[Person, int] = {}
        for person in (ada, ben):
            player = Player(person)
            assert await player.turn()
            cards[person] = await player.hand.get_by_role("button").count()
            await player.hand.get_by_role("button").first.click()
            await player.hand.get_by_role("button").first.click()
            await expect(player.my_turn).to_have_count(0)
        back = ada.button("web-take-back").locator("visible=true")
        await back.click()
        asks = ben.page.get_by_role("dialog", name=say("web-plea"))
        await expect(asks).to_contain_text("Cleo")
        # Ada has seen what Ben chose since
        await expect(asks).to_contain_text(say("web-plea-hidden").replace("*", ""))
        await sees(ben, f"plea-{screen}")
        await asks.get_by_role("button", name=say("web-close")).click()
        await expect(asks).to_be_hidden()
        await sees(ben, f"plea-aside-{screen}")
        await requests(ada).click()
        await sees(ada, f"plea-asked-{screen}")
        await ada.button("web-withdraw").click()
        await expect(requests(ben)).to_be_hidden()

        await back.click()
        await expect(asks).to_be_visible()
        await ben.button("web-agree").click()
        await expect(requests(ada)).to_contain_text(say("web-plea-waits", count=1))
        assert await covers(ada, ".asks", *PLAYED_WITH) == []
        await sees(ada, f"plea-waits-{screen}")
        async with Client(address) as client, client.visit(opened.table, keys[2:]) as cleo:
            await cleo.ask(asked.Answer(2, agree=True))
        assert await Player(ada).turn()
        await expect(Player(ada).hand.get_by_role("button")).to_have_count(cards[ada])


async def test_who_loses_a_seat_is_told_why(company: Company) -> None:
    """The host decides who comes and sends people away; who leaves a game comes back to it."""
    held = {}
    tables = []
    async with Client(company.house.address) as client:
        for _ in range(2):
            opened = await client.open_table(seats=[None] * 3, approval=True)
            taken = await client.take_seats(opened.table, name="Ada", keys=[opened.host])
            held[f"keys.{opened.table}"] = json.dumps([opened.host, *taken.keys])
            tables.append(opened.table)
    ada = await company.person(kept={**FAST, **held, "recent": tables[-1]})
    ben = await company.person(PHONE, kept=FAST)
    # Who was turned away has to wait before asking again, so he asks at another table.
    for table, answer in zip(tables, ("web-turn-away", "web-let-in"), strict=True):
        await ada.go(f"/t/{table}")
        await ben.go(f"/t/{table}")
        await ben.field("web-your-name").fill("Ben")
        await ben.button("web-sit-down").click()
        await requests(ben).click()
        await expect(ben.page.get_by_text(say("web-door-time", time="")[:20])).to_be_visible()
        await sees(ben, "approval-waits")
        await requests(ada).click()
        await sees(ada, "approval")
        await ada.button(answer).click()
        if answer == "web-turn-away":
            await expect(ben.page.get_by_text(say("web-parted-turned-away"))).to_be_visible()
            await sees(ben, "turned-away")
            await ben.button("web-just-watch").click()
    await expect(ben.button("web-i-am-ready").first).to_be_visible()
    await ada.page.get_by_role("button", name=f"{say('web-more')} Ben").click()
    await ada.button("web-send-away", name="Ben").click()
    await sees(ada, "send-away")
    await ada.button("web-send-away-sure", name="Ben").click()
    await expect(ben.page.get_by_text(say("web-parted-removed"))).to_be_visible()
    await sees(ada, "sent-away")

    await ada.button("web-deal").click()
    assert await Player(ada).turn()
    await ada.button("web-settings").click()
    await ada.button("web-leave").click()
    await sees(ada, "leaving")
    await ada.button("web-leave-sure").click()
    await ada.page.get_by_role("link", name=say("web-back-to")).click()
    assert await Player(ada).turn()
    story = ada.page.get_by_role("list", name=say("web-story"))
    await expect(story).to_contain_text(say("web-people-came-back", name="Ada"))
    await sees(ada, "came-back")
