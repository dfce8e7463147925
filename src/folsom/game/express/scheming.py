"""Schemin': rounds begin, cards are drawn and played on the pile."""

from mypy_extensions import i64

from folsom.game.express.cards import draw, hand_size
from folsom.game.express.codes import (
    COVER,
    DRAW,
    FLAG,
    KIND,
    PASS,
    PLAY,
    SEARCH,
    WHO,
    card_of,
    cover_of,
)
from folsom.game.express.components import (
    DRAWN,
    FLOOR_PLUS,
    JOLT,
    MOVE_PLUS,
    SPEEDING_UP,
    STANDARD,
    SWITCHING,
    TURMOIL,
    TURNS,
)
from folsom.game.express.expert import begin_discarding, discard_bullets
from folsom.game.express.horses.hostages import bite, remember_wounds
from folsom.game.express.horses.whiskey import (
    MORE_CARDS,
    SECOND_CARD,
    TWO_CARDS,
    allowed_by,
    is_old,
    swallow,
)
from folsom.game.express.marshal.schemin import (
    keeps_hands,
    search,
    turn_over_goal,
)
from folsom.game.express.offers import turn_codes
from folsom.game.express.order import playing
from folsom.game.express.pairs import begin_choosing, chooses_a_card
from folsom.game.express.player import NO_PILES
from folsom.game.express.state import (
    FACE_DOWN_CARD,
    KEEPING,
    PLAN,
    PLAYED_BY,
    STEAL,
    TURMOIL_CHOICE,
    State,
    all_choose,
)
from folsom.game.express.teams.partners import draw_from_partners
from folsom.game.express.teams.whereabouts import left
from folsom.game.express.tell import tell, tell_passed, tell_played, tell_turned_up
from folsom.game.express.vocabulary.base_events import TurnEvent


def begin_round(state: State) -> None:
    """What comes before the round card is turned up (PLAN-9)."""
    state.pile = []
    state.resolved = 0
    state.turn = 0
    state.step = 0
    if state.trackside.open:
        if state.trackside.prison.open:
            turn_over_goal(state)
        remember_wounds(state)
        bite(state)
    if chooses_a_card(state):
        begin_choosing(state)
    else:
        if state.rules.teams:
            draw_from_partners(state)
        deal_hands(state)


def deal_hands(state: State) -> None:
    """Everybody draws; then the round card is turned up (PLAN-1, PLAN-2, EXPERT-4)."""
    expert = state.rules.expert
    chosen: i64 = 1 if chooses_a_card(state) else 0
    for seat in range(state.rules.seats):
        # What was kept counts, but not the card that a pair has just chosen (PAIR-5, HS-TURN-2).
        count = hand_size(state, seat) - state.players[seat].held + chosen
        draw(state, seat, count, "start")
        if expert and state.rules.edition == 1:
            discard_bullets(state, seat)
    state.shown = state.round + 1
    state.phase = PLAN
    tell_turned_up(state)


def acting_seat(state: State) -> i64:
    """Whose turn it is."""
    turns = state.rounds[state.round].turns
    return playing(state.rules, turns[state.turn], state.first, state.step)


def plan(state: State) -> bool:
    """Go on with Schemin' until somebody has to decide (true) or it is over (false)."""
    while True:
        if state.step == 0 and state.trackside.due == 0 and begin_turn(state):
            return False
        seat = acting_seat(state)
        codes = turn_codes(state, seat)
        if len(codes) > 1:
            state.seat = seat
            state.codes = codes
            return True
        if len(codes) == 1:
            if codes[0] == DRAW and not is_jolted(state):
                # That there was nothing to play is there for all to see.
                state.players[seat].clogged = state.players[seat].held
            take_turn(state, seat, codes[0])
        else:
            if state.log is not None:
                # After a drink or a card with + there is no drawing.
                tell_passed(state, seat, "no-card" if state.trackside.due else "nothing")
            if state.trackside.due:
                if state.trackside.due_from(seat) == MORE_CARDS:
                    state.players[seat].clogged = state.players[seat].held
                state.trackside.due = 0
            next_step(state)


