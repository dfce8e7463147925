"""The course of the game: from one decision to the next."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from folsom.game.event import Event
from folsom.game.express import expert, machine, pairs
from folsom.game.express.codes import DRAW
from folsom.game.express.components import HORSES, LAWMAN, ROUNDS
from folsom.game.express.events import happen, pick_pocket, pick_pockets
from folsom.game.express.horses import advantage, boarding, stagecoach, turmoil
from folsom.game.express.marshal import events as lawmans_events
from folsom.game.express.marshal import goals, reflexes, shooting
from folsom.game.express.scheming import begin_round, deal_hands, plan, take_turn
from folsom.game.express.state import (
    ANGER,
    BOARDING,
    CHOOSE_CARD,
    DISCARDING,
    KEEPING,
    NONE,
    OVER,
    PICK_POCKETS,
    PLAN,
    REFLEX,
    ROUND_END,
    START_PLACES,
    STEAL,
    TRAVELLING,
    TURMOIL_CHOICE,
    State,
)
from folsom.game.express.stealing import resolve, steal
from folsom.game.express.tell import tell, tell_placed


def begin(state: State) -> None:
    """Start the game and go on to the first decision."""
    if state.wayside.prison.open:
        tell_placed(state, LAWMAN, state.bandits[LAWMAN].place)
    if state.rules.expansions & HORSES:
        boarding.begin_boarding(state)
    elif state.rules.pairs:
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
    elif phase == PLAN:
        take_turn(state, seat, code)
    elif phase == PICK_POCKETS:
        pick_pocket(state, code)
    elif state.wayside.alert:
        stagecoach.decide_reaction(state, code)
    elif phase == TRAVELLING:
        machine.depart(state, code)
    elif phase == REFLEX:
        reflexes.decide_reflex(state, seat, code)
    elif phase == ANGER:
        lawmans_events.decide_anger(state, code)
    else:
        commit(state, seat, code)
    advance(state)


def advance(state: State) -> None:
    """Let everything happen that is forced, until somebody has a real choice or it is over."""
    while True:
        if state.wayside.alert and stagecoach.react(state):
            return
        phase = state.phase
        if phase == PLAN:
            if plan(state):
                return
        elif phase == STEAL:
            if state.wayside.destination >= 0:
                machine.appear(state)
            elif steal(state):
                return
            elif not state.wayside.alert:
                end_stealing(state)
        elif phase == ROUND_END:
            state.ending += 1
            ENDINGS[state.ending - 1](state)
        elif phase == PICK_POCKETS:
            if pick_pockets(state):
                return
            state.phase = ROUND_END
        elif phase == OVER:
            state.seat = NONE
            state.codes = ()
            return
        elif phase == TRAVELLING or asks(state):
            return


def asks(state: State) -> bool:
    """Go on with a phase of an expansion, or in which all choose; true if somebody has to."""
    if state.phase == REFLEX:
        return reflexes.react_in_turn(state)
    if state.phase == ANGER:
        return lawmans_events.rage(state)
    return somebody_chooses(state)


def end_stealing(state: State) -> None:
    """All cards are carried out: the round ends, or Reflexes go on."""
    if state.wayside.prison.reflex >= 0:
        state.phase = REFLEX
    else:
        state.phase = ROUND_END
        state.ending = 0


def commit(state: State, seat: i64, code: i64) -> None:
    """While all choose at once: one of them has chosen."""
    if state.phase == DISCARDING:
        expert.decide_discard(state, seat, code)
        return
    if state.phase == TURMOIL_CHOICE:
        turmoil.decide_turmoil(state, seat, code)
        return
    if state.phase == KEEPING:
        advantage.decide_keep(state, seat, code)
        return
    state.commitments[seat] = code
    state.waiting &= ~(1 << seat)
    if state.log is not None:
        tell(state, "chose", {"seat": int(seat)})


def somebody_chooses(state: State) -> bool:
    """While all choose at once: settle what is forced; false when all have chosen."""
    state.seat = NONE
    for seat in range(state.rules.seats):
        while state.waiting >> seat & 1:
            codes = secret_codes(state, seat)
            if len(codes) > 1:
                if state.seat == NONE:
                    state.seat = seat
                    state.codes = codes
                break
            if codes[0] == DRAW:
                # That there was nothing to play is there for all to see.
                state.players[seat].clogged = state.players[seat].held
            commit(state, seat, codes[0])
    if state.seat != NONE:
        return True
    all_have_chosen(state)
    return False


def secret_codes(state: State, seat: i64) -> tuple[int, ...]:
    """While all choose at once: what this seat may choose."""
    if state.phase == START_PLACES:
        return pairs.start_codes(state, seat)
    if state.phase == CHOOSE_CARD:
        return pairs.card_codes(state, seat)
    if state.phase == TURMOIL_CHOICE:
        return turmoil.turmoil_codes(state, seat)
    if state.phase == KEEPING:
        return advantage.keep_codes(state, seat)
    if state.phase == BOARDING:
        return boarding.boarding_codes(state, seat)
    return expert.discard_codes(state, seat)


def all_have_chosen(state: State) -> None:
    """Reveal what was chosen in secret, and go on."""
    if state.phase == START_PLACES:
        pairs.reveal_start_places(state)
        begin_round(state)
    elif state.phase == CHOOSE_CARD:
        pairs.take_chosen_cards(state)
        deal_hands(state)
    elif state.phase == TURMOIL_CHOICE:
        turmoil.reveal_turmoil(state)
    elif state.phase == KEEPING:
        advantage.reveal_kept(state)
    elif state.phase == BOARDING:
        if boarding.reveal_boarding(state):
            begin_round(state)
    else:
        expert.reveal_discards(state)


def next_round(state: State) -> None:
    """The next player, or team, is first in the next round, or the game is over (DO-4, TEAM-1)."""
    if state.round + 1 == ROUNDS:
        goals.close_the_case(state)
        state.phase = OVER
        if state.log is not None:
            state.log.append(Event("over", {}, reveals=True))
        return
    state.round += 1
    state.first += 2 if state.rules.teams else 1
    if state.first == state.rules.seats:
        state.first = 0
    begin_round(state)


ENDINGS: Final[list[Callable[[State], None]]] = [
    happen,
    stagecoach.drop_back,
    shooting.heal,
    machine.power_up,
    next_round,
]
"""What comes at the end of a round, one after the other (DO-7); each may ask somebody."""
