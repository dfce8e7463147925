"""For everybody: with the keyboard alone, by ear alone, with text of twice the size."""

from playwright.async_api import expect

from tests.browser.company import DESKTOP, PHONE, Company
from tests.browser.listening import Listener
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt, last_choice, played_on
from tests.browser.tongues import CUT, titled, turn_to
from tests.browser.typing import NAMED, Typist, tab_to
from tests.browser.words import say

BANDITS = ["Ghost", "Doc", "Belle"]
SEATS = [None, "random", "random"]
SEED = 1899


LARGE = "html { font-size: 200% }"
"""What a reader does who needs text of twice the size."""


async def table(company: Company) -> str:
    """The link to a table for three at which the cards are dealt."""
    options = {"seats": BANDITS, "first": 0}
    return await dealt(company.house.address, seats=SEATS, seed=SEED, options=options)


async def test_a_whole_game_is_played_with_the_keyboard_alone(company: Company) -> None:
    ada = await company.person(kept=FAST)
    page = ada.page
    await ada.go()
    await expect(ada.button("web-rob-this-train")).to_be_enabled()
    await tab_to(ada, say("web-level-easy"))
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowLeft")
    await expect(ada.radio(say("web-level-easy"))).to_be_checked()
    await tab_to(ada, say("web-rob-this-train"))
    await page.keyboard.press("Enter")

    player = Typist(ada)
    assert await player.turn()
    await page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=say("web-keys"))
    await expect(dialog.get_by_text(say("web-press-draw"))).to_be_visible()
    await page.keyboard.press("1")
    await expect(dialog).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await page.keyboard.press("c")
    await expect(ada.field("web-say")).to_be_focused()
    assert await page.evaluate(NAMED) == say("web-say")
    await page.keyboard.type("1 d k: words, no cards")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("1 d k: words, no cards").first).to_be_visible()
    await page.evaluate("() => document.activeElement.blur()")

    await player.play()
    await expect(player.verdict).to_be_visible()
    await tab_to(ada, say("web-watch-again"))
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("slider")).to_be_visible()
    await page.keyboard.press("End")
    await page.keyboard.press("ArrowLeft")
    await expect(ada.button("web-play-on")).to_be_enabled()


async def test_a_whole_game_is_played_through_the_accessibility_tree_alone(
    company: Company,
) -> None:
    ada = await company.person(kept=FAST)
    await ada.go(await table(company))
    player = Player(ada)
    assert await player.turn()
    listener = Listener(ada)
    await listener.listen()

    page = await listener.page()
    train = [node.text() for node in page.within() if node.role == "listitem"]
    for bandit in BANDITS:
        where = [text for text in train if say(f"bandit-{bandit}") in text and "car " in text]
        assert where, f"nobody is told where {bandit} is: {train}"

    counted = await listener.play()
    assert len(listener.asked) > 5
    assert len(listener.heard) > 30
    whole = " ".join(listener.heard)
    for words in (say("action-move"), say("bandit-Doc"), say("bandit-Belle")):
        assert words in whole
    rows = [node.name or node.text() for node in counted.within() if node.role == "row"]
    assert len(rows) == 1 + len(BANDITS)


async def test_focus_goes_to_the_choice_first_then_along_the_train_then_to_the_story(
    company: Company,
) -> None:
    ada = await company.person(kept=FAST)
    await ada.go(await table(company))
    player = Player(ada)
    while await player.turn() and not await player.stage.get_by_role("button").count():
        await player.press()
    lit = player.stage.get_by_role("button")
    tiles = await player.tiles.get_by_role("button").all_text_contents()
    first = await lit.first.get_attribute("aria-label")
    assert first
    left, right = [await each.bounding_box() for each in (lit.first, lit.last)]
    assert left
    assert right
    assert left["x"] <= right["x"]
    await tab_to(ada, tiles[0].strip())
    await tab_to(ada, first)
    await tab_to(ada, say("web-story"))


async def test_text_of_twice_the_size_loses_nothing(company: Company) -> None:
    link = await table(company)
    for size in (DESKTOP, PHONE):
        ada = await company.person(size, kept=FAST)
        await ada.go(link)
        player = Player(ada)
        assert await player.turn()
        await ada.page.add_style_tag(content=LARGE)
        await expect(ada.page.locator("html.large")).to_have_count(1)
        await ada.lettered()
        wide = await ada.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size[0]
        stage = await player.stage.bounding_box()
        assert stage
        assert stage["height"] >= 200
        cut = await ada.page.locator(".card, .sheet, .ticket, .btn").evaluate_all(
            """(nodes) => nodes
              .filter((node) => node.offsetParent && node.scrollWidth > node.clientWidth + 2)
              .map((node) => node.textContent)"""
        )
        assert cut == []
        for card in await player.hand.get_by_role("button").all():
            await card.scroll_into_view_if_needed()
            await expect(card).to_be_in_viewport()


async def whole(person: Person, name: str) -> None:
    """Nothing is cut off, covered or out of the window, on a desk and on a phone."""
    for width, height in (PHONE, DESKTOP):
        await person.page.set_viewport_size({"width": width, "height": height})
        await expect(person.page.locator("html.large")).to_have_count(1)
        await person.lettered()
        assert await person.page.evaluate(CUT) == [], f"{name}, {width} wide"


async def test_text_of_twice_the_size_is_whole_on_every_page(company: Company) -> None:
    ada = await company.person(kept=FAST)
    await ada.go()
    await ada.page.add_style_tag(content=LARGE)
    for path, shows in (
        ("/", ".start .btn.go"),
        ("/new", ".setup .bandit"),
        ("/pass", ".setup .row li"),
        ("/watch", "main label:has([type=file])"),
        ("/learn", "main li a[href^='/learn/']"),
        ("/puzzles", "main li a[href^='/puzzles/']"),
        ("/learn/first?scene=2", ".hand .card"),
        ("/learn/marshal?scene=4", ".goals li"),
        ("/learn/super?scene=2", titled("lesson-super", ".hand .card")),
        ("/rules/fire", "article figure"),
    ):
        await turn_to(ada, path)
        await expect(ada.page.locator(shows).first).to_be_visible()
        await whole(ada, path)


async def test_text_of_twice_the_size_is_whole_after_a_game(company: Company) -> None:
    link = await played_on(company.house.address, last_choice({"seats": BANDITS}, SEED))
    player = Player(await company.person(kept=FAST))
    ada = player.person
    await ada.go(link)
    await ada.page.add_style_tag(content=LARGE)
    await player.play()
    await expect(player.verdict).to_be_visible()
    await whole(ada, "ending")
    await ada.page.get_by_role("link", name=say("web-watch-again")).click()
    await expect(ada.button("web-play")).to_be_enabled()
    await whole(ada, "replay")
