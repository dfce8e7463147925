"""Whiskey: what one may drink instead of a turn, and what is left of the flask (HS-W)."""

from typing import Final

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import can_draw
from folsom.game.express.codes import (
    DRINK,
    HALF_OLD_DRINK,
    HALF_USUAL_DRINK,
    KIND,
    OLD_DRINK,
    USUAL_DRINK,
    WHO,
)
from folsom.game.express.components import (
    ACTION_KINDS,
    CALM,
    FIRST_FLASK,
    FIRST_HALF_USUAL,
    FLASKS,
    HALF_OLDS,
    HALF_USUALS,
    JOLT,
    NAMES,
    OLD,
    THE_HALF_OLD,
    TOKENS,
    USUAL,
    WHISKEY,
    WHISKEYS,
)
from folsom.game.express.loot import learn_openly, token_number
from folsom.game.express.state import State
from folsom.game.express.tell import tell
from folsom.game.express.vocabulary.names import Loot

# Which cards a drink still allows.
ONE_CARD: Final = 1
TWO_CARDS: Final = 2
SECOND_CARD: Final = 3
MORE_CARDS: Final = 4
"""Not for a drink: the marshal may go on after a card with +."""


def drinks(state: State, seat: i64) -> tuple[int, ...]:
    """What a seat may drink instead of its turn (HS-W-2 to HS-W-4)."""
    codes: list[int] = []
    for who in state.rules.crew[seat]:
        loot = state.bandits[who].loot
        if loot & WHISKEYS == 0:
            continue
        code = DRINK | who << WHO
        if can_draw(state, seat):
            if full_flask(state, loot, USUAL):
                codes.append(code | USUAL_DRINK << KIND)
            if loot & HALF_USUALS:
                codes.append(code | HALF_USUAL_DRINK << KIND)
        if playable(state, seat) >= 2:
            if full_flask(state, loot, OLD):
                codes.append(code | OLD_DRINK << KIND)
            if loot & HALF_OLDS:
                codes.append(code | HALF_OLD_DRINK << KIND)
    return tuple(codes)


def full_flask(state: State, loot: i64, whiskey: i64) -> i64:
    """The first full flask of a whiskey among some loot, or 0."""
    flasks = loot & FLASKS
    while flasks:
        token = flasks & -flasks
        if state.value[token_number(token)] == whiskey:
            return token
        flasks ^= token
    return 0


def playable(state: State, seat: i64) -> i64:
    """How many cards of the hand can be played in this turn."""
    player = state.players[seat]
    kinds: i64 = ACTION_KINDS
    if state.rounds[state.round].turns[state.turn] == JOLT:
        kinds = CALM
    count: i64 = 0
    for index in range(player.held):
        if kinds >> (player.cards[index] & 15) & 1:
            count += 1
    return count


def is_old(drink: i64) -> bool:
    """Whether a drink is of the old whiskey."""
    return drink == OLD_DRINK or drink == HALF_OLD_DRINK


def allowed_by(drink: i64) -> i64:
    """Which cards a drink allows."""
    return TWO_CARDS if is_old(drink) else ONE_CARD


def swallow(state: State, bandit: Bandit, drink: i64) -> None:
    """A drink is taken: a full flask is half-full now, a half-full one is gone (HS-W-1)."""
    if drink == HALF_USUAL_DRINK:
        flasks = bandit.loot & HALF_USUALS
        bandit.loot ^= flasks & -flasks
    elif drink == HALF_OLD_DRINK:
        bandit.loot ^= HALF_OLDS
    else:
        flask = full_flask(state, bandit.loot, OLD if drink == OLD_DRINK else USUAL)
        bandit.loot ^= flask
        half = half_of(state, flask)
        bandit.loot |= half
        learn_openly(state, flask | half)
    if state.log is not None:
        whiskey = WHISKEY[OLD if is_old(drink) else USUAL]
        opened: Loot = "half-old" if is_old(drink) else "half-usual"
        full = drink == USUAL_DRINK or drink == OLD_DRINK
        tell(
            state,
            {
                "event": "drank",
                "bandit": NAMES[bandit.who],
                "whiskey": whiskey,
                "loot": "flask" if full else opened,
                "left": opened if full else None,
            },
        )


def half_of(state: State, flask: i64) -> i64:
    """The token of a full flask when it is half-full."""
    number = token_number(flask)
    if state.value[number] == OLD:
        return TOKENS[THE_HALF_OLD]
    return TOKENS[FIRST_HALF_USUAL + number - FIRST_FLASK]
