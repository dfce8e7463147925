"""Fire: a bullet for someone in the line of fire."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import receive
from folsom.game.express.codes import FIRE_AT, PLACE, SHOOT, WHO
from folsom.game.express.components import BULLET, FIGURES, LAWMAN, NAMES
from folsom.game.express.law import arrive, throw_off
from folsom.game.express.marshal.shooting import double_fire, fire_both
from folsom.game.express.places import GONE, TIME_MACHINE
from folsom.game.express.powers import PUSHES
from folsom.game.express.state import State
from folsom.game.express.tell import tell
from folsom.game.express.train import choosable, in_line_of_fire, pushed_off, pushed_to


@final
class Fire(Action):
    """Shoot somebody in range (FIRE-1 to FIRE-5); Django's shots push (DJANGO-1).

    The marshal has another way to fire (MP-5).
    """

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every target."""
        if bandit.bullets == 0:
            return FIRE_AT[0]
        if bandit.who == LAWMAN:
            return double_fire(state, bandit)
        targets = choosable(state, in_line_of_fire(state, bandit))
        if state.trackside.open and bandit.powers & PUSHES:
            return FIRE_AT[targets] + tuple(
                [
                    SHOOT | who << WHO | GONE << PLACE
                    for who in range(FIGURES)
                    if targets >> who & 1
                    and pushed_off(state, bandit.place, state.bandits[who].place)
                ]
            )
        return FIRE_AT[targets]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Hand over the bullet, and push the target where the shooter does that."""
        if bandit.who == LAWMAN:
            fire_both(state, code)
            return
        target = state.bandits[code >> WHO & 15]
        bandit.bullets -= 1
        if state.rules.are_friends(target.seat, bandit.seat):
            bandit.friendly += 1
        receive(state, target.seat, bandit.who << 4 | BULLET)
        if state.log is not None:
            tell(state, {"event": "shot", "bandit": NAMES[bandit.who], "target": NAMES[target.who]})
        if bandit.powers & PUSHES:
            if code >> PLACE & 63 == GONE:
                throw_off(state, target, bandit.who)
                return
            place = pushed_to(state, bandit.place, target.place)
            if place != target.place and (place != TIME_MACHINE or target.who != LAWMAN):
                arrive(state, target, place, "push")
