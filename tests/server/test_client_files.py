"""The files of the client: nothing beside them, every page, workers that compile, packed files."""

import asyncio
from pathlib import Path

import httpx

from tests.server.serving import asking, run, serving

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
