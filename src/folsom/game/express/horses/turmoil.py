"""Turmoil: all choose their turn at once and show it together (HS-TURN-1)."""

from typing import Final

from mypy_extensions import i64

from folsom.game.event import WHOLE, eye
from folsom.game.express.cards import draw
from folsom.game.express.codes import (
    COVER,
    DRAW,
    DRINK,
    FLAG,
    KIND,
    PASS,
    SEARCH,
    WHO,
    card_of,
    cover_of,
)
from folsom.game.express.components import DRAWN, NAMES, WHISKEY, card_text
from folsom.game.express.expert import draw_in_order
from folsom.game.express.horses.whiskey import (
    SECOND_CARD,
    TWO_CARDS,
    allowed_by,
    is_old,
    swallow,
)
from folsom.game.express.marshal.schemin import search
from folsom.game.express.offers import turn_codes
from folsom.game.express.scheming import play_card
from folsom.game.express.state import NONE, PLAN, TURMOIL_CHOICE, State
from folsom.game.express.teams.whereabouts import look
from folsom.game.express.tell import tell, tell_drawn, tell_passed
from folsom.game.express.trackside import NO_PLAYER
from folsom.game.rng import Rng

OF_SECOND: Final = 8
"""Added to a drink of the second bandit of a pair."""


def turmoil_codes(state: State, seat: i64) -> tuple[int, ...]:
    """What a seat may do in its turn; passing where there is nothing."""
    return turn_codes(state, seat) or (PASS,)


def decide_turmoil(state: State, seat: i64, code: i64) -> None:
    """A seat says in secret what it does, or goes on after a drink."""
    due = state.trackside.due_from(seat)
    if code & 63 == DRINK:
        drink_secretly(state, seat, code)
    elif due == TWO_CARDS:
        state.commitments[seat] = code
        state.players[seat].lose(card_of(code))
        state.trackside.set_due(seat, SECOND_CARD)
    else:
        if due == SECOND_CARD:
            code = state.commitments[seat] | (card_of(code) + 1) << COVER
        finish(state, seat, code)


def drink_secretly(state: State, seat: i64, code: i64) -> None:
    """What a drink gives is taken at once, but shows to nobody else until all have chosen."""
    trackside = state.trackside
    drink = code >> KIND & 15
    player = state.players[seat]
    if not trackside.before:
        trackside.before = [NO_PLAYER] * int(state.rules.seats)
    trackside.before[seat] = player.copy()
    second = code >> WHO & 15 != state.rules.crew[seat][0]
    trackside.set_drunk(seat, drink | OF_SECOND if second else drink)
    trackside.set_due(seat, allowed_by(drink))
    state.commitments[seat] = code
    held = player.held
    if not is_old(drink):
        draw_quietly(state, seat)
    if state.log is not None:
        cards = player.cards[held : player.held]
        tell(
            state,
            {
                "event": "drank-secretly",
                "bandit": NAMES[code >> WHO & 15],
                "whiskey": WHISKEY[1 if is_old(drink) else 0],
                "cards": [card_text(card) for card in cards],
            },
            eye(int(seat)) | eye(WHOLE),
            reveals=True,
            private=True,
        )


def draw_quietly(state: State, seat: i64) -> None:
    """Draw for a drink, from a stream of the seat's own and for nobody to hear."""
    rng = stream_of(state, seat)
    held = state.players[seat].held
    if state.rules.expert:
        log = state.log
        state.log = None
        draw_in_order(state, seat, DRAWN, rng)
        state.log = log
    else:
        state.players[seat].draw(DRAWN, rng)
    if state.rules.teams:
        look(state, seat, held)


def laid_aside(state: State, seat: i64) -> list[int]:
    """The first of two cards that a seat plays in a turmoil; it is in hand to all others."""
    if state.phase != TURMOIL_CHOICE or state.commitments[seat] == NONE:
        return []
    code: i64 = state.commitments[seat]
    second_is_due = state.trackside.due_from(seat) == SECOND_CARD
    return [card_of(code)] if second_is_due or cover_of(code) >= 0 else []


def stream_of(state: State, seat: i64) -> Rng:
    """The random stream from which a seat draws in this turmoil."""
    chance = Rng(state.trackside.chance)
    stream = chance.leap()
    for _ in range(seat):
        stream = chance.leap()
    return Rng(stream)


def finish(state: State, seat: i64, code: i64) -> None:
    """A seat has chosen."""
    state.commitments[seat] = code
    state.trackside.set_due(seat, 0)
    state.waiting &= ~(1 << seat)
    if state.log is not None:
        tell(state, {"event": "chose", "seat": int(seat)})


def reveal_turmoil(state: State) -> None:
    """All show what they do, and it comes true in the usual order."""
    seat = state.first
    for _ in range(state.rules.seats):
        come_true(state, seat)
        seat += 1
        if seat == state.rules.seats:
            seat = 0
    state.trackside.before = []
    state.trackside.drunk = 0
    state.commitments = []
    state.turn += 1
    state.phase = PLAN


def come_true(state: State, seat: i64) -> None:
    """One seat's drink, draw or cards."""
    code: i64 = state.commitments[seat]
    if state.trackside.drunk_by(seat):
        show_drink(state, seat, code)
    if code == DRAW:
        draw(state, seat, DRAWN, "turn")
    elif code == SEARCH:
        search(state, seat)
    elif code == PASS:
        tell_passed(state, seat, "no-card" if state.trackside.drunk_by(seat) else "nothing")
    else:
        play_card(state, seat, card_of(code), code & FLAG, True)
        if code >> COVER:
            play_card(state, seat, cover_of(code), 0, True)


def show_drink(state: State, seat: i64, code: i64) -> None:
    """All see who drank what, and how many cards were drawn for it."""
    player = state.players[seat]
    before = state.trackside.before[seat]
    drunk = state.trackside.drunk_by(seat)
    drink = drunk & ~OF_SECOND
    crew = state.rules.crew[seat]
    swallow(state, state.bandits[crew[1 if drunk & OF_SECOND else 0]], drink)
    if is_old(drink):
        # It was laid aside for the second one to be chosen.
        player.gain(card_of(code))
        return
    if len(before.discard) > len(player.discard) and state.log is not None:
        tell(state, {"event": "reshuffled", "seat": int(seat)})
    tell_drawn(state, seat, player.cards[before.held : player.held], "turmoil")
