"""Tables need no server: whole games of every mode where sockets and databases are barred."""

import subprocess
import sys

from tests.modes import MODES


def test_every_mode_is_played_without_a_server() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.alone"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == list(MODES)
