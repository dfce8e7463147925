"""The expert variant: own discard piles, cards kept from round to round."""

from mypy_extensions import i64

from folsom.game.express.codes import DISCARD, KEEP, KIND, WHO, card_of
from folsom.game.express.components import BULLET, card_text
from folsom.game.express.state import DISCARDING, UNDECIDED, State
from folsom.game.express.tell import tell


def draw_in_order(state: State, seat: i64, count: i64) -> None:
    """Draw the bullets on top first, then from the deck, then from the discards (EXPERT-5)."""
    player = state.players[seat]
    while count > 0:
        if len(player.top) > 0:
            bullet = player.top.pop()
            player.gain(bullet)
            player.seen.append(bullet)
        else:
            if player.held == len(player.cards):
                if len(player.discard) == 0:
                    return
                player.cards.extend(player.discard)
                player.discard = []
                if state.log is not None:
                    tell(state, "reshuffled", {"seat": int(seat)})
            player.draw(1, state.rng)
        count -= 1


def discard(state: State, seat: i64, card: i64) -> None:
    """Put a card of the hand on the discard pile."""
    player = state.players[seat]
    player.lose(card)
    player.discard.append(card)
    if state.log is not None:
        tell(state, "discarded", {"seat": int(seat), "card": card_text(int(card))})


def discard_bullets(state: State, seat: i64) -> None:
    """Every bullet in hand goes (EXPERT-2, EXPERT-6)."""
    player = state.players[seat]
    for card in player.hand:
        if card & 15 == BULLET:
            discard(state, seat, card)
    player.seen = []


def begin_discarding(state: State) -> None:
    """All bullets go; then everybody says at once which actions not to keep (EXPERT-2)."""
    state.phase = DISCARDING
    state.commitments = []
    for seat in range(state.rules.seats):
        discard_bullets(state, seat)
        state.commitments.append(UNDECIDED)


def discard_options(state: State, seat: i64) -> list[int]:
    """Each kind of card that may still go, in the order of the cards, and keeping the rest."""
    least = state.commitments[seat]
    codes: list[int] = []
    for card in sorted(set(state.players[seat].hand)):
        code = DISCARD | (card >> 4) << WHO | (card & 15) << KIND
        if least == UNDECIDED or card >= card_of(least):
            codes.append(code)
    codes.append(KEEP)
    return codes


def decide_discard(state: State, seat: i64, code: i64) -> None:
    """Discard one more, or be done."""
    state.commitments[seat] = code
    if code == KEEP:
        player = state.players[seat]
        player.kept = player.held
        if state.log is not None:
            tell(state, "kept", {"seat": int(seat), "count": int(player.held)})
    else:
        discard(state, seat, card_of(code))
