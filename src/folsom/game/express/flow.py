"""The course of the game: from one decision to the next, phase after phase."""

from mypy_extensions import i64

from folsom.game.express import pairs
from folsom.game.express.components import HORSES, LAWMAN
from folsom.game.express.horses import boarding, stagecoach
from folsom.game.express.phases import phase_of
from folsom.game.express.scheming import begin_round
from folsom.game.express.state import State
from folsom.game.express.tell import tell_placed


def begin(state: State) -> None:
    """Start the game and go on to the first decision."""
    if state.trackside.prison.open:
        tell_placed(state, LAWMAN, state.bandits[LAWMAN].place)
    if state.rules.expansions & HORSES:
        boarding.begin_boarding(state)
    elif state.rules.pairs:
        pairs.begin_start_places(state)
    else:
        for bandit in state.clockwise():
            tell_placed(state, bandit.who, bandit.place)
        begin_round(state)
    advance(state)


def decide(state: State, seat: i64, code: i64) -> None:
    """Make a choice known to be legal, and go on to the next decision."""
    phase_of(state).choose(state, seat, code)
    advance(state)


def choose(state: State, seat: i64, code: i64) -> None:
    """Make a choice known to be legal."""
    phase_of(state).choose(state, seat, code)


def advance(state: State) -> None:
    """Let everything happen that is forced, until somebody has a real choice or it is over."""
    while goes_on(state):
        pass


def goes_on(state: State) -> bool:
    """Let the next thing happen that is forced; false if somebody has a choice or it is over."""
    if state.trackside.alert:
        stagecoach.react(state)
    return phase_of(state).goes_on(state)


def offers(state: State, seat: i64) -> tuple[int, ...]:
    """What this seat, which is being asked, may choose."""
    return phase_of(state).offers(state, seat)
