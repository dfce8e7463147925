"""Files that only their owner may read: keys are kept as digests, but games and words are not."""

import contextlib
import logging
import os
from pathlib import Path
from typing import Final

OURS: Final = ("", "-wal", "-shm", "-journal", ".lock")
"""What stands beside a database file, by the end of its name."""

log = logging.getLogger(__name__)


def keep_private(database: Path) -> None:
    """Make the file and all beside it their owner's alone; SQLite makes new ones like it."""
    # What cannot be opened is told when it is used.
    with contextlib.suppress(OSError):
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for end in OURS:
        _only_for_owner(database.with_name(database.name + end), 0o600)


def private_folder(folder: Path, database: str) -> None:
    """Make the folder, or take one that holds nothing else, for its owner alone."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if {path.name for path in folder.iterdir()} <= {database + end for end in OURS}:
        _only_for_owner(folder, 0o700)


def _only_for_owner(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(mode)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("others may read %s: %s", path, error.strerror)
