"""Playing with the keyboard alone."""

from tests.browser.person import Person
from tests.browser.playing import Player

NAMED = """() => {
  const node = document.activeElement;
  return node === document.body ? "" : node.getAttribute("aria-label") ?? node.textContent.trim();
}"""
"""What has the focus."""
FAR = 60
"""So often one presses Tab before one gives up."""


async def tab_to(person: Person, *names: str) -> str:
    """Press Tab until one of these has the focus."""
    passed = []
    for _ in range(FAR):
        await person.page.keyboard.press("Tab")
        focused: str = await person.page.evaluate(NAMED)
        if any(focused.startswith(name) for name in names):
            return focused
        passed.append(focused)
    raise AssertionError(f"{names} cannot be reached with Tab, but these: {passed}")


class Typist(Player):
    """Plays without ever touching a mouse."""

    async def press(self) -> None:
        """Make a choice with number keys; of several ways to play a card one is tabbed to."""
        keyboard = self.person.page.keyboard
        things = self.tiles.or_(self.hand).get_by_role("button", disabled=False)
        count = await things.count()
        if count == 0:
            await keyboard.press("d")
            await keyboard.press("k")
            return
        key = str(self.rng.randint(1, min(count, 9)))
        await keyboard.press(key)
        if await self.my_turn.count() and not await self.tiles.count():
            await keyboard.press(key)
        if await self.my_turn.count() and await self.ways.count():
            await tab_to(self.person, *await self.ways.all_text_contents())
            await keyboard.press("Enter")
