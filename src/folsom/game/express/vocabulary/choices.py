"""A choice with its fields; the table of choices knows which there are."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from folsom.game.express.notation import TABLE

if TYPE_CHECKING:
    ExpressChoice = Mapping[str, Any]
else:
    ExpressChoice = TABLE.shape
