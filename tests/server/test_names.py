"""Who comes by which name, from which site and address."""

import asyncio
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from folsom.server.config import Config
from folsom.server.hosts import is_known, known_hosts
from folsom.server.origin import counted
from tests.server.serving import Served, line, run, serving


def asking(served: Served, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=served.address, headers=headers, timeout=60)


@pytest.mark.parametrize(
    ("address", "as_"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address", "no address"),
    ],
)
def test_addresses_are_counted_by_who_has_them(address: str, as_: str) -> None:
    assert counted(address) == as_


def test_a_whole_network_of_ipv6_counts_as_one() -> None:
    async def crowd() -> None:
        async with (
            serving(proxies="127.0.0.1", tables_per_address=3) as served,
            asking(served) as http,
        ):

            async def opened(address: str) -> int:
                headers = {"X-Forwarded-For": address}
                answer = await http.post("/api/tables", content=b"{}", headers=headers)
                return answer.status_code

            for number in range(3):
                assert await opened(f"2001:db8::{number}:1") == 201
            assert await opened("2001:db8::ffff") == 429
            assert await opened("2001:db8:0:1::1") == 201
            for address in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1"):
                assert await opened(address) == 201
            assert await opened("::ffff:c000:201") == 429

    run(crowd())


GOOD = [
    "localhost",
    "LOCALHOST:1899",
    "localhost.",
    "folsom.localhost:80",
    "127.0.0.1:1899",
    "192.168.1.20:1899",
    "[::1]:1899",
    "[2001:db8::1]",
    "club.example",
    "Folsom.Example:443",
    "folsom.example.",
]
BAD = [
    "evil.example",
    "evil.example:1899",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.folsom.example",
    "evillocalhost",
    "a b",
    "[",
    "",
    "x@127.0.0.1",
    "x" * 9000,
]


def test_the_server_knows_its_names() -> None:
    known = known_hosts(Config(origins=("https://folsom.example",), hosts=("Club.example",)))
    assert [host for host in GOOD if not is_known(host, known)] == []
    assert [host for host in BAD if is_known(host, known)] == []
    assert is_known("evil.example", known_hosts(Config(hosts=("*",))))


def test_who_comes_by_another_name_is_refused_and_told_what_to_set() -> None:
    async def come() -> None:
        async with serving(hosts=("folsom.example",)) as served:
            async with asking(served, Host="evil.example:80") as http:
                for answer in [
                    await http.get("/"),
                    await http.get("/api/tables"),
                    await http.get("/metrics"),
                    await http.post("/api/tables", content=b"{}"),
                ]:
                    assert (answer.status_code, answer.json()["code"]) == (421, "host")
                    assert "--allowed-host evil.example" in answer.json()["text"]
                assert (await http.get("/healthz")).status_code == 200
            async with asking(served, Host="folsom.example") as http:
                assert (await http.get("/api/tables")).status_code == 200
            for host, status in (("evil.example", 421), ("folsom.example", 101)):
                assert await upgraded(served, host) == status

    run(come())


async def upgraded(served: Served, host: str) -> int:
    """The status with which a socket is opened by that name."""
    where = urlsplit(served.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    status = int((await reader.readline()).split()[1])
    writer.close()
    await writer.wait_closed()
    return status


def test_what_another_site_sent_changes_nothing() -> None:
    async def post() -> None:
        async with serving(origins=("https://folsom.example",)) as served, asking(served) as http:
            for site, origin, status in [
                ("cross-site", None, 403),
                ("same-site", None, 403),
                ("cross-site", served.address, 403),
                ("same-origin", served.address, 201),
                ("none", None, 201),
                ("cross-site", "https://folsom.example", 201),
                ("same-origin", "https://evil.example", 403),
            ]:
                headers = {"Sec-Fetch-Site": site, **({"Origin": origin} if origin else {})}
                answer = await http.post("/api/tables", content=b"{}", headers=headers)
                assert answer.status_code == status, (site, origin)
                assert (await http.get("/api/tables", headers=headers)).status_code == 200
            with pytest.raises(InvalidStatus) as refused:
                async with line(served, additional_headers={"Sec-Fetch-Site": "cross-site"}):
                    pass
            assert refused.value.response.status_code == 403

    run(post())


def test_over_tls_browsers_are_told_to_come_only_so() -> None:
    async def look() -> None:
        for proxies, told in (("127.0.0.1", True), ("", False), ("192.0.2.1", False)):
            async with serving(proxies=proxies) as served, asking(served) as http:
                answer = await http.get("/healthz", headers={"X-Forwarded-Proto": "https"})
                assert ("strict-transport-security" in answer.headers) == told
                answer = await http.get("/healthz")
                assert "strict-transport-security" not in answer.headers

    run(look())
