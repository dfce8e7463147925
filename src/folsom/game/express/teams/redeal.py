"""Dealing afresh which of a team's cards are with which of the partners."""

from math import comb

from mypy_extensions import i64

from folsom.game.express.cards import can_draw, lay_out
from folsom.game.express.components import BULLET
from folsom.game.express.horses.turmoil import laid_aside
from folsom.game.express.phases import phase_of
from folsom.game.express.state import State, hidden_entries
from folsom.game.express.teams.whereabouts import hidden_cards, partner_of
from folsom.game.express.trackside import NO_PLAYER
from folsom.game.rng import LoadedDice, Rng


def split_again(world: State, eye: i64, rng: Rng) -> None:
    """Deal the hidden cards of every team to its partners, as the eyes may think them to be."""
    for seat in range(0, world.rules.seats, 2):
        if eye >> 1 == seat >> 1:
            split_own(world, eye, rng)
        else:
            split_others(world, seat, rng)


def split_own(world: State, eye: i64, rng: Rng) -> None:
    """One's own team: the partner has taken some of the cards that one may have."""
    player = world.players[eye]
    other = partner_of(eye)
    partner = world.players[other]
    hand = player.hand
    sure = hand + player.staged + laid_aside(world, eye) + hidden_cards(world, eye)
    seen = player.piles.seen
    deck = without(seen, sure) + without(player.piles.here, seen)
    pool = without(without(player.piles.may, sure), deck)
    count = len(player.cards) - player.held
    missing: i64 = len(pool) + len(deck) - count
    both = player.piles.home + partner.piles.home
    theirs = without(without(both, sure), deck + pool)
    actions, bullets = lacking(world, other, theirs)
    taken = pick(pool, missing, actions, bullets, rng)
    pool.sort()
    player.cards = hand + deck + pool
    before = world.trackside.before
    if before and before[eye] is not NO_PLAYER:
        own = before[eye].hand
        before[eye].cards = own + without(hand + laid_aside(world, eye) + deck + pool, own)
    settle(world, other, theirs + taken)


def split_others(world: State, seat: i64, rng: Rng) -> None:
    """Another team: each may have cards of the other."""
    homes = [sorted(world.players[each].piles.home) for each in (seat, seat + 1)]
    loose = [without(homes[own], world.players[seat + own].piles.here) for own in (0, 1)]
    to_first, to_second = exchanged(world, seat, homes, loose, rng)
    one = pick(loose[1], to_first[0] + to_first[1], to_first[0], to_first[1], rng)
    two = pick(loose[0], to_second[0] + to_second[1], to_second[0], to_second[1], rng)
    settle(world, seat, without(homes[0], two) + one)
    settle(world, seat + 1, without(homes[1], one) + two)


def exchanged(
    world: State, seat: i64, homes: list[list[int]], loose: list[list[int]], rng: Rng
) -> tuple[tuple[i64, i64], tuple[i64, i64]]:
    """How many actions and bullets have come to the first of a team from the second, and back."""
    first = world.players[seat]
    piles = first.piles
    others = world.players[seat + 1].piles
    surplus: i64 = len(first.cards) + len(hidden_entries(world, seat)) - len(homes[0])
    least = max(piles.least, others.least + surplus, surplus, 0)
    most = min(piles.most, others.most + surplus, len(loose[1]), len(loose[0]) + surplus)
    count = most
    # A partner seldom draws a card back that was drawn from it.
    while count > least and rng.below(8) == 0:
        count -= 1
    if isinstance(rng, LoadedDice) and most > least:
        count = least + rng.fair(most - least + 1)
    for number in [count, *range(most, least - 1, -1)]:
        ways = possible(world, seat, homes, loose, number, number - surplus)
        if ways and isinstance(rng, LoadedDice):
            # However unlikely, each of them once in a while, and often the most lopsided ones.
            ways.sort(key=lambda way: way[0] - way[1])
            bullets, back, _ = [ways[0], ways[-1], ways[rng.fair(len(ways))]][rng.fair(3)]
            return (number - bullets, bullets), (number - surplus - back, back)
        if ways:
            chance = rng.below(sum([way[2] for way in ways]))
            for bullets, back, weight in ways:
                chance -= weight
                if chance < 0:
                    return (number - bullets, bullets), (number - surplus - back, back)
    return (count, 0), (count - surplus, 0)


