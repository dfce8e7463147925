"""A choice with its fields; the table of choices knows which there are."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from folsom.game.superx.plans import TABLE

if TYPE_CHECKING:
    PlanChoice = Mapping[str, Any]
else:
    PlanChoice = TABLE.shape
