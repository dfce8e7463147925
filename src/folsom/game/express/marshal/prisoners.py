"""Prisoners: companions of bandits, who lend their powers to whoever freed them (MP-PRIS)."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import NAMES
from folsom.game.express.marshal.components import ANY_PRISONER, FIRST_PRISONER
from folsom.game.express.powers import CHARMS, ROBS_TWICE, power_of
from folsom.game.express.state import State
from folsom.game.express.tell import tell


def prisoner_of(bandit: Bandit) -> int:
    """Whose companion a bandit holds, or -1."""
    held = int(bandit.powers & ANY_PRISONER) >> FIRST_PRISONER
    return held.bit_length() - 1


def lent_by(bandit: Bandit, prisoner: i64) -> i64:
    """What a companion gives to a bandit: another's power, or a second token (MP-PRIS-1)."""
    return ROBS_TWICE if prisoner == bandit.who else power_of(prisoner)


def free_prisoner(state: State, bandit: Bandit, prisoner: i64) -> None:
    """A companion goes along with whoever frees it."""
    state.trackside.prison.prisoners ^= 1 << prisoner
    hold(state, bandit, prisoner)
    if state.log is not None:
        tell(
            state,
            {"event": "freed-prisoner", "bandit": NAMES[bandit.who], "prisoner": NAMES[prisoner]},
        )


def hold(state: State, bandit: Bandit, prisoner: i64) -> None:
    """A bandit has a companion and what it lends."""
    lent = lent_by(bandit, prisoner)
    bandit.powers |= 1 << (FIRST_PRISONER + prisoner) | lent
    if lent == CHARMS:
        state.charm |= 1 << bandit.who


def lose_prisoner(state: State, bandit: Bandit) -> None:
    """Gotcha! The bandit's companion goes to the marshal's achievements."""
    prisoner = prisoner_of(bandit)
    if prisoner < 0:
        return
    lent = lent_by(bandit, prisoner)
    bandit.powers &= ~(1 << (FIRST_PRISONER + prisoner) | lent)
    if lent == CHARMS:
        state.charm &= ~(1 << bandit.who)
    state.trackside.prison.recaptured |= 1 << prisoner
    if state.log is not None:
        tell(
            state, {"event": "recaptured", "bandit": NAMES[bandit.who], "prisoner": NAMES[prisoner]}
        )


def lose_own_power(state: State, bandit: Bandit) -> None:
    """The poker player takes a bandit's own power, not what a prisoner lends (HS-H-7)."""
    own: i64 = power_of(bandit.who)
    bandit.powers &= ~own
    if own == CHARMS:
        state.charm &= ~(1 << bandit.who)