def begin_turn(state: State) -> bool:
    """Start the next turn of the round card; true if there is none left or all choose at once."""
    turns = state.rounds[state.round].turns
    if state.turn == len(turns):
        end_scheming(state)
        return True
    if state.log is not None:
        told: TurnEvent = {
            "event": "turn",
            "turn": int(state.turn) + 1,
            "kind": TURNS[turns[state.turn]],
        }
        if state.rules.teams and turns[state.turn] == SWITCHING:
            told["teams"] = True
        tell(state, told)
    if turns[state.turn] == TURMOIL:
        state.trackside.chance = state.leap()
        all_choose(state, TURMOIL_CHOICE)
        return True
    return False


def take_turn(state: State, seat: i64, code: i64) -> None:
    """Draw, drink, or put a card on the pile, maybe with another; then comes the next one."""
    done = code & 63
    if done == PLAY:
        play_card(state, seat, card_of(code), code & FLAG)
        if code >> COVER:
            play_card(state, seat, cover_of(code), 0)
        if state.trackside.open:
            if brings_another(state, seat, code):
                state.trackside.set_due(seat, MORE_CARDS)
                return
            if state.trackside.due:
                drain(state, seat)
                return
    elif done == DRAW:
        draw(state, seat, DRAWN, "turn")
    elif done == SEARCH:
        search(state, seat)
    elif done == PASS:
        state.trackside.due = 0
        tell_passed(state, seat, "declined")
    else:
        drink(state, seat, code)
        return
    next_step(state)


def brings_another(state: State, seat: i64, code: i64) -> bool:
    """Whether the card just played lets the marshal play one more (MP-3)."""
    kind = code >> KIND & 15
    return (
        (kind == MOVE_PLUS or kind == FLOOR_PLUS)
        and state.rounds[state.round].turns[state.turn] == STANDARD
        and not TWO_CARDS <= state.trackside.due_from(seat) <= SECOND_CARD
    )


def is_jolted(state: State) -> bool:
    """Whether Fire and Punch may not be played in this turn (MP-TURN-1)."""
    return state.rounds[state.round].turns[state.turn] == JOLT


def drain(state: State, seat: i64) -> None:
    """A card was played for a drink; the old one allows a second."""
    if state.trackside.due_from(seat) == TWO_CARDS:
        state.trackside.set_due(seat, SECOND_CARD)
    else:
        state.trackside.due = 0
        next_step(state)


def drink(state: State, seat: i64, code: i64) -> None:
    """Take a drink: cards for the usual, then so many are to be played (HS-W-2, HS-W-3)."""
    kind = code >> KIND & 15
    swallow(state, state.bandits[code >> WHO & 15], kind)
    state.trackside.set_due(seat, allowed_by(kind))
    if not is_old(kind):
        draw(state, seat, DRAWN, "whiskey")


def play_card(state: State, seat: i64, card: i64, face_down: i64, reveals: bool = False) -> None:
    """A card goes from the hand on the pile; `reveals` says that it was chosen in secret."""
    player = state.players[seat]
    player.lose(card)
    if player.kept:
        player.kept -= 1
    entry = card | seat << PLAYED_BY
    if face_down:
        entry |= FACE_DOWN_CARD
    else:
        if player.sure:
            player.show(card)
        if state.rules.teams:
            left(state, seat, card)
    state.pile.append(entry)
    if state.log is not None:
        tell_played(state, seat, card, face_down != 0, reveals)


def next_step(state: State) -> None:
    """The next one in this turn, or the next turn."""
    state.step += 1
    last = state.rules.seats
    if state.step < last:
        return
    if state.rounds[state.round].turns[state.turn] == SPEEDING_UP:
        last <<= 1
    if state.step == last:
        state.step = 0
        state.turn += 1


def end_scheming(state: State) -> None:
    """Stealin' begins, unless hands are dealt with first; in Reflexes they are kept (MP-EVT-3)."""
    if state.trackside.prison.open and keeps_hands(state):
        state.phase = STEAL
    else:
        put_hands_away(state)


def put_hands_away(state: State) -> None:
    """Hands go back (PLAN-8), or everybody says what to keep (EXPERT-2, HS-TURN-2)."""
    if state.rules.expert:
        begin_discarding(state)
        return
    if state.rounds[state.round].keep:
        all_choose(state, KEEPING)
        return
    for player in state.players:
        player.held = 0
        player.clogged = 0
        if player.piles is not NO_PILES:
            player.forget()
    state.phase = STEAL
