"""A host of plain files: the built site in a folder of it, and nothing behind it."""

import functools
import http.server
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.house import ROOT, missing

PLACE = "games/folsom"
"""Where the site is on its host: not at the top."""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends files, and nothing else."""

    def log_message(self, *words: Any) -> None:
        """Nobody reads it."""

    def do_GET(self) -> None:
        host = self.server
        assert isinstance(host, Host)
        if host.dark:
            self.close_connection = True
            return
        host.sent[self.path] = host.sent.get(self.path, 0) + 1
        super().do_GET()


class Host(http.server.ThreadingHTTPServer):
    """The host, whose line can be cut."""

    def __init__(self, root: Path) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(Handler, directory=str(root)))
        self.dark = False
        self.sent: dict[str, int] = {}
        """How often each path was asked for."""

    @property
    def address(self) -> str:
        """Where the site is."""
        return f"http://127.0.0.1:{self.server_address[1]}/{PLACE}"


def built_site() -> Path:
    """The folder that `make site` has built."""
    folder = Path(os.environ.get("FOLSOM_BUILT_SITE", ROOT / "dist" / "site"))
    if not (folder / "index.html").exists():
        missing("there is no site; `make site` builds it")
    return folder


@contextmanager
def host(root: Path) -> Iterator[Host]:
    """The site on a host of its own."""
    place = root / PLACE
    place.parent.mkdir(parents=True)
    place.symlink_to(built_site(), target_is_directory=True)
    made = Host(root)
    thread = threading.Thread(target=made.serve_forever)
    thread.start()
    try:
        yield made
    finally:
        made.shutdown()
        thread.join()
        made.server_close()
