"""What a card would do."""

from typing import TypedDict

from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.express.vocabulary.names import Action


class Step(TypedDict):
    """Where a card of one's plan may leave the bandit."""

    action: Action
    places: list[str]
    unsure: bool


class Foretold(TypedDict):
    """What a card would do, as far as the seat can know."""

    steps: list[Step]
    outcomes: list[ExpressChoice]