def possible(
    world: State, seat: i64, homes: list[list[int]], loose: list[list[int]], to: i64, back: i64
) -> list[tuple[int, int, int]]:
    """How many of the cards exchanged either way may be bullets, and how likely that is.

    Both partners must have what all know to be in their hands and face-down on the pile.
    """
    ways: list[tuple[int, int, int]] = []
    have: list[int] = []
    for own in (0, 1):
        usable = without(homes[own], in_deck(world, seat + own))
        actions, bullets = needs(world, seat + own)
        there = count_bullets(usable)
        have += [int(len(usable) - there - actions), int(there - bullets)]
    bullets_of = [int(count_bullets(cards)) for cards in loose]
    actions_of = [len(cards) - bullets for cards, bullets in zip(loose, bullets_of)]
    for one in range(min(int(to), bullets_of[1]) + 1):
        for two in range(min(int(back), bullets_of[0]) + 1):
            more = int(to) - one - int(back) + two
            if min(have[0] + more, have[1] + one - two, have[2] - more, have[3] - one + two) < 0:
                continue
            weight = comb(bullets_of[1], one) * comb(actions_of[1], int(to) - one)
            weight *= comb(bullets_of[0], two) * comb(actions_of[0], int(back) - two)
            if weight:
                ways.append((one, two, weight))
    return ways


def needs(world: State, seat: i64) -> tuple[i64, i64]:
    """How many actions and bullets a seat has at least, in hand or face-down on the pile."""
    player = world.players[seat]
    actions = player.kept
    if phase_of(world).asks_hand(world, seat):
        # One who is being asked has a card to play, and two if nothing can be drawn.
        actions = max(actions, 1 if can_draw(world, seat) else 2)
    return actions + len(hidden_entries(world, seat)), player.clogged


def lacking(world: State, seat: i64, cards: list[int]) -> tuple[i64, i64]:
    """How many actions and bullets a seat must have beyond these cards."""
    actions, bullets = needs(world, seat)
    usable = without(cards, in_deck(world, seat))
    there = count_bullets(usable)
    return max(0, actions - len(usable) + there), max(0, bullets - there)


def in_deck(world: State, seat: i64) -> list[int]:
    """What is surely in the deck of a seat."""
    return [] if world.rules.expert else world.players[seat].piles.here


def forget_cards(world: State, seat: i64) -> None:
    """Another seat has seen at least the cards that it holds."""
    player = world.players[seat]
    player.piles.seen = (
        player.hand + player.staged + laid_aside(world, seat) + hidden_cards(world, seat)
    )


def settle(world: State, seat: i64, cards: list[int]) -> None:
    """Give a seat these cards; which of them are in hand or on the pile is dealt afterwards."""
    player = world.players[seat]
    cards.sort()
    player.piles.may = cards + without(player.piles.home, cards)
    player.piles.seen = []
    free = without(cards, in_deck(world, seat))
    for number in hidden_entries(world, seat):
        found = [card for card in free if card & 15 != BULLET]
        entry = world.pile[number]
        world.pile[number] = entry & ~255 | found[0]
        free.remove(found[0])
        cards.remove(found[0])
    player.cards = cards


def pick(pool: list[int], count: i64, actions: i64, bullets: i64, rng: Rng) -> list[int]:
    """Take so many cards out of the pool, so many actions and bullets among them if there are."""
    lay_out(pool, rng)
    taken: list[int] = []
    while bullets > 0 and len(taken) < count and count_bullets(pool) > 0:
        taken.append(take(pool, True, rng))
        bullets -= 1
    while actions > 0 and len(taken) < count and count_bullets(pool) < len(pool):
        taken.append(take(pool, False, rng))
        actions -= 1
    while len(taken) < count and len(pool) > 0:
        taken.append(pool.pop(rng.below(len(pool))))
    return taken


def take(pool: list[int], bullet: bool, rng: Rng) -> int:
    """Take any bullet, or any action, out of the pool."""
    found = [card for card in pool if (card & 15 == BULLET) == bullet]
    card = found[rng.below(len(found))]
    pool.remove(card)
    return card


def without(cards: list[int], others: list[int]) -> list[int]:
    """The cards that are left when others are taken away, as far as they are there."""
    left = cards.copy()
    for card in others:
        if card in left:
            left.remove(card)
    return left


def count_bullets(cards: list[int]) -> i64:
    """How many of the cards are bullets."""
    return len([card for card in cards if card & 15 == BULLET])
