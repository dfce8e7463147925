"""All there is to know about a position, secrets included, in the shape of a view."""

from typing import Final

from folsom.game.event import WHOLE
from folsom.game.express.game import Express
from folsom.game.express.marshal.view import affairs
from folsom.game.express.view import pile
from folsom.game.express.view_cards import player
from folsom.game.express.view_train import achievements, places, sheet

EVERY_TOKEN: Final = -1


def whole(game: Express) -> dict[str, object]:
    """The view of one who sees every card and every value."""
    state = game.state
    seen = game.view(None)
    seen["places"] = places(state, EVERY_TOKEN)
    seen["bandits"] = [
        sheet(state, state.bandits[who], EVERY_TOKEN) for crew in state.rules.crew for who in crew
    ]
    seen["players"] = [player(state, seat, seat) for seat in range(game.seats)]
    # Whoever played a card knows it, so each card shows in the pile as its player sees it.
    piles = [pile(state, seat) for seat in range(game.seats)]
    owners = [entry["seat"] for entry in pile(state, 0)]
    seen["pile"] = [
        piles[seat][number] for number, seat in enumerate(owners) if isinstance(seat, int)
    ]
    if state.trackside.prison.open:
        seen |= affairs(state, WHOLE)
        seen["achievements"] = achievements(state, EVERY_TOKEN)
    seen["result"] = game.result().as_dict()
    return seen
