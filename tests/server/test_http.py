"""The HTTP side: safe headers, own pages only, and clear answers."""

from pathlib import Path
from typing import Any

import pytest

from folsom.client import Client
from folsom.server.service import BODY
from folsom.server.site import SAFETY
from folsom.table.storing import StorageError
from tests.server.serving import asking, run, serving


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
