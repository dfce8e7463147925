"""What is stored is for its owner's eyes alone."""

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from folsom.server.storage.private import private_folder
from tests.server.storage.stores import opened, row

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are other things there")


@pytest.fixture(autouse=True)
def _open_handed() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("older", [False, True])
def test_database_files_are_for_their_owner(tmp_path: Path, older: bool) -> None:
    async def store() -> None:
        async with opened(f"sqlite:///{tmp_path}/folsom.db") as storage:
            await storage.create("saloon", b"0", row("saloon"))
            if older:
                return
            found = {path.name: mode(path) for path in tmp_path.iterdir()}
            assert set(found) == {f"folsom.db{end}" for end in ("", "-wal", "-shm", ".lock")}
            assert set(found.values()) == {0o600}

    asyncio.run(store())
    if older:
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        older = False
        asyncio.run(store())


def test_folder_is_for_its_owner_unless_it_holds_other_things(tmp_path: Path) -> None:
    private_folder(tmp_path / "new" / "data", "folsom.db")
    assert mode(tmp_path / "new" / "data") == 0o700
    for name in ("folsom.db", "other"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / name).touch()
        private_folder(folder, "folsom.db")
    assert mode(tmp_path / "folsom.db") == 0o700
    assert mode(tmp_path / "other") == 0o755
