"""Reflexes: after Stealin' everybody may carry out one more card from the hand (MP-EVT-3)."""

from mypy_extensions import i64

from folsom.game.express.codes import PASS, card_of, plays
from folsom.game.express.components import ACTION_KINDS
from folsom.game.express.marshal.prison import NO_REFLEXES
from folsom.game.express.scheming import play_card, put_hands_away
from folsom.game.express.state import REFLEX, ROUND_END, STEAL, State
from folsom.game.express.tell import tell_passed


def begin_reflexes(state: State) -> None:
    """The first player is asked first."""
    state.phase = REFLEX
    state.trackside.prison.reflex = 0


def reflex_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Every action card in hand, or none of them."""
    kinds: i64 = 0
    player = state.players[seat]
    for index in range(player.held):
        kinds |= 1 << (player.cards[index] & 15)
    who = state.rules.crew[seat][0]
    return (*plays(who, int(kinds) & ACTION_KINDS, True, False, False), PASS)


def asked_seat(state: State) -> i64:
    """Whose turn it is to show reflexes."""
    return (state.first + state.trackside.prison.reflex) % state.rules.seats


def react_in_turn(state: State) -> bool:
    """Go on until somebody may play a card (true) or all is done (false)."""
    prison = state.trackside.prison
    seats = state.rules.seats
    while prison.reflex < seats:
        seat = asked_seat(state)
        codes = reflex_codes(state, seat)
        if len(codes) > 1:
            state.seat = seat
            state.codes = codes
            return True
        # That there was nothing to play is there for all to see.
        state.players[seat].clogged = state.players[seat].held
        prison.reflex += 1
    if prison.reflex == seats:
        # The cards left in hand go where they go in other rounds before Stealin'.
        prison.reflex += 1
        put_hands_away(state)
    else:
        prison.reflex = NO_REFLEXES
        state.phase = ROUND_END
    return False


def decide_reflex(state: State, seat: i64, code: i64) -> None:
    """Carry out a card at once, or none."""
    state.trackside.prison.reflex += 1
    if code == PASS:
        tell_passed(state, seat, "declined")
        return
    play_card(state, seat, card_of(code), 0)
    state.phase = STEAL
