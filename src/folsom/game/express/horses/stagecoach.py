"""The stagecoach on its way, the Shotgun, and the hostages inside (HS-STAGE, HS-GUARD, HS-HOST)."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import FLEE_TO, HAND_OVER, HOSTAGE, KIND, PLACE, SHOTGUN
from folsom.game.express.components import BANDITS
from folsom.game.express.horses.components import (
    ANY_HOSTAGE,
    FIRST_HOSTAGE,
    HOSTAGES,
    POKER_PLAYER,
)
from folsom.game.express.law import alarm, arrive, standing_at
from folsom.game.express.marshal.brainwave import debt_codes, hand_over
from folsom.game.express.marshal.prisoners import lose_own_power
from folsom.game.express.outside import flights
from folsom.game.express.places import COACH_ROOF, ROOF, place_text
from folsom.game.express.state import FLEEING, HANDING_OVER, TAKING_HOSTAGE, State
from folsom.game.express.tell import tell
from folsom.game.express.vocabulary.horses_events import StagecoachEvent


def the_shotgun(state: State, place: i64) -> i64:
    """The Shotgun's bit, if he sits on his stagecoach and a bandit is there to punch him."""
    trackside = state.trackside
    return 1 << SHOTGUN if place == COACH_ROOF and trackside.guard < 0 else 0


def unseat(state: State, bandit: Bandit) -> None:
    """A punch throws him onto the roof beside, and his strongbox stays behind (HS-GUARD-1)."""
    trackside = state.trackside
    trackside.guard = 2 * trackside.coach + ROOF
    state.loot[COACH_ROOF] |= trackside.strongbox
    trackside.strongbox = 0
    if state.log is not None:
        tell(state, {"event": "punched", "bandit": BANDITS[bandit.who], "target": "Shotgun"})
        tell(
            state,
            {
                "event": "shotgun",
                "to": place_text(int(trackside.guard)),
                "loot": "strongbox",
                "place": place_text(COACH_ROOF),
            },
        )
    alarm(state, standing_at(state, trackside.guard))


def roll_back(state: State) -> None:
    """One car backward, with all who are on it; beside the last car it stays."""
    trackside = state.trackside
    if trackside.coach + 1 == state.rules.cars:
        return
    trackside.coach += 1
    if trackside.guard >= 0:
        trackside.guard += 2
    if state.log is not None:
        car = int(trackside.coach)
        told: StagecoachEvent = {"event": "stagecoach", "from": car - 1, "to": car}
        if trackside.guard >= 0:
            told["shotgun"] = place_text(int(trackside.guard))
        tell(state, told)


def drop_back(state: State) -> None:
    """At the end of each round the stagecoach falls behind (HS-STAGE-6)."""
    if state.trackside.coach >= 0:
        roll_back(state)
        if state.trackside.guard >= 0:
            alarm(state, standing_at(state, state.trackside.guard))


def alerted(state: State) -> Bandit:
    """Who has to act first: those who flee, then those who take a hostage, clockwise (DO-6)."""
    trackside = state.trackside
    waiting = [bandit for bandit in state.clockwise() if trackside.alert >> bandit.who & 1]
    for bandit in waiting:
        if bandit.place == trackside.guard:
            return bandit
    return waiting[0]


def react(state: State) -> None:
    """Let those flee, pay or take hostages who must, until one of them has to choose (DO-5)."""
    trackside = state.trackside
    while trackside.alert:
        bandit = alerted(state)
        flees = bandit.place == trackside.guard
        owes = bandit.who == trackside.prison.debtor
        if flees:
            codes = flight_codes(state)
        else:
            codes = debt_codes(bandit) if owes else hostage_codes(state)
        if len(codes) > 1:
            trackside.resume = state.phase
            state.phase = FLEEING if flees else HANDING_OVER if owes else TAKING_HOSTAGE
            state.seat = bandit.seat
            state.codes = codes
            return
        if codes:
            settle(state, bandit, codes[0])
        else:
            trackside.alert ^= 1 << bandit.who


def decide_reaction(state: State, code: i64) -> None:
    """Flee or take a hostage as chosen, and go on with what was interrupted."""
    bandit = alerted(state)
    state.phase = state.trackside.resume
    settle(state, bandit, code)


def flight_codes(state: State) -> tuple[int, ...]:
    """Where one can flee from the Shotgun."""
    return tuple([FLEE_TO | place << PLACE for place in flights(state)])


def hostage_codes(state: State) -> tuple[int, ...]:
    """The hostages there are to take."""
    there = state.trackside.hostages >> FIRST_HOSTAGE
    return tuple(
        [HOSTAGE | number << KIND for number in range(len(HOSTAGES)) if there >> number & 1]
    )


def settle(state: State, bandit: Bandit, code: i64) -> None:
    """One bandit has fled, has its hostage or pays for its freedom."""
    trackside = state.trackside
    trackside.alert ^= 1 << bandit.who
    if code & 63 == FLEE_TO:
        arrive(state, bandit, code >> PLACE & 63, "flee")
        return
    if code & 63 == HAND_OVER:
        hand_over(state, bandit, code)
        return
    hostage: i64 = 1 << (FIRST_HOSTAGE + (code >> KIND & 15))
    trackside.hostages ^= hostage
    bandit.powers |= hostage
    if hostage == POKER_PLAYER:
        lose_own_power(state, bandit)
    if state.log is not None:
        name = HOSTAGES[code >> KIND & 15]
        tell(state, {"event": "hostage", "bandit": BANDITS[bandit.who], "hostage": name})


def hostage_of(bandit: Bandit) -> int:
    """The number of a bandit's hostage, or -1."""
    held = int(bandit.powers & ANY_HOSTAGE) >> FIRST_HOSTAGE
    return held.bit_length() - 1
