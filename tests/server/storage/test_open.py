"""Opening storage: what cannot be opened is told in one sentence."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from folsom.server.storage import Store
from folsom.table.storing import StorageError
from tests.server.postgres import Cluster
from tests.server.storage.stores import opened, row

HOLD = """
import asyncio, sys
from folsom.server.storage import Store
async def main():
    store = await Store.open(sys.argv[1])
    print("open", flush=True)
    sys.stdin.read()
    await store.close()
asyncio.run(main())
"""


def refused(url: str) -> str:
    with pytest.raises(StorageError) as error:
        asyncio.run(Store.open(url))
    said = str(error.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize("url", ["mysql://root:secret@host/x", "saloon.db", "", "://", "http://x"])
def test_other_kinds_are_refused(url: str) -> None:
    assert "secret" not in refused(url)


def test_missing_folder_is_told(tmp_path: Path) -> None:
    assert "No such file" in refused(f"sqlite:///{tmp_path}/nowhere/folsom.db")


def test_other_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Belle, " * 1000)
    assert "not a database" in refused(f"sqlite:///{file}")
    assert file.read_text() == "Dear Belle, " * 1000


def test_unreachable_database_is_told_without_its_password() -> None:
    said = refused("postgresql://folsom:secret@127.0.0.1:1/folsom")
    assert "127.0.0.1" in said
    assert "secret" not in said


def test_unknown_database_and_bad_options_are_told(postgres: Cluster) -> None:
    url = postgres.fresh()
    assert "does not exist" in refused(f"{url}-nowhere")
    refused(f"{url}?sslmode=nonsense")


def test_name_of_the_scheme_may_name_the_driver(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.fresh().removeprefix("postgresql")
    for each in (f"postgres{url}", f"postgresql+asyncpg{url}", f"sqlite+aiosqlite:///{tmp_path}/f"):

        async def play(each: str = each) -> None:
            async with opened(each) as store:
                await store.ping()

        asyncio.run(play())


def test_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/folsom.db"
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "folsom.db")
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        assert "Another server already uses" in refused(url)
        assert "Another server already uses" in refused(f"sqlite:///{link}")
        first.kill()
        first.communicate()

    async def play() -> None:
        async with opened(url) as store:
            with pytest.raises(StorageError, match="Another server already uses"):
                await Store.open(url)
            assert await store.create("saloon", b"0", row("saloon"))
            with subprocess.Popen(
                [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stderr=subprocess.PIPE
            ) as late:
                assert b"Another server already uses" in late.communicate()[1]

    asyncio.run(play())


def test_dead_database_is_told(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            gone = "ALTER TABLE tables RENAME TO gone"
            await store._database.write(lambda c: c.exec_driver_sql(gone))
            await store.ping()
            with pytest.raises(StorageError, match="Cannot read the tables"):
                await store.public(1)

    asyncio.run(play())
