"""The marshal's affairs in an arranged position: prisoners, arrests, stacks, goals, wounds."""

from collections.abc import Sequence
from typing import Final

from folsom.game.express.components import BANDITS, BULLET, LAWMAN, PRISON
from folsom.game.express.marshal.components import (
    EFFECTS,
    FIRST_HURT,
    FISTFIGHTERS,
    GOALS,
    LASTING,
    MANY_BANDITS,
    PRISONERS,
    SPECIAL_GOALS,
    STACK,
    STACKS,
    WARRANT,
    WARRANTS,
)
from folsom.game.express.marshal.prisoners import hold
from folsom.game.express.marshal.setup import special_goals
from folsom.game.express.state import State
from folsom.record.names import bandit_of
from folsom.record.node import Node

KEYS: Final = [
    "prisoners",
    "companions",
    "recaptured",
    "arrested",
    "goals",
    "rumoured",
    "stacks",
    "fists",
    "hurt",
]


def arrange_prison(state: State, keys: dict[str, Node], dealt: bool) -> None:
    """Everything but his bullets, counted with the cards; `dealt` says that the round has begun."""
    for key in KEYS:
        if key in keys and not state.rules.expansions & PRISON:
            raise keys[key].error("only the expansion marshal has it.")
    prison = state.trackside.prison
    if not prison.open:
        return
    prison.turned = state.round + 1 if dealt else state.round
    _arrange_prisoners(state, keys)
    for node in _items(keys, "arrested"):
        prison.arrested |= 1 << _outlaw(node.text(), node, state)
    if "goals" in keys:
        prison.goals = _goals(keys["goals"], state)
    for node in _items(keys, "rumoured"):
        if not prison.turned:
            raise node.error("before the first round no goal has been turned over.")
        prison.rumoured |= 1 << (node.number(1, int(prison.turned)) - 1)
    for card, node in enumerate(_items(keys, "fists")):
        if card == len(FISTFIGHTERS):
            raise node.error("there are only three Fistfighter cards.")
        prison.fists |= (_outlaw(node.text(), node, state) + 1) << (4 * card)
    for name, node in keys["hurt"].mapping().items() if "hurt" in keys else []:
        bandit = state.bandits[_outlaw(name, node, state)]
        for each in node.items():
            effect = EFFECTS.index(word(each, EFFECTS[:LASTING]))
            prison.lying = [*prison.lying, int(bandit.who) << 4 | effect]
            bandit.powers |= 1 << (FIRST_HURT + effect)


def _arrange_prisoners(state: State, keys: dict[str, Node]) -> None:
    """Who waits, who goes with whom, whom the marshal has got back."""
    prison = state.trackside.prison
    named = [keys[key] for key in ("prisoners", "companions", "recaptured") if key in keys]
    if not named:
        return
    prison.prisoners = 0
    seen: list[str] = []
    for node in _items(keys, "prisoners"):
        prison.prisoners |= 1 << _companion(node, seen)
    for node in _items(keys, "recaptured"):
        prison.recaptured |= 1 << _companion(node, seen)
    for name, node in keys["companions"].mapping().items() if "companions" in keys else []:
        bandit = state.bandits[_outlaw(name, node, state)]
        hold(state, bandit, _companion(node, seen))
    if len(seen) != PRISONERS:
        raise named[0].error(
            f"three companions are in the game, not {len(seen)}; name each of them once, "
            "under prisoners, companions or recaptured."
        )


def _companion(node: Node, seen: list[str]) -> int:
    """Whose companion it is, which must not be anywhere else."""
    name = word(node, BANDITS)
    if name in seen:
        raise node.error(f"{name}'s companion is named twice.")
    seen.append(name)
    return BANDITS.index(name)


def _goals(node: Node, state: State) -> list[int]:
    """Two warrants of bandits in the game and three special goals (MP-SET-6)."""
    found: list[int] = []
    for each in node.items():
        goal = GOALS.index(word(each, GOALS))
        if goal in found:
            raise each.error("this goal is named twice.")
        if goal >= WARRANT:
            bandit_of(BANDITS[goal - WARRANT], each, state)
        elif goal not in special_goals(state.rules):
            raise each.error(f"only with {MANY_BANDITS} or more bandits is this goal in the game.")
        found.append(goal)
    papers = len([goal for goal in found if goal >= WARRANT])
    if papers != WARRANTS or len(found) != WARRANTS + SPECIAL_GOALS:
        raise node.error(
            "two warrants and three other goals are needed, "
            f"not {papers} and {len(found) - papers}."
        )
    return found


def _outlaw(name: str, node: Node, state: State) -> int:
    """A bandit that has a seat."""
    who = bandit_of(name, node, state)
    if who == LAWMAN:
        raise node.error("this must be a bandit, not the Marshal.")
    return who


def arrange_stacks(state: State, keys: dict[str, Node], position: Node) -> None:
    """How many bullets are left in each stack; what is missing must be with bandits."""
    prison = state.trackside.prison
    if not prison.open:
        return
    fired = len(prison.lying)
    for player in state.players:
        fired += player.owned().count(LAWMAN << 4 | BULLET)
    if fired > 2 * STACK:
        raise keys.get("received", position).error(f"the Marshal has only {2 * STACK} bullets.")
    left = max(0, STACK - fired)
    right = 2 * STACK - fired - left
    if "stacks" in keys:
        left, right = _stacks(keys["stacks"], fired)
    prison.left = left
    prison.right = right
    state.bandits[LAWMAN].bullets = left + right


def _stacks(node: Node, fired: int) -> tuple[int, int]:
    """What is left in both, which must fit what was fired."""
    sizes = node.mapping(STACKS)
    for key in STACKS:
        if key not in sizes:
            raise node.error(f"the key {key} is missing.")
    left, right = (sizes[key].number(0, STACK) for key in STACKS)
    missing = 2 * STACK - left - right
    if missing != fired:
        raise node.error(
            f"the stacks lack {missing} of {2 * STACK}, but bandits have {fired}; "
            "every bullet that was fired must be named under received or hurt."
        )
    return left, right


def _items(keys: dict[str, Node], key: str) -> list[Node]:
    return keys[key].items() if key in keys else []


def word(node: Node, words: Sequence[str]) -> str:
    """A text that must be one of some words."""
    if node.text() not in words:
        raise node.error(f"'{node.text()}' is none of {', '.join(words)}.")
    return node.text()
