"""Learning: the whole lesson, puzzles, the rules, and a hint."""

import pytest
from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as TooLate

from folsom.learn import Found, found, lessons
from tests.browser.company import PHONE, Company
from tests.browser.person import Person
from tests.browser.playing import FAST, NEXT, Player, ready
from tests.browser.tongues import choose_language
from tests.browser.words import say
from tests.quarter import by_turns

DRAWN = ".stage .plan > *, .stage .open"
"""What a card would do, on the train."""

STRIDE = 89
"""By which the puzzle of the day goes on, as in the client."""

COVERED = """() => [...document.querySelectorAll(".hand .card:has(.share)")].filter((card) => {
  const words = card.querySelector(".t").getBoundingClientRect();
  return [...card.querySelectorAll(".share, .share *")].some(
    (part) => part.getBoundingClientRect().bottom > words.top);
}).map((card) => card.textContent)"""
"""The cards whose words the expert's bars lie over."""


class Learner:
    """Does what a lesson asks for, with clicks on what is lit."""

    def __init__(self, person: Person) -> None:
        page = person.page
        self.person = person
        self.over = page.get_by_role("heading", name=say("learn-over"), exact=True)
        self.go_on = person.button("learn-next")
        self.card = page.locator(".hand .target, .hand:not(.aim) .card:not(.still):not(.bullet)")
        self.tile = page.locator(".choices .choice:not(.unlit)")
        self.other = page.locator(
            ".lesb button.lit[data-choice]:not(.unlit), .bigc[data-choice='ride on']"
        )
        self.lock = person.button("web-super-lock")
        self.swap = person.button("web-guns-swap")
        self.shot = page.locator(".aiming .btn.go")
        self.steps: list[str] = []

    async def walk(self) -> None:
        """Go through the lesson to its end."""
        acts = 0
        while acts < 200:
            if await self.over.count():
                return
            # none when the lesson is over since one looked
            said = await self.person.page.locator(".bub .st").all_text_contents()
            if said and said[0] not in self.steps[-1:]:
                self.steps.append(said[0])
            if await self._act():
                acts += 1
            else:
                await self.person.page.evaluate(NEXT)
        raise AssertionError(f"the lesson does not end: {self.steps[-3:]}")

    async def _act(self) -> bool:
        """Do something that leads on, if there is anything."""
        for what in (self.go_on, self.tile):
            if await click(what):
                return True
        if await click(self.lock):
            return True
        if await self.shot.count():
            return await click(self.shot) or await click(self.swap)
        if await click(self.other):
            return True
        if not await click(self.card):
            return False
        await click(self.person.page.locator(".hand .card.sel"))
        await click(self.person.page.locator(".lesb ol[aria-label]:not(.plan) button"))
        return True


async def click(what: Locator) -> bool:
    """Click the first of these, if there is one to be clicked."""
    if not await ready(what):
        return False
    try:
        await what.first.click(timeout=5_000)
    except TooLate:  # it went while it was looked at
        return False
    return True


@pytest.mark.parametrize("lesson", by_turns(list(lessons()), "lessons", 3))
async def test_a_lesson_is_gone_through_with_clicks(company: Company, lesson: str) -> None:
    pupil = await company.person(kept=FAST)
    await pupil.go("/learn")
    await pupil.page.locator(f"a[href='/learn/{lesson}']").click()
    learner = Learner(pupil)
    await learner.walk()
    scenes = lessons()[lesson].scenes
    assert len(learner.steps) >= sum(scene.steps for scene in scenes) - len(scenes)
    assert lesson in (await pupil.kept())["folsom.learned"]


async def test_a_wrong_click_gets_a_friendly_word_and_one_may_go_back_and_resume(
    company: Company,
) -> None:
    pupil = await company.person(PHONE, kept=FAST)
    await pupil.go("/learn/first")
    await choose_language(pupil)
    for _ in range(3):
        await pupil.button("learn-next").click()
    await pupil.page.locator("[data-card='Ghost fire']").click()
    await expect(pupil.page.get_by_text(say("learn-wrong-1"))).to_be_visible()
    card = pupil.page.locator("[data-card='Ghost move']")
    await card.click()
    await card.click()
    robbery = pupil.page.get_by_text("By then you will stand beside the jewel.")
    await expect(robbery).to_be_visible()
    await pupil.reload()
    await expect(robbery).to_be_visible()
    await pupil.button("learn-back").click()
    await expect(pupil.page.get_by_text("The car before you has a jewel.")).to_be_visible()
    await pupil.button("learn-skip").click()
    await expect(pupil.page.get_by_text(say("lesson-first-late"))).to_be_visible()


async def play(person: Person, *cards: str) -> None:
    """Play cards of the hand, one after the other."""
    for card in cards:
        there = person.page.locator(f"[data-card='{card}']:not(.still)").first
        await there.click()
        await person.page.locator(".hand .card.sel").click()
        await person.page.evaluate(NEXT)


