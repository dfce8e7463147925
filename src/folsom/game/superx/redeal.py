"""Another world that looks the same to a seat: other plans, other backs of wagons."""

from folsom.game.rng import Rng
from folsom.game.superx.setup import mixed
from folsom.game.superx.state import State


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """A copy in which all that the seat cannot know is left to chance."""
    other = state.copy()
    other.stream = rng.leap()
    if state.waiting == 0:
        return other
    plans = state.rules.plans
    for number in range(state.rules.seats):
        if number != seat and other.plans[number]:
            other.plans[number] = plans[rng.below(len(plans))]
    taken = 0
    for mask in state.loot:
        taken |= mask
    open_wagons = [wagon for wagon in range(1, len(state.value)) if taken >> wagon & 1 == 0]
    # Sorted first, so that the true order leaves no trace.
    values = mixed(sorted([state.value[wagon] for wagon in open_wagons]), rng)
    other.value = state.value.copy()
    for wagon, value in zip(open_wagons, values):
        other.value[wagon] = value
    return other
