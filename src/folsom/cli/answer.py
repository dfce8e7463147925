"""Reading what a person types."""

import sys
from collections.abc import Callable
from typing import Final, TextIO

from folsom.cli.screen import Screen
from folsom.cli.seen import Seen
from folsom.cli.stop import interruptible
from folsom.locale import Words

HELP: Final = ("?", "help")
HINT: Final = ("h", "hint")
LEAVE: Final = ("q", "quit", "exit")


class Leaving(Exception):
    """The person leaves the game."""


def answer(screen: Screen, words: Words, seen: Seen, hint: Callable[[], None]) -> str:
    """The notation of the choice that the person makes; raises `Leaving`.

    `hint` is called when the person asks for one.
    """
    screen.question(seen)
    while True:
        text = typed(f"{words('prompt')} > ").strip()
        if text.lower() in LEAVE:
            raise Leaving
        if text.lower() in HELP:
            screen.help(seen)
            screen.blank()
            screen.position(seen)
            screen.question(seen)
        elif text.lower() in HINT:
            hint()
        elif text and (choice := screen.understand(text, seen)):
            return choice


def typed(prompt: str) -> str:
    """A line from the person; raises `Leaving` at the end of the input or on Ctrl-C."""
    # A stream that was closed by whoever called the command is None.
    stdin: TextIO | None = sys.stdin
    if stdin is None:
        raise Leaving
    try:
        with interruptible():
            if stdin.isatty():
                return input(prompt)
            print(prompt, end="", flush=True)
            line = stdin.readline()
    except (KeyboardInterrupt, EOFError):
        line = ""
    print(line.rstrip("\n"))
    if not line:
        raise Leaving
    return line
