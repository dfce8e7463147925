"""Marshal & Prisoners: two guns, prisoners, and goals that nobody else knows."""

import asyncio

import pytest
from playwright.async_api import expect

from folsom.client import Client, asked
from tests.browser.company import DESKTOP, SMALL, Company
from tests.browser.knowledge import knows_only_what_it_may
from tests.browser.playing import FAST, Player
from tests.browser.tables import Good, last_choice, moment, played_on
from tests.browser.test_screens import SIZES, fits, picture, whole
from tests.browser.words import say

ENOUGH = 4
"""So many goals win."""
SECRET = 87654321
"""The seed of a game without rumours in its first round."""
LAWFUL = 100
"""The seed of a game by chance in which they are fulfilled before the marshal's last choice."""
SEATS = ["Marshal", "Ghost", "Belle", "Cheyenne", "Django", "Mei"]
OPTIONS: dict[str, object] = {"seats": SEATS, "expansions": ["marshal"]}


async def at(company: Company, good: Good, since: int = 1) -> str:
    """The link to the seat that has this choice; the others never choose."""
    record, seat = moment(OPTIONS, good, since=since)
    return await played_on(company.house.address, record, seat, None)


def three_in_range(seat: int, choices: list[str]) -> bool:
    """Two guns, and more bandits than guns."""
    return seat == 0 and sum(" and right " in choice for choice in choices) > 2


@pytest.mark.parametrize("size", SIZES)
async def test_both_guns_are_aimed_on_the_train_and_fired(company: Company, size: str) -> None:
    player = Player(await company.person(SIZES[size], kept=FAST))
    page = player.person.page
    await player.person.go(await at(company, three_in_range))
    assert await player.turn()
    fire = page.get_by_role("button", name=f"{say('web-fire-one')}. {say('web-fire-whom')}")
    await expect(fire).to_be_disabled()
    await player.person.lettered()
    targets = page.locator(".tgt")
    names = [await target.locator("b").inner_text() for target in await targets.all()]
    for name in names[:2]:
        await player.stage.get_by_role("button", name=name.title(), exact=True).click(force=True)
    await expect(page.locator(".tgt.on")).to_have_count(2)
    await expect(page.locator(".stage .sign")).to_have_count(2)
    await picture(player.person, "guns", size)
    await page.get_by_role("button", name=say("web-guns-swap"), exact=True).click()
    first = page.locator(".gun.right .load .to svg")
    await expect(first).to_have_attribute("aria-label", names[0].title())
    await page.get_by_role("button", name=say("web-one-gun"), exact=True).click()
    await expect(page.locator(".tgt.on")).to_have_count(1)
    aiming = await page.locator(".aiming").element_handle()
    await page.locator(".aiming .btn.go").click()
    # there may be other shots before long
    await page.wait_for_function("(aiming) => !aiming.isConnected", arg=aiming)


def on_the_rear_roof(seat: int, choices: list[str]) -> bool:
    """Somebody stands on the roof of the last wagon before the prison car."""
    return "floor to 4 inside" in choices


COVERED = """() => {
  const board = document.querySelector(".jailed").getBoundingClientRect();
  return [...document.querySelectorAll(".stage .person")].filter((person) => {
    const box = person.getBoundingClientRect();
    return box.left < board.right && box.right > board.left
      && box.top < board.bottom && box.bottom > board.top;
  }).length;
}"""
"""How many figures stand behind the prisoners."""


@pytest.mark.parametrize("size", [(1280, 800), DESKTOP, (1920, 940)], ids=str)
async def test_the_prisoners_cover_nobody_on_the_roofs(
    company: Company, size: tuple[int, int]
) -> None:
    player = Player(await company.person(size, kept=FAST))
    short = {**OPTIONS, "seats": SEATS[:4]}
    record, seat = moment(short, on_the_rear_roof)
    await player.person.go(await played_on(company.house.address, record, seat))
    assert await player.turn()
    await expect(player.person.page.locator(".jailed")).to_be_visible()
    await player.person.lettered()
    assert await player.person.page.evaluate(COVERED) == 0


