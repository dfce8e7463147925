"""Schemin': rounds begin, cards are drawn and played on the pile."""

from mypy_extensions import i64

from folsom.game.express.cards import can_draw, draw, hand_size, may_hide_first
from folsom.game.express.codes import (
    COVER,
    DRAW,
    EITHER,
    FACE_DOWN,
    FACE_UP,
    FLAG,
    PLAYS,
    card_of,
    cover_of,
)
from folsom.game.express.components import (
    ACTION_KINDS,
    DRAWN,
    SPEEDING_UP,
    STANDARD,
    SWITCHING,
    TUNNEL,
    TURNS,
)
from folsom.game.express.expert import begin_discarding, discard_bullets
from folsom.game.express.pairs import begin_choosing, chooses_a_card, covers, with_cover
from folsom.game.express.state import FACE_DOWN_CARD, PLAN, PLAYED_BY, STEAL, State
from folsom.game.express.tell import tell, tell_played, tell_turned_up


def begin_round(state: State) -> None:
    """What comes before the round card is turned up (PLAN-9)."""
    state.pile = []
    state.resolved = 0
    state.turn = 0
    state.step = 0
    if chooses_a_card(state):
        begin_choosing(state)
    else:
        deal_hands(state)


def deal_hands(state: State) -> None:
    """Everybody draws; then the round card is turned up (PLAN-1, PLAN-2, EXPERT-4)."""
    expert = state.rules.expert
    for seat in range(state.rules.seats):
        count = hand_size(state, seat)
        if expert:
            count -= state.players[seat].held
        draw(state, seat, count, "start")
        if expert and state.rules.edition == 1:
            discard_bullets(state, seat)
    state.shown = state.round + 1
    state.phase = PLAN
    tell_turned_up(state)


def acting_seat(state: State) -> i64:
    """Whose turn it is (PLAN-3, PLAN-6, PLAN-7)."""
    seats = state.rules.seats
    turns = state.rounds[state.round].turns
    kind: i64 = turns[state.turn]
    step = state.step
    if kind == SPEEDING_UP:
        step >>= 1
    seat = state.first - step if kind == SWITCHING else state.first + step
    if seat >= seats:
        return seat - seats
    return seat + seats if seat < 0 else seat


def turn_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Every card that may be played, face-up or face-down, and drawing."""
    facing: i64 = FACE_UP
    turn: i64 = state.rounds[state.round].turns[state.turn]
    if turn == TUNNEL:
        facing = FACE_DOWN
    elif state.turn == 0 and may_hide_first(state, seat):
        # In a speeding-up the first of the two cards only (GHOST-1).
        if turn != SPEEDING_UP or state.step & 1 == 0:
            facing = EITHER
    drawing: i64 = facing + 1 if can_draw(state, seat) else facing
    kinds: i64 = 0
    crew = state.rules.crew[seat]
    player = state.players[seat]
    if len(crew) == 1:
        cards = player.cards
        for index in range(player.held):
            kinds |= 1 << (cards[index] & 15)
        return PLAYS[drawing][crew[0]][kinds & ACTION_KINDS]
    other: i64 = 0
    who = crew[0]
    for card in player.hand:
        if card >> 4 == who:
            kinds |= 1 << (card & 15)
        elif card >> 4 == crew[1]:
            other |= 1 << (card & 15)
    codes = PLAYS[facing][who][kinds & ACTION_KINDS] + PLAYS[drawing][crew[1]][other & ACTION_KINDS]
    return with_cover(state, seat, codes) if turn == STANDARD and covers(state) else codes


def plan(state: State) -> bool:
    """Go on with Schemin' until somebody has to decide (true) or it is over (false)."""
    while True:
        if state.step == 0 and begin_turn(state):
            return False
        seat = acting_seat(state)
        codes = turn_codes(state, seat)
        if len(codes) > 1:
            state.seat = seat
            state.codes = codes
            return True
        if len(codes) == 1:
            if codes[0] == DRAW:
                # That there was nothing to play is there for all to see.
                state.players[seat].clogged = state.players[seat].held
            take_turn(state, seat, codes[0])
        else:
            if state.log is not None:
                tell(state, "passed", {"seat": int(seat)})
            next_step(state)


def begin_turn(state: State) -> bool:
    """Start the next turn of the round card; true if there is none left."""
    turns = state.rounds[state.round].turns
    if state.turn == len(turns):
        end_scheming(state)
        return True
    if state.log is not None:
        tell(state, "turn", {"turn": int(state.turn) + 1, "kind": TURNS[turns[state.turn]]})
    return False


def take_turn(state: State, seat: i64, code: i64) -> None:
    """Draw, or put a card on the pile, maybe with another; then it is the next one's turn."""
    if code == DRAW:
        draw(state, seat, DRAWN, "turn")
    else:
        play_card(state, seat, card_of(code), code & FLAG)
        if code >> COVER:
            play_card(state, seat, cover_of(code), 0)
    next_step(state)


def play_card(state: State, seat: i64, card: i64, face_down: i64) -> None:
    """A card goes from the hand on the pile."""
    player = state.players[seat]
    player.lose(card)
    if player.kept:
        player.kept -= 1
    entry = card | seat << PLAYED_BY
    if face_down:
        entry |= FACE_DOWN_CARD
    elif player.sure:
        player.show(card)
    state.pile.append(entry)
    tell_played(state, seat, card, face_down != 0)


def next_step(state: State) -> None:
    """The next one in this turn, or the next turn."""
    state.step += 1
    turns = state.rounds[state.round].turns
    last = state.rules.seats
    if turns[state.turn] == SPEEDING_UP:
        last <<= 1
    if state.step == last:
        state.step = 0
        state.turn += 1


def end_scheming(state: State) -> None:
    """Hands go back (PLAN-8), or everybody says what to keep (EXPERT-2)."""
    if state.rules.expert:
        begin_discarding(state)
        return
    for player in state.players:
        player.held = 0
        player.clogged = 0
    state.phase = STEAL
