"""Playing with clicks: on cards, on the stage, on the list of choices."""

import contextlib
import random
import re
from collections import Counter

from playwright.async_api import JSHandle, Locator
from playwright.async_api import TimeoutError as TooLate

from tests.browser.person import Person
from tests.browser.words import say

FAST = {"speed": "4"}
"""What the browser of somebody remembers who likes quick films."""

NEXT = """() => new Promise((done) => {
  const seen = new MutationObserver(() => (seen.disconnect(), requestAnimationFrame(done)));
  seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  setTimeout(done, 300);
})"""
"""Waits until the page changes, which is quicker than to look again and again."""


WORDS = "(node) => [...node.childNodes].find((each) => each.textContent.trim())"

READY = "([node]) => !!node && node.checkVisibility() && !node.matches(':disabled')"


async def ready(what: Locator) -> bool:
    """Whether the first of these is seen and can be clicked; asked at once, for it may go."""
    return bool(await what.evaluate_all(READY))


class Player:
    """Plays at the table that a person's browser shows."""

    def __init__(self, person: Person, seed: int = 1, *, keys: bool = True) -> None:
        """`keys`: may use the keyboard, which is quicker."""
        self.person = person
        self.rng = random.Random(seed)
        self.keys = keys
        self.clicked: Counter[str] = Counter()
        """How often each kind of thing was clicked."""
        page = person.page
        # what a screen reader is told as soon as there is something to choose
        self.my_turn = page.locator("[aria-live=assertive]", has_text=re.compile(r"\S"))
        # by tag and attribute: who looks after every change must not ask all nodes for their role
        self.ending = page.locator(f"h2:text-is('{say('web-the-count')}')")
        # who rides off with the money, or that the marshal wins: said when all is counted
        self.verdict = page.locator(".crown:has(.sub)").get_by_role("heading", level=1)
        self.stage = page.get_by_role("group", name=say("stage-train"), exact=True)
        self.ticket = page.get_by_role("region", name=say("web-the-round"), exact=True)
        self.hand = page.locator(f"[role=group][aria-label='{say('hand')}']")
        self.tiles = page.locator(f"[role=group][aria-label='{say('web-all-choices')}']:visible")
        self.list = page.get_by_role("list", name=say("web-all-choices"), exact=True)
        self.ways = page.locator(".ways:visible").get_by_role("button")
        self.film = page.locator(".theatre.playing")

    def round(self, number: int) -> Locator:
        """Shown in that round."""
        return self.person.page.get_by_text(say("round-of", round=number), exact=True)

    async def question(self) -> JSHandle:
        """The words in which something is asked now, to be told from those of a later question."""
        return await self.my_turn.evaluate_handle(WORDS)

    async def answered(self, question: JSHandle) -> None:
        """Wait until that question is open no more, even if there is another by now."""
        await self.person.page.wait_for_function("(words) => !words.isConnected", arg=question)

    async def turn(self, *ends: Locator) -> bool:
        """Wait for one's turn; False when one of the ends is reached, or that of the game."""
        end = self.ending
        for each in ends:
            end = end.or_(each)
        while True:
            if await end.count():
                return False
            if await self.my_turn.count():
                return not await end.count()  # both may have come since one looked
            if await self.film.count():
                await self._skip()
            else:
                await self.person.page.evaluate(NEXT)

    async def _skip(self) -> None:
        """Skip the film: with a click, or quicker, with the space bar."""
        if self.keys:
            await self.person.page.locator("body").press(" ")
            return
        with contextlib.suppress(TooLate):
            await self.person.button("web-skip").click(timeout=300)

    async def play(self, *ends: Locator) -> None:
        """Play until one of the ends is reached, or that of the game."""
        while await self.turn(*ends):
            await (self.press() if self.keys else self.choose())

    async def choose(self) -> None:
        """Make a choice, from the list of them."""
        if await self.tiles.count():
            await self._point(self.tiles.get_by_role("button", disabled=False), "tile")
            return
        await self.person.button("web-all-choices").click()
        await self._point(self.list.get_by_role("button"), "list")

    async def press(self) -> None:
        """Make a choice with number keys: of a tile, or of a card, which is lifted first."""
        things = self.tiles.or_(self.hand).get_by_role("button", disabled=False)
        count = await things.count()
        if count == 0:
            await self.choose()
            return
        key = str(self.rng.randint(1, min(count, 9)))
        await self.person.page.keyboard.press(key)
        if await self.my_turn.count() and not await self.tiles.count():
            await self.person.page.keyboard.press(key)
        if await self.my_turn.count() and await self.ways.count():
            await self.ways.first.click()

    async def choose_like_a_person(self) -> None:
        """Make a choice where it is seen: on the stage, in the hand, among the tiles."""
        lit = self.stage.get_by_role("button")
        # who aims picks on the stage, but fires from the list
        aims = await self.person.page.locator(".aiming").count()
        if await lit.count() and not aims and self._tries("stage", 0.8):
            await self._point(lit, "stage")
        elif await self.tiles.count():
            await self._point(self.tiles.get_by_role("button", disabled=False), "tile")
        else:
            await self._plan()

    def _tries(self, kind: str, often: float) -> bool:
        """Whether to click such a thing: by chance, but at least once in a game."""
        return not self.clicked[kind] or self.rng.random() < often

    async def _plan(self) -> None:
        cards = self.hand.get_by_role("button", disabled=False)
        count = await cards.count()
        draw = self.person.button("web-draw")
        if await ready(draw) and (not count or self._tries("draw", 0.25)):
            self.clicked["draw"] += 1
            await draw.click()
            return
        self.clicked["card"] += 1
        card = cards.nth(self.rng.randrange(count))
        await card.click()
        await card.click()
        if await self.my_turn.count() and await self.ways.count():
            self.clicked["way"] += 1
            await self.ways.first.click()

    async def _point(self, things: Locator, kind: str) -> None:
        """Click any of them, and go on with what that leaves, until the choice is made."""
        while await self.my_turn.count() and (count := await things.count()):
            self.clicked[kind] += 1
            await things.nth(self.rng.randrange(count)).click()
