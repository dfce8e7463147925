"""Cursed loot: tokens of poor value among the others of their kind (CURSE)."""

from folsom.game.express.components import (
    CURSED,
    CURSED_JEWELS,
    CURSED_PURSES,
    CURSED_STRONGBOXES,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    HORSES,
)
from folsom.game.express.rules import Rules


def jewels_of(rules: Rules) -> list[int]:
    """The numbers of all jewels of a game."""
    usual = list(range(FIRST_JEWEL, FIRST_STRONGBOX))
    return usual + CURSED_JEWELS if rules.expansions & CURSED else usual


def strongboxes_of(rules: Rules) -> list[int]:
    """The numbers of all strongboxes of a game, the stagecoach's among them."""
    count = 3 if rules.expansions & HORSES else 2
    usual = list(range(FIRST_STRONGBOX, FIRST_STRONGBOX + count))
    return usual + CURSED_STRONGBOXES if rules.expansions & CURSED else usual


def cursed_purses_of(rules: Rules) -> list[int]:
    """The numbers of the cursed purses of a game."""
    return CURSED_PURSES if rules.expansions & CURSED else []
