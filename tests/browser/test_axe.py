"""Every page in every language, on a desk and on phones: nothing is cut, axe is content."""

from typing import Any

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.planning import Planner
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt, last_choice, moment, played_on
from tests.browser.tongues import look, speak_all, titled, turn_to
from tests.browser.words import say

SEED = 1899
Options = dict[str, Any]
BASE: Options = {"seats": ["Ghost", "Doc", "Belle", "Django"], "first": 0}
TEAMS: Options = {**BASE, "teams": True}
LAW: Options = {"seats": ["Marshal", "Ghost", "Belle", "Mei"], "expansions": ["marshal"]}
HORSES: Options = {"players": 5, "expansions": ["horses", "machine", "cursed"]}
SUPER: Options = {"players": 4, "first": 0, "expansions": ["horse", "reflexes"]}


async def test_pages_before_a_game(company: Company) -> None:
    ada = await company.person()
    await ada.go()
    for name, path, shows in (
        ("start", "/", "web-rob-this-train"),
        ("set-up", "/new", "web-open-table"),
        ("pass-and-play", "/pass", "web-pass-start"),
        ("super-set-up", "/new?game=super", "web-open-table"),
    ):
        await turn_to(ada, path)
        await expect(ada.button(shows)).to_be_enabled()
        await look(ada, name)
    await turn_to(ada, "/watch")
    await expect(ada.page.get_by_text(say("web-watch-file"))).to_be_visible()
    await look(ada, "watch")
    await turn_to(ada, "/t/NOBODY-99")
    await expect(ada.page.get_by_role("heading", name=say("web-barred"))).to_be_visible()
    await look(ada, "barred")


