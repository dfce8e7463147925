"""Stealin': the pile comes true, card after card."""

from mypy_extensions import i64

from folsom.game.express.actions.table import ACTIONS
from folsom.game.express.cards import give_back
from folsom.game.express.state import FACE_DOWN_CARD, PLAYED_BY, State
from folsom.game.express.tell import tell_no_effect, tell_resolving


def steal(state: State) -> bool:
    """Carry out cards until somebody has to decide (true) or the pile is done (false)."""
    pile = state.pile
    last = len(pile)
    while state.resolved < last:
        entry: i64 = pile[state.resolved]
        card = entry & 255
        if entry & FACE_DOWN_CARD:
            state.players[entry >> PLAYED_BY].show(card)
        if state.log is not None:
            tell_resolving(state, card, entry & FACE_DOWN_CARD != 0)
        bandit = state.bandits[card >> 4]
        action = ACTIONS[card & 15]
        codes = action.outcomes(state, bandit)
        if len(codes) > 1:
            state.seat = bandit.seat
            state.codes = codes
            return True
        if len(codes) == 1:
            action.carry_out(state, bandit, codes[0])
        else:
            tell_no_effect(state, card)
        state.resolved += 1
        give_back(state, bandit.seat, card)
    return False


def resolve(state: State, code: i64) -> None:
    """Carry out the card of the pile that is waiting, as chosen."""
    entry: i64 = state.pile[state.resolved]
    card = entry & 255
    bandit = state.bandits[card >> 4]
    ACTIONS[card & 15].carry_out(state, bandit, code)
    state.resolved += 1
    give_back(state, bandit.seat, card)
