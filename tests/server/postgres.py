"""A real PostgreSQL for the tests, on loopback in a temporary folder."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

# Nothing in such a cluster outlives the tests.
QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off"]


class Cluster:
    """A running PostgreSQL that hands out empty databases."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._names = (f"folsom{number}" for number in count())

    def fresh(self) -> str:
        """The URL of a new empty database."""
        name = next(self._names)
        where = ["-h", "127.0.0.1", "-p", str(self._port), "-U", "postgres"]
        subprocess.run([_program("createdb"), *where, name], check=True)
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that runs as long as it is needed."""
    # It refuses to run as root.
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="folsom-") as folder:
        if user is not None:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        make = [_program("initdb"), "-D", f"{folder}/data", "-U", "postgres", "-A", "trust"]
        make += ["-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(make, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
        with _free_port() as port:
            start = [_program("postgres"), "-D", f"{folder}/data", "-h", "127.0.0.1"]
            start += ["-p", str(port), "-k", folder, *QUICK]
        with (Path(folder) / "log").open("w+") as log:
            server = subprocess.Popen(start, user=user, cwd=folder, stdout=log, stderr=log)
            try:
                _wait(server, port, Path(log.name))
                yield Cluster(port)
            finally:
                server.send_signal(signal.SIGINT)
                server.wait()


def _program(name: str) -> str:
    """The program, from the path or from where Debian keeps it."""
    found = shutil.which(name)
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if found is None and not kept:
        raise RuntimeError(f"The tests need PostgreSQL, but its {name} is not installed.")
    return found or str(kept[-1])


@contextmanager
def _free_port() -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        yield probe.getsockname()[1]


def _wait(server: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    """Return once the server answers."""
    ask = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    until = time.monotonic() + 60
    while subprocess.run(ask, check=False).returncode != 0:
        if server.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"PostgreSQL did not start: {log.read_text()}")
        time.sleep(0.02)
