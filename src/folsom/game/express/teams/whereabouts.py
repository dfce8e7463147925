"""Who knows where the cards of a team are: a partner draws some of them unseen (TEAM-2, KNOW-2).

`home` is where all would look for each card that is hidden somewhere with a team: with whoever got
it for all to see. How many cards at a seat came from its partner's is known between `least` and
`most`. Which cards a seat `may` have it remembers for itself: all that ever came to it, less what
was seen to leave. Since the partner last drew, what came `here` for all to see, and what the seat
has `seen` come or in its hand, is surely still there.
"""

from mypy_extensions import i64

from folsom.game.express.components import BULLET
from folsom.game.express.player import Piles
from folsom.game.express.state import State, hidden_entries


def partner_of(seat: i64) -> i64:
    """The other seat of a team."""
    return seat ^ 1


def begin_at_home(state: State) -> None:
    """Before the first round every card is with its owner."""
    for player in state.players:
        player.piles.home = player.cards.copy()
        player.piles.may = player.cards.copy()


def came(state: State, seat: i64, card: i64) -> None:
    """All saw a card come to a seat."""
    piles = state.players[seat].piles
    piles.home.append(card)
    piles.may.append(card)
    piles.here.append(card)
    piles.seen.append(card)


def left(state: State, seat: i64, card: i64) -> None:
    """All saw that a card was with a seat, and now it is elsewhere."""
    piles = state.players[seat].piles
    partner = state.players[partner_of(seat)].piles
    for cards in (piles.may, piles.seen):
        if card in cards:
            cards.remove(card)
    if piles.here.count(card) > given_back(state, seat, card):
        piles.here.remove(card)
    if card in piles.home:
        piles.home.remove(card)
    else:
        partner.home.remove(card)
        piles.most -= 1
        if piles.least:
            piles.least -= 1
    limit(partner, piles, card)


def given_back(state: State, seat: i64, card: i64) -> int:
    """How many like it came back to its owner in this Stealin'; none of them is on the pile."""
    if state.rules.expert or state.rules.seat_of[card >> 4] != seat:
        return 0
    return len([entry for entry in state.pile[: state.resolved] if entry & 255 == card])


def drew_unseen(state: State, seat: i64, card: i64, exchanged: i64) -> None:
    """A seat drew a card unseen from its partner, who may have had so many of its cards before."""
    piles = state.players[seat].piles
    other = state.players[partner_of(seat)]
    partner = other.piles
    piles.most += 1
    if exchanged == 0:
        piles.least += 1
    elif partner.least:
        partner.least -= 1
    partner.here = partner.sure.copy()  # in hand, so not in the deck from which it was drawn
    partner.seen = other.hand
    piles.seen.append(card)
    piles.may.append(card)
    limit(piles, partner, card)


def limit(piles: Piles, partner: Piles, card: i64) -> None:
    """A seat has no more of a card than there are, less those surely with its partner."""
    there = piles.home.count(card) + partner.home.count(card) - partner.here.count(card)
    if piles.may.count(card) > there:
        piles.may.remove(card)


def look(state: State, seat: i64, held: i64) -> None:
    """A seat sees the cards that were drawn to the first `held` of its hand."""
    player = state.players[seat]
    seen = player.piles.seen
    before = hidden_cards(state, seat)
    for card in player.cards[held : player.held]:
        # It may be one that was seen before and has been in the deck since.
        if seen.count(card) < player.hand.count(card) + before.count(card):
            seen.append(card)
    take_stock(state, seat)


def take_stock(state: State, seat: i64) -> None:
    """Who has no deck left has seen every card of its own."""
    player = state.players[seat]
    if player.held == len(player.cards):
        player.piles.may = player.cards + hidden_cards(state, seat)


def hidden_cards(state: State, seat: i64) -> list[int]:
    """What a seat has played face-down and nobody has turned up yet."""
    return [state.pile[number] & 255 for number in hidden_entries(state, seat)]


def find_homes(state: State) -> None:
    """For a position that somebody arranged: actions belong to their bandit, bullets stay."""
    for seat, player in enumerate(state.players):
        player.piles.may = player.cards + hidden_cards(state, seat)
        player.piles.seen = player.hand + hidden_cards(state, seat)
        player.piles.home = []
        player.piles.most = 0
    for seat, player in enumerate(state.players):
        for card in player.piles.may:
            owner = seat if card & 15 == BULLET else state.rules.seat_of[card >> 4]
            state.players[owner].piles.home.append(card)
            if owner != seat:
                player.piles.most += 1
        player.piles.least = player.piles.most
        player.piles.received = [card >> 4 for card in player.owned() if card & 15 == BULLET]
