"""What holds for all tests."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault: nothing here is judged by how long it takes.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

LONG = [
    "web/test_fold.py",
    "server/test_killed.py",
    "server/test_downtime.py",
    "server/test_other_rules.py",
    "browser",
    "arena/test_ray.py",
    "server",
]
"""What takes longest, first, so that at the end no process works while the others have nothing."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let long tests begin first."""
    items.sort(key=lambda item: _rank(item.path))


def _rank(path: Path) -> int:
    inside = path.relative_to(Path(__file__).parent).as_posix()
    found = (rank for rank, long in enumerate(LONG) if inside.startswith(long))
    return next(found, len(LONG))
