"""What hostages do at the start of a round, and what they bring at the end (HS-H)."""

from typing import Final

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import bullets_held, bullets_received, receive
from folsom.game.express.components import (
    BANDITS,
    BULLET,
    JEWELS,
    LAWMAN,
    NEUTRAL,
    PURSES,
    ROUNDS,
    STRONGBOXES,
)
from folsom.game.express.horses.components import (
    BANKER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    POODLE,
)
from folsom.game.express.state import State
from folsom.game.express.tell import tell

WOUNDS: Final = 8
"""How many bits a seat's wounds take in `Trackside.struck`."""


def bite(state: State) -> None:
    """The poodle's owner gets a neutral bullet, if there is one (HS-H-1)."""
    for bandit in state.clockwise():
        if bandit.powers & POODLE and state.neutral:
            state.neutral -= 1
            receive(state, bandit.seat, NEUTRAL << 4 | BULLET)
            if state.log is not None:
                name = BANDITS[bandit.who]
                tell(
                    state, {"event": "wounded", "bandit": name, "by": "neutral", "cause": "poodle"}
                )


def remember_wounds(state: State) -> None:
    """Before the last round: how many bullets everybody has received so far (HS-EVT-7)."""
    if state.round + 1 == ROUNDS:
        state.trackside.struck = 0
        for seat in range(state.rules.seats):
            wounds: i64 = len(bullets_received(state, seat))
            state.trackside.struck += wounds << (WOUNDS * seat)


def fresh_wounds(state: State, seat: i64) -> i64:
    """How many bullets a seat has received in the last round."""
    before = state.trackside.struck >> (WOUNDS * seat) & 255
    return len(bullets_received(state, seat)) - before


def ransom_units(state: State, bandit: Bandit, hostage: i64) -> i64:
    """How often the ransom of a hostage is paid."""
    flag: i64 = 256 << hostage
    if flag == BANKER:
        return 1 if bandit.loot & STRONGBOXES else 0
    if flag == OLD_LADY:
        return int(bandit.loot & JEWELS).bit_count()
    if flag == POKER_PLAYER:
        return int(bandit.loot & PURSES).bit_count()
    if flag == PHOTOGRAPHER:
        rules = state.rules
        shooters = [who for who in bullets_held(state, bandit.seat) if who < LAWMAN]
        return len(
            [who for who in shooters if not rules.are_friends(rules.seat_of[who], bandit.seat)]
        )
    return 1
