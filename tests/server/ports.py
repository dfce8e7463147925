"""Where test servers listen."""

import os
import random
import socket

_given: set[int] = set()


def free_port() -> int:
    """A port at which nobody listens, and none that was given before: a server may be yet to start.

    So each of the processes that test has its own. It is none of those that the system gives to
    clients: one that tries to reach a port where nobody listens can be given that very port, and
    then keeps the server from it.
    """
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    own = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for port in random.sample(range(20_000 + own, 32_000, count), 100):
        if port in _given:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            _given.add(port)
            return port
    raise RuntimeError("There is no free port.")
