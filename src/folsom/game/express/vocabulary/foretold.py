"""What a card would do."""

from typing import TypedDict

from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.express.vocabulary.names import Action
from folsom.game.express.vocabulary.written import Place


class Step(TypedDict):
    """Where a card of one's plan may leave the bandit."""

    action: Action
    places: list[Place]
    unsure: bool
    moves: bool


class Foretold(TypedDict):
    """What a card would do, as far as the seat can know."""

    steps: list[Step]
    """One for each card of this bandit on the pile, and the last for the new one: its `action`,
    the `places` where it may leave the bandit, `unsure` if another's hidden card comes before
    it, and `moves` if it lets the bandit go somewhere.
    """
    outcomes: list[ExpressChoice]
    """All that the new card may come to, as choices in Stealin' with their [fields](#fields)."""
