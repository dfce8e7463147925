"""Setting the train up and putting the bandits on it (SX-SET-1, SX-SET-2)."""

from collections.abc import Sequence

from folsom.game.rng import Rng, renew
from folsom.game.superx.components import BANDITS, MODULES, VALUES
from folsom.game.superx.options import Options
from folsom.game.superx.plans import PLANS
from folsom.game.superx.state import Rules, State


def set_up(options: Options, rng: Rng, chance: Sequence[int] = ()) -> State:
    """A position before the first round; fresh `chance` is for what the wagons hide."""
    modules = sum([1 << bit for bit, name in enumerate(MODULES) if name in options.modules])
    rules = Rules(deal_bandits(options.crew, rng), modules, PLANS[modules])
    seats = int(rules.seats)
    renew(rng, chance, 0)
    value = [0, *mixed(VALUES, rng)]
    first = options.first if options.first >= 0 else rng.below(seats)
    turns = [(seat - first) % seats for seat in range(seats)]
    place = [2 * (seats - turn) for turn in turns]
    lines = [0] * (2 * int(rules.wagons) + 2)
    for seat in range(seats):
        lines[place[seat]] = seat + 1
    state = State(
        rules,
        rng.stream,
        lines,
        place,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        value,
    )
    state.first = first
    state.alive = (1 << seats) - 1
    state.wagons = rules.wagons
    # Half of them, rounded up, stand in the rear and face the locomotive.
    state.forward = sum([1 << seat for seat in range(seats) if turns[seat] < (seats + 1) // 2])
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
