"""Telling in the notation of choices what happened without a choice."""

from typing import Any

Facts = dict[str, Any]


def forced_words(resolving: Facts, then: list[Facts]) -> str:
    """The choice that a card of the pile left no choice about, from what followed."""
    action = str(resolving["action"])
    first = then[0]
    if first["event"] == "no-effect":
        return f"{action} has no effect"
    if action == "fire":
        return f"fire {first['target']}"
    if action == "rob":
        return f"rob {first['loot']}"
    if action == "punch":
        return _punch_words(then)
    return f"{action} to {_where(then)}"


def _where(then: list[Facts]) -> object:
    """Where somebody went first."""
    return next(facts["to"] for facts in then if facts["event"] in ("moved", "marshal", "shotgun"))


def _punch_words(then: list[Facts]) -> str:
    """A punch: whom, maybe which loot, and where to."""
    target = then[0]["target"]
    loot = f" {then[1]['loot']}" if then[1]["event"] == "dropped" else ""
    return f"punch {target}{loot} to {_where(then)}"
