"""The cards of an arranged position: bullets received, the pile, hands, decks and discards."""

from typing import Final

from folsom.game.express.cards import draw, hand_size
from folsom.game.express.components import (
    BULLET,
    BULLETS,
    LAWMAN,
    NAMES,
    NEUTRAL,
    card_text,
)
from folsom.game.express.expert import discard_bullets
from folsom.game.express.marshal.components import STACK
from folsom.game.express.marshal.schemin import keeps_hands
from folsom.game.express.pairs import chooses_a_card
from folsom.game.express.setup import full_deck
from folsom.game.express.state import FACE_DOWN_CARD, PLAYED_BY, State
from folsom.game.express.teams.whereabouts import find_homes, partner_of
from folsom.record.names import by_seat, card_of, seat_name, seat_of
from folsom.record.node import Node

EXPERT_KEYS: Final = ["discards", "tops", "kept"]


def arrange_cards(state: State, position: Node, keys: dict[str, Node], phase: str) -> None:
    """Put every card where the position says it is."""
    for key in EXPERT_KEYS:
        if key in keys and not state.rules.expert:
            raise keys[key].error("only the expert variant has it.")
    named = {key: by_seat(keys[key], state) for key in ["hands", *EXPERT_KEYS] if key in keys}
    held = state.rules.expert or keeps_hands(state)
    if phase != "schemin" and "hands" in keys and not held:
        raise keys["hands"].error("outside Schemin' only the expert variant has cards in hand.")
    received = by_seat(keys["received"], state) if "received" in keys else {}
    lists: list[dict[str, list[tuple[int, Node]]]] = []
    for seat, player in enumerate(state.players):
        crew = state.rules.crew[seat]
        found = {key: _cards(named[key].get(seat), state, seat) for key in named if key != "kept"}
        bullets = [card for cards in found.values() for card, _ in cards if card & 15 == BULLET]
        if seat in received:
            bullets = _bullets(received[seat], state, seat)
        player.cards = full_deck(crew, state.rules) + bullets
        player.held = 0
        lists.append(found)
    for seat, player in enumerate(state.players):
        hand = _take(state, seat, lists[seat].get("hands", []))
        if state.rules.expert:
            player.piles.top = _take(state, seat, lists[seat].get("tops", []))
            player.piles.discard = _take(state, seat, lists[seat].get("discards", []))
        player.cards = hand + player.cards
        player.held = len(hand)
        for card in player.top:
            if card & 15 != BULLET:
                raise keys["tops"].error("only bullets lie on top of a deck.")
    _stack_pile(state, keys.get("pile"))
    if state.rules.teams:
        find_homes(state)
    _count_bullets(state, position, keys)
    if phase == "schemin":
        _draw_hands(state, set(named.get("hands", {})))
    if state.rules.expert:
        _count_kept(state, named, phase)


def _cards(node: Node | None, state: State, seat: int) -> list[tuple[int, Node]]:
    """A list of cards, each with its node."""
    nodes = [] if node is None else node.items()
    found = [(card_of(each.text(), each, state.rules.crew[seat]), each) for each in nodes]
    for card, each in found:
        if card & 15 == BULLET and card >> 4 != NEUTRAL:
            # A team's hands may hold what the partner received.
            own = state.rules.pairs or state.rules.teams
            _check_shooter(NAMES[card >> 4], each, state, -1 if own else seat)
    return found


def _bullets(node: Node, state: State, seat: int) -> list[int]:
    """The bullets received, as cards: "{Tuco: 1, neutral: 2}"."""
    found: list[int] = []
    for name, count in node.mapping().items():
        number = count.number(0, _most(state, name))
        card = card_of(f"{name} bullet", count)
        if name != "neutral":
            _check_shooter(name, count, state, -1 if state.rules.pairs else seat)
        found += [card] * number
    return found


