"""Which screen shows which game."""

from typing import Final

from rich.console import Console

from folsom.cli.screen import Screen
from folsom.cli.super_screen import SuperScreen
from folsom.locale import Words

_SCREENS: Final[dict[str, type[Screen]]] = {"express": Screen, "super": SuperScreen}


def screen_for(game: str, console: Console, words: Words, in_words: bool) -> Screen:
    """The screen for a game, by its short name."""
    return _SCREENS[game](console, words, in_words=in_words)
