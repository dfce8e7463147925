"""Where a search begins: which one, and which playouts suit the game."""

from typing import Final

from folsom.bots.search.beside_marshal import MarshalPlayouts
from folsom.bots.search.express import ExpressPlayouts, last_round
from folsom.bots.search.playouts import Playouts
from folsom.bots.search.style import Style
from folsom.bots.search.superx import SuperPlayouts
from folsom.bots.search.textbook import Textbook
from folsom.bots.search.thinking import Search
from folsom.bots.search.tree import TreeSearch
from folsom.game.express.components import CURSED, HORSES, MACHINE
from folsom.game.express.game import Express
from folsom.game.protocol import Game
from folsom.game.rng import Rng
from folsom.game.superx.game import SuperExpress

FAMILIAR: Final = HORSES | MACHINE | CURSED
"""The expansions that hunches know of."""
UNIT: Final = 5000.0
"""Money that nearly nobody has in the end."""


def search_for(position: Game, seat: int, rng: Rng, style: Style) -> Search:
    """A search for one decision, not yet begun."""
    position = settled(position)
    if style.textbook:
        return Textbook(position, seat, rng, style.exploration)
    return TreeSearch(
        position, seat, rng, style.exploration, playouts_for(position, style), style.depth
    )


def settled(position: Game) -> Game:
    """A copy in which the order of the engine's own lists tells nothing.

    A deck has no order, yet which card a playout draws goes by the list that holds it.
    """
    copy = position.copy()
    if isinstance(copy, Express):
        for player in copy.state.players:
            hand, deck = player.hand, player.deck
            hand.sort()
            deck.sort()
            player.cards = hand + deck
    return copy


def playouts_for(position: Game, style: Style) -> Playouts:
    """The playouts that suit a game; where nothing better is known, by dice to the end."""
    seats = position.seats
    if isinstance(position, Express) and position.state.rules.expansions & ~FAMILIAR == 0:
        last = last_round(position, style.horizon)
        return ExpressPlayouts(seats, style.wins, UNIT, last, style.noise)
    if isinstance(position, Express) and position.state.rules.lawman >= 0:
        return MarshalPlayouts(seats, style.wins, UNIT, position.state.rules.lawman)
    if isinstance(position, SuperExpress):
        return SuperPlayouts(seats)
    return Playouts(seats, style.wins, UNIT)
