"""How a server bears a crowd, as figures of the benchmark."""

from typing import Final

from folsom.arena.bench import Figure, yardstick
from folsom.load.measure import measure

TABLES: Final = 500
SECONDS: Final = 20.0
YARDS: Final = 5


def server_figures(tables: int = TABLES, seconds: float = SECONDS) -> list[Figure]:
    """So many tables with four connected people each, every table making a choice a second."""
    yards = [yardstick() for _ in range(YARDS)]
    found = measure(tables, seconds)
    yard = max(yards + [yardstick() for _ in range(YARDS)])
    crowd = f"{tables} tables"
    return [
        Figure(f"{crowd}, median delay", "ms", found.median * 1e3, yard, 10),
        Figure(f"{crowd}, 99th percentile", "ms", found.worst * 1e3, yard, 50),
        Figure(f"{crowd}, share of a core", "%", found.core * 100, yard, 60),
        Figure(f"{crowd}, memory of each", "kB", found.table_bytes / 1e3, yard, 200, fixed=True),
        Figure("choices stored, full load", "choices/s", found.full_load, yard, 1_200),
    ]
