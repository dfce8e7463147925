"""What is next to what where the stagecoach or the time machine may be near.

On the roofs the time machine counts as the car before the locomotive, number -1.
"""

from typing import Final

from mypy_extensions import i64

from folsom.game.express.places import COACH, COACH_ROOF, OUTSIDE, ROOF, TIME_MACHINE
from folsom.game.express.state import State

BEFORE: Final = -1
"""The time machine, as a car."""


def neighbours(state: State, place: i64) -> list[int]:
    """The cars next to one, on the level of the place, the forward one first."""
    found: list[int] = []
    if place >= 2:
        found.append(place - 2)
    if place >> 1 < state.rules.cars - 1:
        found.append(place + 2)
    return found


def roof_of(car: i64) -> i64:
    """The roof of a car, or the time machine."""
    return TIME_MACHINE if car == BEFORE else 2 * car + ROOF


def car_at(state: State, place: i64) -> i64:
    """The car in or beside which a place is."""
    if place < OUTSIDE:
        return place >> 1
    return BEFORE if place == TIME_MACHINE else state.trackside.coach


def front(state: State) -> i64:
    """The foremost car of the roofs."""
    return BEFORE if state.trackside.machine else 0


def steps(state: State, place: i64, reach: i64) -> list[int]:
    """Where a Move leads that goes so far on roofs (MOVE-1, MOVE-2, HS-STAGE-3, TM-1)."""
    if place == COACH:
        return []
    if place & ROOF or place == TIME_MACHINE:
        return roof_steps(state, place, reach)
    found = neighbours(state, place)
    if place == 0 and state.trackside.machine:
        found.append(TIME_MACHINE)
    return found


def roof_steps(state: State, place: i64, reach: i64) -> list[int]:
    """The same on the roofs: forward, backward, the nearest first, then onto the stagecoach."""
    found: list[int] = []
    start = car_at(state, place)
    left = reach
    if place == TIME_MACHINE:
        found.append(0)
    elif place == COACH_ROOF:
        found.append(roof_of(start))
        left -= 1
    car = start - 1
    while car >= front(state) and start - car <= left:
        found.append(roof_of(car))
        car -= 1
    car = start + 1
    while car < state.rules.cars and car - start <= left:
        found.append(roof_of(car))
        car += 1
    coach = state.trackside.coach
    if coach >= 0 and place != COACH_ROOF:
        away = coach - start if coach > start else start - coach
        if away < reach:
            found.append(COACH_ROOF)
    return found


def passes_the_shotgun(state: State, origin: i64, place: i64) -> bool:
    """Whether a Move from one place to another leads over the Shotgun's roof (HS-GUARD-2)."""
    guard = state.trackside.guard
    if guard < 0 or place == guard:
        return False
    if origin == COACH_ROOF or place == COACH_ROOF:
        return True
    if place & ROOF == 0 and place != TIME_MACHINE:
        return False
    if origin & ROOF == 0 and origin != TIME_MACHINE:
        return False
    start = car_at(state, origin)
    end = car_at(state, place)
    return start < guard >> 1 < end or end < guard >> 1 < start


def ways_out(state: State, place: i64) -> list[int]:
    """Where a punch can lead (PUNCH-2, HS-STAGE-1, TM-3)."""
    trackside = state.trackside
    if place == TIME_MACHINE:
        return [0]
    if place >= OUTSIDE:
        return [2 * trackside.coach + (place & ROOF)]
    found = neighbours(state, place)
    if place >> 1 == trackside.coach:
        found.append(COACH + (place & ROOF))
    if place <= ROOF and trackside.machine:
        found.append(TIME_MACHINE)
    return found


def flights(state: State) -> list[int]:
    """The roofs next to the Shotgun's, not the stagecoach's (HS-GUARD-2, HS-GUARD-4)."""
    found = neighbours(state, state.trackside.guard)
    if state.trackside.guard == ROOF and state.trackside.machine:
        found.append(TIME_MACHINE)
    return found


def in_line_of_fire(state: State, place: i64) -> i64:
    """The mask of all whom a gun reaches from a place on its level (HS-STAGE-2, -4, TM-2)."""
    at = state.at
    coach = state.trackside.coach
    if place == COACH:
        return at[2 * coach]
    if place == COACH_ROOF:
        return on_all_roofs(state) | at[TIME_MACHINE]
    if place == TIME_MACHINE:
        return at[0] | nearest(state, BEFORE, 1) | at[COACH_ROOF]
    car = place >> 1
    if place & ROOF:
        return nearest(state, car, -1) | nearest(state, car, 1) | at[COACH_ROOF]
    found: i64 = at[place + 2]
    found |= at[place - 2] if place else at[TIME_MACHINE]
    return found | at[COACH] if car == coach else found


def on_all_roofs(state: State) -> i64:
    """The mask of the bandits on train roofs."""
    found: i64 = 0
    for car in range(state.rules.cars):
        found |= state.at[2 * car + ROOF]
    return found


def nearest(state: State, car: i64, way: i64) -> i64:
    """Those on the nearest occupied roof one way; the Shotgun occupies his too (HS-GUARD-3).

    Who shares it with him, as only the marshal can, is not behind him (FIRE-3, MP-HS-3).
    """
    first = front(state)
    car += way
    while first <= car < state.rules.cars:
        place = roof_of(car)
        if place == state.trackside.guard or state.at[place]:
            return state.at[place]
        car += way
    return 0
