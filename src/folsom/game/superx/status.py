"""Invariants: what must hold in every position."""

from folsom.game.superx.state import GONE, State


def status(state: State) -> list[str]:
    """The names of the invariants that are broken."""
    broken: list[str] = []
    everywhere: list[int] = []
    for place, line in enumerate(state.lines):
        while line:
            seat = (line & 15) - 1
            everywhere.append(seat)
            if state.place[seat] != place:
                broken.append("place")
            line >>= 4
    alive = [seat for seat in range(state.rules.seats) if state.alive >> seat & 1]
    if sorted(everywhere) != alive:
        broken.append("lines")
    if [seat for seat, place in enumerate(state.place) if place != GONE] != alive:
        broken.append("alive")
    if [seat for seat, stroke in enumerate(state.fell) if stroke == 0] != alive:
        broken.append("fell")
    if max(state.place) >> 1 > state.wagons:
        broken.append("train")
    if state.stunned & ~state.alive or state.waiting & ~state.alive:
        broken.append("masks")
    if state.waiting and state.alive >> state.first & 1 == 0:
        broken.append("first")
    loot = [mask for mask in state.loot if mask]
    if sum(loot) != _union(loot):
        broken.append("loot")
    return broken


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
