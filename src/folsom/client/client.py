"""A server as Python sees it: tables to open, seats to take, records to fetch."""

from typing import Any, Self, TypeVar

import httpx
import msgspec

from folsom.client.visit import Refused, Visit
from folsom.wire import http
from folsom.wire.room import Room

T = TypeVar("T")


class Client:
    """Talks to one server."""

    def __init__(self, address: str) -> None:
        """The server's address, such as `http://127.0.0.1:1899`."""
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def open_table(self, **wishes: Any) -> http.Opened:
        """A new table; the words are those of `OpenTable`."""
        return await self._post("/api/tables", http.OpenTable(**wishes), http.Opened)

    async def take_seats(self, table: str, **wishes: Any) -> http.Taken:
        """Sit down; the words are those of `TakeSeats`."""
        return await self._post(f"/api/tables/{table}/seats", http.TakeSeats(**wishes), http.Taken)

    async def tables(self) -> list[Room]:
        """Public tables that wait or play."""
        return (await self._get("/api/tables", http.TableList)).tables

    async def room(self, table: str) -> Room:
        """The room of a table."""
        return await self._get(f"/api/tables/{table}", Room)

    async def catalogue(self) -> http.Catalogue:
        """What can be asked for in a set-up."""
        return await self._get("/api/catalogue", http.Catalogue)

    async def record(self, table: str, game: int | None = None, key: str = "") -> str:
        """The record of a game at the table; while one is on, what spectators have seen."""
        path = f"/api/tables/{table}/record" + ("" if game is None else f"?game={game}")
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return (await self._send("GET", path, headers=headers)).text

    async def keep_record(self, text: str) -> http.RecordKept:
        """Let the server check and keep a record."""
        answer = await self._send("POST", "/api/records", content=text.encode())
        return msgspec.json.decode(answer.content, type=http.RecordKept)

    async def frames(
        self, record: str, first: int = 0, seat: int | None = None, *, whole: bool = False
    ) -> http.Frames:
        """A kept record step by step; `whole` shows all cards of a game that is over."""
        eyes = "&eyes=all" if whole else "" if seat is None else f"&seat={seat}"
        return await self._get(f"/api/records/{record}/frames?first={first}{eyes}", http.Frames)

    async def play_on(self, record: str, **wishes: Any) -> http.Opened:
        """A new table in the middle of a kept record; the words are those of `PlayOn`."""
        path = f"/api/records/{record}/play-on"
        return await self._post(path, http.PlayOn(**wishes), http.Opened)

    def visit(self, table: str, keys: list[str] | None = None, **more: Any) -> Visit:
        """Go to a table with these keys, or to watch; use it with `async with`."""
        return Visit(self.address, table, keys or [], **more)

    async def _get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode((await self._send("GET", path)).content, type=kind)

    async def _post(self, path: str, body: object, kind: type[T]) -> T:
        answer = await self._send("POST", path, content=msgspec.json.encode(body))
        return msgspec.json.decode(answer.content, type=kind)

    async def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self._http.request(method, path, **more)
        if answer.is_error:
            problem = msgspec.json.decode(answer.content, type=http.Problem)
            raise Refused(problem.code, problem.text)
        return answer
