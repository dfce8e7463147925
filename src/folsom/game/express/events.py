"""The events at the end of rounds, the stations' among them."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import KIND, LEAVE, TAKE
from folsom.game.express.components import (
    BANDITS,
    CONDUCTORS_PURSE,
    CONDUCTORS_RANSOM,
    EVENTS,
    LAWMAN,
    NO_EVENT,
    PURSE,
    PURSES,
    TOKENS,
)
from folsom.game.express.horses.events import (
    exhaust_horses,
    full_speed,
    mortal_bullet,
    share,
    shotguns_rage,
    whiskey_for_the_marshal,
)
from folsom.game.express.law import move_marshal, move_together, standing_at, wound
from folsom.game.express.loot import learn_openly, least_valuable, let_fall, take
from folsom.game.express.marshal.events import (
    begin_anger,
    near_marshal,
    safe_place,
    spread_rumour,
)
from folsom.game.express.marshal.figure import inside_his_car
from folsom.game.express.marshal.reflexes import begin_reflexes
from folsom.game.express.outside import roof_of
from folsom.game.express.places import ROOF, place_text
from folsom.game.express.state import PICK_POCKETS, State
from folsom.game.express.tell import tell
from folsom.game.express.train import caboose, inside_a_car, on_train_roof


def happen(state: State) -> None:
    """Let the event of the round card happen, if there is one (DO-4)."""
    event = state.rounds[state.round].event
    if not state.rules.events or event == NO_EVENT:
        return
    if state.log is not None:
        tell(state, {"event": "happening", "name": EVENTS[event]})
    HAPPENINGS[event](state)


def on_roofs(state: State) -> list[Bandit]:
    """All bandits on train roofs."""
    return [bandit for bandit in state.clockwise() if on_train_roof(bandit)]


def above_marshal(state: State) -> list[Bandit]:
    """All bandits on the roof of the marshal's car."""
    return standing_at(state, state.marshal | ROOF)


def no_event(state: State) -> None:
    """Nothing happens."""


def angry_marshal(state: State) -> None:
    """He shoots those on the roof of his car, then moves one car backward (EVT-1)."""
    if state.trackside.prison.open:
        begin_anger(state)
        return
    wound(state, above_marshal(state), "angry-marshal")
    if state.marshal != caboose(state):
        move_marshal(state, state.marshal + 2)


def swivel_arm(state: State) -> None:
    """All bandits on train roofs go to the caboose's roof (EVT-2)."""
    roof = caboose(state) | ROOF
    swept = [bandit for bandit in on_roofs(state) if bandit.place != roof]
    move_together(state, swept, [int(roof)] * len(swept), "swivel-arm")


def braking(state: State) -> None:
    """All bandits on train roofs move one car forward (EVT-3)."""
    sliding = [
        bandit for bandit in on_roofs(state) if bandit.place > ROOF or state.trackside.machine
    ]
    places = [int(roof_of((bandit.place >> 1) - 1)) for bandit in sliding]
    move_together(state, sliding, places, "braking")


def take_it_all(state: State) -> None:
    """The second strongbox is put inside the marshal's car (EVT-4)."""
    place = inside_his_car(state) if state.trackside.prison.open else state.marshal
    state.loot[place] |= state.strongbox
    state.strongbox = 0
    if state.log is not None:
        tell(state, {"event": "strongbox", "place": place_text(int(place))})


def rebellion(state: State) -> None:
    """Every bandit inside a car takes a neutral bullet (EVT-5)."""
    inside = [bandit for bandit in state.clockwise() if inside_a_car(bandit)]
    wound(state, inside, "rebellion")


def begin_pickpocketing(state: State) -> None:
    """One bandit after the other may take a purse where it is alone (EVT-6)."""
    state.phase = PICK_POCKETS
    state.step = 0


def pick_pockets(state: State) -> bool:
    """Go on until a bandit may take a purse (true) or all have been asked (false)."""
    order = state.clockwise()
    while state.step < len(order):
        bandit = order[state.step]
        alone = state.at[bandit.place] & ~(1 << LAWMAN) == 1 << bandit.who
        if alone and state.loot[bandit.place] & PURSES:
            state.seat = bandit.seat
            state.codes = (TAKE | PURSE << KIND, LEAVE | PURSE << KIND)
            return True
        state.step += 1
    return False


def pick_pocket(state: State, code: i64) -> None:
    """Take the purse or leave it."""
    bandit = state.clockwise()[state.step]
    state.step += 1
    if code & 63 == TAKE:
        take(state, bandit, PURSE, bandit.place, "pickpocketing")
    elif state.log is not None:
        tell(state, {"event": "left", "bandit": BANDITS[bandit.who], "loot": "purse"})


def revenge(state: State) -> None:
    """Those on the roof of the marshal's car drop their least valuable purse (EVT-7)."""
    concerned = near_marshal(state) if state.trackside.prison.open else above_marshal(state)
    for bandit in concerned:
        purses = bandit.loot & PURSES
        if purses == 0:
            continue
        let_fall(state, bandit, PURSE, least_valuable(state, purses), bandit.place, "revenge")


def hostage_conductor(state: State) -> None:
    """Every bandit in or on the locomotive gets a ransom (EVT-8)."""
    number: i64 = CONDUCTORS_PURSE
    for bandit in state.clockwise():
        if bandit.place > ROOF:
            continue
        if state.rules.edition == 1:
            bandit.station += CONDUCTORS_RANSOM
        else:
            bandit.loot |= TOKENS[number]
            learn_openly(state, TOKENS[number])
            number += 1
        if state.log is not None:
            tell(
                state,
                {
                    "event": "ransom",
                    "bandit": BANDITS[bandit.who],
                    "amount": CONDUCTORS_RANSOM,
                    "loot": None if state.rules.edition == 1 else "purse",
                },
            )


HAPPENINGS: Final[list[Callable[[State], None]]] = [
    no_event,
    angry_marshal,
    swivel_arm,
    braking,
    take_it_all,
    rebellion,
    begin_pickpocketing,
    revenge,
    hostage_conductor,
    exhaust_horses,
    whiskey_for_the_marshal,
    full_speed,
    shotguns_rage,
    share,
    no_event,  # Escape shows when the money is counted
    mortal_bullet,
    safe_place,
    spread_rumour,
    begin_reflexes,
    no_event,  # so do the expansion's stations, and Deadly fall in Stealin'
    no_event,
    no_event,
]
"""By event; an expansion adds its own rows."""
