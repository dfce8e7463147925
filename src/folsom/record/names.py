"""Names in a scenario file: bandits, places and cards that must be part of the game."""

from typing import Final

from folsom.game.errors import UnknownWord
from folsom.game.express.components import (
    ACTION_NAMES,
    HORSES,
    MACHINE,
    MARSHAL,
    NAMES,
    PRISON,
)
from folsom.game.express.places import (
    CELL,
    COACH,
    COACH_ROOF,
    GONE,
    HIDDEN,
    OUTSIDE,
    TIME_MACHINE,
    parse_place,
)
from folsom.game.express.state import State
from folsom.game.express.words import parse_card, parse_figure
from folsom.record.node import Node

NEEDS: Final = {
    COACH: (HORSES, "horses"),
    COACH_ROOF: (HORSES, "horses"),
    CELL: (PRISON, "marshal"),
    TIME_MACHINE: (MACHINE, "machine"),
    HIDDEN: (MACHINE, "machine"),
    GONE: (HORSES | PRISON, "horses or marshal"),
}
"""By place outside the train, the expansion that has it."""


def bandit_of(name: str, node: Node, state: State) -> int:
    """A bandit that has a seat, or the Marshal."""
    try:
        who = parse_figure(name)
    except UnknownWord as error:
        raise node.error(str(error)) from None
    if state.rules.seat_of[who] < 0:
        raise node.error(f"{name} has no seat in this game.")
    return who


def seat_of(name: str, node: Node, state: State) -> int:
    """The seat of a bandit that must be in the game."""
    return state.rules.seat_of[bandit_of(name, node, state)]


def seat_name(state: State, seat: int) -> str:
    """A seat by its bandits: "Ghost", or "Ghost+Tuco" for a pair."""
    return "+".join(NAMES[who] for who in state.rules.crew[seat])


def place_of(name: str, node: Node, state: State) -> int:
    """A place of this game."""
    try:
        place = parse_place(name)
    except UnknownWord as error:
        raise node.error(str(error)) from None
    if place >= OUTSIDE:
        needs, word = NEEDS[place]
        if not state.rules.expansions & needs:
            raise node.error(f"there is no such place without the expansion {word}.")
    elif place >> 1 >= state.rules.cars:
        raise node.error(f"the last car of this train is {int(state.rules.cars) - 1}.")
    return place


def card_of(name: str, node: Node, crew: list[int] | None = None) -> int:
    """A card, bullets included; the name of a lone bandit's own action may do."""
    if (
        crew is not None
        and name in ACTION_NAMES
        and (len(crew) == 1 or name == ACTION_NAMES[MARSHAL])
    ):
        return crew[0] << 4 | ACTION_NAMES.index(name)
    try:
        return parse_card(name)
    except UnknownWord as error:
        raise node.error(str(error)) from None


def by_seat(node: Node, state: State) -> dict[int, Node]:
    """Values by the seat of the bandit named; a pair is named by one of the two."""
    found: dict[int, Node] = {}
    for name, value in node.mapping().items():
        seat = seat_of(name, value, state)
        if seat in found:
            raise value.error("both bandits of one player are named; name one of them.")
        found[seat] = value
    return found
