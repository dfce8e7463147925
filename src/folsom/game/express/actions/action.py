"""What every action card is: a list of outcomes to choose from, and carrying one out."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.state import State


class Action:
    """An action of a bandit. Stateless; there is one of each."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """The codes of all possible outcomes, in a fixed order; empty if it has no effect."""
        raise NotImplementedError

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Do what one of the outcomes says."""
        raise NotImplementedError
