"""Dealing afresh all that a seat cannot know, consistent with all that it knows."""

from mypy_extensions import i64

from folsom.game.event import SPECTATOR
from folsom.game.express.components import RoundCard
from folsom.game.express.horses.redeal import is_sober, redeal_trackside
from folsom.game.express.loot import knowledge
from folsom.game.express.marshal.redeal import redeal_goals
from folsom.game.express.phases import phase_of
from folsom.game.express.redeal_hands import redeal_hand
from folsom.game.express.state import NONE, OVER, State
from folsom.game.express.teams.redeal import forget_cards, split_again
from folsom.game.rng import LoadedDice, Rng


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """A copy whose hidden parts are dealt afresh for the eyes of a seat (None: a spectator).

    The outcome depends on the random stream and on nothing that is hidden from the seat.
    """
    eye: i64 = SPECTATOR if seat is None else seat
    world = state.copy()
    world.stream = rng.leap()
    if world.phase == OVER:
        return world
    phase = phase_of(world)
    redeal_tokens(world, eye, rng)
    redeal_rounds(world, rng)
    if world.trackside.open:
        redeal_trackside(world, eye, rng)
        if world.trackside.prison.open:
            redeal_goals(world, eye, rng)
    # What others have done in secret, which they can only while all choose at once.
    secret = len(world.commitments) > 0
    if secret:
        for other in range(world.rules.seats):
            if other != eye:
                phase.take_back(world, other)
    if world.rules.teams:
        split_again(world, eye, rng)
    has_hands = phase.has_hands()
    for other in range(world.rules.seats):
        if other != eye:
            if has_hands:
                redeal_hand(phase, world, other, eye, rng)
            if secret:
                phase.choose_again(world, other, rng)
            forget(world, other)
    if world.trackside.before and is_sober(world):
        world.trackside.before = []
    if world.seat != NONE and world.seat != eye:
        world.codes = phase.offers(world, world.seat)
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
