"""What a turn of Schemin' offers to whoever is to play."""

from mypy_extensions import i64

from folsom.game.express.cards import can_draw, flags_of, may_hide_first
from folsom.game.express.codes import (
    EITHER,
    FACE_DOWN,
    FACE_UP,
    PASS,
    PLAYS,
    SEARCH,
    plays,
)
from folsom.game.express.components import (
    ACTION_KINDS,
    BANDITS_KINDS,
    CALM,
    JOLT,
    LAWMAN,
    SPEEDING_UP,
    STANDARD,
    TUNNEL,
)
from folsom.game.express.horses.components import PHOTOGRAPHER
from folsom.game.express.horses.whiskey import (
    MORE_CARDS,
    ONE_CARD,
    SECOND_CARD,
    drinks,
)
from folsom.game.express.marshal.schemin import (
    may_search,
)
from folsom.game.express.pairs import covers, with_cover
from folsom.game.express.state import (
    State,
)


def turn_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Every card that may be played, face-up or face-down, drawing, and drinking."""
    turn: i64 = state.rounds[state.round].turns[state.turn]
    facing: i64 = FACE_UP
    due: i64 = 0
    beside = state.trackside.open
    if beside:
        due = state.trackside.due_from(seat)
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
    return (*codes, SEARCH) if state.trackside.prison.open and may_search(state, seat) else codes


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
