"""A real PostgreSQL for the tests, on loopback in a temporary folder."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.server.ports import free_port

# Nothing in such a cluster outlives the tests.
QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off"]


class Cluster:
    """A PostgreSQL that hands out empty databases."""

    def __init__(self, folder: Path, user: str | None) -> None:
        # Not one of the ports that clients are given: it must be free after a stop.
        self._port = free_port()
        self._folder = folder
        self._user = user
        self._names = (f"folsom{number}" for number in count())
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Run, unless it does already, and wait until it answers."""
        if self._server is not None:
            return
        run = [_program("postgres"), "-D", f"{self._folder}/data", "-h", "127.0.0.1"]
        run += ["-p", str(self._port), "-k", str(self._folder), *QUICK]
        log = self._folder / "log"
        with log.open("a") as out:
            self._server = subprocess.Popen(
                run, user=self._user, cwd=self._folder, stdout=out, stderr=out
            )
        _wait(self._server, self._port, log)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End every session and stop; with SIGQUIT at once, as in a crash."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None

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
        running = Cluster(Path(folder), user)
        try:
            running.start()
            yield running
        finally:
            running.stop()


def installed() -> bool:
    """Whether there is a PostgreSQL on this machine."""
    return _find("initdb") is not None


def _program(name: str) -> str:
    found = _find(name)
    if found is None:
        raise RuntimeError(f"The tests need PostgreSQL, but its {name} is not installed.")
    return found


def _find(name: str) -> str | None:
    """The program, from the path or from where Debian keeps it."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


def _wait(server: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    """Return once the server answers."""
    ask = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    until = time.monotonic() + 60
    while subprocess.run(ask, check=False).returncode != 0:
        if server.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"PostgreSQL did not start: {log.read_text()}")
        time.sleep(0.02)