async def test_pages_to_learn_from(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go("/learn")
    for name, path, shows in (
        ("lessons", "/learn", f"a[href='/learn/marshal'] b >> text={say('lesson-marshal')}"),
        ("puzzles", "/puzzles", f"a[href='/puzzles/jailbird'] b >> text={say('puzzle-jailbird')}"),
        ("lesson", "/learn/first?scene=2", ".guide .big"),
        ("law-lesson", "/learn/marshal?scene=4", ".goals li"),
        ("team-lesson", "/learn/teams", titled("lesson-teams", ".guide .big")),
        ("super-lesson", "/learn/super?scene=2", titled("lesson-super", ".guide .big")),
        ("puzzle", "/puzzles/jailbird", titled("puzzle-jailbird", ".hand .card")),
        ("rules", "/rules/fire", titled("rules-fire", "article svg")),
        ("law-rules", "/rules/law", titled("rules-law", "article svg")),
    ):
        await turn_to(ada, path)
        await expect(ada.page.locator(shows).first).to_be_visible()
        await look(ada, name)


async def test_without_a_line(company: Company) -> None:
    ada = await company.person()
    await ada.go()
    await expect(ada.button("web-rob-this-train")).to_be_enabled()
    await speak_all(ada)
    await ada.page.context.set_offline(True)
    await expect(ada.page.get_by_role("heading", name=say("web-offline"))).to_be_visible()
    await look(ada, "offline")
    # the drawing for a phone, which was not shown before, cannot come
    assert all("ERR_INTERNET_DISCONNECTED" in trouble for trouble in ada.troubles)
    ada.troubles.clear()


async def puts_bot(person: Person) -> None:
    """Let a bot take a seat, and wait until it has it."""
    free = person.button("web-put-bot")
    await expect(free.first).to_be_visible()
    count = await free.count()
    await free.first.click()
    await expect(free).to_have_count(count - 1)


async def test_the_waiting_room(company: Company) -> None:
    ada = await company.person()
    await ada.go("/new")
    await ada.button("web-open-table").click()
    await puts_bot(ada)
    await look(ada, "waiting")
    await ada.button("web-settings").click()
    await look(ada, "settings")


async def test_the_curtain(company: Company) -> None:
    device = await company.person()
    await device.go("/pass")
    await device.button("web-pass-start").click()
    await expect(device.page.get_by_text(say("web-hand-to"), exact=True)).to_be_visible()
    await look(device, "curtain")


async def ask_the_expert(person: Person) -> None:
    """Get a hint, and wait for it."""
    await person.page.keyboard.press("h")
    hint = person.page.get_by_role("region", name=say("web-hint-title"), exact=True)
    await expect(hint.locator("[data-hint]").first).to_be_visible()


async def at_the_end(company: Company, options: Options, name: str) -> Player:
    """Look at the ending of a game."""
    link = await played_on(company.house.address, last_choice(options, SEED))
    player = Player(await company.person(kept=FAST))
    await player.person.go(link)
    await player.play()
    await expect(player.ending).to_be_visible()
    await look(player.person, name)
    return player


async def test_a_game_from_the_first_plan_on(company: Company) -> None:
    seats = [None, "random", "random", "random"]
    link = await dealt(company.house.address, seats=seats, seed=SEED, options=BASE)
    player = Player(await company.person(kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    await player.hand.get_by_role("button", disabled=False).first.click()
    await look(player.person, "planning")
    await player.person.page.keyboard.press("Escape")
    await ask_the_expert(player.person)
    await look(player.person, "hint")


async def test_a_table_while_cards_are_carried_out(company: Company) -> None:
    record, seat = moment(BASE, lambda _, choices: "move to 0 roof" in choices)
    player = Player(await company.person(kept=FAST))
    await player.person.go(await played_on(company.house.address, record, seat))
    assert await player.turn()
    await expect(player.tiles.get_by_role("button")).to_have_count(4)
    await look(player.person, "stealing")


async def test_a_game_from_its_ending_on(company: Company) -> None:
    player = await at_the_end(company, BASE, "ending")
    await player.person.page.get_by_role("link", name=say("web-watch-again")).click()
    await expect(player.person.button("web-play")).to_be_enabled()
    await look(player.person, "replay")


async def test_horses_from_the_boarding_on(company: Company) -> None:
    seats = [None, *["random"] * 4]
    link = await dealt(company.house.address, seats=seats, seed=SEED, options=HORSES)
    player = Player(await company.person(kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    await look(player.person, "boarding")
    await player.play(player.hand)
    assert await player.turn()
    await look(player.person, "horses")


async def test_the_marshal(company: Company) -> None:
    both = " and right "  # both guns at once
    record, seat = moment(LAW, lambda _, choices: both in " ".join(choices), rounds=1)
    player = Player(await company.person(kept=FAST))
    await player.person.go(await played_on(company.house.address, record, seat))
    assert await player.turn()
    await expect(player.person.page.locator(".aiming")).to_be_visible()
    await look(player.person, "guns")
    await player.play(player.hand)
    assert await player.turn()
    await look(player.person, "law")
    await at_the_end(company, LAW, "law-ending")


async def test_teams(company: Company) -> None:
    link = await dealt(company.house.address, seats=[None, *["random"] * 3], options=TEAMS)
    player = Player(await company.person(kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    await look(player.person, "teams")
    await at_the_end(company, TEAMS, "team-ending")


async def test_super_express_from_the_first_plan_to_the_replay(company: Company) -> None:
    seats = [None, "random", "random", "random"]
    address = company.house.address
    link = await dealt(address, game="super", seats=seats, seed=SEED, options=SUPER)
    player = Planner(await company.person(kept=FAST))
    await player.person.go(link)
    assert await player.turn()
    await player.hand.get_by_role("button").first.click()
    await look(player.person, "super-planning")
    await player.person.page.keyboard.press("Escape")
    await ask_the_expert(player.person)
    await look(player.person, "super-hint")
    await player.play()
    await expect(player.verdict).to_be_visible()
    await look(player.person, "super-ending")
    await player.person.page.get_by_role("link", name=say("web-watch-again")).click()
    await expect(player.person.button("web-play")).to_be_enabled()
    await look(player.person, "super-replay")
