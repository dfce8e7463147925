"""A file of saved games is taken in whole, or not at all."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from folsom.table.finished import name_of
from tests.worker.browser import DictBrowser, Page

Games = dict[str, Any]


async def saved() -> tuple[Page, Games]:
    """A page, and what its browser keeps, as saved.ts writes it."""
    browser = DictBrowser()
    page = await Page.open(browser)
    await page.sit(seats=[None, "random", "greedy", "random"])
    await page.say(type="start", level="random")
    await page.choose()
    number, digest = browser.heads[page.table]
    log = [(each, body, link) for each, body, link in browser.entries[page.table]]
    return page, {
        "folsom": "games",
        "heads": [{"table": page.table, "number": number, "digest": digest}],
        "entries": [
            {"table": page.table, "number": each, "digest": link, "body": body}
            for each, body, link in log
        ],
        "records": [{"name": name_of("a record"), "body": "a record", "at": 1, "frames": ""}],
    }


async def answered(change: Callable[[Games], object]) -> tuple[bool, Any]:
    """What comes of a file after that change."""
    page, games = await saved()
    change(games)
    answer = await page.engine.answer("POST", "/api/saved", json.dumps(games))
    await page.close()
    return answer.ok, json.loads(answer.body)


def test_a_whole_file_is_taken_in() -> None:
    assert asyncio.run(answered(lambda games: None)) == (True, {})


def test_entries_may_stand_in_any_order() -> None:
    assert asyncio.run(answered(lambda games: games["entries"].reverse()))[0]


@pytest.mark.parametrize(
    "change",
    [
        lambda games: games["entries"][2].update(body="{}"),
        lambda games: games["entries"][2].update(digest="no digest"),
        lambda games: games["entries"][2].update(table="RAVEN-CANYON-042"),
        lambda games: games["entries"].pop(),
        lambda games: games["entries"].pop(1),
        lambda games: games["entries"].append(games["entries"][-1]),
        lambda games: games["heads"][0].update(number=2),
        lambda games: games["heads"].clear(),
        lambda games: games["records"][0].update(body="another"),
    ],
)
def test_a_file_with_a_gap_or_a_change_is_refused(change: Callable[[Games], object]) -> None:
    ok, problem = asyncio.run(answered(change))
    assert not ok
    assert problem["code"] == "damaged"


def test_what_is_no_such_file_is_refused() -> None:
    ok, problem = asyncio.run(answered(lambda games: games.pop("heads")))
    assert not ok
    assert problem["code"] == "malformed"
