"""The fields of each kind of choice, of which there is one."""

from typing import Literal, TypedDict

from folsom.game.superx.vocabulary.names import SuperCard


class PlanChoice(TypedDict):
    """Plan these three cards, in this order."""

    verb: Literal["plan"]
    text: str
    cards: list[SuperCard]
