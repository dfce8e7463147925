"""Where the game stands: its phase, whose turn it is, who is to decide, how it ended."""

from mypy_extensions import i64

from folsom.game.event import SPECTATOR, WHOLE
from folsom.game.express.components import NAMES
from folsom.game.express.horses.stagecoach import alerted
from folsom.game.express.horses.whiskey import MORE_CARDS, TWO_CARDS
from folsom.game.express.law import standing_at
from folsom.game.express.machine import traveller
from folsom.game.express.marshal.view import actor
from folsom.game.express.notation import choice
from folsom.game.express.phases import PHASES
from folsom.game.express.places import TIME_MACHINE, place_text
from folsom.game.express.scoring import result
from folsom.game.express.state import (
    ANGER,
    BOARDING,
    NONE,
    OVER,
    PICK_POCKETS,
    PLAN,
    REFLEX,
    STEAL,
    TRAVELLING,
    TURMOIL_CHOICE,
    State,
)


def course(state: State, deciders: list[int], eye: i64) -> dict[str, object]:
    """Where the game stands, as some eyes see it."""
    trackside = state.trackside
    shown: dict[str, object] = {
        "phase": PHASES[state.phase].name,
        "round": int(state.round) + 1,
        "turn": int(state.turn) + 1 if is_planned(state) else None,
        "first": int(state.first),
        "deciders": deciders,
        "acting": acting(state),
    }
    if trackside.coach >= 0:
        shown["drinking"] = drinking(state, eye)
    if state.phase == BOARDING:
        shown["wagon"] = int(trackside.wagon)
    if trackside.destination >= 0 and sees(eye, traveller(state).seat):
        shown["destination"] = place_text(int(trackside.destination))
    if trackside.prison.open:
        shown["more"] = state.phase == PLAN and trackside.due_from(state.seat) == MORE_CARDS
    if state.commitments:
        shown["chosen"] = chosen(state, eye)
    if state.phase == OVER:
        shown["result"] = result(state).as_dict()
    return shown


def sees(eye: i64, seat: i64) -> bool:
    """Whether these eyes see what is that seat's secret."""
    return eye == seat or eye == WHOLE


def is_planned(state: State) -> bool:
    """Whether Schemin' is going on."""
    return state.phase == PLAN or state.phase == TURMOIL_CHOICE


def acting(state: State) -> str | None:
    """The bandit that acts, where it is one bandit's doing."""
    if state.phase == STEAL:
        return NAMES[(state.pile[state.resolved] & 255) >> 4]
    if state.phase == PICK_POCKETS:
        return NAMES[state.clockwise()[state.step].who]
    if state.trackside.alert:
        return NAMES[alerted(state).who]
    if state.phase == REFLEX or state.phase == ANGER:
        return actor(state)
    if state.phase == TRAVELLING:
        return NAMES[standing_at(state, TIME_MACHINE)[0].who]
    return None


def drinking(state: State, eye: i64) -> int:
    """How many cards the one who decides still has to play for a drink; 0 if it has not drunk."""
    secret = state.phase == TURMOIL_CHOICE
    if secret and eye >= SPECTATOR:
        return 0
    due = state.trackside.due_from(eye if secret else max(state.seat, 0))
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
