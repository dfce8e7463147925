"""Refusing wrong use with one sentence and exit code 2."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from folsom.bots import UnknownBot
from folsom.cli.setting import WrongUse
from folsom.game.errors import SetupError
from folsom.locale import UnknownLanguage


@contextmanager
def refusing() -> Iterator[None]:
    """Within it, what was asked for and cannot be ends the command."""
    try:
        yield
    except (SetupError, UnknownBot, UnknownLanguage, WrongUse) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
