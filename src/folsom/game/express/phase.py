"""What every phase is: who is asked and what is offered, what a choice does, and how it goes on."""

from mypy_extensions import i64

from folsom.game.express.codes import DRAW
from folsom.game.express.state import NONE, State
from folsom.game.express.tell import tell


class Phase:
    """A phase of the game. Stateless; there is one of each."""

    def __init__(self, name: str) -> None:
        self.name = name

    def goes_on(self, state: State) -> bool:
        """Let the next thing happen that is forced; false if somebody has a choice first.

        Who has it is then in `state.seat`, and what there is to choose in `state.codes`. Some
        phases begin with that, and nothing happens until it is chosen.
        """
        return False

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Do what was chosen, which is known to be legal."""
        raise NotImplementedError

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """What this seat may choose when it is asked, worked out anew where a hand decides it."""
        return state.codes


class Together(Phase):
    """A phase in which several choose at once, in secret or in any order."""

    def goes_on(self, state: State) -> bool:
        """Settle what is forced; false if somebody is left who has to choose."""
        state.seat = NONE
        for seat in range(state.rules.seats):
            while state.waiting >> seat & 1:
                codes = self.offers(state, seat)
                if len(codes) > 1:
                    if state.seat == NONE:
                        state.seat = seat
                        state.codes = codes
                    break
                if codes[0] == DRAW:
                    # That there was nothing to play is there for all to see.
                    state.players[seat].clogged = state.players[seat].held
                self.choose(state, seat, codes[0])
        if state.seat != NONE:
            return False
        self.reveal(state)
        return True

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Keep what one of them has chosen until all have."""
        state.commitments[seat] = code
        state.waiting &= ~(1 << seat)
        if state.log is not None:
            tell(state, {"event": "chose", "seat": int(seat)})

    def reveal(self, state: State) -> None:
        """All have chosen: show it, and go on to the next phase."""
        raise NotImplementedError
