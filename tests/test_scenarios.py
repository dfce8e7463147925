"""Every scenario of the repository comes true."""

from pathlib import Path

import pytest

from folsom.record import scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path) -> None:
    failures = scenario.check(scenario.load(path))
    assert not failures, "\n".join(map(str, failures))
