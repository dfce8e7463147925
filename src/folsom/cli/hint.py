"""A hint: what a search thinks of each choice, as a table."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from folsom.bots import Reason, Thought
from folsom.game.protocol import Choice
from folsom.locale import Words

ADVISER: Final = "hard"
"""Who is asked for a hint."""
SHOWN: Final = 10
"""How many choices are told of at most."""


def hint(
    words: Words,
    thought: Thought,
    numbers: Sequence[str],
    say: Callable[[Choice], Text],
    rich: bool = True,
) -> Table:
    """The best choices with how often they were tried and what came of it.

    `numbers` has what a person types for each of the reasons, `say` puts a choice into words.
    Of money only those hear who play for it.
    """
    drawn = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    drawn.add_column("", justify="right")
    drawn.add_column(words("hint-choice"))
    for key in ("hint-tried", *(("hint-money",) if rich else ()), "hint-wins"):
        drawn.add_column(words(key), justify="right")
    for number, reason in list(zip(numbers, thought.reasons))[:SHOWN]:
        drawn.add_row(
            Text(number, style="bold gold1"),
            say(reason.choice),
            *figures(words, reason, thought.playouts, rich),
        )
    return drawn


def figures(words: Words, reason: Reason, playouts: int, rich: bool = True) -> list[str]:
    """How often it was tried, the money and the victories to expect; nothing for none."""
    if not reason.visits:
        return ["0 %", *([""] if rich else []), ""]
    return [
        f"{reason.visits / playouts:.0%}",
        *([words("money", {"amount": round(reason.money)})] if rich else []),
        f"{reason.wins:.0%}",
    ]
