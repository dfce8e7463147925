import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, cluster, installed


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real PostgreSQL, one for all tests of a process; `fresh()` makes an empty database."""
    if not installed() and not os.environ.get("CI"):
        pytest.skip("There is no PostgreSQL on this machine; Debian's package is postgresql.")
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/folsom.db"
    running: Cluster = request.getfixturevalue("postgres")
    return running.fresh()


@pytest.fixture
def shared(postgres: Cluster) -> str:
    """An empty database that several processes can share."""
    return postgres.fresh()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A built client, beside something that nobody may fetch."""
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Folsom</title>")
    (folder / "assets" / "main.js").write_text("1")
    return folder
