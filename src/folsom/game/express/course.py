"""Where the game stands: its phase, whose turn it is, who is to decide, how it ended."""

from mypy_extensions import i64

from folsom.game.event import WHOLE
from folsom.game.express.components import NAMES
from folsom.game.express.horses.whiskey import MORE_CARDS, TWO_CARDS
from folsom.game.express.machine import traveller
from folsom.game.express.notation import choice
from folsom.game.express.phases import phase_of
from folsom.game.express.places import place_text
from folsom.game.express.state import NONE, PLAN, STEAL, State


def course(state: State, deciders: list[int], eye: i64) -> dict[str, object]:
    """Where the game stands, as some eyes see it."""
    phase = phase_of(state)
    trackside = state.trackside
    acting = phase.acting(state)
    shown: dict[str, object] = {
        "phase": phase.name,
        "round": int(state.round) + 1,
        "turn": int(state.turn) + 1 if phase.is_scheming() else None,
        "first": int(state.first),
        "deciders": deciders,
        "acting": None if acting == NONE else NAMES[acting],
        "resolving": resolving(state),
    }
    if trackside.coach >= 0:
        shown["drinking"] = drinking(state, phase.drinker(state, eye))
    if trackside.destination >= 0 and sees(eye, traveller(state).seat):
        shown["destination"] = place_text(int(trackside.destination))
    if trackside.prison.open:
        shown["more"] = state.phase == PLAN and trackside.due_from(state.seat) == MORE_CARDS
    if state.commitments:
        shown["chosen"] = chosen(state, eye)
    shown.update(phase.facts(state))
    return shown


def sees(eye: i64, seat: i64) -> bool:
    """Whether these eyes see what is that seat's secret."""
    return eye == seat or eye == WHOLE


def resolving(state: State) -> int | None:
    """The card of the pile, from 1, that is carried out or led to what is being decided."""
    if state.phase == STEAL:
        return int(state.resolved) + 1
    if state.trackside.alert and state.trackside.resume == STEAL and state.resolved:
        return int(state.resolved)
    return None


def drinking(state: State, seat: i64) -> int:
    """How many cards a seat still has to play for a drink; 0 if it has not drunk."""
    due = 0 if seat == NONE else state.trackside.due_from(seat)
    if due == MORE_CARDS:
        return 0
    return 2 if due == TWO_CARDS else min(int(due), 1)


def chosen(state: State, eye: i64) -> list[object]:
    """While all choose at once: for each seat whether it has, or its own secret choice."""
    shown: list[object] = []
    for seat, code in enumerate(state.commitments):
        if sees(eye, seat) and code != NONE:
            shown.append(choice(code).as_dict())
        else:
            shown.append(state.waiting >> seat & 1 == 0)
    return shown
