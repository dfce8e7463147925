"""Where a search begins: which playouts suit the game."""

from folsom.bots.search.express import ExpressPlayouts, last_round
from folsom.bots.search.playouts import Playouts
from folsom.bots.search.style import Style
from folsom.bots.search.tree import Search
from folsom.game.express.game import Express
from folsom.game.protocol import Game
from folsom.game.rng import Rng

UNIT = 5000.0


def search_for(position: Game, seat: int, rng: Rng, style: Style) -> Search:
    """A search for one decision, not yet begun."""
    return Search(position, seat, rng, playouts_for(position, style), style.exploration)


def playouts_for(position: Game, style: Style) -> Playouts:
    """The playouts that suit a game; where nothing better is known, by dice to the end."""
    seats = position.seats
    if isinstance(position, Express) and style.guided:
        last = last_round(position, style.horizon)
        return ExpressPlayouts(seats, style.wins, UNIT, last, style.noise, style.sharpness)
    return Playouts(seats, style.wins, UNIT)
