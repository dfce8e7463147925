"""Punch: someone at one's place loses loot and is thrown into an adjacent car."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.codes import FLAG, KIND, PLACE, SHOTGUN, STRIKE, WHO
from folsom.game.express.components import FIGURES, LAWMAN, NAMES, NO_LOOT, PURSE, PURSES
from folsom.game.express.horses.components import TEACHER
from folsom.game.express.horses.stagecoach import the_shotgun, unseat
from folsom.game.express.law import arrive, throw_off
from folsom.game.express.loot import drop, kinds_of, recall, take
from folsom.game.express.marshal.figure import places_for
from folsom.game.express.marshal.fists import take_fistfighter
from folsom.game.express.places import GONE
from folsom.game.express.powers import SNATCHES_PURSES
from folsom.game.express.state import State
from folsom.game.express.tell import tell
from folsom.game.express.train import choosable, may_fall, ways_out


@final
class Punch(Action):
    """Knock loot from somebody here and drive them away (PUNCH-1 to PUNCH-3, CHEYENNE-1)."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every target with every kind of loot it could lose and every way it could go."""
        here: i64 = state.at[bandit.place] & ~(1 << bandit.who)
        if state.trackside.open:
            here |= the_shotgun(state, bandit.place)
        targets = choosable(state, here)
        if targets == 0 or bandit.powers & TEACHER:
            return ()
        ways = ways_out(state, bandit.place)
        beside = state.trackside.open
        if beside and may_fall(state, bandit.place):
            ways.append(GONE)
        snatches = bandit.powers & SNATCHES_PURSES
        codes: list[int] = []
        who: i64 = 0
        while who < FIGURES:
            if targets >> who & 1:
                for loot in losses(state.bandits[who]):
                    code = STRIKE | who << WHO | loot << KIND
                    for way in places_for(state.bandits[who], ways) if beside else ways:
                        codes.append(code | way << PLACE)
                    if snatches and loot == PURSE:
                        for way in ways:
                            codes.append(code | way << PLACE | FLAG)
            who += 1
        if targets >> SHOTGUN & 1:
            codes.append(STRIKE | SHOTGUN << WHO | ways[0] << PLACE)
        return tuple(codes)

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """The loot drops first, then the target moves."""
        if code >> WHO & 15 == SHOTGUN:
            unseat(state, bandit)
            return
        target = state.bandits[code >> WHO & 15]
        loot = code >> KIND & 15
        if state.log is not None:
            tell(
                state,
                {"event": "punched", "bandit": NAMES[bandit.who], "target": NAMES[target.who]},
            )
        if target.who == LAWMAN:
            take_fistfighter(state, bandit)
        elif code & FLAG:
            snatch(state, bandit, target)
        elif loot != NO_LOOT:
            drop(state, target, loot, bandit.place, "punch")
        place = code >> PLACE & 63
        if place == GONE:
            throw_off(state, target, bandit.who)
        else:
            arrive(state, target, place, "punch")


def losses(target: Bandit) -> list[int]:
    """The kinds of loot that a punch can cost the target; nothing if it has none.

    The marshal never drops anything (MP-6).
    """
    kinds = kinds_of(target.loot)
    if kinds == 0 or target.who == LAWMAN:
        return [NO_LOOT]
    found: list[int] = []
    kind: i64 = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            found.append(kind)
        kind += 1
    return found


def snatch(state: State, bandit: Bandit, target: Bandit) -> None:
    """The target's purse falls into the attacker's hands."""
    # It is followed all the way, so it must not mix with what lies here.
    place = bandit.place
    lying = state.loot[place]
    player = state.players[bandit.seat]
    knew = player.knows & target.loot & PURSES
    state.loot[place] = 0
    drop(state, target, PURSE, place, "punch")
    token = state.loot[place]
    take(state, bandit, PURSE, place, "snatch")
    state.loot[place] = lying
    recall(state, player, knew, token)
