"""A log defends itself: an entry that is missing, changed or added is noticed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Delete, Insert, Update, delete, insert, literal_column, update

from folsom.server.storage import Store, reading
from folsom.server.storage.schema import entries, logs
from folsom.table.chain import START, Head, link
from folsom.table.storing import DamagedLog
from tests.server.storage.stores import opened, row

LAST = 9
BODIES = [b"%d" % number for number in range(LAST + 1)]


def chained(bodies: list[bytes]) -> bytes:
    digest = START
    for number, body in enumerate(bodies):
        digest = link(digest, "saloon", number, body)
    return digest


# What is done to the log behind the server's back, and what is said of it.
FIFTH = entries.c.number == 5
AT_LEAST_FIVE = entries.c.number >= 5
MEDDLING: dict[str, tuple[Delete | Insert | Update, str]] = {
    "changed": (update(entries).where(FIFTH).values(body=b"other"), "entry 5 was changed"),
    "digest changed": (update(entries).where(FIFTH).values(digest=b"?"), "entry 5 was changed"),
    "missing": (delete(entries).where(FIFTH), "entry 5 is missing"),
    "first missing": (delete(entries).where(entries.c.number == 0), "entry 0 is missing"),
    "all missing": (delete(entries), "entry 0 is missing"),
    "last missing": (delete(entries).where(entries.c.number == LAST), "entry 9 is missing"),
    "tail missing": (delete(entries).where(AT_LEAST_FIVE), "entry 5 is missing"),
    "last changed": (
        update(entries).where(entries.c.number == LAST).values(body=b"other"),
        "entry 9 was changed",
    ),
    "added": (
        insert(entries).values(table_name="saloon", number=LAST + 1, body=b"", digest=b""),
        "entry 10 was changed",
    ),
    "added well": (
        insert(entries).values(
            table_name="saloon",
            number=LAST + 1,
            body=b"",
            digest=link(chained(BODIES), "saloon", LAST + 1, b""),
        ),
        "entry 10 was added",
    ),
    "head cut": (update(logs).values(number=LAST - 1), "entry 9 was added"),
    "head changed": (update(logs).values(digest=b"?"), "entry 9 was changed"),
    "head missing": (delete(logs), "entry 0 was added"),
}


@asynccontextmanager
async def saloon(url: str) -> AsyncIterator[Store]:
    """A store with a log of ten entries."""
    async with opened(url) as store:
        await store.create("saloon", BODIES[0], row("saloon"))
        for number in range(1, LAST + 1):
            assert await store.append("saloon", number, BODIES[number])
        yield store


async def meddle(store: Store, *statements: Delete | Insert | Update) -> None:
    for statement in statements:
        await store._database.write(lambda c, each=statement: c.execute(each))  # type: ignore[misc]


@pytest.mark.parametrize("size", [2, 3, 1000])
def test_whole_log_is_read_in_pages(url: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PAGE", size)

    async def play() -> None:
        async with saloon(url) as store:
            for since in range(LAST + 2):
                log = await store.read("saloon", since, chained(BODIES[:since]) or None)
                assert log == (BODIES[since:], chained(BODIES))
            assert await store.entries("saloon", LAST + 2) == []

    asyncio.run(play())


@pytest.mark.parametrize("size", [2, 1000])
@pytest.mark.parametrize("how", MEDDLING)
def test_meddling_is_told(url: str, how: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PAGE", size)
    statement, said = MEDDLING[how]

    async def play() -> None:
        async with saloon(url) as store:
            await meddle(store, statement)
            with pytest.raises(DamagedLog, match=f"^Table 'saloon' is damaged: {said}.$"):
                await store.entries("saloon")

    asyncio.run(play())


def test_who_knows_the_log_notices_that_it_was_cut_or_written_anew(url: str) -> None:
    async def play() -> None:
        async with saloon(url) as store:
            digest = chained(BODIES)
            cut = Head(4, chained(BODIES[:5]))
            await meddle(
                store,
                delete(entries).where(entries.c.number > 4),
                update(logs).values(**cut._asdict()),
            )
            assert await store.entries("saloon") == BODIES[:5]
            with pytest.raises(DamagedLog, match="entry 9 is missing"):
                await store.read("saloon", LAST + 1, digest)
            for number in range(5, LAST + 1):
                assert await store.append("saloon", number, b"other")
            with pytest.raises(DamagedLog, match="entry 9 was changed"):
                await store.read("saloon", LAST + 1, digest)
            assert not await store.append("saloon", LAST + 1, b"", after=digest)
            assert await store.append("saloon", LAST + 1, b"")

    asyncio.run(play())


def test_nothing_is_stored_on_top_of_a_damaged_end(url: str) -> None:
    async def play() -> None:
        async with saloon(url) as store:
            await store.create("bank", b"0", row("bank"))
            await meddle(store, delete(entries).where(entries.c.number == LAST))
            stored = await asyncio.gather(
                store.append("saloon", LAST + 1, b""), store.append("bank", 1, b"1")
            )
            assert tuple(stored) == (False, True)

    asyncio.run(play())


def test_entry_that_was_added_stops_no_other_table(url: str) -> None:
    async def play() -> None:
        async with saloon(url) as store:
            await store.create("bank", b"0", row("bank"))
            await meddle(store, MEDDLING["added"][0])
            stored = await asyncio.gather(
                store.append("saloon", LAST + 1, b""), store.append("bank", 1, b"1")
            )
            assert tuple(stored) == (False, True)
            with pytest.raises(DamagedLog):
                await store.entries("saloon")

    asyncio.run(play())


def test_an_entry_that_became_text_was_changed(tmp_path: Path) -> None:
    """SQLite's own functions make text of bytes, and any column takes it."""
    change = update(entries).where(FIFTH).values(body=literal_column("replace(body, '5', '6')"))

    async def look() -> None:
        async with saloon(f"sqlite:///{tmp_path}/folsom.db") as store:
            await meddle(store, change)
            with pytest.raises(DamagedLog, match="entry 5 was changed"):
                await store.read("saloon")

    asyncio.run(look())
