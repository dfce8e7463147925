"""A quick guess at a good choice in Colt Express: a look at loot, guns and the law."""

from mypy_extensions import i64

from folsom.bots.search.scheming import planned
from folsom.bots.search.stealing import stolen
from folsom.game.express.codes import TAKE
from folsom.game.express.state import PLAN, STEAL, TURMOIL_CHOICE, State
from folsom.game.rng import Rng


def hunch(state: State, noise: i64, rng: Rng) -> int:
    """The code that seems best to whoever is to decide, or one nearly as good."""
    phase = state.phase
    if phase in (PLAN, TURMOIL_CHOICE):
        return planned(state, noise, rng)
    codes = state.codes
    if phase != STEAL and codes[0] & 63 != TAKE:
        return codes[rng.below(len(codes))]
    return stolen(state, codes, noise, rng)
