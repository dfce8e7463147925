"""Dealing afresh all that a seat cannot know, consistent with all that it knows."""

from typing import Final

from mypy_extensions import i64

from folsom.game.event import SPECTATOR
from folsom.game.express.cards import lay_out
from folsom.game.express.components import BULLET, CALM, RoundCard
from folsom.game.express.flow import offers
from folsom.game.express.horses.redeal import (
    choose_again,
    is_sober,
    redeal_trackside,
    refill,
    sober_up,
)
from folsom.game.express.loot import knowledge
from folsom.game.express.marshal.redeal import redeal_goals
from folsom.game.express.player import NO_CARDS, Player
from folsom.game.express.scheming import is_jolted
from folsom.game.express.state import (
    BOARDING,
    CHOOSE_CARD,
    DISCARDING,
    FACE_DOWN_CARD,
    KEEPING,
    NONE,
    OVER,
    PLAN,
    PLAYED_BY,
    REFLEX,
    START_PLACES,
    TURMOIL_CHOICE,
    State,
    hidden_entries,
)
from folsom.game.express.teams.redeal import forget_cards, split_again
from folsom.game.rng import LoadedDice, Rng

TRIES: Final = 16


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """A copy whose hidden parts are dealt afresh for the eyes of a seat (None: a spectator).

    The outcome depends on the random stream and on nothing that is hidden from the seat.
    """
    eye: i64 = SPECTATOR if seat is None else seat
    world = state.copy()
    world.stream = rng.leap()
    if world.phase == OVER:
        return world
    redeal_tokens(world, eye, rng)
    redeal_rounds(world, rng)
    if world.trackside.open:
        redeal_trackside(world, eye, rng)
        if world.trackside.prison.open:
            redeal_goals(world, eye, rng)
    if world.rules.teams:
        for other in range(world.rules.seats):
            if other != eye:
                gather(world, other)
        split_again(world, eye, rng)
    for other in range(world.rules.seats):
        if other != eye:
            redeal_cards(world, other, eye, rng)
            forget(world, other)
    if world.trackside.before and is_sober(world):
        world.trackside.before = []
    if world.seat != NONE and world.seat != eye:
        world.codes = offers(world, world.seat)
    return world


def forget(world: State, seat: i64) -> None:
    """Another seat knows at least what is public and what lies on its own sheets."""
    known = world.public
    for who in world.rules.crew[seat]:
        known |= world.bandits[who].loot
    world.players[seat].knows = known
    if world.rules.teams:
        forget_cards(world, seat)


def redeal_tokens(world: State, eye: i64, rng: Rng) -> None:
    """Exchange the values of all tokens that look alike and are unknown to the eyes."""
    known = knowledge(world, eye)
    value = world.value.copy()
    for alike in world.rules.mixed:
        hidden: list[int] = []
        values: list[int] = []
        for number in alike:
            if not known >> number & 1:
                hidden.append(number)
                values.append(value[number])
        values.sort()
        dice = rng
        if isinstance(rng, LoadedDice):
            if rng.fair(2):
                heap_up(world, hidden, values, value, rng)
                continue
            dice = Rng(rng.leap())
        left: i64 = len(values)
        while left > 0:
            pick = dice.below(left)
            left -= 1
            value[hidden[left]] = values[pick]
            values[pick] = values[left]
    world.value = value


def heap_up(
    world: State, hidden: list[int], values: list[int], value: list[int], rng: LoadedDice
) -> None:
    """Let one bandit after the other have the best of the hidden tokens, or the worst."""
    first = rng.fair(len(world.bandits))
    if rng.fair(2):
        values.reverse()
    left = hidden.copy()
    ordered: list[int] = []
    for bandit in world.bandits[first:] + world.bandits[:first]:
        for number in hidden:
            if bandit.loot >> number & 1:
                ordered.append(number)
                left.remove(number)
    for number, worth in zip(ordered + left, values):
        value[number] = worth


def redeal_rounds(world: State, rng: Rng) -> None:
    """Draw the round cards to come from all that could."""
    rules = world.rules
    rounds = world.rounds[: world.shown]
    for number in range(world.shown, len(world.rounds)):
        cards = rules.stations if world.rounds[number].station else rules.cards
        card = cards[rng.below(len(cards))]
        while is_among(card, rounds):
            card = cards[rng.below(len(cards))]
        rounds.append(card)
    world.rounds = rounds


def is_among(card: RoundCard, rounds: list[RoundCard]) -> bool:
    """Whether this very card is one of them."""
    for other in rounds:
        if other is card:
            return True
    return False


def shuffle(items: list[int], rng: Rng) -> None:
    """Put a list into random order."""
    last: i64 = len(items) - 1
    while last > 0:
        other = rng.below(last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item
        last -= 1


def redeal_cards(world: State, seat: i64, eye: i64, rng: Rng) -> None:
    """Mix what another seat holds, has in its deck and played face-down, and deal it again."""
    if world.phase in (START_PLACES, CHOOSE_CARD, BOARDING):
        if world.commitments[seat] != NONE:
            codes = offers(world, seat)
            world.commitments[seat] = codes[rng.below(len(codes))]
        return
    gather(world, seat)
    asked = ((world.phase == PLAN or world.phase == REFLEX) and world.seat == seat) or (
        world.phase == TURMOIL_CHOICE and world.waiting >> seat & 1 != 0
    )
    tries: i64 = 0
    while True:
        deal_again(world, seat, rng, tries == TRIES)
        tries += 1
        # One who is being asked has a real choice, so a hand that gives none is no possible hand.
        if not asked or tries > TRIES or len(offers(world, seat)) > 1:
            break
    if asked and world.trackside.open and len(offers(world, seat)) < 2:
        refill(world, seat, eye)
    if world.phase == DISCARDING:
        stage_again(world, seat, rng)
    elif world.phase == TURMOIL_CHOICE or world.phase == KEEPING:
        choose_again(world, seat, rng)


def gather(world: State, seat: i64) -> None:
    """Take back into the hand what a seat has drunk for or laid aside in secret."""
    if world.phase == TURMOIL_CHOICE:
        sober_up(world, seat)
    player = world.players[seat]
    if player.staged:
        for card in player.staged:
            player.gain(card)
        player.piles.staged = []


def stage_again(world: State, seat: i64, rng: Rng) -> None:
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


def deal_again(world: State, seat: i64, rng: Rng, surely: bool) -> None:
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
    if surely and world.phase != REFLEX and is_jolted(world):
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
