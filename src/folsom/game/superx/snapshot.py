"""A whole position as plain values and back, for pickling and for comparing."""

from typing import Any, Final

from folsom.game.superx.plans import PLANS
from folsom.game.superx.state import Rules, State

Snapshot = dict[str, Any]

LISTS: Final = ["lines", "place", "plans", "loot", "fell", "value"]
NUMBERS: Final = [
    "forward",
    "stunned",
    "alive",
    "waiting",
    "first",
    "round",
    "wagons",
    "strokes",
]


def freeze(state: State) -> Snapshot:
    """Everything there is to a position, in lists and numbers."""
    frozen: Snapshot = {word: list(getattr(state, word)) for word in LISTS}
    frozen.update({word: int(getattr(state, word)) for word in NUMBERS})
    frozen["stream"] = int(state.stream)
    frozen["crew"] = list(state.rules.crew)
    frozen["modules"] = int(state.rules.modules)
    return frozen


def thaw(frozen: Snapshot) -> State:
    """The position behind a snapshot."""
    rules = Rules(frozen["crew"], frozen["modules"], PLANS[frozen["modules"]])
    state = State(rules, frozen["stream"], *[list(frozen[word]) for word in LISTS])
    for word in NUMBERS:
        setattr(state, word, frozen[word])
    return state
