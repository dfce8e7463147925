"""What can be asked for in a set-up."""

from typing import Any, get_args

import folsom
from folsom.bots import LEVELS
from folsom.game.express import components
from folsom.game.express.components import EXPANSIONS
from folsom.game.express.horses import components as horses
from folsom.game.express.marshal import components as marshal
from folsom.game.superx import components as super_components
from folsom.game.superx.options import FEWEST, MOST
from folsom.wire import PROTOCOL
from folsom.wire.asked import Sign
from folsom.wire.http import Catalogue


def catalogue() -> Catalogue:
    """All games, and what each may be played with."""
    return Catalogue(
        version=folsom.__version__,
        protocol=PROTOCOL,
        games={"express": _express(), "super": _super()},
        bots=list(LEVELS),
        signs=list(get_args(Sign)),
    )


def _express() -> dict[str, Any]:
    """The names that a set-up of Colt Express may hold."""
    return {
        "bandits": components.BANDITS,
        "wagons": [wagon.name for wagon in components.WAGONS],
        "rounds": {
            "2-4": [card.name for card in components.CARDS_2_TO_4],
            "5-7": [card.name for card in components.CARDS_5_TO_7],
        },
        "stations": [card.name for card in components.STATIONS],
        "expansions": EXPANSIONS,
        "more": {
            "horses": {
                "rounds": [card.name for card in horses.HORSES_2_TO_4],
                "stations": [card.name for card in horses.HORSES_STATIONS],
            },
            "marshal": {
                "rounds": [card.name for card in marshal.MARSHAL_2_TO_4],
                "stations": [card.name for card in marshal.MARSHAL_STATIONS],
            },
        },
    }


def _super() -> dict[str, Any]:
    """The names that a set-up of Colt Super Express may hold, and for how many it is."""
    return {
        "bandits": super_components.BANDITS,
        "expansions": super_components.MODULES,
        "seats": [FEWEST, MOST],
    }
