"""Opening tables and finding them."""

import asyncio
from typing import Any

import pytest

import folsom
from folsom.client import Client, asked
from tests.modes import EXPRESS
from tests.server.serving import refusal, run, serving


def seats_of(options: dict[str, Any]) -> int:
    return folsom.new("express", **options).seats


def test_a_table_of_every_mode_can_be_opened_and_dealt() -> None:
    async def all_modes() -> None:
        async with serving() as served, Client(served.address) as client:
            for options in EXPRESS.values():
                seats: list[str | None] = [None] * seats_of(options)
                opened = await client.open_table(options=options, seats=seats)
                async with client.visit(opened.table, [opened.host]) as host:
                    await host.ask(asked.Start())
                    view = host.view(None)
                    assert len(view["players"]) == len(seats)
                    for word in ("expert", "pairs", "edition", "powers", "events"):
                        assert view[word] == options.get(word, view[word])
                    wishes: Any = options.get("seats", [])
                    for seat, wish in enumerate(wishes):
                        assert view["players"][seat]["bandits"] == wish.split("+")

    run(all_modes())


IMPOSSIBLE: list[dict[str, Any]] = [
    {"players": 12},
    {"edition": 3},
    {"banana": 1},
    {"expert": "yes"},
    {"seats": ["Ghost", "Ghost", None, None]},
    {"seats": ["Nobody", None, None, None]},
    {"seats": 7},
    {"seats": {"Ghost": 1}},
    {"expansions": ["moon"]},
    {"wagons": ["mail"] * 4},
    {"first": "Nobody"},
    {"first": 10**18},
    {"first": 99},
    {"rounds": ["bridge"]},
    {"pairs": True},
]


def test_an_impossible_set_up_is_refused_in_the_words_of_the_game() -> None:
    async def open_them() -> None:
        async with serving() as served, Client(served.address) as client:
            for options in IMPOSSIBLE:
                with pytest.raises(folsom.SetupError) as said:
                    folsom.new("express", **{"players": 4, **options})
                refused = await refusal(client.open_table(options=options, public=True))
                assert (refused.code, refused.text) == ("set-up", str(said.value))
            assert await client.tables() == []

    run(open_them())


CANNOT_BE: list[tuple[dict[str, Any], str]] = [
    ({"seats": []}, "set-up"),
    ({"seats": [None] * 10}, "set-up"),
    ({"seats": [None] * 3, "options": {"players": 5}}, "set-up"),
    ({"seats": [None, "genius", None]}, "unknown-bot"),
    ({"clock": 4}, "clock"),
    ({"clock": -5}, "clock"),
    ({"clock": 10**9}, "clock"),
    ({"game": "poker"}, "set-up"),
]


def test_a_table_that_cannot_be_is_not_opened() -> None:
    async def open_them() -> None:
        async with serving() as served, Client(served.address) as client:
            for wishes, code in CANNOT_BE:
                assert (await refusal(client.open_table(public=True, **wishes))).code == code
            assert await client.tables() == []

    run(open_them())


def test_lists_show_public_tables_that_wait_or_play() -> None:
    async def look() -> None:
        async with serving() as served, Client(served.address) as client:
            private = await client.open_table()
            public = await client.open_table(public=True, seats=["random"] * 3)
            assert [room.table for room in await client.tables()] == [public.table]
            async with client.visit(private.table, [private.host]) as host:
                await host.ask(asked.Change(public=True))
                tables = [room.table for room in await client.tables()]
                assert tables == [private.table, public.table]
                await host.ask(asked.Change(public=False))
            async with client.visit(public.table, [public.host]) as host:
                await host.ask(asked.Start())
                assert [room.status for room in await client.tables()] == ["playing"]
                await host.until(lambda: host.over)
            while await client.tables():
                await asyncio.sleep(0.01)

    run(look())
