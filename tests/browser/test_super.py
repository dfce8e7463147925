"""Colt Super Express in the browser."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.knowledge import knows_only_what_it_may
from tests.browser.person import Person
from tests.browser.planning import CARDS, Planner
from tests.browser.playing import FAST
from tests.browser.tables import dealt
from tests.browser.test_passing import called, holds, slips
from tests.browser.words import say
from tests.modes import SUPER
from tests.quarter import by_turns

MODES = ("super, 3", "super, reflexes", "super, horse", "super, 3, both", "super, 7, both")
NAMES = ("Ada", "Ben", "Cleo")


async def test_a_stranger_plays_a_whole_game_against_bots_with_clicks_only(
    company: Company,
) -> None:
    stranger = await company.person()
    await stranger.go()
    await stranger.radio(say("web-game-super")).click()
    await stranger.radio(say("web-level-easy")).click()
    await stranger.button("web-super-ride-now").click()
    await stranger.button("web-settings").click()
    await stranger.radio("4×").click()
    await stranger.button("web-close").click()

    player = Planner(stranger, keys=False)
    await player.play()
    assert player.clicked["lock"] > 0
    await expect(player.verdict).to_be_visible()
    await expect(stranger.page.get_by_role("row")).to_have_count(4)

    await stranger.button("web-rematch").click()
    await expect(player.round(1).first).to_be_visible()
    assert await player.turn()
    await expect(player.hand).to_be_visible()


async def test_a_card_laid_down_comes_back(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go(await dealt(company.house.address, game="super", seats=[None, *["random"] * 3]))
    player = Planner(ada)
    assert await player.turn()
    cards = player.hand.get_by_role("button")
    laid = player.plan.get_by_role("button")
    everything = await cards.count()
    for card in range(CARDS):
        await expect(player.lock).to_be_disabled()
        await cards.first.click()
        await expect(laid).to_have_count(card + 1)
    await expect(player.lock).to_be_enabled()
    await laid.nth(1).click()
    await expect(laid).to_have_count(CARDS - 1)
    await expect(player.lock).to_be_disabled()
    await ada.page.keyboard.press("Backspace")
    await ada.button("web-take-back").click()
    await expect(laid).to_have_count(0)
    await expect(cards).to_have_count(everything)


@pytest.mark.parametrize("mode", by_turns(MODES, "super", 2))
async def test_the_first_round_of_a_mode_is_played(company: Company, mode: str) -> None:
    options = {word: value for word, value in SUPER[mode].items() if word != "game"}
    bots = ["random"] * (int(str(options["players"])) - 1)
    ada = await company.person(kept=FAST)
    seats = [None, *bots]
    await ada.go(await dealt(company.house.address, game="super", options=options, seats=seats))
    player = Planner(ada)
    assert await player.turn()
    await expect(player.hand.get_by_role("button")).to_have_count(4 + len(modules(options)))
    await player.play(player.round(2))


def modules(options: dict[str, object]) -> list[str]:
    """The modules of a mode."""
    found = options.get("expansions", [])
    assert isinstance(found, list)
    return found


async def test_a_game_with_horse_is_set_up_on_the_screen(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go()
    await ada.page.get_by_role("link", name=say("web-game-super")).click()
    await ada.page.get_by_label(say("web-expansion-horse")).check(force=True)
    await ada.button("web-open-table").click()
    await expect(ada.page.get_by_text(say("web-game-super"), exact=True)).to_be_visible()
    await ada.button("web-deal").click()
    player = Planner(ada)
    assert await player.turn()
    await expect(player.hand).to_contain_text(say("super-card-horse"))


async def test_a_curtain_hides_each_plan_and_comes_again_in_the_next_round(
    company: Company,
) -> None:
    device = await company.person(kept=FAST)
    await device.go("/pass")
    await device.radio(say("web-game-super")).click()
    await device.button("web-remove-seat").click()
    for number, name in enumerate(NAMES, start=1):
        await device.field("web-pass-person", number=number).fill(name)
    await device.button("web-pass-start").click()

    player = Planner(device)
    curtain = device.page.get_by_text(say("web-hand-to"), exact=True)
    await curtain.wait_for()
    await slips(device, curtain)
    opened = []
    for _ in NAMES:
        await expect(player.hand).to_have_count(0)
        await expect(player.stage).to_have_count(0)
        opened.append(await called(device))
        await holds(device, player.hand)
        # nobody moves, so that nobody walks off the train
        await lays(player, "turn", "shoot", "floor")
        await player.turn(curtain)
    assert sorted(opened) == list(NAMES)
    await expect(curtain).to_be_visible()


async def lays(player: Planner, *cards: str) -> None:
    """Make this plan."""
    for card in cards:
        name = say(f"super-card-{card}")
        await player.hand.get_by_role("button").filter(has_text=name).click()
    await player.lock.click()


async def test_three_browsers_play_a_whole_game_and_see_no_plan_of_others(
    company: Company,
) -> None:
    players = await gather(company, NAMES)
    assert await players[0].turn()
    await players[0].press()
    planned = players[1].person.page.get_by_text(say("web-ready"), exact=True)
    await expect(planned).to_be_visible()
    await asyncio.gather(*(each.play() for each in players))
    for each in players:
        await expect(each.verdict).to_be_visible()
    await knows_only_what_it_may(company)


async def test_a_plan_can_be_taken_back_and_outlives_a_reload_until_all_have_planned(
    company: Company,
) -> None:
    ada, ben = await gather(company, NAMES[:2])
    laid = ada.plan.get_by_role("button")
    assert await ada.turn()
    await ada.press()
    await expect(laid).to_have_count(CARDS)
    await ada.person.button("web-take-back").click()
    assert await ada.turn()
    await expect(laid).to_have_count(0)
    await ada.press()
    await ada.person.reload()
    await expect(laid).to_have_count(CARDS)
    await ben.play(ben.round(2))


async def gather(company: Company, names: tuple[str, ...]) -> list[Planner]:
    """These people at a table for three, with the cards dealt."""
    people = [await company.person(kept=FAST) for _ in names]
    host = people[0]
    await host.go("/new?game=super")
    await host.button("web-remove-seat").click()
    await host.field("web-your-name").fill(names[0])
    await host.button("web-open-table").click()
    await expect(host.button("web-deal")).to_be_enabled()
    for person, name in zip(people[1:], names[1:], strict=True):
        await comes(person, host.table, name)
    await host.button("web-deal").click()
    return [Planner(person, seed) for seed, person in enumerate(people)]


async def comes(person: Person, table: str, name: str) -> None:
    """Sit down at a table."""
    await person.go(f"/t/{table}")
    await person.field("web-your-name").fill(name)
    await person.button("web-sit-down").click()
    await person.button("web-i-am-ready").first.click()
