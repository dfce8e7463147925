"""What a page received, held against what its seat may know."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from folsom.game.event import seen_by, whole_of
from folsom.table import entries as log
from tests.browser.company import Company
from tests.browser.person import Person
from tests.server.test_leaks import plain, told_by_the_rules
from tests.standing import what_happened

QUIET = {"room", "said", "done", "pong", "forecast", "refused"}
"""Messages without a view of the game."""


async def knows_only_what_it_may(company: Company) -> None:
    """Everybody at the table of the company received their own side of the game, and no other's."""
    table = company.people[0].table
    truth, seed = _truth(company.house.database, table)
    keys = {person: await _own_keys(person, table) for person in company.people}
    for person in company.people:
        said = [json.loads(text) for text in person.told]
        (seat,) = {seat for each in said if each["type"] == "welcome" for seat in each["seats"]}
        for message in said:
            _check(message, seat, truth)
        received = "\n".join([*person.told, *await asyncio.gather(*person.answers)])
        others = [key for other in keys for key in keys[other] if other is not person]
        for secret in (*others, seed):
            assert secret not in received


def _check(message: dict[str, Any], seat: int, truth: Any) -> None:
    kind = message["type"]
    if kind == "happened":
        _check_step(message, seat, truth)
    elif kind == "story":
        assert message["seat"] == seat
        _, last = truth[message["steps"][-1]["number"]]
        for step in message["steps"]:
            events, _ = truth[step["number"]]
            shown = whole_of(events) if last.over else seen_by(events, seat)
            assert step["events"] == what_happened(plain(shown))
    elif kind in ("welcome", "seating"):
        for side in message["seen"]:
            assert side["seat"] in (seat, None)
            if side["now"]:
                _, game = truth[side["now"]["number"]]
                assert side["now"]["view"] == plain(game.view(side["seat"]))
                assert side["now"]["events"] == []
    else:
        assert kind in QUIET, message
        assert "view" not in message
        if kind == "forecast":
            assert message["seat"] == seat


def _check_step(happened: dict[str, Any], seat: int | None, truth: Any) -> None:
    assert happened["seat"] == seat
    events, game = truth[happened["number"]]
    assert happened["events"] == plain(seen_by(events, seat))
    assert happened["view"] == plain(game.view(seat))


def _truth(path: Path, table: str) -> tuple[Any, str]:
    """What happened under each number of the table's log, and the seed."""
    # the server holds its database for itself, but one may look at the file
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=60)) as database:
        found = database.execute(
            "SELECT body FROM entries WHERE table_name = ? ORDER BY number", [table]
        ).fetchall()
    entries = [log.decode(body) for (body,) in found]
    (started,) = [each for each in entries if isinstance(each, log.Started)]
    chosen = [(at, each) for at, each in enumerate(entries) if isinstance(each, log.Chose)]
    opened = entries[0]
    assert isinstance(opened, log.Opened)
    return told_by_the_rules(started, chosen, opened.game), str(started.seed)


async def _own_keys(person: Person, table: str) -> list[str]:
    """The keys that a browser holds; it keeps none for other tables."""
    kept = await person.kept()
    assert {name for name in kept if "keys" in name} == {f"folsom.keys.{table}"}
    keys: list[str] = json.loads(kept[f"folsom.keys.{table}"])
    return keys
