"""Brainwave: a way out of the cell, help for those in it, or another's action again (MP-IDEA)."""

from typing import Final, final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import (
    BREAK_OUT,
    COVER,
    FREE_BANDIT,
    FREE_PRISONER,
    HAND_OVER,
    KIND,
    PLACE,
    WHO,
)
from folsom.game.express.components import (
    ACTION_NAMES,
    BRAINWAVE,
    FIGURES,
    LAWMAN,
    LOOT,
    LOOT_MASKS,
    NAMES,
)
from folsom.game.express.law import alarm, stand
from folsom.game.express.loot import hide, least_valuable, token_number
from folsom.game.express.marshal.components import ANY_PRISONER, HURTS, hindrance
from folsom.game.express.marshal.prison import NOBODY_OWES
from folsom.game.express.marshal.prisoners import free_prisoner
from folsom.game.express.places import CELL, ROOF, place_text
from folsom.game.express.state import State
from folsom.game.express.tell import tell, tell_token
from folsom.game.express.vocabulary.marshal_events import HandedOverEvent

NOTHING: Final = -1
"""No kind of card."""


@final
class Brainwave(Action):
    """Break out, free somebody, or do what was done last (MP-IDEA-2 to MP-IDEA-4)."""

    def __init__(self) -> None:
        """The table of actions is given to it when it is complete."""
        self.actions: list[Action] = []

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """What it can be where the bandit is."""
        corridor = 2 * state.rules.prison
        if bandit.place == CELL:
            return (BREAK_OUT | corridor << PLACE, BREAK_OUT | (corridor + ROOF) << PLACE)
        if bandit.place | ROOF == corridor | ROOF:
            return helps(state, bandit)
        kind = copied(state, bandit)
        return () if kind < 0 else self.actions[kind].outcomes(state, bandit)

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Break out, free somebody, or do what the copied card does."""
        done = code & 63
        if done == BREAK_OUT:
            break_out(state, bandit, code >> PLACE & 63)
        elif done == FREE_PRISONER:
            free_prisoner(state, bandit, code >> WHO & 15)
        elif done == FREE_BANDIT:
            free_bandit(state, bandit, state.bandits[code >> WHO & 15])
        else:
            kind = copied(state, bandit)
            if state.log is not None:
                tell(
                    state,
                    {
                        "event": "copied",
                        "bandit": NAMES[bandit.who],
                        "action": ACTION_NAMES[kind],
                    },
                )
            self.actions[kind].carry_out(state, bandit, code)


def helps(state: State, bandit: Bandit) -> tuple[int, ...]:
    """Whom one at the prison car can free (MP-IDEA-3)."""
    codes: list[int] = []
    if bandit.powers & ANY_PRISONER == 0:
        waiting = state.trackside.prison.prisoners
        for who in range(FIGURES):
            if waiting >> who & 1:
                codes.append(FREE_PRISONER | who << WHO)
    locked: i64 = state.at[CELL]
    for who in range(FIGURES):
        if locked >> who & 1:
            codes.append(FREE_BANDIT | who << WHO)
    return tuple(codes)


def copied(state: State, bandit: Bandit) -> int:
    """The kind of the last card resolved that can be copied, or -1 (MP-IDEA-4)."""
    number = state.resolved - 1
    while number >= 0:
        card: i64 = state.pile[number] & 255
        kind = card & 15
        who = card >> 4
        if kind != BRAINWAVE and who != LAWMAN:
            if who == bandit.who and is_prevented(bandit, kind):
                return NOTHING
            return kind
        number -= 1
    return NOTHING


def is_prevented(bandit: Bandit, kind: i64) -> bool:
    """Whether a card has no effect: barred by a bullet, or played in the cell (MP-JAIL-2)."""
    if bandit.place == CELL:
        return kind != BRAINWAVE
    return bandit.powers & HURTS != 0 and hindrance(bandit.powers, kind) >= 0


def break_out(state: State, bandit: Bandit, place: i64) -> None:
    """Out of the cell by one's own wit (MP-IDEA-2)."""
    if state.log is not None:
        tell(
            state, {"event": "broke-out", "bandit": NAMES[bandit.who], "to": place_text(int(place))}
        )
    stand(state, bandit, place)
    alarm(state, [bandit])


def free_bandit(state: State, bandit: Bandit, target: Bandit) -> None:
    """Another comes out of the cell to one's place, and owes a token (MP-IDEA-3)."""
    if state.log is not None:
        tell(
            state,
            {
                "event": "freed-bandit",
                "bandit": NAMES[bandit.who],
                "target": NAMES[target.who],
                "to": place_text(int(bandit.place)),
            },
        )
    stand(state, target, bandit.place)
    if target.loot:
        prison = state.trackside.prison
        prison.debtor = target.who
        prison.creditor = bandit.who
        state.trackside.alert |= 1 << target.who


def debt_codes(target: Bandit) -> tuple[int, ...]:
    """The tokens that a freed bandit can hand over: kind by kind, from the least valuable on.

    How many they are tells nobody what they are worth.
    """
    codes: list[int] = []
    for kind in range(1, len(LOOT)):
        alike = int(target.loot & LOOT_MASKS[kind]).bit_count()
        codes += [HAND_OVER | kind << KIND | rank << COVER for rank in range(alike)]
    return tuple(codes)


def hand_over(state: State, bandit: Bandit, code: i64) -> None:
    """Pay one's helper with the chosen token."""
    prison = state.trackside.prison
    helper = state.bandits[prison.creditor]
    prison.debtor = NOBODY_OWES
    prison.creditor = NOBODY_OWES
    kind = code >> KIND & 15
    alike: i64 = bandit.loot & LOOT_MASKS[kind]
    token = least_valuable(state, alike, code >> COVER)
    hide(state, alike, bandit.seat)
    bandit.loot ^= token
    helper.loot |= token
    state.players[helper.seat].knows |= token
    if state.log is not None:
        told: HandedOverEvent = {
            "event": "handed-over",
            "bandit": NAMES[bandit.who],
            "target": NAMES[helper.who],
            "loot": LOOT[kind],
        }
        tell_token(state, told, kind, token_number(token))
