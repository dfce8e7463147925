"""Fire: a bullet for someone in the line of fire."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import receive
from folsom.game.express.codes import FIRE_AT, WHO
from folsom.game.express.components import BANDITS, BULLET, PUSHES
from folsom.game.express.law import arrive
from folsom.game.express.state import State
from folsom.game.express.tell import tell
from folsom.game.express.train import choosable, in_line_of_fire, pushed_to


@final
class Fire(Action):
    """FIRE-1 to FIRE-5."""

    def outcomes(self, state: State, bandit: Bandit) -> tuple[int, ...]:
        """Every target."""
        if bandit.bullets == 0:
            return FIRE_AT[0]
        return FIRE_AT[choosable(state, in_line_of_fire(state, bandit))]

    def carry_out(self, state: State, bandit: Bandit, code: i64) -> None:
        """Hand over the bullet, and push the target where the shooter does that."""
        target = state.bandits[code >> WHO & 15]
        bandit.bullets -= 1
        if target.seat == bandit.seat:
            bandit.friendly += 1
        receive(state, target.seat, bandit.who << 4 | BULLET)
        if state.log is not None:
            tell(state, "shot", {"bandit": BANDITS[bandit.who], "target": BANDITS[target.who]})
        if bandit.powers & PUSHES:
            place = pushed_to(state, bandit.place, target.place)
            if place != target.place:
                arrive(state, target, place, "push")
