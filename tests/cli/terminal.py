"""A pretended terminal, to run the command as a person does."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

PATIENCE = 120
"""Seconds after which a command that says nothing is taken for stuck."""

# Opening the terminal makes it the one whose Ctrl-C the new session heeds.
_PROGRAM = "import os; os.open(os.ttyname(0), os.O_RDWR); from folsom.cli import main; main()"
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """The command in its terminal: what it has said, and typing to it."""

    def __init__(self, process: "subprocess.Popen[bytes]", master: int) -> None:
        self.said = ""
        self._process = process
        self._master = master

    def wait_for(self, text: str, since: int = 0) -> int:
        """Read on until the text is said; returns how much has been said then."""
        while text not in self.said[since:]:
            assert self.read(), f"it ended without saying {text!r}: {self.said[-500:]}"
        return len(self.said)

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._master, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until it is heeded, read to the end and return the exit code."""
        # One that arrives just before the program begins to wait may go unheard.
        self.type("\x03")
        while True:
            if not select.select([self._master], [], [], 1)[0]:
                self.type("\x03")
            elif not self.read():
                return self._process.wait(PATIENCE)

    def end(self) -> int:
        """Read to the end and return the exit code."""
        while self.read():
            pass
        return self._process.wait(PATIENCE)

    def read(self) -> bool:
        """Read what is being said; false at the end."""
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        assert ready, f"it got stuck: {self.said[-500:]}"
        try:
            data = os.read(self._master, 65536)
        except OSError:  # how the end of a terminal shows
            return False
        self.said += _ESCAPES.sub("", data.decode("utf-8", "replace")).replace("\r\n", "\n")
        return bool(data)


@contextmanager
def terminal(
    *arguments: str, env: Mapping[str, str] | None = None, columns: int = 80
) -> Iterator[Terminal]:
    """Run the command in a terminal of 24 lines."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", **(env or {})},
    )
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        process.kill()
        process.wait()
        os.close(master)
