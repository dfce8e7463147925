"""Dealing a seat's hidden cards afresh: those in hand, in the deck and face-down on the pile."""

from typing import Final

from mypy_extensions import i64

from folsom.game.express.cards import lay_out
from folsom.game.express.components import BULLET, CALM
from folsom.game.express.horses.redeal import refill
from folsom.game.express.phase import Phase
from folsom.game.express.player import NO_CARDS, Player
from folsom.game.express.scheming import is_jolted
from folsom.game.express.state import FACE_DOWN_CARD, PLAYED_BY, State, hidden_entries
from folsom.game.rng import Rng

TRIES: Final = 16


def redeal_hand(phase: Phase, world: State, seat: i64, eye: i64, rng: Rng) -> None:
    """Mix what another seat holds, has in its deck and played face-down, and deal it again."""
    asked = phase.asks_hand(world, seat)
    tries: i64 = 0
    while True:
        deal_again(phase, world, seat, rng, tries == TRIES)
        tries += 1
        # One who is being asked has a real choice, so a hand that gives none is no possible hand.
        if not asked or tries > TRIES or len(phase.offers(world, seat)) > 1:
            break
    if asked and world.trackside.open and len(phase.offers(world, seat)) < 2:
        refill(world, seat, eye)


def take_back_staged(world: State, seat: i64) -> None:
    """Take back into the hand what a seat has laid aside in secret."""
    player = world.players[seat]
    for card in player.staged:
        player.gain(card)
    player.piles.staged = []


def lay_aside_again(world: State, seat: i64, rng: Rng) -> None:
    """Whoever has said what to keep said anything; whoever has not may not have begun."""
    player = world.players[seat]
    player.piles.staged = []
    if world.waiting >> seat & 1:
        return
    count = rng.below(player.held + 1)
    for _ in range(count):
        card = player.cards[rng.below(player.held)]
        player.lose(card)
        player.staged.append(card)


def deal_again(phase: Phase, world: State, seat: i64, rng: Rng, surely: bool) -> None:
    """Deal a seat's hidden cards; `surely` puts an action into the hand, to make it a choice."""
    player = world.players[seat]
    size = player.held
    cards = player.cards
    hidden = hidden_entries(world, seat)
    for entry in hidden:
        cards.append(world.pile[entry] & 255)
    # Sorted first, so that nothing of the true order shows in what comes out.
    lay_out(cards, rng)
    back = given_back(world, seat)
    for card in back:
        cards.remove(card)
    least = 1 if surely and player.kept == 0 else player.kept
    fixed: list[int] = [] if least or player.clogged or player.sure else NO_CARDS
    if player.sure:
        deal_sure(world, player, hidden, size, fixed, rng)
    for entry in hidden:
        world.pile[entry] = take_action(cards, rng) | FACE_DOWN_CARD | seat << PLAYED_BY
    if surely and phase.is_scheming() and is_jolted(world):
        soothe(cards, size, fixed, rng)
    if least or player.clogged:
        fill(cards, size, least, player.clogged, fixed, rng)
    if surely and world.trackside.due_from(seat):
        vary(cards, size, fixed, rng)
    player.held = 0
    player.draw(size - len(fixed), rng)
    for card in fixed:
        player.gain(card)
    cards.extend(back)


def fill(
    cards: list[int], size: i64, actions: i64, bullets: i64, hand: list[int], rng: Rng
) -> None:
    """Bring a hand of that size to so many actions and bullets at least."""
    while len(hand) < size and count_actions(hand) < actions:
        hand.append(take_action(cards, rng))
    while len(hand) < size and len(hand) - count_actions(hand) < bullets:
        hand.append(take_any(cards, [card for card in cards if card & 15 == BULLET], rng))


def soothe(cards: list[int], size: i64, hand: list[int], rng: Rng) -> None:
    """Bring an action into a hand that may be played in a jolt (MP-TURN-1)."""
    calm = [card for card in cards if CALM >> (card & 15) & 1]
    if calm and len(hand) < size:
        hand.append(take_any(cards, calm, rng))


def vary(cards: list[int], size: i64, hand: list[int], rng: Rng) -> None:
    """Bring a second kind of action into a hand, for one who may do nothing but play a card."""
    others = [card for card in cards if card & 15 != BULLET and card not in hand]
    kinds = len({card for card in hand if card & 15 != BULLET})
    if kinds == 1 and len(hand) < size and others:
        hand.append(take_any(cards, others, rng))


def shuffle(items: list[int], rng: Rng) -> None:
    """Put a list into random order."""
    last: i64 = len(items) - 1
    while last > 0:
        other = rng.below(last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item
        last -= 1


def deal_sure(
    world: State, player: Player, hidden: list[int], size: i64, hand: list[int], rng: Rng
) -> None:
    """Deal the cards that are in the hand or among the hidden ones, anywhere there.

    The slots that they take are taken off `hidden`, and those in the hand are put into `hand`.
    """
    seat = world.pile[hidden[0]] >> PLAYED_BY if hidden else 0
    sure = player.sure.copy()
    sure.sort()
    shuffle(sure, rng)
    for card in sure:
        player.cards.remove(card)
    bullets = [card for card in sure if card & 15 == BULLET]
    hand.extend(bullets)
    room = size - max(len(bullets), player.clogged)
    others = count_actions(player.cards)
    for card in sure:
        if card & 15 == BULLET:
            continue
        # Where too few other actions are left for the hidden ones, this one must be among them.
        forced = len(hidden) > others
        slot = rng.below(len(hidden) if forced else len(hidden) + room)
        if slot < len(hidden):
            world.pile[hidden.pop(slot)] = card | FACE_DOWN_CARD | seat << PLAYED_BY
        else:
            hand.append(card)
            room -= 1


def given_back(world: State, seat: i64) -> list[int]:
    """The cards of this round that all saw go back into the seat's deck (DO-3)."""
    if world.rules.expert or world.resolved == 0:
        return NO_CARDS
    if world.rules.teams:
        return world.players[seat].piles.here
    cards = [entry & 255 for entry in world.pile[: world.resolved]]
    return [card for card in cards if world.rules.seat_of[card >> 4] == seat]


def count_actions(cards: list[int]) -> i64:
    """How many of the cards are actions."""
    return len([card for card in cards if card & 15 != BULLET])


def take_action(cards: list[int], rng: Rng) -> int:
    """Take any action card out of the list."""
    for _ in range(TRIES):
        index = rng.below(len(cards))
        if cards[index] & 15 != BULLET:
            return cards.pop(index)
    return take_any(cards, [card for card in cards if card & 15 != BULLET], rng)


def take_any(cards: list[int], among: list[int], rng: Rng) -> int:
    """Take any one of some cards out of the list."""
    card = among[rng.below(len(among))]
    cards.remove(card)
    return card
