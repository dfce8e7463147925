"""The course of the game: from one decision to the next."""

from mypy_extensions import i64

from folsom.game.express import expert, pairs
from folsom.game.express.codes import KEEP
from folsom.game.express.components import ROUNDS
from folsom.game.express.events import happen, pick_pocket, pick_pockets
from folsom.game.express.scheming import begin_round, deal_hands, plan, take_turn
from folsom.game.express.state import (
    CHOOSE_CARD,
    COVER,
    DISCARDING,
    OVER,
    PICK_POCKETS,
    PLAN,
    START_PLACES,
    STEAL,
    UNDECIDED,
    State,
)
from folsom.game.express.stealing import resolve, steal
from folsom.game.express.tell import tell, tell_placed


def begin(state: State) -> None:
    """Start the game and go on to the first decision."""
    if state.phase == START_PLACES:
        pairs.begin_start_places(state)
    else:
        for bandit in state.clockwise():
            tell_placed(state, bandit.who, bandit.place)
        begin_round(state)
    advance(state)


def decide(state: State, seat: i64, code: i64) -> None:
    """Make a choice known to be legal, and go on to the next decision."""
    phase = state.phase
    if phase == STEAL:
        resolve(state, code)
    elif phase == PLAN or phase == COVER:
        take_turn(state, seat, code)
    elif phase == PICK_POCKETS:
        pick_pocket(state, code)
    elif phase == DISCARDING:
        expert.decide_discard(state, seat, code)
    else:
        state.commitments[seat] = code
        if state.log is not None:
            tell(state, "chose", {"seat": int(seat)})
    advance(state)


def advance(state: State) -> None:
    """Let everything happen that is forced, until somebody has a real choice or it is over."""
    while True:
        phase = state.phase
        if phase == PLAN or phase == COVER:
            if plan(state):
                return
        elif phase == STEAL:
            if steal(state):
                return
            happen(state)
            if state.phase == STEAL:
                end_round(state)
        elif phase == PICK_POCKETS:
            if pick_pockets(state):
                return
            end_round(state)
        elif phase == OVER:
            state.seat = UNDECIDED
            state.choices = []
            return
        elif all_choose(state):
            return


def all_choose(state: State) -> bool:
    """While all choose at once: settle what is forced; false when all have chosen."""
    first: i64 = UNDECIDED
    for seat in range(state.rules.seats):
        if not is_waiting(state, seat):
            continue
        codes = secret_options(state, seat)
        if len(codes) > 1:
            if first == UNDECIDED:
                first = seat
                state.choices = codes
        elif state.phase == DISCARDING:
            expert.decide_discard(state, seat, codes[0])
        else:
            state.commitments[seat] = codes[0]
    state.seat = first
    if first != UNDECIDED:
        return True
    all_have_chosen(state)
    return False


def is_waiting(state: State, seat: i64) -> bool:
    """While all choose at once: whether this seat has yet to."""
    committed = state.commitments[seat]
    return committed != KEEP if state.phase == DISCARDING else committed == UNDECIDED


def secret_options(state: State, seat: i64) -> list[int]:
    """While all choose at once: what this seat may choose."""
    if state.phase == START_PLACES:
        return pairs.start_options(state, seat)
    if state.phase == CHOOSE_CARD:
        return pairs.card_options(state, seat)
    return expert.discard_options(state, seat)


def all_have_chosen(state: State) -> None:
    """Reveal what was chosen in secret, and go on."""
    if state.phase == START_PLACES:
        pairs.reveal_start_places(state)
        begin_round(state)
    elif state.phase == CHOOSE_CARD:
        pairs.take_chosen_cards(state)
        deal_hands(state)
    else:
        state.commitments = []
        state.phase = STEAL


def end_round(state: State) -> None:
    """The next player is first in the next round, or the game is over (DO-4, END-1)."""
    if state.round + 1 == ROUNDS:
        state.phase = OVER
        if state.log is not None:
            tell(state, "over", {})
        return
    state.round += 1
    state.first += 1
    if state.first == state.rules.seats:
        state.first = 0
    begin_round(state)
