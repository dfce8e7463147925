"""What can be asked for in a set-up, and codes for cameras."""

import io
from typing import Any, Final, get_args

import segno
from starlette.requests import Request
from starlette.responses import Response

import folsom
from folsom.bots import LEVELS
from folsom.game.express import components
from folsom.game.express.components import EXPANSIONS
from folsom.game.express.horses import components as horses
from folsom.game.express.marshal import components as marshal
from folsom.game.superx import components as super_components
from folsom.game.superx.options import FEWEST, MOST
from folsom.server.desk import Desk, reply
from folsom.server.refusal import Refusal
from folsom.wire import PROTOCOL
from folsom.wire.asked import Sign
from folsom.wire.http import Catalogue

LONGEST: Final = 200
"""The longest address that is made into a code."""


async def catalogue(desk: Desk, request: Request) -> Response:
    """What can be asked for in a set-up."""
    return reply(
        Catalogue(
            version=folsom.__version__,
            protocol=PROTOCOL,
            games={"express": _express(), "super": _super()},
            bots=list(LEVELS),
            signs=list(get_args(Sign)),
        )
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


async def qr_code(desk: Desk, request: Request) -> Response:
    """A path of this server as a code for cameras."""
    path = request.query_params.get("path", "")
    if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST:
        raise Refusal("malformed", "The path begins with one slash and is not too long.", 400)
    drawn = io.BytesIO()
    try:
        link = f"{request.url.scheme}://{request.url.netloc}{path}"
        segno.make(link, error="m").save(drawn, kind="svg", xmldecl=False, svgns=True, border=2)
    except ValueError:
        raise Refusal("malformed", "That cannot be drawn as a code.", 400) from None
    return Response(drawn.getvalue(), media_type="image/svg+xml")
