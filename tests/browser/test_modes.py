"""The first round of every mode, some of them each time."""

import pytest
from playwright.async_api import expect

from folsom.client import Client
from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt
from tests.browser.words import say
from tests.modes import EVERY
from tests.quarter import by_turns

MODES = (
    "3 players",
    "7 players",
    "first game, 3",
    "expert, 4",
    "pairs, 2",
    "teams, 4",
    "edition 1, 4",
    "horses, 4",
    "horses, pairs, 2",
    "machine, 3",
    "cursed, 6",
    "all, 7",
    "marshal, 5",
    "marshal in another seat",
    "marshal and all, 8",
)


@pytest.mark.parametrize("mode", by_turns(MODES, "modes", 4))
async def test_the_first_round_of_a_mode_is_played(company: Company, mode: str) -> None:
    options = EVERY[mode]
    seats = options.get("seats")
    players = len(seats) if isinstance(seats, list) else int(str(options["players"]))
    bots = ["random"] * (players - 1)
    ada = await company.person(kept=FAST)
    await ada.go(await dealt(company.house.address, options=options, seats=[None, *bots]))
    await first_round(ada)


async def first_round(person: Person) -> None:
    player = Player(person)
    await player.play(player.round(2))
    await expect(player.round(2)).to_be_visible()


async def test_a_game_for_experts_is_set_up_on_the_screen(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go("/new")
    await ada.button("web-remove-seat").click()
    await ada.page.get_by_label(say("web-expert-about")).check(force=True)
    for number in (2, 3):
        seat = ada.page.get_by_label(say("web-player-number", number=number))
        await seat.select_option("easy")
    await ada.button("web-open-table").click()
    await ada.button("web-deal").click()
    await first_round(ada)


async def test_pairs_of_the_first_edition_are_set_up_on_the_screen(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go("/new")
    await ada.page.get_by_label(say("web-pairs-about")).check(force=True)
    await ada.button("web-more").click()
    await ada.radio(say("web-edition-1")).click()
    await ada.button("web-open-table").click()
    await expect(ada.page.get_by_text(say("web-open-seat"), exact=True)).to_have_count(1)
    pair = [say(f"bandit-{name}") for name in ("Doc", "Belle")]
    for name in pair:
        await ada.page.get_by_role("button", name=name, exact=True).click()
    own = ada.page.locator(".ls.me")
    await expect(own).to_contain_text(say("both", one=pair[0], two=pair[1]))
    await ada.button("web-deal").click()
    await first_round(ada)


async def test_teams_are_set_up_on_the_screen_and_partners_cards_are_marked(
    company: Company,
) -> None:
    ada = await company.person(kept=FAST)
    await ada.go("/new")
    await ada.page.get_by_label(say("web-teams-about")).check(force=True)
    await expect(ada.page.get_by_text(say("team-number", number=2))).to_have_count(2)
    await ada.button("web-open-table").click()
    await ada.button("web-deal").click()
    hand = ada.page.get_by_role("group", name=say("hand"))
    await expect(hand.get_by_text(say("partner"), exact=True)).to_have_count(1)
    await first_round(ada)


async def test_a_pool_of_round_cards_is_set_up_on_the_screen(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go("/new")
    await ada.page.locator(".crate", has_text=say("web-expansion-horses")).locator("label").click()
    await ada.button("web-more").click()
    pool = ada.page.locator(".wishes > div", has_text=say("web-pool"))
    await pool.get_by_role("button", name=say("web-choose")).click()
    await pool.get_by_role("button", name=say("card-bridge")).click()
    await pool.get_by_role("button", name=say("card-stand-off")).click()
    await ada.button("web-open-table").click()
    await expect(ada.button("web-deal")).to_be_visible()
    async with Client(company.house.address) as client:
        room = await client.room(ada.table)
    chosen = room.options["pool"]
    assert len(chosen) == 10
    assert "stand-off" in chosen
    assert "bridge" not in chosen
