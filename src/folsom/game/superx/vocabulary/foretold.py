"""What a plan would do."""

from typing import TypedDict

from folsom.game.superx.vocabulary.names import Facing, SuperCard
from folsom.game.vocabulary.train import CarPlace


class SuperStep(TypedDict):
    """Where a card of a plan would leave the bandit, and whom it would hit."""

    card: SuperCard
    place: CarPlace | None
    facing: Facing
    stunned: bool
    target: str | None


class SuperForetold(TypedDict):
    """What a plan would do if nobody else did anything."""

    steps: list[SuperStep]
