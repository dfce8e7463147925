"""Schemin': rounds begin, cards are drawn and played on the pile."""

from mypy_extensions import i64

from folsom.game.express.cards import can_draw, draw, flags_of, hand_size, may_hide_first
from folsom.game.express.codes import (
    COVER,
    DRAW,
    EITHER,
    FACE_DOWN,
    FACE_UP,
    FLAG,
    KIND,
    PASS,
    PLAY,
    PLAYS,
    SEARCH,
    WHO,
    card_of,
    cover_of,
    plays,
)
from folsom.game.express.components import (
    ACTION_KINDS,
    BANDITS_KINDS,
    CALM,
    DRAWN,
    FLOOR_PLUS,
    JOLT,
    LAWMAN,
    MOVE_PLUS,
    SPEEDING_UP,
    STANDARD,
    SWITCHING,
    TUNNEL,
    TURMOIL,
    TURNS,
)
from folsom.game.express.expert import begin_discarding, discard_bullets
from folsom.game.express.horses.components import PHOTOGRAPHER
from folsom.game.express.horses.hostages import bite, remember_wounds
from folsom.game.express.horses.whiskey import (
    MORE_CARDS,
    ONE_CARD,
    SECOND_CARD,
    TWO_CARDS,
    allowed_by,
    drinks,
    is_old,
    swallow,
)
from folsom.game.express.marshal.schemin import (
    keeps_hands,
    may_search,
    search,
    turn_over_goal,
)
from folsom.game.express.pairs import begin_choosing, chooses_a_card, covers, with_cover
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
from folsom.game.express.teams.strays import left, partner_of
from folsom.game.express.tell import tell, tell_played, tell_turned_up


def begin_round(state: State) -> None:
    """What comes before the round card is turned up (PLAN-9)."""
    state.pile = []
    state.resolved = 0
    state.turn = 0
    state.step = 0
    if state.wayside.open:
        if state.wayside.prison.open:
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
    """Whose turn it is (PLAN-3, PLAN-6, PLAN-7, TEAM-3)."""
    seats = state.rules.seats
    turns = state.rounds[state.round].turns
    kind: i64 = turns[state.turn]
    step = state.step
    if kind == SPEEDING_UP:
        step >>= 1
    if kind == SWITCHING:
        if state.rules.teams:
            return partner_of((state.first + step) % seats)
        seat = state.first - step
    else:
        seat = state.first + step
    if seat >= seats:
        return seat - seats
    return seat + seats if seat < 0 else seat


def turn_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Every card that may be played, face-up or face-down, drawing, and drinking."""
    turn: i64 = state.rounds[state.round].turns[state.turn]
    facing: i64 = FACE_UP
    due: i64 = 0
    beside = state.wayside.open
    if beside:
        due = state.wayside.due_from(seat)
        if turn == TUNNEL and flags_of(state, seat) & PHOTOGRAPHER:
            turn = STANDARD
    if turn == TUNNEL:
        facing = FACE_DOWN
    elif state.turn == 0 and may_hide_first(state, seat):
        # The first card only, in a speeding-up and after a drink too (GHOST-1, GHOST-2).
        if (turn != SPEEDING_UP or state.step & 1 == 0) and due != SECOND_CARD:
            facing = EITHER
    drawing: i64 = facing + 1 if due == 0 and can_draw(state, seat) else facing
    hands = state.rules.hands[seat]
    if len(hands) == 1:
        kinds: i64 = 0
        player = state.players[seat]
        cards = player.cards
        for index in range(player.held):
            card: i64 = cards[index]
            kinds |= 1 << (card & 15)
        if beside:
            if turn == JOLT:
                kinds &= CALM
            if seat == state.rules.lawman:
                return lawmans_codes(state, seat, kinds, facing, due)
        codes = PLAYS[drawing][hands[0]][kinds & BANDITS_KINDS]
    else:
        codes = plays_of_two(state, seat, facing, drawing)
        if turn == STANDARD and due <= ONE_CARD and covers(state):
            codes = with_cover(state, seat, codes)
    if not beside or due:
        return codes
    codes += drinks(state, seat)
    return (*codes, SEARCH) if state.wayside.prison.open and may_search(state, seat) else codes


def lawmans_codes(state: State, seat: i64, kinds: i64, facing: i64, due: i64) -> tuple[int, ...]:
    """The marshal's turn; after a card with + he may also play no more (MP-3)."""
    drawing = due == 0 and can_draw(state, seat)
    codes = plays(LAWMAN, kinds & ACTION_KINDS, facing == FACE_UP, facing == FACE_DOWN, drawing)
    if due == 0:
        return codes + drinks(state, seat)
    return (*codes, PASS) if due == MORE_CARDS and codes else codes


