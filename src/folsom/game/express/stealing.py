"""Stealin': the pile comes true, card after card."""

from typing import Final

from mypy_extensions import i64

from folsom.game.express.actions.by_kind import ACTIONS
from folsom.game.express.cards import give_back
from folsom.game.express.components import MARSHAL
from folsom.game.express.marshal.brainwave import is_prevented
from folsom.game.express.places import GONE
from folsom.game.express.state import FACE_DOWN_CARD, PLAYED_BY, State
from folsom.game.express.teams.whereabouts import left
from folsom.game.express.tell import tell_no_effect, tell_resolving

NO_CODES: Final[tuple[int, ...]] = ()


def steal(state: State) -> bool:
    """Carry out cards until somebody decides (true), or all are done or one must react (false)."""
    pile = state.pile
    last = len(pile)
    alarms = state.trackside.open
    known = alarms or state.rules.more_piles
    while state.resolved < last:
        entry: i64 = pile[state.resolved]
        card = entry & 255
        if entry & FACE_DOWN_CARD and known:
            state.players[entry >> PLAYED_BY].show(card)
            if state.rules.teams:
                left(state, entry >> PLAYED_BY, card)
        if state.log is not None:
            tell_resolving(state, card, entry & FACE_DOWN_CARD != 0)
        bandit = state.bandits[card >> 4]
        action = ACTIONS[card & 15]
        if (bandit.place == GONE and not mate_is_there(state, card)) or (
            alarms and is_prevented(bandit, card & 15)
        ):
            codes = NO_CODES
        else:
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
        if alarms and state.trackside.alert:
            return False
    return False


def mate_is_there(state: State, card: i64) -> bool:
    """Whether a card of one who has left belongs to its partner too, who has not.

    That is the Marshal card of a pair (PAIR-3, HS-EVT-6).
    """
    if card & 15 == MARSHAL:
        for who in state.rules.crew[state.bandits[card >> 4].seat]:
            if state.bandits[who].place != GONE:
                return True
    return False


def resolve(state: State, code: i64) -> None:
    """Carry out the card of the pile that is waiting, as chosen."""
    entry: i64 = state.pile[state.resolved]
    card = entry & 255
    bandit = state.bandits[card >> 4]
    ACTIONS[card & 15].carry_out(state, bandit, code)
    state.resolved += 1
    give_back(state, bandit.seat, card)
