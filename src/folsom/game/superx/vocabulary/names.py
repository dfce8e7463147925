"""The game's own names, as they stand in choices, events and views."""

from typing import Literal

SuperCard = Literal["turn", "move", "floor", "shoot", "reflexes", "horse"]
Facing = Literal["forward", "back"]
