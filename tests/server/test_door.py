"""Whoever asks for a seat asks the people at the table: once, and not against their will."""

from typing import Any

import httpx
import pytest

from folsom.client import Client, asked
from folsom.server import guard
from folsom.table import leaving
from tests.server.serving import serving
from tests.server.test_bots import Slow
from tests.table.people import party, refusal, run


def test_an_address_asks_for_one_seat_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def knock() -> None:
        async with serving() as served, party(served, 1, seats=[None] * 4) as friends:
            await friends.start()
            mark = {"id": "a" * 22}
            asks = await friends.client.take_seats(friends.table, **mark)
            assert asks.pending
            assert (await friends.client.take_seats(friends.table, **mark)).pending
            second = friends.client.take_seats(friends.table)
            assert (await refusal(second)).code == "asks-already"
            host = friends.host
            await host.until(lambda: host.room is not None and host.room.newcomers != [])
            assert host.room is not None
            (newcomer,) = host.room.newcomers
            await host.ask(asked.Admit(newcomer.number, False, 0))
            assert (await refusal(friends.client.take_seats(friends.table))).code == "not-yet"
            monkeypatch.setattr(guard, "ASK_AGAIN", 0.0)
            assert (await friends.client.take_seats(friends.table)).pending

    run(knock())


def test_one_who_may_play_here_already_asks_like_any_other() -> None:
    """Without keys, people and strangers at one address cannot be told apart."""

    async def come() -> None:
        words: dict[str, Any] = {"seats": [None] * 5, "latecomers": True}
        async with serving() as served, party(served, 1, **words) as friends:
            await friends.start()
            assert (await friends.client.take_seats(friends.table)).pending

        async with serving(proxies="*", thinkers=Slow) as served, Client(served.address) as client:
            opened = await client.open_table(**words)
            async with client.visit(opened.table, [opened.host]) as host:
                await host.ask(asked.Start(level="greedy"))
            for pending in (False, True):  # the second time nobody is connected
                assert (await client.take_seats(opened.table)).pending == pending
            taken = await taken_from("192.0.2.7", served.address, opened.table)
            assert not taken["pending"]

    run(come())


async def taken_from(proxied: str, address: str, table: str) -> dict[str, Any]:
    """A seat taken by somebody at another address."""
    async with httpx.AsyncClient(headers={"X-Forwarded-For": proxied}) as elsewhere:
        answer = await elsewhere.post(f"{address}/api/tables/{table}/seats", json={})
        return dict(answer.json())


def test_the_host_may_take_no_requests_even_while_a_game_is_on() -> None:
    async def knock() -> None:
        async with serving() as served, party(served, 1, seats=[None] * 3) as friends:
            await friends.start()
            await friends.caught_up(await friends.host.ask(asked.Change(asking=False)))
            assert friends.host.room is not None
            assert not friends.host.room.asking
            assert (await refusal(friends.client.take_seats(friends.table))).code == "no-asking"
            more = asked.Change(asking=True, clock=60)
            assert (await refusal(friends.host.ask(more))).code == "playing"

    run(knock())


def test_hosting_passes_on_when_the_host_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        async with serving() as served, party(served, 1, seats=[None] * 3) as friends:
            keys = [friends.host_key]
            taken = await friends.client.take_seats(friends.table, keys=keys, seats=[1])
            async with friends.client.visit(friends.table, [*keys, *taken.keys]):
                pass
            guest = friends.host
            await guest.__aexit__()
            async with friends.client.visit(friends.table, [friends.keys[0]]) as guest:
                await guest.until(
                    lambda: guest.room is not None and guest.room.host_until is not None
                )
                assert not guest.host
                monkeypatch.setattr(leaving, "PATIENCE", 0.0)
                await guest.until(lambda: guest.host)
                assert [said.what for said in guest.chat] == ["hosts"]
                await guest.ask(asked.Start())

    run(wait())
