"""The marshal's affairs in an arranged position: prisoners, arrests, stacks, goals, wounds."""

from typing import Final

from folsom.game.express.components import BANDITS, BULLET, LAWMAN, PRISON
from folsom.game.express.marshal.components import (
    EFFECTS,
    FIRST_HURT,
    FISTFIGHTERS,
    GOALS,
    LASTING,
    STACK,
    STACKS,
)
from folsom.game.express.marshal.prisoners import hold
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
    prison = state.wayside.prison
    if not prison.open:
        return
    prison.turned = state.round + 1 if dealt else state.round
    _arrange_prisoners(state, keys)
    for node in _items(keys, "arrested"):
        prison.arrested |= 1 << bandit_of(node.text(), node, state)
    if "goals" in keys:
        prison.goals = [GOALS.index(word(node, GOALS)) for node in keys["goals"].items()]
    for node in _items(keys, "rumoured"):
        prison.rumoured |= 1 << (node.number(1, int(prison.turned)) - 1)
    for card, node in enumerate(_items(keys, "fists")):
        if card == len(FISTFIGHTERS):
            raise node.error("there are only three Fistfighter cards.")
        prison.fists |= (bandit_of(node.text(), node, state) + 1) << (4 * card)
    for name, node in keys["hurt"].mapping().items() if "hurt" in keys else []:
        bandit = state.bandits[bandit_of(name, node, state)]
        for each in node.items():
            effect = EFFECTS.index(word(each, EFFECTS[:LASTING]))
            prison.lying = [*prison.lying, int(bandit.who) << 4 | effect]
            bandit.powers |= 1 << (FIRST_HURT + effect)


def _arrange_prisoners(state: State, keys: dict[str, Node]) -> None:
    """Who waits, who goes with whom, whom the marshal has got back."""
    prison = state.wayside.prison
    if not {"prisoners", "companions", "recaptured"} & set(keys):
        return
    prison.prisoners = 0
    for node in _items(keys, "prisoners"):
        prison.prisoners |= 1 << BANDITS.index(word(node, BANDITS))
    for node in _items(keys, "recaptured"):
        prison.recaptured |= 1 << BANDITS.index(word(node, BANDITS))
    for name, node in keys["companions"].mapping().items() if "companions" in keys else []:
        bandit = state.bandits[bandit_of(name, node, state)]
        hold(state, bandit, BANDITS.index(word(node, BANDITS)))


def arrange_stacks(state: State, keys: dict[str, Node], position: Node) -> None:
    """How many bullets are left in each stack; what is missing must be with bandits."""
    prison = state.wayside.prison
    if not prison.open:
        return
    fired = len(prison.lying)
    for player in state.players:
        fired += player.owned().count(LAWMAN << 4 | BULLET)
    if "stacks" in keys:
        left, right = (node.number(0, STACK) for node in keys["stacks"].mapping(STACKS).values())
    else:
        left = max(0, STACK - fired)
        right = 2 * STACK - fired - left
    prison.left = left
    prison.right = right
    if fired + left + right != 2 * STACK:
        raise keys.get("stacks", position).error("what the stacks miss must have hit somebody.")
    state.bandits[LAWMAN].bullets = left + right


def _items(keys: dict[str, Node], key: str) -> list[Node]:
    return keys[key].items() if key in keys else []


def word(node: Node, words: list[str]) -> str:
    """A text that must be one of some words."""
    if node.text() not in words:
        raise node.error(f"'{node.text()}' is none of {', '.join(words)}.")
    return node.text()
