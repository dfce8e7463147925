"""Reading the names of bandits and cards."""

from folsom.game.errors import UnknownWord
from folsom.game.express.components import (
    ACTION_NAMES,
    BANDITS,
    BULLET,
    NAMES,
    NEUTRAL,
)


def parse_bandit(text: str) -> int:
    """The bandit of that name."""
    if text in BANDITS:
        return BANDITS.index(text)
    raise UnknownWord(f"'{text}' is not a bandit; the bandits are {', '.join(BANDITS)}.")


def parse_figure(text: str) -> int:
    """The bandit of that name, or the marshal."""
    return NAMES.index(text) if text in NAMES else parse_bandit(text)


def parse_action(text: str) -> int:
    """The action card of these words, "Ghost fire"."""
    words = text.split(" ")
    if len(words) == 2 and words[1] in ACTION_NAMES:
        return parse_figure(words[0]) << 4 | ACTION_NAMES.index(words[1])
    raise UnknownWord(f"'{text}' is not an action card; one is written like 'Ghost fire'.")


def parse_card(text: str) -> int:
    """The card of these words, bullets included."""
    words = text.split(" ")
    if len(words) == 2 and words[1] == "bullet":
        who = NEUTRAL if words[0] == "neutral" else parse_figure(words[0])
        return who << 4 | BULLET
    return parse_action(text)
