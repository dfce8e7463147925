"""Setting the train up and putting the bandits on it (SX-SET-1, SX-SET-2)."""

from folsom.game.rng import Rng
from folsom.game.superx.components import BANDITS, MODULES, VALUES
from folsom.game.superx.options import Options
from folsom.game.superx.plans import PLANS
from folsom.game.superx.state import Rules, State
from folsom.game.superx.train import enter


def set_up(options: Options, rng: Rng) -> State:
    """A position before the first round."""
    modules = sum([1 << bit for bit, name in enumerate(MODULES) if name in options.modules])
    rules = Rules(deal_bandits(options.crew, rng), modules, PLANS[modules])
    seats = int(rules.seats)
    value = [0, *mixed(VALUES, rng)]
    state = State(
        rules,
        rng.stream,
        [0] * (2 * int(rules.wagons) + 2),
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        value,
    )
    state.first = options.first if options.first >= 0 else rng.below(seats)
    state.stream = rng.stream
    state.alive = (1 << seats) - 1
    state.wagons = rules.wagons
    for number in range(seats):
        seat = (int(state.first) + number) % seats
        # Half of them, rounded up, stand in the rear and face the locomotive.
        if number < (seats + 1) // 2:
            state.forward |= 1 << seat
        enter(state, seat, 2 * (seats - number), True)
    return state


def deal_bandits(wishes: list[int], rng: Rng) -> list[int]:
    """A bandit for every seat; those left open are drawn."""
    rest = mixed([who for who in range(len(BANDITS)) if who not in wishes], rng)
    return [who if who >= 0 else rest.pop() for who in wishes]


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """The same in an order left to chance."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
