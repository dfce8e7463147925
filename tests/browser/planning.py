"""Playing Colt Super Express with clicks: three cards in order, then the lock."""

import re

from playwright.async_api import Locator

from tests.browser.person import Person
from tests.browser.playing import Player
from tests.browser.words import say

CARDS = 3


class Planner(Player):
    """Plays Colt Super Express at the table that a person's browser shows."""

    def __init__(self, person: Person, seed: int = 1, *, keys: bool = True) -> None:
        super().__init__(person, seed, keys=keys)
        page = person.page
        self.ending = page.get_by_role("heading", name=say("web-super-order"), exact=True)
        self.verdict = page.get_by_role("heading", name=re.compile("wins|victory"))
        self.ticket = page.get_by_role("region", name=re.compile("wagons? left"))
        self.plan = page.get_by_role("list", name=say("web-super-plan"), exact=True)
        self.turned_up = page.get_by_role("list", name=say("web-super-turned-up"), exact=True)
        self.lock = page.locator("button:visible", has_text=say("web-super-lock"))

    def round(self, number: int) -> Locator:
        """Shown in that round; how many there are depends on the players."""
        begins = say("web-round-of", round=number, rounds=0).removesuffix("0")
        return self.person.page.get_by_text(re.compile(f"^{begins}"))

    async def choose(self) -> None:
        """Make a plan by chance: a click for each card, and one for the lock."""
        for _ in range(CARDS):
            cards = self.hand.get_by_role("button", disabled=False)
            self.clicked["card"] += 1
            await cards.nth(self.rng.randrange(await cards.count())).click()
        self.clicked["lock"] += 1
        question = await self.question()
        await self.lock.click()
        await self.answered(question)

    async def press(self) -> None:
        """Make a plan with number keys, and lock it with Enter."""
        count = await self.hand.get_by_role("button").count()
        for card in self.rng.sample(range(1, count + 1), CARDS):
            await self.person.page.keyboard.press(str(card))
        question = await self.question()
        await self.person.page.keyboard.press("Enter")
        await self.answered(question)
