"""Two bandits per player: secret start places, a card chosen each round, and cover."""

from mypy_extensions import i64

from folsom.game.express.codes import (
    CHOOSE,
    COVER,
    FLAG,
    KIND,
    PLAY,
    START,
    WHO,
    card_of,
    kind_of,
    who_of,
)
from folsom.game.express.components import BULLET, FIRE, MARSHAL
from folsom.game.express.law import board
from folsom.game.express.state import CHOOSE_CARD, START_PLACES, State, all_choose
from folsom.game.express.tell import tell_drawn
from folsom.game.express.train import caboose


def begin_start_places(state: State) -> None:
    """Everybody picks in secret who starts in the caboose (PAIR-4)."""
    all_choose(state, START_PLACES)


def start_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Either of the two."""
    return tuple([START | who << WHO for who in state.rules.crew[seat]])


def reveal_start_places(state: State) -> None:
    """All are shown together."""
    last = caboose(state)
    for seat, crew in enumerate(state.rules.crew):
        chosen = state.commitments[seat] >> WHO & 15
        for who in crew:
            board(state, who, last if who == chosen else last - 2)
    state.commitments = []


def chooses_a_card(state: State) -> bool:
    """Whether rounds start with choosing a card from the deck (PAIR-5, PAIR-10, PAIR-13)."""
    rules = state.rules
    return rules.pairs and rules.edition == 2 and not rules.expert


def begin_choosing(state: State) -> None:
    """Everybody picks in secret one card from the deck."""
    all_choose(state, CHOOSE_CARD)


def card_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Every different card of the deck."""
    cards = sorted(set(state.players[seat].deck))
    return tuple([CHOOSE | (card >> 4) << WHO | (card & 15) << KIND for card in cards])


def take_chosen_cards(state: State) -> None:
    """The chosen cards go into the hands."""
    for seat in range(state.rules.seats):
        card = card_of(state.commitments[seat])
        player = state.players[seat]
        player.cards.remove(card)
        player.gain(card)
        tell_drawn(state, seat, [card], "choose")
    state.commitments = []


def covers(state: State) -> bool:
    """Whether a Fire may be covered in this game (PAIR-6, PAIR-10)."""
    return state.rules.pairs and state.rules.edition == 2


def with_cover(state: State, seat: i64, codes: tuple[int, ...]) -> tuple[int, ...]:
    """Beside each Fire played face-up, the same with a card of the partner at once (PAIR-6)."""
    wider: list[int] = []
    hand = sorted(set(state.players[seat].hand))
    for code in codes:
        wider.append(code)
        if code & 63 == PLAY and kind_of(code) == FIRE and code & FLAG == 0:
            for card in hand:
                if gives_cover(card, who_of(code)):
                    wider.append(code | (card + 1) << COVER)
    return tuple(wider)


def gives_cover(card: i64, shooter: i64) -> bool:
    """Whether a card may follow the Fire of a bandit: its partner's, and not Marshal."""
    kind = card & 15
    return card >> 4 != shooter and kind != BULLET and kind != MARSHAL