def plans(seat: int, choices: list[str]) -> bool:
    """The marshal before a full hand."""
    return seat == 0 and sum(choice.startswith("play ") for choice in choices) > 3


async def test_hand_goals_and_buttons_of_the_marshal_fit_on_a_small_phone(company: Company) -> None:
    player = Player(await company.person(SMALL, kept=FAST))
    page = player.person.page
    await player.person.go(await at(company, plans, since=5))
    assert await player.turn()
    goals = page.locator(".goals li")
    await expect(goals).to_have_count(5)
    await fits(player.person, player.stage, player.hand, goals.first, page.locator(".actions"))
    for card in await player.hand.get_by_role("button").all():
        box = await card.bounding_box()
        assert box is not None
        assert box["height"] > 40
    for sheet in await page.locator(".sheet .st").all():
        await whole(sheet)


async def test_the_marshal_wins_by_his_goals(company: Company) -> None:
    player = Player(await company.person(kept=FAST))
    record = last_choice(OPTIONS, LAWFUL)
    await player.person.go(await played_on(company.house.address, record))
    await player.play()
    await expect(player.verdict).to_be_visible()
    goals = player.person.page.get_by_role("region", name=say("web-marshal-goals"), exact=True)
    done = goals.get_by_role("img", name=say("web-goal-done"), exact=True)
    await expect(done.nth(ENOUGH - 1)).to_be_visible()
    await expect(player.person.page.get_by_text(say("web-law-wins"), exact=True)).to_be_visible()


async def test_a_prisoner_is_freed_over_the_prison_car(company: Company) -> None:
    link = await at(
        company, lambda seat, choices: sum(each.startswith("free pri") for each in choices) > 1
    )
    player = Player(await company.person(DESKTOP, kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    tag = player.person.page.get_by_role("complementary", name=say("web-prisoners"))
    waiting = tag.get_by_role("listitem")
    await expect(waiting).not_to_have_count(0)
    before = await waiting.count()
    await tag.get_by_role("button").first.click()
    await expect(waiting).to_have_count(before - 1)
    await expect(player.person.page.locator("[data-paper=prisoner]")).not_to_have_count(0)


async def test_nobody_but_the_marshal_learns_his_goals(company: Company) -> None:
    async with Client(company.house.address) as client:
        opened = await client.open_table(
            options={"seats": SEATS[:4], "expansions": ["marshal"]},
            seed=SECRET,
            seats=[None, None, "random", "random"],
        )
        keys = [(await client.take_seats(opened.table, name=name)).keys[0] for name in "AB"]
        async with client.visit(opened.table, [opened.host]) as host:
            await host.ask(asked.Start())
    players = [Player(await company.person(kept=FAST)) for _ in keys]
    for player, key in zip(players, keys, strict=True):
        await player.person.go(f"/t/{opened.table}#key={key}")
    await asyncio.gather(*(player.play(player.round(2)) for player in players))
    law, bandit = (player.person for player in players)
    await expect(law.page.locator(".goals li")).not_to_have_count(0)
    await expect(bandit.page.locator(".goals")).to_have_count(0)
    assert any('"goal":"' in text for text in law.told)
    assert not any('"goal":"' in text for text in bandit.told)
    await knows_only_what_it_may(company)


async def test_the_marshal_is_set_up_on_the_screen(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go("/new")
    crate = ada.page.locator(".crate", has_text=say("web-expansion-marshal"))
    await crate.locator("label").click()
    roster = ada.page.locator(".bandit", has_text=say("web-power-Marshal"))
    await expect(roster).to_have_class("bandit taken you")
    await ada.page.get_by_label(say("bandit-Belle"), exact=True).select_option("you")
    await expect(roster).not_to_have_class("bandit taken you")
    await ada.button("web-open-table").click()
    await expect(ada.button("web-deal")).to_be_visible()
    async with Client(company.house.address) as client:
        room = await client.room(ada.table)
    assert [seat.bandits for seat in room.seats[:2]] == [["Belle"], ["Marshal"]]
