"""Punch: someone at one's place loses loot and is thrown into an adjacent car."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.actions.fire import choosable
from folsom.game.express.actions.rob import take
from folsom.game.express.codes import FLAG, KIND, PLACE, STRIKE, WHO
from folsom.game.express.components import BANDITS, NO_LOOT, PURSE, SNATCHES_PURSES
from folsom.game.express.law import arrive
from folsom.game.express.loot import kinds_of, pick, token_number
from folsom.game.express.state import Bandit, State
from folsom.game.express.tell import tell, tell_loot


def drop(state: State, bandit: Bandit, kind: i64, place: i64, cause: str) -> None:
    """A bandit loses a token of a kind, at random among those alike, to the ground at a place."""
    token = pick(state, bandit.loot, kind, bandit.seat)
    bandit.loot ^= token
    state.loot[place] |= token
    tell_loot(state, "dropped", bandit.who, kind, place, token_number(token), cause)


@final
class Punch(Action):
    """PUNCH-1 to PUNCH-3, CHEYENNE-1."""

    def options(self, state: State, bandit: Bandit) -> list[int]:
        """Every target with every kind of loot it could lose and every way it could go."""
        codes: list[int] = []
        place = bandit.place
        targets = choosable(state, state.at[place] & ~(1 << bandit.who))
        if targets == 0:
            return codes
        snatches = bandit.powers & SNATCHES_PURSES
        forward = place >= 2
        backward = place >> 1 < state.rules.cars - 1
        who: i64 = 0
        while targets:
            if targets & 1:
                kinds = kinds_of(state.bandits[who].loot)
                if kinds == 0:
                    kinds = 1 << NO_LOOT
                kind: i64 = 0
                while kinds:
                    if kinds & 1:
                        code = STRIKE | who << WHO | kind << KIND
                        if forward:
                            codes.append(code | (place - 2) << PLACE)
                        if backward:
                            codes.append(code | (place + 2) << PLACE)
                        if snatches and kind == PURSE:
                            if forward:
                                codes.append(code | (place - 2) << PLACE | FLAG)
                            if backward:
                                codes.append(code | (place + 2) << PLACE | FLAG)
                    kinds >>= 1
                    kind += 1
            targets >>= 1
            who += 1
        return codes

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """The loot drops first, then the target moves."""
        target = state.bandits[code >> WHO & 15]
        kind = code >> KIND & 15
        if state.log is not None:
            tell(state, "punched", {"bandit": BANDITS[bandit.who], "target": BANDITS[target.who]})
        if kind != NO_LOOT:
            drop_or_snatch(state, bandit, target, kind, (code & FLAG) != 0)
        arrive(state, target, code >> PLACE & 63, "punch")


def drop_or_snatch(state: State, bandit: Bandit, target: Bandit, kind: i64, snatch: bool) -> None:
    """The target's token falls where the attacker stands, or into the attacker's hands."""
    place = bandit.place
    if not snatch:
        drop(state, target, kind, place, "punch")
        return
    # What is snatched is followed all the way, so it must not mix with what lies here.
    lying = state.loot[place]
    state.loot[place] = 0
    drop(state, target, kind, place, "punch")
    take(state, bandit, kind, place, "snatch")
    state.loot[place] = lying
