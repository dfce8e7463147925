"""Dealing afresh all that a seat cannot know, consistent with all that it knows."""

from typing import Final

from mypy_extensions import i64

from folsom.game.event import SPECTATOR
from folsom.game.express.codes import card_of
from folsom.game.express.components import (
    BASE_PURSES,
    BULLET,
    MARSHAL,
    MEI,
    MEIS_PURSE,
    TOKENS,
    RoundCard,
)
from folsom.game.express.flow import is_waiting, secret_options
from folsom.game.express.loot import knowledge
from folsom.game.express.pairs import cover_options
from folsom.game.express.scheming import turn_options
from folsom.game.express.state import (
    CHOOSE_CARD,
    COVER,
    DISCARDING,
    FACE_DOWN_CARD,
    OVER,
    PLAN,
    PLAYER,
    START_PLACES,
    STEAL,
    UNDECIDED,
    State,
)
from folsom.game.rng import Rng

TRIES: Final = 16


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """A copy whose hidden parts are dealt afresh for the eyes of a seat (None: a spectator).

    The outcome depends on what the seat knows and on the random stream, on nothing else.
    """
    eye: i64 = SPECTATOR if seat is None else seat
    world = state.copy()
    world.rng = rng.fork()
    if world.phase == OVER:
        return world
    redeal_purses(world, eye, rng)
    redeal_rounds(world, rng)
    for other in range(world.rules.seats):
        if other != eye:
            redeal_cards(world, other, rng)
    if world.seat != UNDECIDED and world.seat != eye:
        world.choices = options_of(world, world.seat)
    return world


def hidden_purses(state: State, eye: i64) -> list[int]:
    """The purses, on the train or left in the box, whose value the eyes do not know."""
    known = knowledge(state, eye)
    hidden = [number for number in range(BASE_PURSES) if not known & TOKENS[number]]
    if state.rules.seat_of[MEI] >= 0 and not known & TOKENS[MEIS_PURSE]:
        hidden.append(MEIS_PURSE)
    return hidden


def redeal_purses(world: State, eye: i64, rng: Rng) -> None:
    """Exchange the values of all purses unknown to the eyes."""
    hidden = hidden_purses(world, eye)
    value = world.value.copy()
    values = [value[number] for number in hidden]
    values.sort()
    shuffle(values, rng)
    for index, number in enumerate(hidden):
        value[number] = values[index]
    world.value = value


def redeal_rounds(world: State, rng: Rng) -> None:
    """Draw the round cards to come from all that could."""
    rules = world.rules
    rounds = world.rounds[: world.shown]
    cards = unseen(rules.cards, rounds)
    stations = unseen(rules.stations, rounds)
    for number in range(world.shown, len(world.rounds)):
        rounds.append(draw_card(stations if world.rounds[number].station else cards, rng))
    world.rounds = rounds


def unseen(cards: list[RoundCard], shown: list[RoundCard]) -> list[RoundCard]:
    """The round cards that were not turned up."""
    left = cards.copy()
    for card in shown:
        for index in range(len(left)):
            if left[index] is card:
                left.pop(index)
                break
    return left


def draw_card(cards: list[RoundCard], rng: Rng) -> RoundCard:
    """Take one of the round cards out of the list."""
    return cards.pop(rng.below(len(cards)))


def shuffle(items: list[int], rng: Rng) -> None:
    """Put a list into random order."""
    last: i64 = len(items) - 1
    while last > 0:
        other = rng.below(last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item
        last -= 1


def options_of(world: State, seat: i64) -> list[int]:
    """What the seat that decides may choose, worked out anew."""
    if world.phase == PLAN:
        return turn_options(world, seat)
    if world.phase == COVER:
        return cover_options(world, seat)
    if world.commitments:
        return secret_options(world, seat)
    return world.choices


def redeal_cards(world: State, seat: i64, rng: Rng) -> None:
    """Mix what another seat holds, has in its deck and played face-down, and deal it again."""
    if world.phase == START_PLACES or world.phase == CHOOSE_CARD:
        if not is_waiting(world, seat):
            codes = secret_options(world, seat)
            world.commitments[seat] = codes[rng.below(len(codes))]
        return
    tries: i64 = 0
    while True:
        deal_again(world, seat, rng, tries == TRIES)
        tries += 1
        # One who is being asked has a real choice, so a hand that gives none is no possible hand.
        asked = world.seat == seat if not world.commitments else is_waiting(world, seat)
        if not asked or tries > TRIES or len(options_of(world, seat)) > 1:
            return


def deal_again(world: State, seat: i64, rng: Rng, surely: bool) -> None:
    """Deal a seat's hidden cards; `surely` puts a card into the hand that makes it a choice."""
    player = world.players[seat]
    size = player.held
    cards = player.cards
    hidden = hidden_entries(world, seat)
    for entry in hidden:
        cards.append(world.pile[entry] & 255)
    # Sorted first, so that nothing of the true order shows in what comes out.
    cards.sort()
    for entry in hidden:
        world.pile[entry] = take_action(cards, rng) | FACE_DOWN_CARD | seat << PLAYER
    sure: i64 = size if world.phase == DISCARDING else player.kept
    fixed: list[int] = player.seen
    if surely or sure or fixed:
        fixed = player.seen.copy()
        for card in fixed:
            cards.remove(card)
        if surely:
            fixed.append(take_useful(world, seat, cards, rng))
        while len(fixed) < size and count_actions(fixed) < sure:
            fixed.append(take_action(cards, rng))
    player.held = 0
    player.draw(size - len(fixed), rng)
    for card in fixed:
        player.gain(card)


def hidden_entries(world: State, seat: i64) -> list[int]:
    """Where on the pile cards of the seat lie face-down, not turned up yet."""
    first = world.resolved
    if world.phase == STEAL:
        first += 1
    found: list[int] = []
    for number in range(first, len(world.pile)):
        entry = world.pile[number]
        if entry & FACE_DOWN_CARD and entry >> PLAYER == seat:
            found.append(number)
    return found


def count_actions(cards: list[int]) -> i64:
    """How many of the cards are actions."""
    return len([card for card in cards if card & 15 != BULLET])


def take_action(cards: list[int], rng: Rng) -> int:
    """Take any action card out of the list, which has one."""
    while True:
        index = rng.below(len(cards))
        if cards[index] & 15 != BULLET:
            return cards.pop(index)


def take_useful(world: State, seat: i64, cards: list[int], rng: Rng) -> int:
    """Take out a card that gives the seat a choice now."""
    useful = [card for card in cards if is_useful(world, seat, card)]
    card = useful[rng.below(len(useful))]
    cards.remove(card)
    return card


def is_useful(world: State, seat: i64, card: i64) -> bool:
    """Whether holding this card gives the seat that is being asked something to choose."""
    if card & 15 == BULLET:
        return False
    if world.phase == COVER:
        return card >> 4 != world.cover_for and card & 15 != MARSHAL
    if world.phase == DISCARDING and world.commitments[seat] != UNDECIDED:
        return card >= card_of(world.commitments[seat])
    return True
