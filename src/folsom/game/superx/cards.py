"""What each card does, and what happens to who is hit or leaves the train."""

from typing import Final

from mypy_extensions import i64

from folsom.game.superx.components import (
    FLOOR,
    HORSE,
    MOVE,
    REFLEXES,
    SHOOT,
    TURN,
)
from folsom.game.superx.state import NOBODY, ROOF, State
from folsom.game.superx.tell import facing, name, tell, tell_fell, tell_moved
from folsom.game.superx.train import (
    back_to_the_edge,
    enter,
    first_hit,
    leave,
    on_train,
)
from folsom.game.superx.vocabulary.events import Falling

USED: Final = 15
"""In place of a card that has been used before its turn."""


def carry_out(state: State, seat: i64, card: i64, plans: list[int]) -> None:
    """Do what a card says; `plans` are everybody's cards yet to come."""
    if state.stunned >> seat & 1:
        stand_up(state, seat)
        if card == REFLEXES:
            shoot(state, seat, plans)
    elif card == TURN:
        turn_around(state, seat)
    elif card == MOVE:
        move(state, seat)
    elif card == FLOOR:
        change_floor(state, seat)
    elif card == SHOOT:
        shoot(state, seat, plans)
    elif card == REFLEXES:
        state.stunned |= 1 << seat
        if state.log is not None:
            tell(state, {"event": "lay-down", "bandit": name(state, seat)})
    elif card == HORSE:
        ride(state, seat)


def turn_around(state: State, seat: i64) -> None:
    """Face the other way (SX-TURN-1)."""
    state.forward ^= 1 << seat
    if state.log is not None:
        tell(state, {"event": "turned", "bandit": name(state, seat), "facing": facing(state, seat)})


def stand_up(state: State, seat: i64) -> None:
    """Who lies stunned gets up instead, whatever the card is (SX-STUN-1)."""
    state.stunned &= ~(1 << seat)
    if state.log is not None:
        tell(state, {"event": "stood-up", "bandit": name(state, seat)})


def move(state: State, seat: i64) -> None:
    """Go one car the way one faces, or off the train (SX-MOVE-1)."""
    origin: i64 = state.place[seat]
    place = origin - 2 if state.forward >> seat & 1 else origin + 2
    if on_train(state, place):
        leave(state, seat)
        back_to_the_edge(state, seat, place)
        tell_moved(state, seat, origin, "move")
    else:
        fall(state, 1 << seat, "move")


def change_floor(state: State, seat: i64) -> None:
    """Go to the other floor of the same car (SX-FLOOR-1)."""
    origin: i64 = state.place[seat]
    leave(state, seat)
    back_to_the_edge(state, seat, origin ^ ROOF)
    tell_moved(state, seat, origin, "floor")


def shoot(state: State, seat: i64, plans: list[int]) -> None:
    """The first standing bandit is knocked away and lies stunned (SX-SHOOT-1)."""
    target = first_hit(state, seat)
    if target == NOBODY:
        if state.log is not None:
            tell(state, {"event": "missed", "bandit": name(state, seat)})
        return
    if state.log is not None:
        tell(state, {"event": "shot", "bandit": name(state, seat), "target": name(state, target)})
    forward = state.forward >> seat & 1 == 1
    origin: i64 = state.place[target]
    place = origin - 2 if forward else origin + 2
    if on_train(state, place):
        leave(state, target)
        enter(state, target, place, forward)
        state.stunned |= 1 << target
        tell_moved(state, target, origin, "shot")
    elif plans[target] & 15 == HORSE:
        plans[target] = plans[target] | USED
        if state.log is not None:
            tell(state, {"event": "saved", "bandit": name(state, target)})
        ride(state, target)
    else:
        fall(state, 1 << target, "shot")


def ride(state: State, seat: i64) -> None:
    """Go into the locomotive, facing forward, as the rearmost there (SX-HORSE-1)."""
    origin: i64 = state.place[seat]
    leave(state, seat)
    state.forward |= 1 << seat
    enter(state, seat, 0, True)
    tell_moved(state, seat, origin, "horse")


def fall(state: State, seats: i64, cause: Falling) -> None:
    """One stroke throws these off the train."""
    state.strokes += 1
    state.alive &= ~seats
    state.stunned &= ~seats
    for seat in range(state.rules.seats):
        if seats >> seat & 1:
            if state.log is not None:
                tell_fell(state, seat, cause)
            leave(state, seat)
            state.fell[seat] = state.strokes