async def test_a_puzzle_is_failed_and_then_solved_and_remembered(company: Company) -> None:
    thinker = await company.person(kept=FAST)
    await thinker.go("/puzzles/next-door")
    await choose_language(thinker)
    await play(thinker, "Ghost fire", "Ghost floor", "Ghost rob")
    await expect(thinker.page.get_by_text(say("puzzle-lost"))).to_be_visible()
    await thinker.button("puzzle-again").click()
    await play(thinker, "Ghost move", "Ghost rob", "Ghost rob")
    await expect(thinker.page.get_by_text(say("puzzle-won"))).to_be_visible()
    await thinker.go("/puzzles")
    await expect(thinker.page.locator("li.done")).to_have_count(1)


def day_with_a_card() -> tuple[int, Found, str]:
    """A day whose puzzle asks for a card of the hand, and that card; one may also draw."""
    puzzles = list(found().values())
    for day in range(20_000, 20_000 + len(puzzles)):
        puzzle = puzzles[day * STRIDE % len(puzzles)]
        verb, _, card = puzzle.best[0].partition(" ")
        plain = verb == "play" and len(puzzle.best) == 1 and len(card.split()) == 2
        if plain and "draw" in [str(choice) for choice in puzzle.played()[0].choices(puzzle.seat)]:
            return day, puzzle, card
    raise AssertionError("no day's puzzle asks for a card")


async def test_the_puzzle_of_the_day_is_missed_and_then_solved_and_marked(company: Company) -> None:
    day, puzzle, card = day_with_a_card()
    thinker = await company.person(kept=FAST)
    await thinker.page.clock.set_fixed_time(day * 86_400)
    await thinker.go("/puzzles")
    today = thinker.page.locator("li.day a")
    await expect(today).to_have_attribute("href", f"/puzzles/{puzzle.name}")
    await expect(today.locator("i")).to_have_count(0)
    await today.click()
    await choose_language(thinker)
    await thinker.page.locator("[data-choice=draw]").click()
    await expect(thinker.page.get_by_text(say("puzzle-better"))).to_be_visible()
    await expect(thinker.page.get_by_text(say("puzzle-yours"))).to_be_visible()
    await thinker.button("puzzle-show").click()
    await expect(thinker.page.locator("dl .best b")).to_be_visible()
    await thinker.button("puzzle-retry").click()
    await play(thinker, card)
    await expect(thinker.page.get_by_text(say("puzzle-right"))).to_be_visible()
    await thinker.go("/puzzles")
    await expect(today).to_contain_text(say("puzzle-day"))
    await expect(today).to_contain_text(say("puzzle-solved"))
    solved = thinker.page.locator("ol a.solved")
    await expect(solved).to_have_count(1)
    level = thinker.page.get_by_role("radio", name=say("puzzle-level", level=puzzle.level))
    await level.click()
    await expect(solved).to_have_count(1)
    other = say("puzzle-level", level=puzzle.level % 3 + 1)
    await thinker.page.get_by_role("radio", name=other).click()
    await expect(solved).to_have_count(0)


async def test_the_rules_are_searched_and_read_beside_a_game(company: Company) -> None:
    reader = await company.person()
    await reader.go("/rules")
    await expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    await choose_language(reader)
    await reader.page.keyboard.press("/")
    await reader.page.keyboard.type("covered")
    hit = reader.page.locator(".res").get_by_role("button")
    await expect(hit).to_have_count(1)
    await hit.click()
    await expect(reader.page.get_by_role("heading", level=1)).to_have_text(say("rules-fire"))
    await expect(reader.page.locator("article mark")).to_have_text("covered")
    assert reader.page.url.endswith("/rules/fire")
    await reader.go("/")
    await reader.button("web-rob-this-train").click()
    await reader.button("web-rules").click()
    rules = reader.page.get_by_role("dialog", name=say("rules-title"), exact=True)
    await rules.get_by_role("button", name=say("web-settings"), exact=True).click()
    await reader.page.keyboard.press("Escape")
    await rules.get_by_role("button", name=say("rules-punch"), exact=True).click()
    await expect(rules.get_by_role("heading", level=1)).to_have_text(say("rules-punch"))
    await reader.page.keyboard.press("Escape")
    await expect(rules).to_have_count(0)
    await expect(Player(reader).hand).to_be_visible()


async def test_the_expert_gives_a_hint_that_can_be_followed(company: Company) -> None:
    asker = await company.person(kept=FAST)
    await asker.go()
    await asker.button("web-rob-this-train").click()
    player = Player(asker)
    assert await player.turn()
    await asker.button("web-hint-ask").click()
    hint = asker.page.get_by_role("region", name=say("web-hint-title"), exact=True)
    await expect(hint.locator("[data-hint]").first).to_be_visible()
    assert await asker.page.locator(".hand .share").count() > 0
    await asker.lettered()
    assert await asker.page.evaluate(COVERED) == []
    drawn = asker.page.locator(DRAWN).first
    row = hint.locator("[data-hint]").first
    if str(await row.get_attribute("data-hint")).startswith("play"):
        await expect(drawn).to_be_visible()
    await hint.locator("[data-hint^=play]").first.hover()
    await expect(drawn).to_be_visible()
    await hint.locator("[data-hint^=play]").first.click()
    await expect(player.hand.locator(".sel")).to_have_count(1)
    await asker.page.keyboard.press("Escape")
    await row.click()
    await expect(row).to_have_attribute("aria-pressed", "true")
    await row.click()
    await expect(hint).to_have_count(0)
