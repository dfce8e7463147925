"""What is seen of a seat's cards: how many for all, which for the seat itself."""

from mypy_extensions import i64

from folsom.game.express.cards import bullets_received
from folsom.game.express.components import NAMES, NEUTRAL, card_text
from folsom.game.express.course import sees
from folsom.game.express.player import Player
from folsom.game.express.state import OVER, State
from folsom.game.express.trackside import NO_PLAYER


def player(state: State, number: int, eye: i64) -> dict[str, object]:
    """A seat with its cards and the bullets it received."""
    received: dict[str, object] = {}
    for who in sorted(bullets_received(state, number)):
        name = "neutral" if who == NEUTRAL else NAMES[who]
        count = received.get(name, 0)
        assert isinstance(count, int)
        received[name] = count + 1
    shown = holding(state, number, eye)
    shown["bandits"] = [NAMES[who] for who in state.rules.crew[number]]
    shown["received"] = received
    return shown


def holding(state: State, number: int, eye: i64) -> dict[str, object]:
    """A seat's cards, as some eyes see them."""
    cards = shown_player(state, number, eye)
    shown: dict[str, object] = {"seat": number}
    shown.update(for_all(state, cards))
    if state.phase == OVER or sees(eye, number):
        shown.update(for_the_seat(state, cards))
    return shown


def for_all(state: State, cards: Player) -> dict[str, object]:
    """What all know of a seat's cards."""
    shown: dict[str, object] = {
        "hand": int(cards.held) + len(cards.staged),
        "deck": len(cards.cards) - int(cards.held) + len(cards.top),
        "clogged": int(cards.clogged),
    }
    if state.rules.expert:
        shown["top"] = [card_text(card) for card in cards.top]
        shown["discard"] = [card_text(card) for card in cards.discard]
        shown["kept"] = int(cards.kept)
    if state.rules.expert or state.trackside.prison.open:
        shown["sure"] = [card_text(card) for card in sorted(cards.sure)]
    if state.rules.teams:
        shown["from_partner"] = [int(cards.piles.least), int(cards.piles.most)]
    return shown


def for_the_seat(state: State, cards: Player) -> dict[str, object]:
    """What the seat alone knows of its cards, and all when the game is over."""
    shown: dict[str, object] = {"cards": [card_text(card) for card in sorted(cards.hand)]}
    if cards.staged:
        shown["staged"] = [card_text(card) for card in sorted(cards.staged)]
    if state.rules.teams:
        shown["may_hold"] = [card_text(card) for card in sorted(cards.piles.may)]
    return shown


def shown_player(state: State, number: i64, eye: i64) -> Player:
    """A seat's cards; in a turmoil others see them as before a secret drink (HS-TURN-1)."""
    before = state.trackside.before
    if before and not sees(eye, number) and before[number] is not NO_PLAYER:
        return before[number]
    return state.players[number]
