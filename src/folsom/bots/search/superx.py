"""Playouts of Colt Super Express: by chance, but nobody walks off the train of their own accord."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.bots.search.playouts import Playouts
from folsom.game.protocol import Game
from folsom.game.rng import Rng
from folsom.game.superx.components import HORSE, MOVE, PLANNED, REFLEXES, TURN
from folsom.game.superx.flow import plan
from folsom.game.superx.game import SuperExpress
from folsom.game.superx.state import State

TRIES: Final = 6
"""How often a plan is drawn anew that leaves the train."""
STAYING: Final = 0.15
"""How much it counts to have stayed longer than others, beside victory."""


@final
@mypyc_attr(acyclic=True)
class SuperPlayouts(Playouts):
    """Everybody plans something that would keep them on the train if nobody else did anything."""

    def __init__(self, seats: i64) -> None:
        """Victory is nearly all that counts."""
        super().__init__(seats, 1.0 - STAYING, 1.0)

    def prepare(self, world: Game, seat: i64) -> None:
        """What others have planned is unknown: they may as well plan it now."""
        assert isinstance(world, SuperExpress)
        state = world.state
        for other in range(state.rules.seats):
            if other != seat and state.alive >> other & 1:
                state.plans[other] = 0
                state.waiting |= 1 << other

    def finish(self, world: Game, rng: Rng) -> None:
        """Play to the end, and reckon."""
        assert isinstance(world, SuperExpress)
        state = world.state
        while state.waiting:
            seat = world.decider()
            plan(state, seat, self.choose(world, seat, rng))
        self.reckon(world)

    def choose(self, world: Game, seat: i64, rng: Rng) -> int:
        """Any plan that seems to keep its bandit on the train."""
        assert isinstance(world, SuperExpress)
        plans = world.state.rules.plans
        code = plans[rng.below(len(plans))]
        tries: i64 = 1
        while tries < TRIES and not keeps_on(world.state, seat, code):
            code = plans[rng.below(len(plans))]
            tries += 1
        return code

    def reckon(self, world: Game) -> None:
        """The share of the victory, and of how many one is ahead."""
        assert isinstance(world, SuperExpress)
        state = world.state
        points = world.scores()
        most = max(points)
        sharing = points.count(most)
        seats = state.rules.seats
        for seat in range(seats):
            own = points[seat]
            behind: i64 = 0
            for other in points:
                if other < own:
                    behind += 1
            self.wins[seat] = 1.0 / sharing if own == most else 0.0
            self.money[seat] = loot_of(state, seat)
            ahead = float(behind) / float(seats - 1)
            self.rewards[seat] = self.share * self.wins[seat] + STAYING * ahead


def loot_of(state: State, seat: i64) -> float:
    """What a seat's wagon cards are worth."""
    total: i64 = 0
    for wagon in range(1, state.rules.wagons + 1):
        if state.loot[seat] >> wagon & 1:
            total += state.value[wagon]
    return float(total)


def keeps_on(state: State, seat: i64, code: i64) -> bool:
    """Whether a plan leaves its bandit on the train if nobody else does anything."""
    car = state.place[seat] >> 1
    forward = state.forward >> seat & 1 == 1
    stunned = state.stunned >> seat & 1 == 1
    for _ in range(PLANNED):
        card = code & 15
        code >>= 4
        if stunned:
            stunned = False
        elif card == TURN:
            forward = not forward
        elif card == MOVE:
            car = car - 1 if forward else car + 1
            if car < 0 or car > state.wagons:
                return False
        elif card == REFLEXES:
            stunned = True
        elif card == HORSE:
            car = 0
            forward = True
    return car < state.wagons
