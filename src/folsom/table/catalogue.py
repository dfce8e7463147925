"""What can be asked for in a set-up."""

from functools import cache
from itertools import product
from typing import Any, Final, get_args

import folsom
from folsom.bots import LEVELS
from folsom.game.errors import SetupError
from folsom.game.express import components
from folsom.game.express.components import EXPANSIONS, LAWMAN, NAMES, ROUNDS
from folsom.game.express.horses import components as horses
from folsom.game.express.marshal import components as marshal
from folsom.game.express.options import POOL_CARDS, POOL_STATIONS, Options
from folsom.game.superx import components as super_components
from folsom.game.superx.options import FEWEST, MOST
from folsom.table.checks import SEATS
from folsom.wire import PROTOCOL
from folsom.wire.asked import Sign
from folsom.wire.http import (
    Catalogue,
    ExpressBox,
    ExpressMode,
    ExpressPool,
    ExpressSetUps,
    SetUps,
    SuperSetUps,
)

FEW_CARDS: Final = "2-4"
MANY_CARDS: Final = "5-7"
"""The two sets of round cards."""


def catalogue() -> Catalogue:
    """All games, and what each may be played with."""
    return Catalogue(
        version=folsom.__version__,
        protocol=PROTOCOL,
        games=SetUps(express=_express(), superx=_super()),
        bots=list(LEVELS),
        signs=list(get_args(Sign)),
    )


def _express() -> ExpressSetUps:
    """The names that a set-up of Colt Express may hold, and how it can be played."""
    return ExpressSetUps(
        bandits=components.BANDITS,
        wagons=[wagon.name for wagon in components.WAGONS],
        rounds={
            FEW_CARDS: [card.name for card in components.CARDS_2_TO_4],
            MANY_CARDS: [card.name for card in components.CARDS_5_TO_7],
        },
        stations=[card.name for card in components.STATIONS],
        expansions=EXPANSIONS,
        more={
            "horses": ExpressBox(
                rounds=[card.name for card in horses.HORSES_2_TO_4],
                stations=[card.name for card in horses.HORSES_STATIONS],
            ),
            "marshal": ExpressBox(
                bandits=[NAMES[LAWMAN]],
                rounds=[card.name for card in marshal.MARSHAL_2_TO_4],
                stations=[card.name for card in marshal.MARSHAL_STATIONS],
            ),
        },
        pool=ExpressPool(rounds=POOL_CARDS, stations=POOL_STATIONS),
        length=ROUNDS,
        modes=_modes(),
    )


@cache
def _modes() -> list[ExpressMode]:
    """Every way that a set-up of Colt Express accepts, found by asking for it."""
    either = [False, True]
    modes: list[ExpressMode] = []
    ways = product([2, 1], either, either, either, range(1, SEATS + 1))
    for edition, pairs, teams, law, seats in ways:
        wishes: dict[str, Any] = {
            "players": seats,
            "edition": edition,
            "pairs": pairs,
            "teams": teams,
            "expansions": ["marshal"] if law else [],
        }
        options = _asked(wishes)
        if options is None:
            continue
        decided = options.first >= 0
        modes.append(
            ExpressMode(
                edition=edition,
                pairs=pairs,
                teams=teams,
                marshal=law,
                seats=seats,
                wagons=options.wagon_count(),
                cards=FEW_CARDS if options.few() else MANY_CARDS,
                first=[
                    seat
                    for seat in range(0 if decided else seats)
                    if _asked({**wishes, "first": seat}) is not None
                ],
                bare=_asked({**wishes, "powers": False, "events": False}) is not None,
            )
        )
    return modes


def _asked(wishes: dict[str, Any]) -> Options | None:
    """A set-up, if it can be played."""
    try:
        return Options(**wishes)
    except SetupError:
        return None


def _super() -> SuperSetUps:
    """The names that a set-up of Colt Super Express may hold, and for how many it is."""
    return SuperSetUps(
        bandits=super_components.BANDITS,
        expansions=super_components.MODULES,
        seats=[FEWEST, MOST],
    )
