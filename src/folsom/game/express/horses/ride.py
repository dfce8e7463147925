"""Ride: mount a horse beside one's car and get off elsewhere (HS-RIDE)."""

from typing import Final, final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import PLACE, RIDE_TO
from folsom.game.express.components import ESCAPE, LAWMAN
from folsom.game.express.horses.components import ZEALOT
from folsom.game.express.law import arrive, stand
from folsom.game.express.outside import BEFORE, car_at
from folsom.game.express.places import COACH, GONE, TIME_MACHINE
from folsom.game.express.state import State
from folsom.game.express.tell import tell_moved

REACH: Final = 3
"""How many cars a horse goes at most."""


@final
class Ride(Action):
    """Mount a horse and get off within reach (HS-RIDE-1, HS-RIDE-2), or at Escape ride away."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every place where one can get off."""
        trackside = state.trackside
        car = beside(state, bandit.place)
        if trackside.horses_at(car) == 0 or bandit.powers & ZEALOT:
            return ()
        codes: list[int] = []
        for stop in stops(car, state.rules.cars):
            codes.append(RIDE_TO | 2 * stop << PLACE)
            if stop == trackside.coach:
                codes.append(RIDE_TO | COACH << PLACE)
            if stop == 0 and trackside.machine and bandit.who != LAWMAN:
                codes.append(RIDE_TO | TIME_MACHINE << PLACE)
        if may_escape(state) and bandit.who != LAWMAN:
            codes.append(RIDE_TO | GONE << PLACE)
        return tuple(codes)

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Take the horse along; it stays where the bandit gets off, or leaves with it."""
        place = code >> PLACE & 63
        state.trackside.lead(beside(state, bandit.place), -1)
        if place == GONE:
            tell_moved(state, bandit.who, bandit.place, place, "ride")
            stand(state, bandit, place)
        else:
            state.trackside.lead(beside(state, place), 1)
            arrive(state, bandit, place, "ride")


def beside(state: State, place: i64) -> i64:
    """The car beside which the horses of a place stand."""
    car = car_at(state, place)
    return 0 if car == BEFORE else car


def stops(car: i64, cars: i64) -> list[int]:
    """Where a ride can end: here, then forward, then backward, the nearest first."""
    found = [int(car)]
    for step in range(1, REACH + 1):
        if car - step >= 0:
            found.append(int(car) - step)
    for step in range(1, REACH + 1):
        if car + step < cars:
            found.append(int(car) + step)
    return found


def may_escape(state: State) -> bool:
    """Whether a Ride may lead away from the train in this round."""
    return state.rules.events and state.rounds[state.round].event == ESCAPE
