"""What is beside the train in an arranged position: stagecoach, horses, hostages, travellers."""

from typing import Final

from folsom.game.express.components import HORSES, MACHINE
from folsom.game.express.horses.components import (
    ANY_HOSTAGE,
    FIRST_HOSTAGE,
    HOSTAGES,
    POKER_PLAYER,
)
from folsom.game.express.horses.hostages import remember_wounds
from folsom.game.express.law import stand
from folsom.game.express.marshal.prisoners import lose_own_power
from folsom.game.express.places import COACH, HIDDEN, ROOF
from folsom.game.express.state import State
from folsom.record.names import bandit_of, place_of
from folsom.record.node import Node
from folsom.record.prison import word

KEYS: Final = ["stagecoach", "shotgun", "horses", "hostages", "taken", "hidden"]
NEEDS: Final = dict.fromkeys(KEYS, HORSES) | {"hidden": MACHINE}
SHOTGUNS_PLACES: Final = ["stagecoach", "train"]


def arrange_trackside(state: State, keys: dict[str, Node]) -> None:
    """Stagecoach, Shotgun, horses and hostages."""
    for key in KEYS:
        if key in keys and not state.rules.expansions & NEEDS[key]:
            box = "machine" if key == "hidden" else "horses"
            raise keys[key].error(f"only the expansion {box} has it.")
    if not state.rules.expansions & HORSES:
        return
    trackside = state.trackside
    cars = int(state.rules.cars)
    if "stagecoach" in keys:
        trackside.coach = keys["stagecoach"].number(0, cars - 1)
    if "shotgun" in keys and word(keys["shotgun"], SHOTGUNS_PLACES) == "train":
        trackside.guard = 2 * trackside.coach + ROOF
    bandits = len(state.clockwise())
    trackside.lead(len(state.rules.wagons), bandits)
    if "horses" in keys:
        trackside.horses = 0
        for each in keys["horses"].items():
            trackside.lead(each.number(0, cars - 1), 1)
    _arrange_hostages(state, keys)


def _arrange_hostages(state: State, keys: dict[str, Node]) -> None:
    """Who has whom, and who is still there."""
    trackside = state.trackside
    taken = 0
    for name, node in keys["taken"].mapping().items() if "taken" in keys else []:
        bandit = state.bandits[bandit_of(name, node, state)]
        hostage = _hostage(node)
        if hostage & taken:
            raise node.error("somebody else has this hostage.")
        taken |= hostage
        bandit.powers |= hostage
        if hostage == POKER_PLAYER:
            lose_own_power(state, bandit)
    trackside.hostages &= ~taken
    if "hostages" in keys:
        trackside.hostages = 0
        for node in keys["hostages"].items():
            hostage = _hostage(node)
            if hostage & (taken | int(trackside.hostages)):
                raise node.error("this hostage cannot be there as well.")
            trackside.hostages |= hostage


def _hostage(node: Node) -> int:
    return 1 << (FIRST_HOSTAGE + HOSTAGES.index(word(node, HOSTAGES)))


def hide_travellers(state: State, keys: dict[str, Node]) -> None:
    """Who is on the way through time, and where to."""
    for number, (name, node) in enumerate(
        keys["hidden"].mapping().items() if "hidden" in keys else []
    ):
        if number:
            raise node.error("only one bandit at a time travels.")
        stand(state, state.bandits[bandit_of(name, node, state)], HIDDEN)
        place = place_of(node.text(), node, state)
        if place & ROOF or place > COACH:
            raise node.error("one appears inside a car or the stagecoach.")
        state.trackside.destination = place


def settle_trackside(state: State, position: Node) -> None:
    """What was received before does not count for this round, and nobody waits to react."""
    if not state.trackside.open:
        return
    remember_wounds(state)
    for bandit in state.clockwise():
        free = bandit.powers & ANY_HOSTAGE == 0 and state.trackside.hostages
        if bandit.place == state.trackside.guard >= 0 or (bandit.place == COACH and free):
            state.trackside.alert |= 1 << int(bandit.who)
