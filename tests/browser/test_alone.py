"""Playing alone at a server: in the browser, if it can, and the server is left in peace."""

import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from playwright.async_api import expect

from folsom.client import Client, asked
from tests.browser.company import PHONE, Company
from tests.browser.house import missing
from tests.browser.person import Person
from tests.browser.playing import FAST, Player
from tests.browser.words import say
from tests.server.process import Process, process

KEPT = """async (least) => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = all.flat().map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith("/engine/")).length >= 4 && paths.length >= least;
}"""
"""Whether the browser keeps the engine, and so many files in all."""


@asynccontextmanager
async def server(company: Company, folder: Path) -> AsyncIterator[Process]:
    """A server of one's own, with the engine beside its client."""
    client = company.house.client
    if not (client / "engine").is_dir():
        missing("the client was built without the engine; `make setup` builds both")
    url = f"sqlite:///{folder / 'folsom.db'}"
    async with process(url, folder / "log", client=client, log_level="warning") as made:
        yield made


async def numbers(made: Process) -> tuple[float, float]:
    """How many tables were opened at the server, and how often its bots thought."""
    async with httpx.AsyncClient(timeout=60) as http:
        text = (await http.get(f"{made.address}/metrics")).text
    opened = re.search(r'folsom_entries_total{kind="opened"} ([0-9.]+)', text)
    thought = re.search(r"folsom_thought_seconds_count ([0-9.]+)", text)
    assert opened
    assert thought
    return float(opened[1]), float(thought[1])


async def playable(person: Person) -> None:
    """Wait until the engine is here; without a service worker nothing is kept for a tunnel."""
    await expect(person.page.get_by_text(say("web-alone-playable"))).to_be_visible()


async def begins(person: Person) -> Player:
    await person.radio(say("web-level-easy")).click()
    await person.button("web-rob-this-train").click()
    player = Player(person)
    await expect(player.hand).to_be_visible()
    return player


async def test_who_plays_alone_leaves_the_server_in_peace(company: Company, tmp_path: Path) -> None:
    async with server(company, tmp_path) as made:
        ada = await company.person(address=made.address, able=True, kept=FAST)
        ben = await company.person(address=made.address)
        await ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await ada.go()
        await playable(ada)
        player = await begins(ada)
        assert "/t/~" in ada.page.url
        assert await player.turn()
        await ada.button("web-hint-ask").click()
        hint = ada.page.get_by_role("region", name=say("web-hint-title"), exact=True)
        await expect(hint.locator("[data-hint]").first).to_be_visible()
        await player.press()
        # the address alone brings one back, but nobody else
        await ada.reload()
        await ben.page.goto(ada.page.url)
        await expect(ben.page.get_by_role("heading", name=say("web-barred"))).to_be_visible()
        await player.play()
        await expect(player.verdict).to_be_visible()
        await ada.page.get_by_role("link", name=say("web-watch-again")).click()
        async with ada.slowly():
            await ada.button("web-link-moment").click()
            await expect(ada.button("web-copied")).to_be_visible()
        # a link to a moment is for others, too
        link = await ada.page.evaluate("() => navigator.clipboard.readText()")
        assert "~" not in link
        await ben.all_came()
        await ben.page.goto(link)
        await expect(ben.button("web-link-moment")).to_be_visible()
        await ada.go()
        await expect(ada.page.locator("a.save")).to_have_count(1)
        assert await numbers(made) == (0, 0)
        assert ada.told == []
        await ada.page.close()
        await ben.page.close()


async def test_a_browser_that_cannot_plays_at_the_server(company: Company, tmp_path: Path) -> None:
    async with server(company, tmp_path) as made:
        ada = await company.person(address=made.address, kept=FAST)
        await ada.go()
        player = await begins(ada)
        assert "~" not in ada.page.url
        assert await player.turn()
        await expect(ada.page.get_by_text(say("web-own-device"))).to_have_count(0)
        await player.press()
        await player.turn()
        opened, thought = await numbers(made)
        assert opened == 1
        assert thought > 0
        await ada.page.close()


@pytest.mark.parametrize("able", [True, False])
async def test_a_hint_among_friends_is_thought_about_where_it_is_asked_for(
    company: Company, tmp_path: Path, able: bool
) -> None:
    async with server(company, tmp_path) as made, Client(made.address) as client:
        opened = await client.open_table(
            seats=[None, None, "random"],
            hints=True,
            options={"seats": ["Belle", "Doc", "Django"], "first": 0},
        )
        taken = await client.take_seats(opened.table, names=["Ada"])
        await client.take_seats(opened.table, names=["Ben"])
        async with client.visit(opened.table, [opened.host]) as host:
            await host.ask(asked.Start())
        keys = {f"keys.{opened.table}": f'["{taken.keys[0]}"]', "recent": opened.table}
        ada = await company.person(address=made.address, able=able, kept=FAST | keys)
        await ada.go()
        if able:
            await playable(ada)
        await ada.page.get_by_role("link", name=say("web-back-to")).click()
        assert await Player(ada).turn()
        before = (await numbers(made))[1]
        await ada.button("web-hint-ask").click()
        hint = ada.page.get_by_role("region", name=say("web-hint-title"), exact=True)
        await expect(hint.locator("[data-hint]").first).to_be_visible()
        assert (await numbers(made))[1] - before == (0 if able else 1)
        await ada.page.close()


async def test_the_app_plays_in_a_tunnel(company: Company, tmp_path: Path) -> None:
    async with server(company, tmp_path) as made:
        ada = await company.person(
            PHONE, address=made.address, installed=True, able=True, kept=FAST
        )
        await ada.go()
        await expect(ada.page.get_by_text(say("web-alone-ready"))).to_be_visible()
        files = [path for path in company.house.client.rglob("*") if path.is_file()]
        least = sum(path.suffix not in (".br", ".gz", ".zip") for path in files) - 1
        await ada.until(KEPT, least)
        await made.end(signal.SIGTERM)
        await ada.reload()
        await expect(ada.page.get_by_text(say("web-own-offline"))).to_be_visible()
        player = await begins(ada)
        assert await player.turn()
        await player.press()
        await ada.reload()
        await player.play()
        await expect(player.verdict).to_be_visible()
        await ada.go("/learn/first")
        await expect(ada.page.locator(".bub .st").first).to_be_visible()
        ada.troubles.clear()  # the server that is not there
        await ada.page.close()
        await made.start()
