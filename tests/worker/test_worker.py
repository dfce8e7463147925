"""Tables as in a worker of the browser, over the same texts, without a browser."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import folsom
from folsom.record.record import Record
from folsom.table.storing import StorageError
from folsom.table.thinking import Question, answer
from folsom.worker import thinker
from folsom.worker.store import BrowserStore
from folsom.worker.thinker import Deliberation, packed, unpacked
from tests.worker.browser import DictBrowser, Page


def played(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())

    run.__name__ = test.__name__
    return run


async def begun(browser: DictBrowser) -> Page:
    page = await Page.open(browser)
    await page.sit(seats=[None, "random", "greedy", "random"])
    await page.say(type="start", level="random")
    return page


@played
async def test_a_whole_game_with_the_window_closed_in_its_middle() -> None:
    browser = DictBrowser()
    page = await begun(browser)
    for _ in range(3):
        await page.choose()
    number = page.seen["number"]
    await page.close()
    # another worker knows nothing but what was kept
    again = await Page.open(browser.window())
    again.table, again.keys = page.table, page.keys
    await again.hello()
    assert again.seen["number"] >= number
    while not again.over:
        await again.choose()
    live = await again.engine.tables.find(again.table)
    assert live.keeping is not None
    await live.keeping
    text = await again.ask("GET", f"/api/tables/{again.table}/record")
    assert Record.parse(text, "here").game.over
    kept = await again.ask("POST", "/api/records", text)
    shown = await again.ask("GET", f"/api/records/{kept['record']}/frames?first=0&eyes=all")
    assert len(shown["frames"]) == min(kept["steps"] + 1, 200)
    assert browser.rows[again.table]["summary"]["status"] == "over"
    await again.close()


@played
async def test_two_windows_at_one_table_see_the_same() -> None:
    browser = DictBrowser()
    page = await begun(browser)
    other = await Page.open(browser.window())
    other.table, other.keys = page.table, page.keys
    await other.hello()
    await page.choose()
    number = page.seen["number"]
    await other.wait(lambda: other.seen["number"] >= number)
    # bots go on where that window is, when this one is closed
    await page.close()
    await other.wait(lambda: other.seen["asked"] is not None)
    await other.choose()
    await other.close()


@played
async def test_nothing_is_shown_that_could_not_be_kept() -> None:
    browser = DictBrowser()
    page = await begun(browser)
    await page.wait(lambda: page.seen["asked"] is not None)
    browser.full = True
    number = page.seen["number"]
    choice = page.seen["view"]["choices"][0]
    refused = await page.say(type="choose", seat=0, asked=page.seen["asked"], choice=choice)
    assert refused["code"] == "storage"
    assert page.seen["number"] == number
    browser.full = False
    await page.choose()
    await page.close()


@played
async def test_a_removed_table_is_gone_for_every_window() -> None:
    browser = DictBrowser()
    page = await begun(browser)
    await page.choose()
    for kept in (browser.heads, browser.entries, browser.rows):
        del kept[page.table]
    page.engine.news(page.table, -1)
    await page.wait(lambda: page.cut)
    answer = await page.answer("GET", f"/api/tables/{page.table}")
    assert json.loads(answer.body)["code"] == "no-table"
    assert not browser.entries
    await page.close()


@pytest.mark.parametrize("level", ["random", "easy:24", "fair:50", "expert:70"])
def test_a_thought_in_many_moments_is_the_same_as_at_once(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "SLICE", 0.0)
    game = folsom.new(players=4, seed=7)
    asked = Question(level, game, game.decider(), 5)
    deliberation = Deliberation(packed(asked))
    moments = 1
    while not (found := deliberation.go_on()):
        moments += 1
    expected = answer(asked)
    assert repr(unpacked(found)) == repr(expected)
    assert moments > expected.playouts // 16 - 1


def test_an_unwanted_thought_is_left_in_its_middle() -> None:
    game = folsom.new(players=4, seed=7)
    deliberation = Deliberation(packed(Question("expert:10000000", game, game.decider(), 5)))
    assert not deliberation.go_on()
    assert not deliberation.go_on()


@played
async def test_a_changed_log_is_noticed() -> None:
    browser = DictBrowser()
    page = await begun(browser)
    await page.choose()
    await page.close()
    number, body, digest = browser.entries[page.table][1]
    browser.entries[page.table][1] = (number, body.replace("Ann", "Eve"), digest)
    with pytest.raises(StorageError, match="damaged"):
        await BrowserStore(browser).read(page.table)


@played
async def test_what_else_is_asked_for() -> None:
    page = await Page.open(DictBrowser())
    assert (await page.ask("GET", "/api/tables"))["tables"] == []
    assert "express" in (await page.ask("GET", "/api/catalogue"))["games"]
    lessons = (await page.ask("GET", "/api/lessons"))["lessons"]
    course = await page.ask("POST", f"/api/lessons/{lessons[0]['name']}", {"choices": []})
    assert course["status"] == "asked"
    puzzles = (await page.ask("GET", "/api/puzzles"))["puzzles"]
    tried = await page.ask("POST", f"/api/puzzles/{puzzles[0]['name']}", {"choices": []})
    assert tried["status"] == "asked"
    for method, path, body, code in (
        ("GET", "/api/records/none", None, "no-record"),
        ("POST", "/api/records", "no record", "record"),
        ("POST", "/api/tables", {"colour": "red"}, "malformed"),
        ("GET", "/api/tables/RAVEN-RAVEN-042", None, "no-table"),
        ("GET", "/api/elsewhere", None, "not-found"),
    ):
        answer = await page.answer(method, path, body)
        assert (answer.ok, json.loads(answer.body)["code"]) == (False, code)


@played
async def test_the_expert_thinks_about_a_world_of_a_server() -> None:
    page = await begun(DictBrowser())
    await page.wait(lambda: page.seen["asked"] is not None)
    dealt = await page.say(type="redeal", seat=0)
    assert dealt["type"] == "redealt"
    # another browser, in which there is no such table
    other = await Page.open(DictBrowser())
    hint = await other.ask("POST", "/api/hints", dealt)
    assert (hint["type"], hint["seat"], hint["asked"]) == ("hint", 0, dealt["asked"])
    assert hint["choice"] in page.seen["view"]["choices"]
    assert hint["reasons"][0]["choice"] == hint["choice"]
    refused = await other.answer("POST", "/api/hints", dealt | {"world": "{}"})
    assert json.loads(refused.body)["code"] == "malformed"
    await page.close()
    await other.close()
