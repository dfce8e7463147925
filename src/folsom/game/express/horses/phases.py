"""The phases that Horses & Stagecoach adds."""

from mypy_extensions import i64

from folsom.game.express.horses import advantage, boarding, stagecoach, turmoil
from folsom.game.express.phase import Phase, Together
from folsom.game.express.scheming import begin_round
from folsom.game.express.state import State


class Boarding(Together):
    """From wagon to wagon all choose in secret to board or to ride on (HS-SET-5)."""

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Who boards here, or to ride on."""
        return boarding.boarding_codes(state, seat)

    def reveal(self, state: State) -> None:
        """Those board who said so; the rest are asked about the next wagon."""
        if boarding.reveal_boarding(state):
            begin_round(state)


class Turmoil(Together):
    """All choose their turn at once and show it together (HS-TURN-1)."""

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """What the seat may do in its turn."""
        return turmoil.turmoil_codes(state, seat)

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """A seat says in secret what it does, or goes on after a drink."""
        turmoil.decide_turmoil(state, seat, code)

    def reveal(self, state: State) -> None:
        """It comes true in the usual order."""
        turmoil.reveal_turmoil(state)


class Keeping(Together):
    """Everybody says which cards to keep for the next round (HS-TURN-2)."""

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Each card in hand, or no more of them."""
        return advantage.keep_codes(state, seat)

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Keep one more card, or no more."""
        advantage.decide_keep(state, seat, code)

    def reveal(self, state: State) -> None:
        """The others go back, and Stealin' begins."""
        advantage.reveal_kept(state)


class Reacting(Phase):
    """A bandit flees the Shotgun, takes a hostage or pays, in the middle of something (DO-5)."""

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """It does, and what was interrupted goes on."""
        stagecoach.decide_reaction(state, code)
