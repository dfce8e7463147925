"""Hands and decks: drawing, receiving, and where cards go."""

from mypy_extensions import i64

from folsom.game.express.components import BULLET, CALM, DOCS_HAND, HAND, LAWMAN
from folsom.game.express.expert import draw_in_order
from folsom.game.express.horses.components import MINISTER, PHOTOGRAPHER
from folsom.game.express.powers import DRAWS_SEVEN, HIDES_FIRST_CARD
from folsom.game.express.state import State
from folsom.game.express.teams.whereabouts import came, look
from folsom.game.express.tell import tell_drawn
from folsom.game.express.vocabulary.base_events import How
from folsom.game.rng import LoadedDice, Rng


def draw(state: State, seat: i64, count: i64, how: How) -> None:
    """A seat takes cards from its deck, as many as there are (PLAN-4)."""
    player = state.players[seat]
    held = player.held
    if state.rules.expert:
        draw_in_order(state, seat, count, state)
    else:
        player.draw(count, state)
    if state.rules.teams:
        look(state, seat, held)
    if state.log is not None:
        tell_drawn(state, seat, player.cards[held : player.held], how)


def can_draw(state: State, seat: i64) -> bool:
    """Whether there is any card to draw."""
    player = state.players[seat]
    if player.held < len(player.cards):
        return True
    return len(player.top) > 0 or len(player.discard) > 0


def receive(state: State, seat: i64, bullet: i64) -> None:
    """A bullet card goes on a seat's deck (FIRE-1, EXPERT-3)."""
    player = state.players[seat]
    if not state.rules.more_piles:
        player.cards.append(bullet)
        return
    if state.rules.expert:
        player.top.append(bullet)
    else:
        player.cards.append(bullet)
    if state.rules.teams:
        player.piles.received.append(bullet >> 4)
        if not state.rules.expert:
            came(state, seat, bullet)


def give_back(state: State, seat: i64, card: i64) -> None:
    """A resolved card goes back to its owner (DO-3, EXPERT-3)."""
    player = state.players[seat]
    if not state.rules.more_piles:
        player.cards.append(card)
    elif state.rules.expert:
        player.discard.append(card)
    else:
        player.cards.append(card)
        if state.rules.teams:
            came(state, seat, card)


def hand_size(state: State, seat: i64) -> i64:
    """How many cards a seat draws at the start of a round (PLAN-1, DOC-1, HS-H-3)."""
    flags = flags_of(state, seat)
    size: i64 = DOCS_HAND if flags & DRAWS_SEVEN else HAND
    return size - 1 if flags & MINISTER else size


def may_hide_first(state: State, seat: i64) -> bool:
    """Whether the seat may play the first card of a round face-down (GHOST-1, PAIR-7, HS-H-8)."""
    return flags_of(state, seat) & (HIDES_FIRST_CARD | PHOTOGRAPHER) == HIDES_FIRST_CARD


def flags_of(state: State, seat: i64) -> i64:
    """The powers and hindrances of a seat's bandits together."""
    flags: i64 = 0
    for who in state.rules.crew[seat]:
        flags |= state.bandits[who].powers
    return flags


def bullets_received(state: State, seat: i64) -> list[int]:
    """Who fired the bullet cards that a seat has received, wherever those are."""
    if state.rules.teams:
        return state.players[seat].piles.received
    return bullets_held(state, seat)


def bullets_held(state: State, seat: i64) -> list[int]:
    """Who fired the bullet cards of a seat; those before it count (MP-7), a partner's too."""
    received = [card >> 4 for card in state.players[seat].owned() if card & 15 == BULLET]
    for entry in state.trackside.prison.lying:
        if state.rules.seat_of[entry >> 4] == seat:
            received.append(LAWMAN)
    return received


def lay_out(cards: list[int], rng: Rng) -> None:
    """Put cards into an order that tells nothing of the one they had, to be dealt from.

    For loaded dice equal cards lie together, so that they deal as lopsided a hand as there can be:
    bullets first, what a jolt bars right after them, bullets last, or simply by kind.
    """
    cards.sort()
    if not isinstance(rng, LoadedDice):
        return
    order = rng.order
    salt = int(rng.fair(256))
    # Odd numbers mix 256 others without letting two of them meet.
    step = 2 * int(rng.fair(128)) + 1
    if order == 3:
        cards.sort(key=lambda card: card & 15)
        return
    cards.sort(key=lambda card: (card * step + salt) & 255)
    if order == 1:
        cards.sort(key=lambda card: CALM >> (card & 15) & 1)
    cards.sort(key=lambda card: card & 15 == BULLET, reverse=order != 2)
