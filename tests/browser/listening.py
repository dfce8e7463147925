"""Playing by ear: a page is known by its accessibility tree alone, and things are pressed."""

import random
from collections.abc import Iterator
from typing import Any

from playwright.async_api import CDPSession, Error

from tests.browser.person import Person
from tests.browser.playing import NEXT, Player
from tests.browser.words import say

PRESS = "function () { this.focus(); this.click(); }"
"""What assistive technology does to press something."""


class Node:
    """Something in the tree."""

    def __init__(self, raw: dict[str, Any], tree: dict[str, dict[str, Any]]) -> None:
        self._raw = raw
        self._tree = tree
        self.role: str = raw.get("role", {}).get("value", "")
        self.name: str = raw.get("name", {}).get("value", "")
        self.number: int = raw.get("backendDOMNodeId", 0)

    def property(self, name: str) -> Any:
        """One of its properties."""
        found = [each for each in self._raw.get("properties", []) if each["name"] == name]
        return found[0]["value"].get("value") if found else None

    def within(self) -> Iterator["Node"]:
        """All that is in it."""
        for child in self._raw.get("childIds", []):
            if child in self._tree:
                node = Node(self._tree[child], self._tree)
                if not self._tree[child].get("ignored"):
                    yield node
                yield from node.within()

    def text(self) -> str:
        """All words in it."""
        return " ".join(node.name for node in self.within() if node.role == "StaticText")

    def buttons(self) -> list["Node"]:
        """What can be pressed in it."""
        return [
            node
            for node in self.within()
            if node.role == "button" and not node.property("disabled")
        ]


class Listener:
    """Somebody who hears the page, and plays at the table that it shows."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        # a call breaks in by itself, so that nobody has to look at the tree again and again
        self._called = Player(person).turn
        self.heard: list[str] = []
        """The lines of the story, as they were told."""
        self.asked: list[str] = []
        """What was said when there was something to choose."""
        self._rng = random.Random(seed)
        self._session: CDPSession

    async def listen(self) -> None:
        """Turn the screen reader on."""
        self._session = await self.person.page.context.new_cdp_session(self.person.page)
        await self._session.send("Accessibility.enable")

    async def page(self) -> Node:
        """The page as it is now."""
        nodes = (await self._session.send("Accessibility.getFullAXTree"))["nodes"]
        tree = {node["nodeId"]: node for node in nodes}
        return Node(nodes[0], tree)

    async def press(self, node: Node) -> None:
        """Press something; what is gone by now cannot be pressed."""
        try:
            found = await self._session.send("DOM.resolveNode", {"backendNodeId": node.number})
            where = found["object"]["objectId"]
            await self._session.send(
                "Runtime.callFunctionOn", {"objectId": where, "functionDeclaration": PRESS}
            )
        except Error:
            return
        await self.person.page.evaluate(NEXT)

    async def play(self) -> Node:
        """Play until the counting; returns the page that tells of it."""
        while await self._called():
            nodes = list((await self.page()).within())
            self._hear(nodes)
            urgent = [each.text() for each in nodes if each.property("live") == "assertive"]
            self.asked += [text for text in urgent if text.strip()]
            await self._choose(nodes)
        return await self.page()

    def _hear(self, nodes: list[Node]) -> None:
        told = [line.text() for node in nodes if node.role == "log" for line in node.within()]
        for line in told:
            if line and line not in self.heard[-40:]:
                self.heard.append(line)

    async def _choose(self, nodes: list[Node]) -> None:
        """Press one of the choices, or what lists them."""
        (side,) = [each for each in nodes if each.name == say("web-your-side")]
        lists = [
            each
            for each in side.within()
            if each.name == say("web-all-choices") and each.role in ("group", "list")
        ]
        if lists and lists[0].buttons():
            await self.press(self._rng.choice(lists[0].buttons()))
            return
        for button in side.buttons():
            if button.name == say("web-all-choices"):
                await self.press(button)
                return
