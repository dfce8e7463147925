"""The store of tables in a browser, entry by entry, as a server's."""

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Self

import msgspec

from folsom.table.chain import NONE_YET, START, Head, check_end, follow, link
from folsom.table.storing import DamagedLog, Downtime, Log, NotDriving, Row, StorageError
from folsom.worker.browser import Browser

_encode: Final = msgspec.json.Encoder().encode


class BrowserStore:
    """Keeps everything in the browser. Whatever fails raises `StorageError`."""

    def __init__(self, browser: Browser, downtimes: Sequence[Downtime] = ()) -> None:
        self._browser = browser
        self.downtimes: Sequence[Downtime] = downtimes

    @classmethod
    async def open(cls, browser: Browser) -> Self:
        """The store, when it is known in which times nobody was here."""
        with _plainly():
            times = msgspec.json.decode(await browser.wake(), type=list[tuple[float, float]])
        return cls(browser, [Downtime(since, until) for since, until in times])

    async def create(self, table: str, body: bytes, row: Row) -> bool:
        """Store a new table's row and entry 0; False if its name is taken."""
        digest = link(START, table, 0, body).hex()
        with _plainly():
            return bool(await self._browser.create(table, body.decode(), digest, _text(row)))

    async def append(
        self,
        table: str,
        number: int,
        body: bytes,
        row: Row | None = None,
        *,
        after: bytes | None = None,
        driving: bool = False,
    ) -> bool:
        """Store the table's next entry, and its row as it is then; False if it is not the next."""
        if driving and not await self.drive(table):
            raise NotDriving(f"Another window drives table {table!r}.")
        if after is None:
            after = (await self.read(table)).digest
        digest = link(after, table, number, body).hex()
        written = "" if row is None else _text(row)
        with _plainly():
            return bool(
                await self._browser.append(
                    table, number, body.decode(), digest, after.hex(), written
                )
            )

    async def read(self, table: str, since: int = 0, after: bytes | None = None) -> Log:
        """The log from the number on, nothing if there is no such table; raises `DamagedLog`."""
        before = max(since - 1, NONE_YET)
        with _plainly():
            found: Any = msgspec.json.decode(await self._browser.read(table, max(before, 0)))
        if found is None:
            return Log([], START)
        entries = [
            (number, body.encode(), bytes.fromhex(d)) for number, body, d in found["entries"]
        ]
        head = Head(NONE_YET, START)
        if before >= 0:
            if not entries or entries[0][0] != before or after not in (None, entries[0][2]):
                raise DamagedLog(f"Table {table!r} is damaged: entry {before} was changed.")
            head = Head(before, entries[0][2])
            del entries[0]
        head = follow(table, head, entries)
        number, digest = found["head"]
        check_end(table, head, Head(number, bytes.fromhex(digest)))
        return Log([body for _, body, _ in entries], head.digest)

    async def note(self, row: Row, number: int) -> None:
        """Change what is kept of a table beside its log."""
        with _plainly():
            await self._browser.note(_text(row), number)

    async def drive(self, table: str) -> bool:
        """Whether bots and clocks of the table are run here, and in no other window."""
        with _plainly():
            return bool(await self._browser.drive(table))

    async def let_go(self, table: str) -> None:
        """They are no longer run here."""
        self._browser.let_go(table)

    async def keep_record(
        self, name: str, record: str, at: float, frames: bytes | None = None
    ) -> bool:
        """Keep the text of a record, and its frames; False if its name is taken."""
        packed = b64encode(frames or b"").decode()
        with _plainly():
            return bool(await self._browser.keep_record(name, record, at, packed))

    async def record(self, name: str) -> str | None:
        """The text of a kept record, or None."""
        found = await self._record(name)
        return found and str(found["body"])

    async def frames(self, name: str) -> bytes | None:
        """The frames of a kept record, if they were kept too."""
        found = await self._record(name)
        return b64decode(found["frames"]) if found and found["frames"] else None

    async def _record(self, name: str) -> Any:
        with _plainly():
            return msgspec.json.decode(await self._browser.record(name))

    async def finish(self, table: str, game: int, record: str) -> None:
        """Note which kept record is this game of the table, counted from 1; once, for good."""
        with _plainly():
            await self._browser.finish(table, game, record)

    async def finished(self, table: str, game: int) -> str | None:
        """The name of the record of this game of the table, if it is noted."""
        with _plainly():
            return await self._browser.finished(table, game) or None


def _text(row: Row) -> str:
    """A row as the browser has it; its summary can be read without Python."""
    parts = {
        "table": row.table,
        "status": row.status,
        "public": row.public,
        "summary": msgspec.Raw(row.summary),
        "due": row.due,
        "changed": row.changed,
    }
    return _encode(parts).decode()


@contextmanager
def _plainly() -> Iterator[None]:
    """Whatever a browser has against it."""
    try:
        yield
    except StorageError:
        raise
    except Exception as error:
        raise StorageError(f"The browser keeps nothing: {error}") from error
