"""The shape of the database: made step by step, the same as the program thinks."""

import asyncio
import subprocess
import sys
from functools import partial
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.schema import DropTable

from folsom.server.storage import Store
from folsom.server.storage.migrate import SCRIPTS, upgrade, version
from folsom.server.storage.schema import HEAD, VERSION_TABLE, metadata
from folsom.table.storing import StorageError
from tests.server.storage.stores import opened, row


def test_last_step_is_the_newest_shape() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_steps_make_what_the_program_expects(url: str) -> None:
    def compare(connection: Connection) -> list[Any]:
        options = {"version_table": VERSION_TABLE, "compare_server_default": True}
        assert {index["name"] for index in inspect(connection).get_indexes("tables")} == {
            "tables_public",
            "tables_due",
        }
        return list(
            compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
        )

    async def look() -> None:
        async with opened(url) as store:
            assert await store._database.read(version) == HEAD
            assert await store._database.read(compare) == []

    asyncio.run(look())


def test_newer_shape_is_refused_and_left_alone(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create("saloon", b"0", row("saloon"))
            newer = f"UPDATE {VERSION_TABLE} SET version_num = '9999'"
            await store._database.write(lambda c: c.exec_driver_sql(newer))
        with pytest.raises(StorageError, match="shape 9999, newer than"):
            await Store.open(url)

    asyncio.run(play())


def test_failed_step_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("alembic.op.create_index", fail)
            with pytest.raises(StorageError, match="no such step"):
                await Store.open(url)
        async with opened(url) as store:
            assert await store.create("saloon", b"0", row("saloon"))

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no such step")

    asyncio.run(play())


def test_newest_shape_is_opened_without_alembic(url: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from folsom.server.storage import Store\n"
        "async def main():\n"
        "    await (await Store.open(sys.argv[1])).close()\n"
        "    print('alembic' in sys.modules)\n"
        "asyncio.run(main())\n"
    )
    for imported in ("True\n", "False\n"):
        said = subprocess.check_output([sys.executable, "-c", program, url], text=True)
        assert said == imported


async def at_first_shape(url: str, logs: dict[str, list[bytes]]) -> None:
    """A database as it was before entries had digests."""
    async with opened(url) as store:
        write = store._database.write
        await write(lambda c: [c.execute(DropTable(table)) for table in metadata.sorted_tables])
        await write(lambda c: c.exec_driver_sql(f"DROP TABLE {VERSION_TABLE}"))
        await write(partial(upgrade, to="0001"))
        for name, bodies in logs.items():
            known = text("INSERT INTO tables VALUES (:name, 'playing', FALSE, :body, NULL, 1.5)")
            await write(lambda c, k=known, n=name: c.execute(k, {"name": n, "body": b"{}"}))  # type: ignore[misc]
            entry = text("INSERT INTO entries VALUES (:name, :number, :body)")
            new = [{"name": name, "number": n, "body": body} for n, body in enumerate(bodies)]
            await write(lambda c, e=entry, n=new: c.execute(e, n))  # type: ignore[misc]


@pytest.mark.parametrize("size", [3, 2000])
def test_old_logs_are_bound_in_slices(url: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    logs = {f"table-{n}": [b"%d" % i for i in range(n)] for n in range(1, 9)}
    monkeypatch.setattr("folsom.server.storage.migrations.SLICE", size)

    async def play() -> None:
        await at_first_shape(url, logs)
        async with opened(url) as store:
            for name, bodies in logs.items():
                assert await store.entries(name) == bodies
                assert await store.append(name, len(bodies), b"next", row(name, "over"))
                assert await store.entries(name) == [*bodies, b"next"]
                assert await store.row(name) == row(name, "over")

    asyncio.run(play())
