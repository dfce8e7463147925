"""Four friends, each with a browser, at one table."""

import asyncio

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.knowledge import knows_only_what_it_may
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.tunnel import tunnel
from tests.browser.words import say


async def opens_a_table(person: Person, name: str) -> str:
    await person.go()
    await person.page.get_by_role("link", name=say("web-make-table")).click()
    await person.field("web-your-name").fill(name)
    await person.button("web-open-table").click()
    await expect(person.button("web-deal")).to_be_enabled()
    return person.table


async def sits_down(person: Person, name: str) -> None:
    await person.field("web-your-name").fill(name)
    await person.button("web-sit-down").click()
    await person.button("web-i-am-ready").first.click()


async def test_four_browsers_play_a_whole_game(company: Company) -> None:
    async with tunnel(company.house.address) as dark:
        ada, ben, cleo = [await company.person(kept=FAST) for _ in range(3)]
        dan = await company.person(kept=FAST, address=dark.address)
        table = await opens_a_table(ada, "Ada")

        await ben.go()
        await ben.field("web-join-code").fill(table.lower())
        await ben.button("web-join-go").click()
        await sits_down(ben, "Ben")
        for friend, name in ((cleo, "Cleo"), (dan, "Dan")):
            await friend.go(f"/t/{table}")
            await sits_down(friend, name)
        for name in ("Ben", "Cleo", "Dan"):
            await expect(ada.page.get_by_role("listitem").filter(has_text=name)).to_contain_text(
                say("web-ready")
            )
        await ada.button("web-deal").click()

        hands = [Player(ada, keys=False), *(Player(each) for each in (ben, cleo, dan))]
        await asyncio.gather(*(each.play(each.round(2)) for each in hands))

        async def reloads() -> None:
            await ben.reload()
            await hands[1].play()

        async def loses_the_line() -> None:
            await dan.all_came()
            dark.enter()
            down = dan.page.get_by_role("alert").filter(has_text=say("web-try-now"))
            await expect(down).to_be_visible()
            dark.leave()
            await expect(down).to_be_hidden()
            await hands[3].play()

        await asyncio.gather(hands[0].play(), reloads(), hands[2].play(), loses_the_line())

        totals = [await counted(each) for each in company.people]
        assert all(each == totals[0] for each in totals), totals
        lost = [each for each in dan.troubles if "/ws" in each]
        assert dan.troubles == lost, "nothing but the lost line"
        dan.troubles.clear()
        await knows_only_what_it_may(company)


async def counted(person: Person) -> list[tuple[str, str]]:
    """What each bandit has in the end, when all is counted."""
    await expect(Player(person).verdict).to_be_visible()
    rows = person.page.get_by_role("row").filter(has=person.page.get_by_role("rowheader"))
    return [
        (
            await row.get_by_role("rowheader").locator("b").inner_text(),
            await row.get_by_role("cell").last.inner_text(),
        )
        for row in await rows.all()
    ]
