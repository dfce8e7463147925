"""Which action each kind of card stands for; an expansion adds its own rows."""

from typing import Final

from folsom.game.express.actions.action import Action
from folsom.game.express.actions.fire import Fire
from folsom.game.express.actions.floor import FloorChange
from folsom.game.express.actions.marshal import MoveMarshal
from folsom.game.express.actions.move import Move
from folsom.game.express.actions.punch import Punch
from folsom.game.express.actions.rob import Robbery
from folsom.game.express.horses.ride import Ride
from folsom.game.express.marshal.arrest import Arrest
from folsom.game.express.marshal.brainwave import Brainwave

_MOVE: Final = Move()
_FLOOR: Final = FloorChange()
_BRAINWAVE: Final = Brainwave()

ACTIONS: Final[list[Action]] = [
    _MOVE,
    _FLOOR,
    Fire(),
    Robbery(),
    Punch(),
    MoveMarshal(),
    Ride(),
    _BRAINWAVE,
    _MOVE,
    _FLOOR,
    Arrest(),
]
"""By kind of card."""

_BRAINWAVE.actions = ACTIONS
