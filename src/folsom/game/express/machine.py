"""The time machine: a bandit alone in it vanishes and appears elsewhere (TM-4, TM-5)."""

from typing import Final

from mypy_extensions import i64

from folsom.game.event import eye
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import PLACE, TRAVEL
from folsom.game.express.components import BANDITS, ROUNDS
from folsom.game.express.law import arrive, stand, standing_at
from folsom.game.express.places import COACH, HIDDEN, TIME_MACHINE, place_text
from folsom.game.express.state import ROUND_END, TRAVELLING, State
from folsom.game.express.tell import tell
from folsom.game.express.trackside import NOT_THERE

REWARD: Final = 500


def power_up(state: State) -> None:
    """At the end of a round: whoever is alone in the time machine travels, or is rewarded."""
    if not state.trackside.machine:
        return
    inside = standing_at(state, TIME_MACHINE)
    if len(inside) != 1:
        return
    bandit = inside[0]
    if state.round + 1 == ROUNDS:
        reward(state, bandit)
        return
    state.phase = TRAVELLING
    state.seat = bandit.seat
    state.codes = destinations(state)


def destinations(state: State) -> tuple[int, ...]:
    """Inside every car, and the stagecoach."""
    codes = [TRAVEL | 2 * car << PLACE for car in range(state.rules.cars)]
    if state.trackside.coach >= 0:
        codes.append(TRAVEL | COACH << PLACE)
    return tuple(codes)


def depart(state: State, code: i64) -> None:
    """Vanish; only the traveller's player knows where to."""
    bandit = standing_at(state, TIME_MACHINE)[0]
    place = code >> PLACE & 63
    state.trackside.destination = place
    stand(state, bandit, HIDDEN)
    state.phase = ROUND_END
    if state.log is not None:
        tell(
            state,
            {"event": "vanished", "bandit": BANDITS[bandit.who], "to": place_text(int(place))},
            eye(int(bandit.seat)),
        )


def appear(state: State) -> None:
    """At the start of Stealin' the traveller is there, with all that follows (TM-4)."""
    bandit = traveller(state)
    place = state.trackside.destination
    state.trackside.destination = NOT_THERE
    arrive(state, bandit, place, "time-machine")


def traveller(state: State) -> Bandit:
    """Who is on the way through time."""
    return standing_at(state, HIDDEN)[0]


def reward(state: State, bandit: Bandit) -> None:
    """At the end of the game: money, and all loot that lies in the machine (TM-5)."""
    state.trackside.owner = bandit.who
    found = state.loot[TIME_MACHINE]
    state.loot[TIME_MACHINE] = 0
    bandit.loot |= found
    state.players[bandit.seat].knows |= found
    if state.log is not None:
        tell(
            state,
            {
                "event": "time-machine",
                "bandit": BANDITS[bandit.who],
                "amount": REWARD,
                "place": place_text(TIME_MACHINE),
            },
        )