def plays_of_two(state: State, seat: i64, facing: i64, drawing: i64) -> tuple[int, ...]:
    """What a hand with cards of two bandits offers; `drawing` is facing, 1 more if one may draw."""
    first, second = state.rules.hands[seat]
    kinds: i64 = 0
    other: i64 = 0
    for card in state.players[seat].hand:
        if card >> 4 == first:
            kinds |= 1 << (card & 15)
        elif card >> 4 == second:
            other |= 1 << (card & 15)
    return (
        PLAYS[facing][first][kinds & BANDITS_KINDS] + PLAYS[drawing][second][other & BANDITS_KINDS]
    )


def plan(state: State) -> bool:
    """Go on with Schemin' until somebody has to decide (true) or it is over (false)."""
    while True:
        if state.step == 0 and state.wayside.due == 0 and begin_turn(state):
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
                tell(state, "passed", {"seat": int(seat)})
            if state.wayside.due:
                if state.wayside.due_from(seat) == MORE_CARDS:
                    state.players[seat].clogged = state.players[seat].held
                state.wayside.due = 0
            next_step(state)


def begin_turn(state: State) -> bool:
    """Start the next turn of the round card; true if there is none left or all choose at once."""
    turns = state.rounds[state.round].turns
    if state.turn == len(turns):
        end_scheming(state)
        return True
    if state.log is not None:
        facts: dict[str, object] = {"turn": int(state.turn) + 1, "kind": TURNS[turns[state.turn]]}
        if state.rules.teams and turns[state.turn] == SWITCHING:
            facts["teams"] = True
        tell(state, "turn", facts)
    if turns[state.turn] == TURMOIL:
        state.wayside.chance = state.leap()
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
        if state.wayside.open:
            if brings_another(state, seat, code):
                state.wayside.set_due(seat, MORE_CARDS)
                return
            if state.wayside.due:
                drain(state, seat)
                return
    elif done == DRAW:
        draw(state, seat, DRAWN, "turn")
    elif done == SEARCH:
        search(state, seat)
    elif done == PASS:
        state.wayside.due = 0
        if state.log is not None:
            tell(state, "passed", {"seat": int(seat)})
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
        and not TWO_CARDS <= state.wayside.due_from(seat) <= SECOND_CARD
    )


def is_jolted(state: State) -> bool:
    """Whether Fire and Punch may not be played in this turn (MP-TURN-1)."""
    return state.rounds[state.round].turns[state.turn] == JOLT


def drain(state: State, seat: i64) -> None:
    """A card was played for a drink; the old one allows a second."""
    if state.wayside.due_from(seat) == TWO_CARDS:
        state.wayside.set_due(seat, SECOND_CARD)
    else:
        state.wayside.due = 0
        next_step(state)


def drink(state: State, seat: i64, code: i64) -> None:
    """Take a drink: cards for the usual, then so many are to be played (HS-W-2, HS-W-3)."""
    kind = code >> KIND & 15
    swallow(state, state.bandits[code >> WHO & 15], kind)
    state.wayside.set_due(seat, allowed_by(kind))
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
    if state.wayside.prison.open and keeps_hands(state):
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
