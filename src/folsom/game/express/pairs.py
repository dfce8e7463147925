"""Two bandits per player: secret start places, a card chosen each round, and cover."""

from mypy_extensions import i64

from folsom.game.express.codes import CHOOSE, FACE_UP, KIND, NO_COVER, PLAYS, START, WHO, card_of
from folsom.game.express.components import (
    ACTION_KINDS,
    FIRE,
    MARSHAL,
    STANDARD,
)
from folsom.game.express.state import CHOOSE_CARD, PLAN, START_PLACES, UNDECIDED, State
from folsom.game.express.tell import tell_drawn, tell_placed


def begin_start_places(state: State) -> None:
    """Everybody picks in secret who starts in the caboose (PAIR-4)."""
    state.phase = START_PLACES
    state.commitments = [UNDECIDED] * int(state.rules.seats)


def start_options(state: State, seat: i64) -> list[int]:
    """Either of the two."""
    return [START | who << WHO for who in state.rules.crew[seat]]


def reveal_start_places(state: State) -> None:
    """All are shown together."""
    caboose = (state.rules.cars - 1) << 1
    for seat, crew in enumerate(state.rules.crew):
        chosen = state.commitments[seat] >> WHO & 15
        for who in crew:
            place_at_start(state, who, caboose if who == chosen else caboose - 2)
    state.commitments = []


def place_at_start(state: State, who: i64, place: i64) -> None:
    """Set a figure on the train for the first time."""
    state.bandits[who].place = place
    state.at[place] |= 1 << who
    tell_placed(state, who, place)


def chooses_a_card(state: State) -> bool:
    """Whether rounds start with choosing a card from the deck (PAIR-5, PAIR-10, PAIR-13)."""
    rules = state.rules
    return rules.pairs and rules.edition == 2 and not rules.expert


def begin_choosing(state: State) -> None:
    """Everybody picks in secret one card from the deck."""
    state.phase = CHOOSE_CARD
    state.commitments = [UNDECIDED] * int(state.rules.seats)


def card_options(state: State, seat: i64) -> list[int]:
    """Every different card of the deck."""
    cards = sorted(set(state.players[seat].deck))
    return [CHOOSE | (card >> 4) << WHO | (card & 15) << KIND for card in cards]


def take_chosen_cards(state: State) -> None:
    """The chosen cards go into the hands."""
    for seat in range(state.rules.seats):
        card = card_of(state.commitments[seat])
        player = state.players[seat]
        player.cards.remove(card)
        player.gain(card)
        tell_drawn(state, seat, [card], "choose")
    state.commitments = []


def gives_cover(state: State, code: i64) -> bool:
    """Whether the card just played face-up lets the partner's follow at once (PAIR-6, PAIR-7)."""
    rules = state.rules
    if not rules.pairs or rules.edition == 1 or code >> KIND & 15 != FIRE:
        return False
    card = state.rounds[state.round]
    return card.turns[state.turn] == STANDARD


def cover_options(state: State, seat: i64) -> list[int]:
    """The other bandit's cards except Marshal, or none."""
    kinds: i64 = 0
    partner: i64 = 0
    for who in state.rules.crew[seat]:
        if who != state.cover_for:
            partner = who
    for card in state.players[seat].hand:
        if card >> 4 == partner:
            kinds |= 1 << (card & 15)
    kinds &= ACTION_KINDS & ~(1 << MARSHAL)
    return PLAYS[FACE_UP][partner][kinds] + [NO_COVER]


def end_cover(state: State) -> None:
    """On with the turn."""
    state.cover_for = UNDECIDED
    state.phase = PLAN
