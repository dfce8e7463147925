"""Partners: each round a card from the other's deck (TEAM-2)."""

from mypy_extensions import i64

from folsom.game.express.cards import hand_size
from folsom.game.express.expert import reshuffle, take_top
from folsom.game.express.state import State
from folsom.game.express.teams.whereabouts import drew_unseen, look, partner_of, take_stock
from folsom.game.express.tell import tell_drawn


def draw_from_partners(state: State) -> None:
    """Before they fill their hands, all take a card from their partner's deck (PLAN-9)."""
    exchanged = [player.piles.most for player in state.players]
    for seat in range(state.rules.seats):
        # A hand that is full already draws from nobody (EXPERT-4, HS-TURN-2).
        if state.players[seat].held < hand_size(state, seat):
            draw_from_partner(state, seat, exchanged[partner_of(seat)])


def draw_from_partner(state: State, seat: i64, exchanged: i64) -> None:
    """Take any card of the partner's deck; on top of an expert's may lie a bullet."""
    player = state.players[seat]
    other = partner_of(seat)
    partner = state.players[other]
    if len(partner.top) > 0:
        take_top(state, seat, partner)
        look(state, seat, player.held - 1)
    else:
        if partner.held == len(partner.cards):
            if len(partner.discard) == 0:
                return
            reshuffle(state, other)
        index = partner.held + state.below(len(partner.cards) - partner.held)
        card = partner.cards[index]
        partner.cards[index] = partner.cards[-1]
        partner.cards.pop()
        player.gain(card)
        drew_unseen(state, seat, card, exchanged)
        take_stock(state, other)
    if state.log is not None:
        tell_drawn(state, seat, player.cards[player.held - 1 : player.held], "partner")
