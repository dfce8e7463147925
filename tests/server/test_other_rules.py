"""A real change of a rule between two runs of a server: what goes on, what ends, what is kept."""

import shutil
from pathlib import Path
from typing import Any

import msgspec

from folsom.client import Client, asked
from folsom.wire.http import Transcript
from tests.server.process import process
from tests.server.serving import caught_up, refusal, run

SOURCES = Path(__file__).parents[2] / "src"


def other_rules(folder: Path) -> Path:
    """A Folsom in which one draws four cards instead of three, and says so."""
    built = shutil.ignore_patterns("__pycache__", "client", "*.so")
    shutil.copytree(SOURCES, folder / "src", ignore=built)
    game = folder / "src" / "folsom" / "game"
    for file, old, new in (
        (game / "catalogue.py", "RULES_VERSION: Final = ", "RULES_VERSION: Final = 1 + "),
        (game / "express" / "components.py", "DRAWN: Final = 3", "DRAWN: Final = 4"),
    ):
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))
    # The client of this name in the package is Python; the one left out was the browser's.
    shutil.copytree(SOURCES / "folsom" / "client", folder / "src" / "folsom" / "client")
    return folder / "src"


class Begun:
    """A table with one person, whose game was begun."""

    def __init__(self, table: str, keys: list[str]) -> None:
        self.table = table
        self.keys = keys


async def begin(client: Client, seats: list[str | None]) -> Begun:
    # Without Doc, who would draw his last three cards by either rule.
    opened = await client.open_table(seats=seats, options={"seats": ["Ghost", "Belle", "Tuco"]})
    taken = [await client.take_seats(opened.table) for each in seats if each is None]
    keys = [opened.host, *(key for each in taken for key in each.keys)]
    async with client.visit(opened.table, keys) as visit:
        await visit.ask(asked.Start())
    return Begun(opened.table, keys)


async def choose(client: Client, begun: Begun, word: str, count: int) -> list[Any]:
    """Make so many choices that begin with the word; returns the views."""
    views = []
    async with client.visit(begun.table, begun.keys) as visit:
        for _ in range(count):
            await visit.until(lambda: any(each.asked is not None for each in visit.seen.values()))
            seat = next(s for s in visit.seats if visit.seen[s].asked is not None)
            choices = visit.view(seat)["choices"]
            number = await visit.choose(seat, next(c for c in choices if c.startswith(word)))
            await caught_up(visit, number)
            views.append(visit.view(seat))
    return views


async def told_of(client: Client, begun: Begun) -> list[Any]:
    """What a spectator has seen of a running game."""
    told = msgspec.json.decode(await client.record(begun.table), type=Transcript)
    return [each.events for each in told.steps]


def test_games_under_other_rules(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'folsom.db'}"
    three: list[str | None] = [None, None, None]

    async def before(address: str) -> tuple[Begun, Begun, Begun, str, Any, list[Any]]:
        async with Client(address) as client:
            over = await begin(client, ["random", "random", "random"])
            async with client.visit(over.table, over.keys) as visit:
                await visit.until(lambda: visit.room is not None and visit.room.status == "over")
            same, other = await begin(client, three), await begin(client, three)
            await choose(client, same, "play", 2)
            seen = await told_of(client, other)
            await choose(client, other, "draw", 2)
            text = await client.record(over.table)
            kept = await client.keep_record(text)
            return over, same, other, text, await client.frames(kept.record, whole=True), seen

    async def after(
        address: str,
        over: Begun,
        same: Begun,
        other: Begun,
        text: str,
        frames: Any,
        seen: list[Any],
    ) -> None:
        async with Client(address) as client:
            # What is over can be watched as it was.
            assert await client.record(over.table) == text
            kept = await client.keep_record(text)
            assert await client.frames(kept.record, whole=True) == frames
            # What still means the same goes on, by the new rules.
            [view] = await choose(client, same, "draw", 1)
            seat = next(each for each in view["players"] if "cards" in each)
            assert seat["hand"] in (10, 11)
            # What does not is closed, and nothing is told of it but what a spectator saw.
            async with client.visit(other.table, other.keys) as visit:
                assert visit.room is not None
                assert (visit.room.status, visit.room.closed) == ("waiting", True)
                assert visit.seats
                told = msgspec.json.decode(await client.record(other.table), type=Transcript)
                assert told.closed
                assert [each.events for each in told.steps] == seen
                for message in (asked.Ready(visit.seats[0], True), asked.Change(clock=60)):
                    assert (await refusal(visit.ask(message))).code == "closed"
                assert (await refusal(client.take_seats(other.table))).code == "closed"

    async def at_last(address: str, other: Begun) -> None:
        async with Client(address) as client:
            # By its own rules it goes on, as if nobody had looked.
            await choose(client, other, "draw", 1)

    async def in_the_end(address: str, other: Begun) -> None:
        async with Client(address) as client, client.visit(other.table, other.keys) as visit:
            assert visit.room is not None
            assert visit.room.closed
            await visit.ask(asked.Reopen())
            await visit.until(lambda: visit.room is not None and not visit.room.closed)
            await visit.ask(asked.Start())
            told = msgspec.json.decode(await client.record(other.table, 1), type=Transcript)
            assert told.closed

    async def both() -> None:
        async with process(url, tmp_path / "log") as server:
            begun = await before(server.address)
        changed = other_rules(tmp_path)
        async with process(url, tmp_path / "log", sources=changed) as server:
            await after(server.address, *begun)
        async with process(url, tmp_path / "log") as server:
            await at_last(server.address, begun[2])
        async with process(url, tmp_path / "log", sources=changed) as server:
            await in_the_end(server.address, begun[2])

    run(both())
