"""The phases that Marshal & Prisoners adds."""

from mypy_extensions import i64

from folsom.game.express.marshal import events, reflexes
from folsom.game.express.phase import Phase
from folsom.game.express.state import State


class Reflexes(Phase):
    """After Stealin' everybody may carry out one more card from the hand (MP-EVT-3)."""

    def goes_on(self, state: State) -> bool:
        """Ask the next one who has a card."""
        return not reflexes.react_in_turn(state)

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Every action card in hand, or none of them."""
        return reflexes.reflex_codes(state, seat)

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Carry out a card at once, or none."""
        reflexes.decide_reflex(state, seat, code)

    def acting(self, state: State) -> i64:
        """The bandit, or the marshal, of the seat that is asked."""
        return state.rules.crew[state.seat][0]

    def asks_hand(self, state: State, seat: i64) -> bool:
        """Whoever is next is asked for a card."""
        return state.seat == seat


class AngryMarshal(Phase):
    """The marshal may fire once and then move once, without cards (MP-EVT-4)."""

    def goes_on(self, state: State) -> bool:
        """Ask him for what he can do."""
        return not events.rage(state)

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """He fires, moves, or does not."""
        events.decide_anger(state, code)

    def acting(self, state: State) -> i64:
        """The marshal."""
        return state.rules.crew[state.seat][0]
