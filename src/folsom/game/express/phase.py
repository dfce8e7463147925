"""What every phase is: who is asked and what is offered, what a choice does, and how it goes on.

A phase also answers for itself what is shown of it, and what is dealt afresh in a redeal.
"""

from mypy_extensions import i64

from folsom.game.express.codes import DRAW
from folsom.game.express.state import NONE, State
from folsom.game.express.tell import tell
from folsom.game.rng import Rng


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

    def is_scheming(self) -> bool:
        """Whether it belongs to Schemin', so that a turn of the round card is played."""
        return False

    def acting(self, state: State) -> i64:
        """The bandit that acts, where it is one bandit's doing."""
        return NONE

    def drinker(self, state: State, eye: i64) -> i64:
        """The seat whose drink these eyes are shown."""
        return state.seat

    def facts(self, state: State) -> dict[str, object]:
        """What is shown of this phase alone."""
        return {}

    def has_hands(self) -> bool:
        """Whether there are cards in hand; before they are dealt, only choices are hidden."""
        return True

    def asks_hand(self, state: State, seat: i64) -> bool:
        """Whether this seat is asked now, and its hand decides what it may choose."""
        return False

    def take_back(self, world: State, seat: i64) -> None:
        """Undo what a seat did with its cards in secret, before they are dealt afresh."""

    def choose_again(self, world: State, seat: i64, rng: Rng) -> None:
        """Let a seat choose anything in place of what it has chosen in secret."""


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

    def choose_again(self, world: State, seat: i64, rng: Rng) -> None:
        """Exchange the one choice that a seat has made."""
        if world.commitments[seat] != NONE:
            codes = self.offers(world, seat)
            world.commitments[seat] = codes[rng.below(len(codes))]
