"""The expansion's events, and what those of other boxes mean with the marshal as a player."""

from typing import Final

from mypy_extensions import i64

from folsom.game.express.actions.fire import Fire
from folsom.game.express.actions.move import Move
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import PASS, TO_PLACE
from folsom.game.express.components import LOOT, WHISKEYS
from folsom.game.express.loot import kind_of_token, token_number
from folsom.game.express.marshal.components import GOALS
from folsom.game.express.marshal.figure import inside_his_car, lawman
from folsom.game.express.places import ROOF, place_text
from folsom.game.express.state import ANGER, ROUND_END, State
from folsom.game.express.tell import tell, tell_passed, tell_token
from folsom.game.express.vocabulary.marshal_events import FlaskTakenEvent

_FIRE: Final = Fire()
_MOVE: Final = Move()


def safe_place(state: State) -> None:
    """All loot inside the marshal's car moves to its roof (MP-EVT-1)."""
    inside = inside_his_car(state)
    roof = inside | ROOF
    state.loot[roof] |= state.loot[inside]
    state.loot[inside] = 0
    if state.log is not None:
        tell(
            state,
            {"event": "safe-place", "from": place_text(int(inside)), "to": place_text(int(roof))},
        )


def spread_rumour(state: State) -> None:
    """One of his turned-over goals is shown to all (MP-EVT-2)."""
    prison = state.trackside.prison
    number = state.below(prison.turned)
    prison.rumoured |= 1 << number
    if state.log is not None:
        goal = GOALS[prison.goals[number]]
        tell(state, {"event": "rumour", "number": int(number) + 1, "goal": goal}, reveals=True)


def take_flask(state: State) -> None:
    """A whiskey for the marshal: he takes a flask from where he stands (MP-EVT-4)."""
    marshal = lawman(state)
    flasks: i64 = state.loot[marshal.place] & WHISKEYS
    if flasks == 0:
        return
    skip = state.below(int(flasks).bit_count())
    while skip:
        flasks &= flasks - 1
        skip -= 1
    flask = flasks & -flasks
    state.loot[marshal.place] ^= flask
    marshal.loot |= flask
    state.players[marshal.seat].knows |= flask
    if state.log is not None:
        kind = kind_of_token(flask)
        told: FlaskTakenEvent = {
            "event": "flask-taken",
            "loot": LOOT[kind],
            "place": place_text(int(marshal.place)),
        }
        tell_token(state, told, kind, token_number(flask))


def near_marshal(state: State) -> list[Bandit]:
    """The bandits inside and on the roof of his car, for Marshal's revenge (MP-EVT-4)."""
    inside = inside_his_car(state)
    return [bandit for bandit in state.clockwise() if bandit.place | ROOF == inside | ROOF]


def begin_anger(state: State) -> None:
    """Angry marshal: he may do one Fire, then one Move, without cards (MP-EVT-4)."""
    state.phase = ANGER
    state.trackside.prison.anger = 0


def rage(state: State) -> bool:
    """Go on until the marshal has to choose (true) or his anger is over (false)."""
    prison = state.trackside.prison
    marshal = lawman(state)
    while prison.anger < 2:
        codes = _MOVE.outcomes(state, marshal) if prison.anger else _FIRE.outcomes(state, marshal)
        if codes:
            state.seat = marshal.seat
            state.codes = (*codes, PASS)
            return True
        prison.anger += 1
    prison.anger = 0
    state.phase = ROUND_END
    return False


def decide_anger(state: State, code: i64) -> None:
    """Shoot, move, or do not."""
    prison = state.trackside.prison
    prison.anger += 1
    if code == PASS:
        tell_passed(state, state.rules.lawman, "declined")
    elif code & 63 == TO_PLACE:
        _MOVE.carry_out(state, lawman(state), code)
    else:
        _FIRE.carry_out(state, lawman(state), code)
