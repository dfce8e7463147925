"""Draw the pictures of the README: python -m tests.browser.pictures, with Chromium at hand."""

import json
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from playwright.async_api import expect

import folsom
from folsom.bots import decide, make
from folsom.client import Client, asked
from folsom.record.record import Record
from tests.browser.company import DESKTOP, PHONE, Company
from tests.browser.house import ROOT, House
from tests.browser.person import Person
from tests.browser.playing import Player

FOLDER = ROOT / "docs" / "images"
SEATS = ["Belle", "Ghost", "Tuco", "Cheyenne"]
LAW = {"seats": ["Marshal", "Ghost", "Belle", "Cheyenne", "Django"], "expansions": ["marshal"]}
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
View = dict[str, Any]


def moment(good: Callable[[View], bool], game: str, options: View) -> tuple[Record, int]:
    """A game between bots with a good moment for the first seat, and after how many choices."""
    for seed in count(1899):
        record = Record.new(game, options, seed)
        rng = folsom.seeded(seed)
        found = -1
        while not record.game.over:
            seat = record.game.decider()
            if seat == 0 and found < 0 and good(record.game.view(0)):
                found = len(record.choices)
            record.play(seat, decide(make("greedy"), record.game, seat, rng))
        if found >= 0:
            return record, found
    raise AssertionError


def planning(view: View) -> bool:
    """Towards evening: half of the cards are played, two people are on roofs, one would climb."""
    if view["phase"] != "schemin" or view["round"] != 4 or view["turn"] != 3:
        return False
    card = view["rounds"][-1]
    places = [bandit["place"] for bandit in view["bandits"]]
    kinds = {held.split()[1] for held in view["players"][0]["cards"]}
    return (
        len(card["turns"]) == 4
        and "tunnel" in card["turns"][:2]
        and bool(card["happening"])
        and len(set(places)) == 4
        and sum("roof" in place for place in places) == 2
        and len(kinds - {"bullet"}) >= 4
        and "floor" in kinds
    )


def firing(view: View) -> bool:
    """A choice between targets in the evening."""
    fires = [choice for choice in view["choices"] if choice.startswith("fire ")]
    places = {bandit["place"] for bandit in view["bandits"]}
    return view["phase"] == "stealin" and view["round"] == 4 and len(fires) == 2 and len(places) > 2


def aiming(view: View) -> bool:
    """Colt Super Express, with a wagon lost, somebody stunned, and somebody to shoot at."""
    bandits = view["bandits"]
    places = {bandit["place"] for bandit in bandits}
    return (
        view["round"] == 2
        and not any(view["chosen"])
        and None not in places
        and len(places) == 3
        and sum(bandit["stunned"] for bandit in bandits) == 1
        and bandits[0]["target"] is not None
        and not bandits[0]["stunned"]
    )


def both_guns(view: View) -> bool:
    """The marshal with more bandits in range than guns, somebody in the cell, a prisoner free."""
    shots = [choice for choice in view["choices"] if " and right " in choice]
    places = [bandit["place"] for bandit in view["bandits"]]
    return (
        view["round"] >= 3
        and len(shots) > 2
        and places.count("cell") == 1
        and len(set(places)) > 3
        and 0 < len(view["prisoners"]) < 3
    )


async def at(
    company: Company,
    size: tuple[int, int],
    good: Callable[[View], bool],
    game: str = "express",
    options: View | None = None,
) -> Person:
    """Somebody who sits at a table in that moment, with everybody there."""
    options = options or {"seats": SEATS}
    seats = len(options["seats"])
    record, step = moment(good, game, options)
    client = Client(company.house.address)
    kept = await client.keep_record(record.text())
    table = await client.play_on(kept.record, step=step, seats=[None] * seats)
    keys = [
        (await client.take_seats(table.table, seats=[seat], name=name)).keys[0]
        for seat, name in enumerate(NAMES[:seats])
    ]
    for key in keys[1:]:
        await there(company, table.table, key)
    async with client.visit(table.table, [table.host]) as host:
        await host.ask(asked.Start())
    person = await there(company, table.table, keys[0], size=size)
    await Player(person).turn()
    return person


async def there(company: Company, table: str, *keys: str, size: tuple[int, int] = PHONE) -> Person:
    """Somebody whose browser holds these keys, at the table."""
    person = await company.person(size, kept={f"keys.{table}": json.dumps(keys)})
    await person.go(f"/t/{table}")
    return person


async def waiting(company: Company) -> Person:
    """The host in a waiting room with two friends who are ready, and a seat for another."""
    client = Client(company.house.address)
    options = {"seats": ["Doc", "Django", "Cheyenne", "Mei"]}
    table = await client.open_table(options=options, seats=[None] * 4)
    keys = [(await client.take_seats(table.table, name=name)).keys[0] for name in NAMES[:3]]
    for key in keys[1:]:
        friend = await there(company, table.table, key)
        await friend.button("web-i-am-ready").last.click()
    host = await there(company, table.table, table.host, keys[0], size=DESKTOP)
    await host.button("web-i-am-ready").click()
    await friend.field("web-say").fill("Who brings the dynamite?")
    await friend.button("web-send").click()
    await expect(host.page.get_by_text("dynamite")).to_be_visible(timeout=30_000)
    return host


async def draw(company: Company) -> None:
    """Draw all of them."""
    person = await at(company, DESKTOP, planning)
    await Player(person).hand.locator("[data-card$=floor]").first.hover()
    await shoot(person, "table")
    await shoot(await at(company, PHONE, firing), "phone")
    await shoot(await waiting(company), "waiting")
    await shoot(await at(company, DESKTOP, aiming, "super"), "super")
    person = await at(company, DESKTOP, both_guns, options=LAW)
    for target in await person.page.locator(".tgt").all():
        if await person.page.locator(".tgt.on").count() < 2:
            await target.click()
    await person.page.mouse.move(2, 2)
    await shoot(person, "marshal")


async def shoot(person: Person, name: str) -> None:
    """Keep a picture of the screen."""
    await person.page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    """Start everything, draw, and end everything."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        try:
            house.run(draw(Company(house, "pictures")))
        finally:
            house.close()


if __name__ == "__main__":
    main()
