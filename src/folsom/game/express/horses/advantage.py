"""Advantage: cards kept in hand for the next round (HS-TURN-2)."""

from mypy_extensions import i64

from folsom.game.express.codes import (
    COVER,
    KEEP_CARD,
    KEEP_NO_MORE,
    KIND,
    WHO,
    card_of,
    cover_of,
)
from folsom.game.express.state import NONE, STEAL, State
from folsom.game.express.tell import tell


def keep_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Each card in hand may be kept, or no more of them."""
    hand = state.players[seat].hand
    for card in kept_cards(state, seat):
        hand.remove(card)
    cards = sorted(set(hand))
    return (
        *[KEEP_CARD | (card >> 4) << WHO | (card & 15) << KIND for card in cards],
        KEEP_NO_MORE,
    )


def kept_cards(state: State, seat: i64) -> list[int]:
    """The cards that a seat has said it keeps."""
    code = state.commitments[seat]
    if code == NONE:
        return []
    return [card_of(code)] if cover_of(code) < 0 else [card_of(code), cover_of(code)]


def decide_keep(state: State, seat: i64, code: i64) -> None:
    """Keep one more card, or no more."""
    done = code == KEEP_NO_MORE
    if not done:
        first: i64 = state.commitments[seat]
        state.commitments[seat] = code if first == NONE else first | (card_of(code) + 1) << COVER
        done = len(kept_cards(state, seat)) == state.rounds[state.round].keep
    if done:
        state.waiting &= ~(1 << seat)
        if state.log is not None:
            tell(state, {"event": "chose", "seat": int(seat)})


def reveal_kept(state: State) -> None:
    """All see how many cards everybody keeps; the others go back, and Stealin' begins."""
    for seat, player in enumerate(state.players):
        kept = kept_cards(state, seat)
        # Who kept more cards than could be anything else has kept bullets.
        sure = len(kept) - player.held + player.clogged
        player.clogged = max(0, sure)
        held = player.held
        player.held = 0
        if len(kept) < held:
            player.forget()
        for card in kept:
            # Not the one that is kept already, where both are alike.
            player.cards.pop(player.cards.index(card, int(player.held)))
            player.gain(card)
        if state.log is not None:
            tell(state, {"event": "kept", "seat": seat, "count": len(kept)})
    state.commitments = []
    state.phase = STEAL
