"""How the greedy bot plans in Colt Super Express: by guessing what the others plan."""

from typing import Final

from folsom.game.rng import Rng
from folsom.game.superx.cards import carry_out
from folsom.game.superx.components import PLANNED
from folsom.game.superx.game import SuperExpress
from folsom.game.superx.state import State

TRIED: Final = 144
"""How many pairs of a plan and a guess are tried before the worse half of the plans is dropped."""
FEWEST: Final = 2
"""Against how many guesses at the others' plans each is tried at least."""
TRIES: Final = 4
"""How often a guess is made anew that throws its bandit off the train without anybody's help."""

LOOT: Final = 0.04
"""What a loot card is worth, beside 1 for victory."""
REAR: Final = 0.12
"""What it costs to stand on the last wagon, or before it a part of that."""
LYING: Final = 0.05
"""What it costs to be stunned."""


def best_plan(world: SuperExpress, seat: int, rng: Rng) -> int:
    """The plan that leaves the seat best off on average; the worse half is dropped each time."""
    plans = list(world.codes(seat))
    totals = dict.fromkeys(plans, 0.0)
    while len(plans) > 1:
        for _ in range(max(FEWEST, TRIED // len(plans))):
            guess = guessed(world, seat, rng)
            for plan in plans:
                totals[plan] += outcome(guess, seat, plan)
        plans.sort(key=lambda plan: -totals[plan])
        plans = plans[: (len(plans) + 1) // 2]
    return plans[0]


def guessed(world: SuperExpress, seat: int, rng: Rng) -> SuperExpress:
    """A copy in which everybody else has planned, by chance but not for suicide."""
    guess = world.copy()
    state = guess.state
    codes = state.rules.plans
    for other in range(guess.seats):
        if other != seat and state.alive >> other & 1:
            for _ in range(TRIES):
                plan = codes[rng.below(len(codes))]
                if stays(state, other, plan):
                    break
            state.plans[other] = plan
    state.waiting = 1 << seat
    return guess


def stays(state: State, seat: int, plan: int) -> bool:
    """Whether a plan leaves its bandit on the train if nobody else does anything."""
    alone = state.copy()
    nothing = [0] * len(alone.plans)
    for number in range(PLANNED):
        carry_out(alone, seat, plan >> 4 * number & 15, nothing)
        if not alone.alive >> seat & 1:
            return False
    return alone.place[seat] >> 1 < alone.wagons


def outcome(guess: SuperExpress, seat: int, plan: int) -> float:
    """What this plan would come to if the others' were as guessed: 1 for victory, 0 for the end."""
    future = guess.copy()
    future.apply(seat, plan)
    state = future.state
    if future.over:
        winners = future.result().winners
        return 1 / len(winners) if seat in winners else 0.0
    if not state.alive >> seat & 1:
        return 0.0
    rivals = int(state.alive).bit_count() - 1
    worth = 1 / (1 + rivals) + LOOT * int(state.loot[seat]).bit_count()
    worth -= REAR * (state.place[seat] >> 1) / int(state.wagons)
    return worth - (LYING if state.stunned >> seat & 1 else 0)
