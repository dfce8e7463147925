"""Opening tables and finding them."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

import folsom
from folsom.client import Client, asked
from folsom.server import listing
from folsom.server.listing import EMPTY
from tests.modes import EXPRESS
from tests.server.serving import refusal, run, serving
from tests.server.storage.stores import until


def seats_of(options: dict[str, Any]) -> int:
    return folsom.new("express", **options).seats


def test_a_table_of_every_mode_can_be_opened_and_dealt() -> None:
    async def all_modes() -> None:
        async with serving() as served, Client(served.address) as client:
            for options in EXPRESS.values():
                seats: list[str | None] = [None] * seats_of(options)
                opened = await client.open_table(options=options, seats=seats)
                async with client.visit(opened.table, [opened.host]) as host:
                    await host.ask(asked.Start(level="random"))
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


def test_empty_tables_cannot_flood_the_list() -> None:
    async def flood() -> None:
        async with serving() as served, Client(served.address) as client:
            seated = (await client.open_table(public=True)).table
            await client.take_seats(seated, name="Ada")
            visited = (await client.open_table(public=True)).table
            taken = await client.take_seats(visited, name="Ben")
            async with client.visit(visited, taken.keys):
                for _ in range(EMPTY + 5):
                    await client.open_table(public=True)
                codes = [room.table for room in await client.tables()]
                assert codes[:2] == [visited, seated]
                assert len(codes) == 2 + EMPTY
            await until(lambda: not any(live.connections for live in served.tables.public()))
            codes = [room.table for room in await client.tables()]
            assert set(codes[:2]) == {visited, seated}
            assert len(codes) == 2 + EMPTY

    run(flood())


def test_watching_an_empty_table_does_not_move_it_up() -> None:
    async def flood() -> None:
        async with serving() as served, Client(served.address) as client:
            seated = (await client.open_table(public=True)).table
            await client.take_seats(seated, name="Ada")
            async with AsyncExitStack() as watching:
                for _ in range(EMPTY + 2):
                    empty = (await client.open_table(public=True)).table
                    await watching.enter_async_context(client.visit(empty))
                rooms = await client.tables()
                assert rooms[0].table == seated
                assert len(rooms) == 1 + EMPTY
                assert all(room.watchers for room in rooms[1:])

    run(flood())


def test_a_table_at_which_somebody_is_cannot_be_pushed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "LOOKED_AT", 3)

    async def flood() -> None:
        async with serving() as served, Client(served.address) as client:
            visited = (await client.open_table(public=True)).table
            taken = await client.take_seats(visited, name="Ben")
            async with client.visit(visited, taken.keys):
                for _ in range(5):
                    table = (await client.open_table(public=True)).table
                    await client.take_seats(table, name="Eve")
                assert (await client.tables())[0].table == visited
                live = served.live(visited)
                live.noted = float("-inf")
                await served.tables._keep_in_touch()
                assert (await served.store.public(1))[0].table == visited

    run(flood())


def test_old_tables_without_people_leave_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        async with serving() as served, Client(served.address) as client:
            await client.open_table(public=True)
            seated = (await client.open_table(public=True)).table
            await client.take_seats(seated, name="Ada")
            assert len(await client.tables()) == 2
            monkeypatch.setattr(listing, "FRESH", -60.0)
            assert [room.table for room in await client.tables()] == [seated]
            monkeypatch.setattr(listing, "REMEMBERED", -60.0)
            assert await client.tables() == []

    run(wait())


def test_public_tables_of_an_address_are_limited() -> None:
    async def crowd() -> None:
        async with serving(tables_per_address=8) as served, Client(served.address) as client:
            for _ in range(2):
                await client.open_table(public=True)
            assert (await refusal(client.open_table(public=True))).code == "too-many"
            opened = await client.open_table()
            async with client.visit(opened.table, [opened.host]) as visit:
                told = await refusal(visit.ask(asked.Change(public=True)))
                assert told.code == "too-many"

    run(crowd())


def test_the_catalogue_says_how_each_game_can_be_played() -> None:
    async def look() -> None:
        async with serving() as served, Client(served.address) as client:
            games = (await client.catalogue()).games
            assert games.superx.seats == [3, 7]
            assert games.superx.expansions == ["reflexes", "horse"]
            assert len(games.superx.bandits) == 7
            modes = games.express.modes

        def seats(edition: int, *, pairs: bool, teams: bool, marshal: bool) -> list[int]:
            wanted = (edition, pairs, teams, marshal)
            return [
                mode.seats
                for mode in modes
                if (mode.edition, mode.pairs, mode.teams, mode.marshal) == wanted
            ]

        for edition in (1, 2):
            alone = seats(edition, pairs=False, teams=False, marshal=False)
            assert alone == [3, 4, 5, 6, 7]
            assert seats(edition, pairs=False, teams=True, marshal=False) == [4, 6]
            assert seats(edition, pairs=False, teams=False, marshal=True) == [3, 4, 5, 6, 7, 8]
        assert seats(2, pairs=True, teams=False, marshal=False) == [2, 3]
        assert seats(1, pairs=True, teams=False, marshal=False) == [2]
        assert len(modes) == 29  # nothing else goes together
        assert all(mode.bare == (mode.edition == 2) for mode in modes)
        assert [mode.first for mode in modes if mode.teams and mode.seats == 4] == [[0, 2]] * 2
        assert not any(mode.first for mode in modes if mode.marshal)
        law = [(mode.wagons, mode.cards) for mode in modes if mode.marshal and mode.edition == 2]
        assert law == [(4, "2-4")] * 3 + [(5, "5-7")] * 3

    run(look())
