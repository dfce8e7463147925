"""A file that only one process has."""

import os
import sys
from pathlib import Path
from typing import Final

from folsom.table.storing import StorageError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Locks belong to processes, not to whoever opened the file: within one process we must look.
_held: Final[set[Path]] = set()


class FileLock:
    """The lock beside a database file; it ends with the process, however that ends."""

    def __init__(self, database: str) -> None:
        self.path = Path(database).resolve()
        taken = StorageError(f"Another server already uses {self.path}.")
        if self.path in _held:
            raise taken
        beside = self.path.with_name(self.path.name + ".lock")
        try:
            self._file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageError(f"Cannot open {self.path}: {error.strerror}.") from error
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                # Unlike flock, this is not inherited by a bot's process that outlives ours.
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise taken from error
        _held.add(self.path)

    def release(self) -> None:
        """Let others have the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
            _held.remove(self.path)
