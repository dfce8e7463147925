"""Requests that never end, connections and sockets without number, and more tables than fit."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import httpx
import pytest

from folsom.client import Client
from folsom.server import protocols
from folsom.server.guard import proxies
from folsom.wire import PROTOCOL
from tests.server.serving import Served, line, refusal, run, serving
from tests.server.storage.stores import until


@contextlib.asynccontextmanager
async def wire(served: Served) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    where = urlsplit(served.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def all_said(reader: asyncio.StreamReader) -> bytes:
    """All that is answered; who still talks when the other hangs up is cut off after that."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while some := await reader.read(65_536):
            said += some
    return said


async def dribble(served: Served, begin: bytes, drop: bytes) -> bytes:
    """Begin a request, say a little more again and again, and return all that is answered."""
    async with wire(served) as (reader, writer):
        answer = asyncio.create_task(all_said(reader))
        writer.write(begin)
        while not answer.done():
            with contextlib.suppress(OSError):
                writer.write(drop)
                await writer.drain()
            await asyncio.sleep(0.02)
        return await answer


def refusals(served: Served, code: str) -> float:
    return float(served.tables.metrics._refusals.labels(code)._value.get())


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD", 0.3)
    monkeypatch.setattr(protocols, "BODY", 0.3)


@pytest.mark.parametrize(
    ("begin", "drop"),
    [
        (b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n"),
        (b"G", b""),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n", b" "),
        (b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n", b" "),
    ],
)
def test_a_request_that_never_ends_is_ended_and_counted(begin: bytes, drop: bytes) -> None:
    async def dawdle() -> None:
        async with serving() as served:
            answer = await dribble(served, begin, drop)
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b'"code":"too-slow"' in answer
            assert refusals(served, "too-slow") == 1

    run(dawdle())


def test_a_body_that_nobody_waits_for_is_ended_too() -> None:
    async def dawdle() -> None:
        async with serving() as served:
            begin = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n"
            answer = await dribble(served, begin, b"x")
            assert answer.startswith(b"HTTP/1.1 200 ")
            assert refusals(served, "too-slow") == 1

    run(dawdle())


def test_half_open_requests_cost_their_address_as_much_as_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def dawdle() -> None:
        async with serving(requests_per_second=0.1) as served:
            await dribble(served, b"GET / HTTP/1.1\r\n", b"X: y\r\n")
            monkeypatch.setattr(protocols, "HEAD", 60.0)
            async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
                assert (await http.get("/api/tables")).status_code == 429

    run(dawdle())


def test_a_connection_without_a_request_is_closed_and_costs_nothing() -> None:
    async def keep_silent() -> None:
        async with serving() as served, wire(served) as (reader, _):
            assert await reader.read() == b""
            assert refusals(served, "too-slow") == 0

    run(keep_silent())


def test_whole_requests_have_their_time_again_and_again() -> None:
    async def ask() -> None:
        async with serving() as served, wire(served) as (reader, writer):
            for _ in range(3):
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 200 ")
                await reader.readuntil(b"\n")
                await asyncio.sleep(1.5 * protocols.HEAD)
            assert refusals(served, "too-slow") == 0

    run(ask())


def test_a_socket_is_no_request_that_never_ends() -> None:
    async def stay() -> None:
        async with serving() as served, line(served) as bare:
            await asyncio.sleep(2 * max(protocols.HEAD, protocols.BODY))
            await bare.alive()
            assert refusals(served, "too-slow") == 0

    run(stay())


def test_connections_of_an_address_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD", 60.0)

    async def crowd() -> None:
        async with serving(sockets_per_address=1) as served, contextlib.AsyncExitStack() as open_:
            for _ in range(3):
                await open_.enter_async_context(wire(served))
            async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
                answer = await http.get("/healthz")
                assert (answer.status_code, answer.json()["code"]) == (503, "crowded")
                await open_.aclose()
                await until(lambda: not served.guard.connections.why_not("127.0.0.1"))
                assert (await http.get("/healthz")).status_code == 200

    run(crowd())


def test_proxies_speak_for_many() -> None:
    trusted = proxies("10.0.0.5, 192.168.0.0/16,2001:db8::7")
    for address in ("10.0.0.5", "192.168.3.4", "2001:db8::/64"):
        assert trusted(address)
    for address in ("10.0.0.6", "unknown", "2001:db9::/64"):
        assert not trusted(address)
    assert proxies("*")("10.0.0.6")
    assert not proxies("")("10.0.0.6")


def test_all_sockets_together_are_limited() -> None:
    async def crowd() -> None:
        async with serving(sockets=2) as served, line(served), line(served) as last:
            async with line(served) as over:
                code, reason = await over.closed()
                assert code == 1013
                assert "full" in reason
            await last.alive()

    run(crowd())


def test_all_tables_in_memory_are_limited() -> None:
    async def crowd() -> None:
        async with serving(tables=2) as served, Client(served.address) as client:
            codes = [(await client.open_table()).table for _ in range(3)]
            async with client.visit(codes[0]):
                for code in codes:
                    assert (await client.room(code)).table == code
                assert set(served.tables._live) == {codes[0], codes[2]}
                async with client.visit(codes[2]):
                    told = await refusal(client.room(codes[1]))
                    assert told.code == "crowded"
                    async with line(served) as bare:
                        words = {"type": "hello", "version": PROTOCOL, "table": codes[1]}
                        assert (await bare.refused(**words)).code == "crowded"
            await until(lambda: not any(live.connections for live in served.tables._live.values()))
            assert (await client.room(codes[1])).table == codes[1]

    run(crowd())
