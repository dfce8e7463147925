"""The HTTP side: safe headers, own pages only, clear answers, and nothing outside the client."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from folsom.client import Client
from folsom.server.service import BODY
from folsom.server.site import SAFETY
from folsom.table.storing import StorageError
from tests.server.serving import Served, run, serving


def asking(served: Served) -> httpx.AsyncClient:
    """Plain requests to the server."""
    return httpx.AsyncClient(base_url=served.address, timeout=60)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A built client, beside something that nobody may fetch."""
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Folsom</title>")
    (folder / "assets" / "main.js").write_text("1")
    return folder


def test_every_answer_has_the_safe_headers(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with serving(client=site) as served, asking(served) as http:
            answers = [
                await http.get(path)
                for path in (
                    "/",
                    "/assets/main.js",
                    "/assets/missing.js",
                    "/table/ANY",
                    "/api/tables",
                    "/api/tables/NO-SUCH-001",
                    "/api/nothing",
                    "/api/catalogue",
                    "/api/qr.svg?path=/x",
                    "/api/openapi.json",
                    "/healthz",
                    "/readyz",
                    "/metrics",
                )
            ]
            answers.append(await http.delete("/api/tables"))
            answers.append(await http.post("/api/tables", content=b"{"))

            async def fail(*_: Any) -> None:
                raise ZeroDivisionError("seed 17")

            monkeypatch.setattr(served.tables, "new_table", fail)
            answers.append(await http.post("/api/tables", content=b"{}"))
            assert answers[-1].status_code == 500
            assert answers[-1].json()["code"] == "fault"
            assert "17" not in answers[-1].text
            for answer in answers:
                for name, value in SAFETY.items():
                    assert answer.headers[name] == value, answer.url
                assert "server" not in answer.headers
                if answer.url.path.startswith("/api/"):
                    assert answer.headers["cache-control"] == "no-store"

    run(look())


def test_pages_of_other_sites_change_nothing(site: Path) -> None:
    async def post() -> None:
        async with serving(client=site, origins=("https://folsom.example",)) as served:
            host = served.address.removeprefix("http://")
            async with asking(served) as http:
                for path in ("/api/tables", "/api/tables/A-B-1/seats", "/api/records"):
                    for origin in ("https://evil.example", "null", f"http://{host}0", "http://["):
                        answer = await http.post(path, content=b"{}", headers={"Origin": origin})
                        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
                for origin in (f"http://{host}", f"https://{host}", "https://folsom.example"):
                    answer = await http.post(
                        "/api/tables", content=b"{}", headers={"Origin": origin}
                    )
                    assert answer.status_code == 201
                    assert "access-control-allow-origin" not in answer.headers

    run(post())


TRAVERSALS = [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/%00",
    "/assets/%00.js",
    "/" + "x" * 5000,
    "/%ff%fe",
]


def test_no_path_leads_out_of_the_client(site: Path) -> None:
    (site / "link").symlink_to(site.parent / "secret.txt")

    async def raw(address: str, path: str) -> tuple[int, str]:
        """The answer to a path sent as it is."""
        host, _, port = address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode("utf-8", "replace")
        writer.close()
        await writer.wait_closed()
        return int(answer.split()[1]), answer

    async def walk() -> None:
        async with serving(client=site) as served:
            for path in [*TRAVERSALS, "/link"]:
                status, text = await raw(served.address, path)
                assert status in (200, 400, 404), (path, text)
                assert text.rsplit("\r\n", 1)[-1] != "secret", path
                assert "root:" not in text

    run(walk())


def test_the_page_is_shown_for_every_address_of_the_client(site: Path) -> None:
    async def look() -> None:
        async with serving(client=site) as served, asking(served) as http:
            page = await http.get("/")
            assert page.headers["cache-control"] == "no-cache"
            for path in ("/table/GOLD-RUSH-123", "/watch/abc"):
                assert (await http.get(path)).text == page.text
            script = await http.get("/assets/main.js")
            assert "immutable" in script.headers["cache-control"]
            for path in ("/assets/gone.js", "/api/gone"):
                answer = await http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    run(look())


def test_only_scripts_of_workers_may_compile_the_engine(site: Path) -> None:
    for name in ("workers/tables-1.js", "engine/1/core.bin", "engine/1/pyodide.mjs"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text("0")

    async def look() -> None:
        async with serving(client=site) as served, asking(served) as http:
            paths = ["/", "/assets/main.js", "/engine/1/core.bin", "/api/catalogue", "/gone"]
            answers = {path: await http.get(path) for path in [*paths, "/workers/tables-1.js"]}
            able = [
                path
                for path, answer in answers.items()
                if "wasm-unsafe-eval" in answer.headers["content-security-policy"]
            ]
            assert able == ["/workers/tables-1.js"]
            assert "default-src 'self'" in answers[able[0]].headers["content-security-policy"]
            for path in ("/engine/1/core.bin", "/workers/tables-1.js"):
                assert "immutable" in answers[path].headers["cache-control"]
            script = await http.get("/engine/1/pyodide.mjs")
            assert script.headers["content-type"].startswith("text/javascript")
            for path in ("/engine/2/core.bin", "/workers/gone.js"):
                assert (await http.get(path)).status_code == 404

    run(look())


BODIES: list[tuple[bytes, int]] = [
    (b"", 400),
    (b"null", 400),
    (b"[]", 400),
    (b"{", 400),
    (b"\xff", 400),
    (b'{"seats":NaN}', 400),
    (b'{"seats":4}', 400),
    (b'{"moon":1}', 400),
    (b'{"options":' + b"[" * 5000 + b"]" * 5000 + b"}", 400),
    (b'{"options":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b"}", 400),
    (b'{"seed":1.5}', 400),
    (b'{"seed":"1"}', 400),
    (b'{"clock":99999999999999999999999}', 422),
    (b'{"options":{"first":99999999999999999999999}}', 422),
    (b'{"options":{"players":99999999999999999999999}}', 422),
    (b'{"options":{"edition":-99999999999999999999999}}', 422),
    (b'{"seats":["' + b"x" * BODY + b'"]}', 413),
]


def test_a_body_that_makes_no_sense_is_refused() -> None:
    async def post() -> None:
        async with serving() as served, asking(served) as http:
            for body, status in BODIES:
                answer = await http.post("/api/tables", content=body)
                assert answer.status_code == status, (body[:60], answer.text)
                assert set(answer.json()) == {"code", "text"}
            assert (await http.get("/api/tables")).json() == {"tables": []}

    run(post())


def test_any_seed_can_be_played() -> None:
    async def post() -> None:
        async with serving() as served, Client(served.address) as client:
            for seed in (0, -5, 2**53, 2**64, 10**40):
                opened = await client._http.post("/api/tables", content=f'{{"seed":{seed}}}')
                assert opened.status_code == 201, opened.text
                table = opened.json()["table"]
                assert (await client.room(table)).seeded

    run(post())


def test_codes_for_cameras() -> None:
    async def draw() -> None:
        async with serving() as served, asking(served) as http:
            answer = await http.get("/api/qr.svg", params={"path": "/table/A-B-123"})
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text.startswith("<svg")
            for path in ("", "table", "//evil.example", "https://evil.example", "/" * 300):
                answer = await http.get("/api/qr.svg", params={"path": path})
                assert answer.status_code == 400
            for host in ("x" * 9000, "[", "a b"):
                answer = await http.get(
                    "/api/qr.svg", params={"path": "/x"}, headers={"Host": host}
                )
                assert answer.status_code in (400, 421)

    run(draw())


def test_requests_of_an_address_are_limited() -> None:
    async def ask() -> None:
        async with serving(requests_per_second=1.0) as served, asking(served) as http:
            answers = [await http.get("/api/catalogue") for _ in range(40)]
            codes = {answer.status_code for answer in answers}
            assert codes == {200, 429}
            late = next(answer for answer in answers if answer.status_code == 429)
            assert late.json()["code"] == "too-fast"

    run(ask())


def test_a_database_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise StorageError("The disk at /secret/place is full.")

    async def ask() -> None:
        async with serving() as served, Client(served.address) as client:
            table = (await client.open_table()).table
            served.tables._live.clear()
            for name in ("public", "read", "record", "ping", "create", "keep_record"):
                monkeypatch.setattr(served.store, name, fail)
            http = client._http
            answers = [
                await http.get("/api/tables"),
                await http.get(f"/api/tables/{table}"),
                await http.get("/api/records/abc"),
                await http.get("/readyz"),
                await http.post("/api/tables", content=b"{}"),
            ]
            for answer in answers:
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            monkeypatch.undo()
            assert (await http.get(f"/api/tables/{table}")).status_code == 200

    run(ask())


def test_packed_files_are_sent_as_they_are(site: Path) -> None:
    plain, packed = b"let a = 1;" * 50, {"br": b"packed with brotli", "gzip": b"packed with gzip"}
    (site / "assets" / "main.js").write_bytes(plain)
    (site / "assets" / "main.js.br").write_bytes(packed["br"])
    (site / "assets" / "main.js.gz").write_bytes(packed["gzip"])

    async def look() -> None:
        async with serving(client=site) as served, asking(served) as http:

            async def fetch(accepted: str, **headers: str) -> tuple[bytes, httpx.Response]:
                words = {"Accept-Encoding": accepted, **headers}
                async with http.stream("GET", "/assets/main.js", headers=words) as answer:
                    return b"".join([part async for part in answer.aiter_raw()]), answer

            for accepted, encoding in [
                ("gzip, deflate, br", "br"),
                ("gzip;q=1.0, br;q=0", "gzip"),
                ("gzip", "gzip"),
                ("*", "br"),
                ("identity", ""),
                ("br;q=0.000, gzip; q=0", ""),
                ("", ""),
            ]:
                body, answer = await fetch(accepted)
                assert body == packed.get(encoding, plain), accepted
                assert answer.headers.get("content-encoding", "") == encoding
                assert answer.headers["vary"] == "Accept-Encoding"
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                tag = answer.headers["etag"]
                for known in (tag, f'"other", W/{tag}', "*"):
                    body, again = await fetch(accepted, **{"If-None-Match": known})
                    assert (again.status_code, body, again.headers["etag"]) == (304, b"", tag)
                assert (await fetch(accepted, **{"If-None-Match": '"other"'}))[0]
            tags = {(await fetch(each))[1].headers["etag"] for each in ("br", "gzip", "")}
            assert len(tags) == 3
            head = await http.head("/assets/main.js", headers={"Accept-Encoding": "identity"})
            assert (head.content, head.headers["content-length"]) == (b"", str(len(plain)))
            assert (await http.get("/assets/main.js.gz")).status_code == 404
            refused = await http.put("/assets/main.js")
            assert (refused.status_code, refused.json()["code"]) == (405, "method")

    run(look())
