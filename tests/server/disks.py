"""Small disks of a server's own, which can be filled and can fail; they go when it ends."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Process

SMALL = """
mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"
"""
FRAGILE = """
truncate -s 8M "$0.image" && mkfs.ext4 -q -F "$0.image" &&
    mount -o loop,errors=remount-ro "$0.image" "$0" && exec "$@"
"""


def small(folder: Path) -> list[str]:
    """What goes before a command that is to find a small disk in the folder."""
    return _disk(SMALL, folder)


def fragile(folder: Path) -> list[str]:
    """What goes before a command that is to find a disk in the folder which `fail` can break."""
    return _disk(FRAGILE, folder)


def _disk(script: str, folder: Path) -> list[str]:
    if not os.environ.get("CI") and (os.geteuid() != 0 or shutil.which("unshare") is None):
        pytest.skip("Only root can mount a disk, on Linux.")
    folder.mkdir()
    # In a space of its own, so that nobody else sees the disk and it is gone with the process.
    return ["unshare", "--mount", "sh", "-c", script, str(folder)]


@contextlib.contextmanager
def full(server: Process, folder: Path) -> Iterator[None]:
    """No byte more fits on the server's disk."""
    ballast = _inside(server, folder) / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        ballast.unlink()


def fail(server: Process, folder: Path) -> None:
    """The system finds the server's disk damaged, and from now on lets nobody write there."""
    mounts = Path(f"/proc/{server.process.pid}/mounts").read_text().splitlines()
    (device,) = (line.split()[0] for line in mounts if line.split()[1] == str(folder))
    assert device.startswith("/dev/loop")
    Path("/sys/fs/ext4", Path(device).name, "trigger_fs_error").write_text("test")


def _inside(server: Process, folder: Path) -> Path:
    return Path(f"/proc/{server.process.pid}/root", *folder.parts[1:])
