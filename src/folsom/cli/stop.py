"""Ctrl-C that interrupts nothing half done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stop:
    """Whether the person has asked to stop."""

    asked = False


@contextmanager
def stopping() -> Iterator[Stop]:
    """Within it Ctrl-C only asks to stop; whoever works there looks at it between two steps."""
    stop = Stop()

    def ask(signum: int, frame: FrameType | None) -> None:
        stop.asked = True

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interruptible() -> Iterator[None]:
    """Within it Ctrl-C raises KeyboardInterrupt again, to get out of waiting."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
