"""The phases that Horses & Stagecoach adds."""

from mypy_extensions import i64

from folsom.game.event import SPECTATOR
from folsom.game.express.horses import advantage, boarding, stagecoach, turmoil
from folsom.game.express.horses.redeal import choose_anew, sober_up
from folsom.game.express.phase import Phase, Together
from folsom.game.express.scheming import begin_round
from folsom.game.express.state import NONE, State
from folsom.game.rng import Rng


class Boarding(Together):
    """From wagon to wagon all choose in secret to board or to ride on (HS-SET-5)."""

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Who boards here, or to ride on."""
        return boarding.boarding_codes(state, seat)

    def reveal(self, state: State) -> None:
        """Those board who said so; the rest are asked about the next wagon."""
        if boarding.reveal_boarding(state):
            begin_round(state)

    def facts(self, state: State) -> dict[str, object]:
        """The wagon that they are beside."""
        return {"wagon": int(state.trackside.wagon)}

    def has_hands(self) -> bool:
        """They are dealt when all have boarded."""
        return False


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

    def is_scheming(self) -> bool:
        """It is a turn of Schemin'."""
        return True

    def drinker(self, state: State, eye: i64) -> i64:
        """Everybody drinks in secret."""
        return eye if eye < SPECTATOR else NONE

    def asks_hand(self, state: State, seat: i64) -> bool:
        """All are asked for a card who have not chosen."""
        return state.waiting >> seat & 1 != 0

    def take_back(self, world: State, seat: i64) -> None:
        """Nothing is drunk yet."""
        sober_up(world, seat)

    def choose_again(self, world: State, seat: i64, rng: Rng) -> None:
        """Play, draw or drink anything."""
        choose_anew(self, world, seat, rng)


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

    def choose_again(self, world: State, seat: i64, rng: Rng) -> None:
        """Keep any cards."""
        choose_anew(self, world, seat, rng)


class Reacting(Phase):
    """A bandit flees the Shotgun, takes a hostage or pays, in the middle of something (DO-5)."""

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """It does, and what was interrupted goes on."""
        stagecoach.decide_reaction(state, code)

    def acting(self, state: State) -> i64:
        """The first of those who must react."""
        return stagecoach.alerted(state).who
