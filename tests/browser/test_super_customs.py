"""The customs of a table of Colt Super Express: coming late, taking back, leaving."""

import pytest
from playwright.async_api import expect

from folsom.client import Client, asked
from tests.browser.company import DESKTOP, PHONE, Company
from tests.browser.customs import covers, lingering, requests, sees, three_at_a_table
from tests.browser.planning import Planner
from tests.browser.playing import FAST
from tests.browser.words import say

PLAYED_WITH = (".sheet", ".below .center", ".actions")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_a_plan_is_taken_back_and_a_seat_is_kept(
    company: Company, size: tuple[int, int]
) -> None:
    """A plan that all have followed is asked back; who leaves finds the seat again."""
    screen = "phone" if size == PHONE else "desk"
    ada, ben = [await company.person(size, kept=FAST) for _ in range(2)]
    address = company.house.address
    async with three_at_a_table(address, game="super") as (opened, keys):
        for person, key in zip((ada, ben), keys):
            await person.go(f"/t/{opened.table}#key={key}")
        async with Client(address) as client, client.visit(opened.table, keys[2:]) as cleo:
            for person in (ada, ben):
                assert await Planner(person).turn()
                await Planner(person).choose()
            now = cleo.seen[2]
            assert now is not None
            await cleo.ask(asked.Choose(2, now.view["choices"][0], now.asked or 0))
            assert await Planner(ada).turn()
            await Planner(ada).choose()
            back = ada.button("web-take-back").locator("visible=true")
            await expect(back).to_be_enabled()
            await back.click()
            assert await Planner(ada).turn()

            await ben.button("web-settings").click()
            await ben.button("web-leave").click()
            await sees(ben, f"super-leaving-{screen}")
            left = say("web-people-left", name="Ben")
            async with lingering(ada):
                await ben.button("web-leave-sure").click()
                await expect(ada.page.locator(".toast", has_text=left)).to_be_visible()
                assert await covers(ada, ".toast", *PLAYED_WITH) == []
                await sees(ada, f"super-left-{screen}")
            again = say("web-people-came-back", name="Ben")
            async with lingering(ada):
                await ben.page.get_by_role("link", name=say("web-back-to")).click()
                await expect(ada.page.locator(".toast", has_text=again)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_who_comes_late_is_let_in_by_all(company: Company, size: tuple[int, int]) -> None:
    screen = "phone" if size == PHONE else "desk"
    ada, eve = [await company.person(size, kept=FAST) for _ in range(2)]
    async with Client(company.house.address) as client:
        opened = await client.open_table(game="super", seats=[None] * 4)
        taken = await client.take_seats(opened.table, name="Ada")
        async with client.visit(opened.table, [opened.host]) as host:
            await host.ask(asked.Start())
    await ada.go(f"/t/{opened.table}#key={taken.keys[0]}")
    assert await Planner(ada).turn()
    await eve.go(f"/t/{opened.table}")
    await eve.field("web-your-name").fill("Eve")
    async with lingering(ada):
        await eve.button("web-sit-down").click()
        await expect(requests(ada)).to_contain_text("Eve")
        knocks = say("web-door-names", name="Eve", count=1)
        await expect(ada.page.locator(".toast", has_text=knocks)).to_be_visible()
        assert await covers(ada, ".toast, .asks", *PLAYED_WITH) == []
        await sees(ada, f"super-door-aside-{screen}")
    await requests(ada).click()
    await expect(requests(eve)).to_be_visible()
    await sees(ada, f"super-door-{screen}")
    await sees(eve, f"super-door-waits-{screen}")
    async with lingering(eve):
        await ada.button("web-let-in").click()
        # the bot may have planned this round already
        await expect(eve.page.get_by_text(say("web-now-sat-down"))).to_be_visible()
    await expect(eve.button("web-sit-down")).to_have_count(0)
