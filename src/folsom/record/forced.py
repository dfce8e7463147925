"""Telling in the notation of choices what happened without a choice."""

from collections.abc import Callable
from typing import Any, Final

Facts = dict[str, Any]


def forced_words(resolving: Facts, then: list[Facts]) -> str:
    """The choice that a card of the pile left no choice about, from what followed."""
    action = str(resolving["action"])
    first = then[0]
    if first["event"] == "no-effect":
        return f"{action} has no effect"
    if first["event"] == "copied":
        return forced_words({"action": first["action"]}, then[1:])
    if first["event"] in FORCED:
        return FORCED[first["event"]](first)
    if action == "fire":
        return f"fire {first['target']}"
    if action == "rob":
        return f"rob {first['loot']}"
    if action == "punch":
        return _punch_words(then)
    return f"{action.removesuffix('+')} to {_where(then)}"


FORCED: Final[dict[str, Callable[[Facts], str]]] = {
    "aimed": lambda facts: f"fire {facts['stack']} {facts['target']}",
    "arrested": lambda facts: f"arrest {facts['bandit']}",
    "freed-prisoner": lambda facts: f"free prisoner {facts['prisoner']}",
    "freed-bandit": lambda facts: f"free bandit {facts['target']}",
}
"""What begins with one event and no other."""


def _where(then: list[Facts]) -> object:
    """Where somebody went first."""
    return next(facts["to"] for facts in then if facts["event"] in ("moved", "marshal", "shotgun"))


def _punch_words(then: list[Facts]) -> str:
    """A punch: whom, maybe which loot, and where to."""
    target = then[0]["target"]
    loot = f" {then[1]['loot']}" if then[1]["event"] == "dropped" else ""
    return f"punch {target}{loot} to {_where(then)}"
