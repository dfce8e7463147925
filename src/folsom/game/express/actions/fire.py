"""Fire: a bullet for someone in the line of fire."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.actions.action import Action
from folsom.game.express.codes import FIRE_AT, WHO
from folsom.game.express.components import BANDITS, BULLET, FIRES_THROUGH_ROOFS, PUSHES
from folsom.game.express.law import arrive, receive
from folsom.game.express.state import ROOF, Bandit, State
from folsom.game.express.tell import tell


def in_range(state: State, bandit: Bandit) -> i64:
    """The mask of all whom the bandit's gun reaches, charming or not (FIRE-2, FIRE-3, TUCO-1)."""
    at = state.at
    place = bandit.place
    found: i64 = 0
    if place & ROOF:
        look = place - 2
        while look > 0:
            if at[look]:
                found = at[look]
                break
            look -= 2
        look = place + 2
        last = state.rules.cars << 1
        while look < last:
            if at[look]:
                found |= at[look]
                break
            look += 2
    else:
        found = at[place + 2]
        if place:
            found |= at[place - 2]
    if bandit.powers & FIRES_THROUGH_ROOFS:
        found |= at[place ^ 1]
    return found


def choosable(state: State, found: i64) -> i64:
    """Leave out those who cannot be chosen while another can (BELLE-1)."""
    plain = found & ~state.charm
    return plain or found


@final
class Fire(Action):
    """FIRE-1 to FIRE-5."""

    def options(self, state: State, bandit: Bandit) -> list[int]:
        """Every target."""
        if bandit.bullets == 0:
            return FIRE_AT[0]
        return FIRE_AT[choosable(state, in_range(state, bandit))]

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
            push(state, bandit, target)


def push(state: State, bandit: Bandit, target: Bandit) -> None:
    """Move the target one car away from the shooter, unless the train ends there (DJANGO-1)."""
    origin = bandit.place >> 1
    car = target.place >> 1
    if car > origin:
        if car + 1 < state.rules.cars:
            arrive(state, target, target.place + 2, "push")
    elif car < origin and car > 0:
        arrive(state, target, target.place - 2, "push")
