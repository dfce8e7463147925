"""The train: what is next to what, who is in the line of fire, who may be chosen."""

from mypy_extensions import i64

from folsom.game.express import outside
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import BELLE, DEADLY_FALL
from folsom.game.express.outside import car_at, neighbours
from folsom.game.express.places import COACH, COACH_ROOF, OUTSIDE, ROOF, TIME_MACHINE
from folsom.game.express.powers import FIRES_THROUGH_ROOFS
from folsom.game.express.state import State


def caboose(state: State) -> i64:
    """The inside of the last car."""
    return (state.rules.cars - 1) << 1


def on_train_roof(bandit: Bandit) -> bool:
    """Whether a bandit stands on the roof of a car."""
    return bandit.place & ROOF != 0 and bandit.place < OUTSIDE


def inside_a_car(bandit: Bandit) -> bool:
    """Whether a bandit is inside a car."""
    return bandit.place & ROOF == 0 and bandit.place < OUTSIDE


def ways_out(state: State, place: i64) -> list[int]:
    """Where a punch can lead (PUNCH-2)."""
    return outside.ways_out(state, place) if state.trackside.open else neighbours(state, place)


def in_line_of_fire(state: State, bandit: Bandit) -> i64:
    """The mask of all whom the bandit's gun reaches, charming or not (FIRE-2, FIRE-3, TUCO-1)."""
    at = state.at
    place = bandit.place
    found: i64 = 0
    if state.trackside.open:
        found = outside.in_line_of_fire(state, place)
    elif place & ROOF:
        look = place - 2
        while look > 0:
            if at[look]:
                found = at[look]
                break
            look -= 2
        look = place + 2
        last = state.rules.cars << 1
        while look < last:
            if at[look]:
                found |= at[look]
                break
            look += 2
    else:
        found = at[place + 2]
        if place:
            found |= at[place - 2]
    if bandit.powers & FIRES_THROUGH_ROOFS:
        found |= at[place ^ ROOF]
    return found


def choosable(state: State, found: i64) -> i64:
    """Leave out those who cannot be chosen while another can (BELLE-1)."""
    # Of two who charm, Belle herself goes first (MP-PRIS-2).
    return found & ~state.charm or found & ~(1 << BELLE) or found


def pushed_to(state: State, origin: i64, place: i64) -> i64:
    """Where a shot pushes somebody: away, if it can (DJANGO-1, HS-STAGE-4, TM-3, TM-6)."""
    if place >= OUTSIDE or origin == COACH or origin == COACH_ROOF:
        return place
    shooter = car_at(state, origin)
    car = place >> 1
    if car > shooter:
        return place + 2 if car + 1 < state.rules.cars else place
    if car == shooter:
        return place
    if car > 0:
        return place - 2
    return TIME_MACHINE if state.trackside.machine else place


def may_fall(state: State, place: i64) -> bool:
    """Whether one who stands there can be thrown off the train in this round (MP-EVT-6)."""
    return (
        state.rounds[state.round].event == DEADLY_FALL
        and state.rules.events
        and place & ROOF != 0
        and place < OUTSIDE
    )


def pushed_off(state: State, origin: i64, place: i64) -> bool:
    """Whether a shot from one place pushes somebody on a roof outward, off the end of the train."""
    if not may_fall(state, place) or origin == COACH or origin == COACH_ROOF:
        return False
    shooter = car_at(state, origin)
    car = place >> 1
    return (car == 0 and shooter > 0) or (car == state.rules.cars - 1 and shooter < car)