def _check_shooter(name: str, node: Node, state: State, victim: int) -> None:
    """A bullet was fired by somebody in the game, and not at the one who fired."""
    if seat_of(name, node, state) == victim:
        raise node.error(f"{name} cannot be hit by its own bullets.")


def _most(state: State, name: str) -> int:
    """How many bullets of a name there are."""
    if name == "neutral":
        return int(state.rules.neutral)
    return 2 * STACK if name == NAMES[LAWMAN] else BULLETS


def _take(state: State, seat: int, cards: list[tuple[int, Node]]) -> list[int]:
    """Take cards out of a seat's deck; of a team, what was drawn from the partner's (TEAM-2)."""
    for card, node in cards:
        player = state.players[seat]
        if card not in player.deck and state.rules.teams:
            player = state.players[partner_of(seat)]
        if card not in player.deck:
            name = seat_name(state, seat)
            if card & 15 == BULLET:
                raise node.error(f"{name} has received no further {card_text(card)}.")
            raise node.error(f"{name} has no further {card_text(card)} card.")
        deck = player.deck
        deck.remove(card)
        player.cards = player.hand + deck
    return [card for card, _ in cards]


def _stack_pile(state: State, pile: Node | None) -> None:
    """Put cards on the pile, in order."""
    state.pile = []
    for node in [] if pile is None else pile.items():
        said, _, by = node.text().partition(" by ")
        text = said.removesuffix(" face-down")
        card = card_of(text, node)
        if card & 15 == BULLET:
            raise node.error("bullets cannot be played.")
        seat = seat_of(by or text.split(" ")[0], node, state)
        _take(state, seat, [(card, node)])
        hidden = FACE_DOWN_CARD if text != said else 0
        state.pile.append(card | hidden | seat << PLAYED_BY)


def _count_bullets(state: State, position: Node, keys: dict[str, Node]) -> None:
    """What is left of everybody's six bullets and of the neutral ones."""
    where = keys.get("received", position)
    fired = [0] * (NEUTRAL + 1)
    for seat, player in enumerate(state.players):
        for card in player.owned():
            if card & 15 == BULLET:
                who = card >> 4
                fired[who] += 1
                rules = state.rules
                if who != NEUTRAL and rules.are_friends(rules.seat_of[who], seat):
                    state.bandits[who].friendly += 1
    for bandit in state.clockwise():
        bandit.bullets = BULLETS - fired[bandit.who]
        if bandit.bullets < 0:
            raise where.error(f"{NAMES[bandit.who]} has only {BULLETS} bullets.")
    left = int(state.rules.neutral) - fired[NEUTRAL]
    if left < 0:
        raise where.error(f"there are only {int(state.rules.neutral)} neutral bullets.")
    state.neutral = keys["neutral"].number(0, left) if "neutral" in keys else left
    state.rules.neutral = state.neutral + fired[NEUTRAL]


def _draw_hands(state: State, named: set[int]) -> None:
    """Hands that are not named are drawn, less what was already played."""
    for seat in range(state.rules.seats):
        if seat not in named:
            played = len([entry for entry in state.pile if entry >> PLAYED_BY == seat])
            count = hand_size(state, seat) + (1 if chooses_a_card(state) else 0)
            draw(state, seat, count - played, "start")
            if state.rules.expert and state.rules.edition == 1:
                discard_bullets(state, seat)


def _count_kept(state: State, named: dict[str, dict[int, Node]], phase: str) -> None:
    """How many cards of each hand all know to be actions (EXPERT-2)."""
    kept = named.get("kept", {})
    for seat, player in enumerate(state.players):
        actions = len([card for card in player.hand if card & 15 != BULLET])
        if phase != "schemin" and actions < len(player.hand):
            raise named["hands"][seat].error("bullets are discarded at the end of Schemin'.")
        usual = 0 if phase == "schemin" else actions
        player.kept = kept[seat].number(0, actions) if seat in kept else usual
