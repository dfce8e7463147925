"""The expert variant: own discard piles, cards kept from round to round."""

from mypy_extensions import i64

from folsom.game.express.codes import DISCARD, KEEP, KIND, WHO, card_of
from folsom.game.express.components import BULLET, card_text
from folsom.game.express.player import Player
from folsom.game.express.state import (
    DISCARDING,
    STEAL,
    State,
    all_choose,
    hidden_entries,
)
from folsom.game.express.teams.whereabouts import came, left, take_stock
from folsom.game.express.tell import tell
from folsom.game.rng import Rng


def draw_in_order(state: State, seat: i64, count: i64, rng: Rng) -> None:
    """Draw the bullets on top first, then from the deck, then from the discards (EXPERT-5)."""
    player = state.players[seat]
    while count > 0:
        if len(player.top) > 0:
            take_top(state, seat, player)
        else:
            if player.held == len(player.cards):
                if len(player.discard) == 0:
                    return
                reshuffle(state, seat)
            player.draw(1, rng)
        count -= 1


def take_top(state: State, seat: i64, owner: Player) -> None:
    """A seat takes the bullet on top of its own deck, or of its partner's; all know it."""
    bullet = owner.top.pop()
    player = state.players[seat]
    player.gain(bullet)
    player.sure.append(bullet)
    if state.rules.teams:
        came(state, seat, bullet)


def reshuffle(state: State, seat: i64) -> None:
    """The discards become the deck. With no card left in the old one, all could count the rest."""
    player = state.players[seat]
    if state.rules.teams:
        # All others cannot tell what it may have from its partner.
        take_stock(state, seat)
        for card in player.discard:
            came(state, seat, card)
    else:
        player.piles.sure = player.hand + [
            state.pile[number] & 255 for number in hidden_entries(state, seat)
        ]
    player.cards.extend(player.discard)
    player.piles.discard = []
    if state.log is not None:
        tell(state, {"event": "reshuffled", "seat": int(seat)})


def discard(state: State, seat: i64, card: i64) -> None:
    """A card that left the hand goes on the discard pile, for all to see."""
    player = state.players[seat]
    player.discard.append(card)
    player.show(card)
    if state.rules.teams:
        left(state, seat, card)
    if state.log is not None:
        tell(
            state,
            {"event": "discarded", "seat": int(seat), "card": card_text(int(card))},
            reveals=True,
        )


def discard_bullets(state: State, seat: i64) -> None:
    """Every bullet in hand goes (EXPERT-2, EXPERT-6)."""
    player = state.players[seat]
    for card in player.hand:
        if card & 15 == BULLET:
            player.lose(card)
            discard(state, seat, card)
    player.clogged = 0
    player.kept = player.held


def begin_discarding(state: State) -> None:
    """All bullets go; then everybody says in secret which actions not to keep (EXPERT-2)."""
    for seat in range(state.rules.seats):
        discard_bullets(state, seat)
    all_choose(state, DISCARDING)


def discard_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Each kind of card in hand may go, or the rest be kept."""
    cards = sorted(set(state.players[seat].hand))
    return (*[DISCARD | (card >> 4) << WHO | (card & 15) << KIND for card in cards], KEEP)


def decide_discard(state: State, seat: i64, code: i64) -> None:
    """Lay one more card aside, or be done."""
    player = state.players[seat]
    if code == KEEP:
        state.waiting &= ~(1 << seat)
        if state.log is not None:
            tell(state, {"event": "chose", "seat": int(seat)})
    else:
        player.lose(card_of(code))
        player.staged.append(card_of(code))


def reveal_discards(state: State) -> None:
    """What was laid aside is shown, and Stealin' begins."""
    for seat, player in enumerate(state.players):
        for card in player.staged:
            discard(state, seat, card)
        player.piles.staged = []
        player.kept = player.held
        if state.log is not None:
            tell(state, {"event": "kept", "seat": seat, "count": int(player.held)})
    state.commitments = []
    state.phase = STEAL
