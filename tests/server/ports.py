"""Where test servers listen."""

import random
import socket


def free_port() -> int:
    """A port at which nobody listens.

    It is none of those that the system gives to clients: one that tries to reach a port where
    nobody listens can be given that very port, and then keeps the server from it.
    """
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("There is no free port.")
