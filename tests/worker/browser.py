"""What a browser gives to the tables in it, in plain dictionaries, and a page at one of them."""

import asyncio
import json
from collections.abc import Callable
from copy import copy
from typing import Any, Self

from folsom.game.rng import seeded
from folsom.wire import PROTOCOL
from folsom.worker.api import Answer
from folsom.worker.engine import Engine
from folsom.worker.thinker import Deliberation


class DictBrowser:
    """As `browser.ts`, which keeps the same in the browser."""

    def __init__(self) -> None:
        self.windows: list[DictBrowser] = [self]
        self.heard: Callable[[str, int], None] = lambda table, number: None
        self.heads: dict[str, tuple[int, str]] = {}
        self.entries: dict[str, list[tuple[int, str, str]]] = {}
        self.rows: dict[str, Any] = {}
        self.records: dict[str, Any] = {}
        self.games: dict[tuple[str, int], str] = {}
        self.drivers: dict[str, DictBrowser] = {}
        """The window that drives each table."""
        self.times: list[tuple[float, float]] = []
        self.full = False

    def window(self) -> "DictBrowser":
        """The same, for another window."""
        other = copy(self)
        self.windows.append(other)
        return other

    def close(self) -> None:
        """The window is closed."""
        self.windows.remove(self)
        for table in [table for table, driver in self.drivers.items() if driver is self]:
            del self.drivers[table]

    async def create(self, table: str, body: str, digest: str, row: str) -> bool:
        await self._pause()
        if table in self.heads:
            return False
        self.heads[table] = 0, digest
        self.entries[table] = [(0, body, digest)]
        self.rows[table] = json.loads(row)
        return True

    async def append(
        self, table: str, number: int, body: str, digest: str, after: str, row: str
    ) -> bool:
        await self._pause()
        if self.heads.get(table) != (number - 1, after):
            return False
        self.heads[table] = number, digest
        self.entries[table].append((number, body, digest))
        if row:
            self.rows[table] = json.loads(row)
        for other in self.windows:
            if other is not self:
                other.heard(table, number)
        return True

    async def read(self, table: str, since: int) -> str:
        await self._pause()
        if table not in self.heads:
            return "null"
        found = [entry for entry in self.entries[table] if entry[0] >= since]
        return json.dumps({"head": self.heads[table], "entries": found})

    async def note(self, row: str, number: int) -> None:
        noted = json.loads(row)
        self.rows[noted["table"]] = noted

    async def keep_record(self, name: str, body: str, at: float, frames: str) -> bool:
        await self._pause()
        if name in self.records:
            return False
        self.records[name] = {"name": name, "body": body, "at": at, "frames": frames}
        return True

    async def record(self, name: str) -> str:
        return json.dumps(self.records.get(name))

    async def finish(self, table: str, game: int, record: str) -> None:
        self.games.setdefault((table, game), record)

    async def finished(self, table: str, game: int) -> str:
        return self.games.get((table, game), "")

    async def drive(self, table: str) -> bool:
        return self.drivers.setdefault(table, self) is self

    def let_go(self, table: str) -> None:
        pass

    async def wake(self) -> str:
        return json.dumps(self.times)

    async def _pause(self) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")


class ThinkHere:
    """The worker that thinks, in the same process."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def ask(self, number: int, question: str, hint: bool) -> str:
        self.asked.append(number)
        await asyncio.sleep(0)
        deliberation = Deliberation(question)
        while not (thought := deliberation.go_on()):
            await asyncio.sleep(0)
        return thought

    def drop(self, number: int) -> None:
        pass

    def restart(self) -> None:
        pass


class Page:
    """A page with one line to a table."""

    def __init__(self, browser: DictBrowser) -> None:
        self.browser = browser
        self.engine: Engine
        self.told: list[dict[str, Any]] = []
        self.cut = False
        self.table = ""
        self.keys: list[str] = []
        self._said = 0
        self._heard = asyncio.Event()
        self._rng = seeded(1)

    @classmethod
    async def open(cls, browser: DictBrowser) -> Self:
        page = cls(browser)
        page.engine = await Engine.start(browser, ThinkHere(), page._hear)
        page.engine.tables.driver._pause = 0.0
        browser.heard = page.engine.news
        return page

    async def close(self) -> None:
        """As if the window were closed."""
        await self.engine.tables.close()
        self.browser.close()

    def _hear(self, line: int, text: str) -> None:
        if text:
            self.told.append(json.loads(text))
        else:
            self.cut = True
        self._heard.set()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.answer(method, path, body)
        assert answer.ok, answer
        return answer.body if answer.text else json.loads(answer.body)

    async def answer(self, method: str, path: str, body: object = None) -> Answer:
        text = body if isinstance(body, str) else json.dumps(body)
        return await self.engine.answer(method, path, text)

    async def sit(self, **wish: Any) -> None:
        """Open a table, sit down at its first seat and say hello."""
        opened = await self.ask("POST", "/api/tables", wish)
        self.table = opened["table"]
        taken = await self.ask("POST", f"/api/tables/{self.table}/seats", {"name": "Ann"})
        self.keys = [opened["host"], *taken["keys"]]
        await self.hello()

    async def hello(self) -> None:
        self.engine.open(1)
        self._speak(type="hello", version=PROTOCOL, table=self.table, keys=self.keys)
        await self.wait(lambda: self.last("welcome") is not None)

    def _speak(self, **message: Any) -> None:
        self.engine.hear(1, json.dumps(message))

    async def say(self, **message: Any) -> dict[str, Any]:
        """Say something, and wait until it is done or refused."""
        self._said += 1
        mark = f"said-{self._said}"
        self._speak(**message, id=mark)
        await self.wait(lambda: any(each.get("id") == mark for each in self.told))
        return next(each for each in self.told if each.get("id") == mark)

    async def wait(self, until: Any) -> None:
        while not until():
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), 300)

    def last(self, kind: str) -> dict[str, Any] | None:
        return next((each for each in reversed(self.told) if each["type"] == kind), None)

    @property
    def seen(self) -> dict[str, Any]:
        """How things stand."""
        for each in reversed(self.told):
            if each["type"] == "happened":
                return dict(each)
            if each["type"] in ("welcome", "seating") and each["seen"]:
                return dict(each["seen"][0]["now"])
        raise AssertionError("nothing was seen")

    @property
    def over(self) -> bool:
        room = next(each["room"] for each in reversed(self.told) if "room" in each)
        return bool(room["status"] == "over")

    async def choose(self) -> None:
        """Make a choice as soon as there is one, by chance."""
        await self.wait(lambda: self.over or self.seen["asked"] is not None)
        if not self.over:
            choices = self.seen["view"]["choices"]
            choice = choices[self._rng.below(len(choices))]
            asked = self.seen["asked"]
            done = await self.say(type="choose", seat=0, asked=asked, choice=choice)
            assert done["type"] == "done", done
