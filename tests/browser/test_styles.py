"""It does not matter which style sheet is read first."""

from pathlib import Path

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.house import ROOT
from tests.browser.person import Person
from tests.browser.planning import Planner
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt, last_choice, moment, played_on
from tests.browser.test_axe import BASE, HORSES, LAW, SEED, SUPER, puts_bot
from tests.browser.words import say

SOURCES = ROOT / "web" / "src"
SHEETS = {str(path.relative_to(SOURCES)): path.read_text() for path in SOURCES.rglob("*.css")}
CLASHES = Path(__file__).with_name("clashes.js").read_text()
LAYERS = """() => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.map((rule) =>
    rule instanceof CSSLayerBlockRule ? rule.name : rule.nameList ?? []);
  return [...new Set(names.flat())];
}"""
"""The layers, as a browser comes to know of them."""
RANDOM = "random"


async def look(person: Person) -> None:
    """No two sheets of a layer say different things of one element."""
    assert await person.page.evaluate(CLASHES, SHEETS) == []


async def test_the_order_of_layers_is_read_before_all_else(company: Company) -> None:
    ada = await company.person()
    await ada.go()
    await expect(ada.button("web-rob-this-train")).to_be_enabled()
    known = await ada.page.evaluate(LAYERS)
    assert f"@layer {', '.join(known)};" in SHEETS["style/layers.css"]


async def test_no_sheet_depends_on_another_on_pages_without_a_table(company: Company) -> None:
    ada = await company.person(kept=FAST)
    for path, shows in (
        ("/", ".start .now"),
        ("/new", ".setup .bandits"),
        ("/new?game=super", ".setup .crates"),
        ("/pass", ".setup .row"),
        ("/watch", "main input"),
        ("/learn", "a[href='/learn/marshal']"),
        ("/puzzles", "a[href='/puzzles/jailbird']"),
        ("/learn/first?scene=2", ".guide .big"),
        ("/learn/marshal?scene=4", ".goals li"),
        ("/learn/super?scene=2", ".guide .big"),
        ("/puzzles/jailbird", ".hand .card"),
        ("/rules/fire", "article svg"),
    ):
        await ada.go(path)
        await expect(ada.page.locator(shows).first).to_be_visible()
        await look(ada)
    await ada.go("/new")
    await ada.button("web-open-table").click()
    await puts_bot(ada)
    await ada.page.get_by_role("button", name=say("bandit-Belle")).click()
    await look(ada)
    await ada.go("/pass")
    await ada.button("web-pass-start").click()
    await expect(ada.page.locator(".curtain")).to_be_visible()
    await look(ada)


async def test_no_sheet_depends_on_another_at_a_table(company: Company) -> None:
    address = company.house.address
    record, seat = moment(BASE, lambda _, choices: "move to 0 roof" in choices)
    law, marshal = moment(LAW, lambda _, choices: " and right " in " ".join(choices), rounds=1)
    seven = {"players": 7, "expansions": ["horses", "machine", "cursed"]}
    player = Player(await company.person(kept=FAST))
    for link in (
        await dealt(address, seats=[None, *[RANDOM] * 3], seed=SEED, options=BASE),
        await played_on(address, record, seat),
        await played_on(address, law, marshal),
        await dealt(address, seats=[None, *[RANDOM] * 4], seed=SEED, options=HORSES),
        await dealt(address, seats=[None, *[RANDOM] * 6], seed=SEED, options=seven),
    ):
        await player.person.go(link)
        assert await player.turn()
        await look(player.person)
    await player.play(player.hand)
    assert await player.turn()
    await look(player.person)


async def test_no_sheet_depends_on_another_in_super_express(company: Company) -> None:
    address = company.house.address
    seven = {"players": 7, "expansions": ["horse", "reflexes"]}
    player = Planner(await company.person(kept=FAST))
    for options, others in ((SUPER, 3), (seven, 6)):
        seats = [None, *[RANDOM] * others]
        await player.person.go(
            await dealt(address, game="super", seats=seats, seed=SEED, options=options)
        )
        assert await player.turn()
        await player.hand.get_by_role("button").first.click()
        await look(player.person)


async def test_no_sheet_depends_on_another_at_the_end(company: Company) -> None:
    for options in (BASE, LAW):
        link = await played_on(company.house.address, last_choice(options, SEED))
        player = Player(await company.person(kept=FAST))
        await player.person.go(link)
        await player.play()
        await expect(player.ending).to_be_visible()
        await look(player.person)
    await player.person.page.get_by_role("link", name=say("web-watch-again")).click()
    await expect(player.person.button("web-play")).to_be_enabled()
    await look(player.person)
