"""The end of a round: its event and what else comes then, one after the other (DO-7)."""

from collections.abc import Callable
from typing import Final

from folsom.game.express import machine
from folsom.game.express.components import ROUNDS
from folsom.game.express.events import happen
from folsom.game.express.horses import stagecoach
from folsom.game.express.marshal import goals, shooting
from folsom.game.express.phase import Phase
from folsom.game.express.scheming import begin_round
from folsom.game.express.state import OVER, State
from folsom.game.express.tell import tell


class RoundEnd(Phase):
    """One step of the end after the other; each may ask somebody in a phase of its own."""

    def goes_on(self, state: State) -> bool:
        """Take the next step."""
        state.ending += 1
        ENDINGS[state.ending - 1](state)
        return True


def next_round(state: State) -> None:
    """The next player, or team, is first in the next round, or the game is over (DO-4, TEAM-1)."""
    if state.round + 1 == ROUNDS:
        goals.close_the_case(state)
        state.phase = OVER
        tell(state, {"event": "over"}, reveals=True)
        return
    state.round += 1
    state.first += 2 if state.rules.teams else 1
    if state.first == state.rules.seats:
        state.first = 0
    begin_round(state)


ENDINGS: Final[list[Callable[[State], None]]] = [
    happen,
    stagecoach.drop_back,
    shooting.heal,
    machine.power_up,
    next_round,
]
"""What comes at the end of a round, one after the other."""
