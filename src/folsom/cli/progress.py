"""A progress bar for those who watch."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

TICK: Final = 0.1
"""Seconds between two strokes."""


@contextmanager
def progress(games: int, already: int = 0) -> Iterator[Callable[[int], None]]:
    """Within it, say how many games have been played; machines are shown nothing."""
    console = Console(stderr=True)
    with Progress(
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        auto_refresh=False,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("Playing", total=games, completed=already)
        due = 0.0

        def done(played: int) -> None:
            nonlocal due
            now = time.perf_counter()
            if now >= due:
                bar.update(task, completed=played, refresh=True)
                due = now + TICK

        yield done
