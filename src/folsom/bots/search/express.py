"""Playouts of Colt Express: by hunches, to the end of a round or of the game."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from folsom.bots.search.hunch import hunch
from folsom.bots.search.outlook import outlook
from folsom.bots.search.playouts import Playouts
from folsom.game.express.components import ROUNDS
from folsom.game.express.flow import decide
from folsom.game.express.game import Express
from folsom.game.express.state import OVER
from folsom.game.protocol import Game
from folsom.game.rng import Rng


@final
@mypyc_attr(acyclic=True)
class ExpressPlayouts(Playouts):
    """Everybody follows hunches until the last round that is looked at is over."""

    __slots__ = ("last", "noise")

    def __init__(self, seats: i64, share: float, unit: float, last: i64, noise: i64) -> None:
        """`last` is the first round that is not played out any more."""
        super().__init__(seats, share, unit)
        self.last: i64 = last
        self.noise: i64 = noise

    def is_far(self, world: Game) -> bool:
        """Whether the last round that is looked at is over."""
        assert isinstance(world, Express)
        return world.state.round >= self.last

    def choose(self, world: Game, seat: i64, rng: Rng) -> int:
        """What a hunch says to the first who is to decide."""
        assert isinstance(world, Express)
        return hunch(world.state, self.noise, rng)

    def finish(self, world: Game, rng: Rng) -> None:
        """Play on, and reckon or guess."""
        assert isinstance(world, Express)
        state = world.state
        last = self.last
        noise = self.noise
        while state.phase != OVER and state.round < last:
            decide(state, state.seat, hunch(state, noise, rng))
        if state.phase == OVER:
            self.reckon(world)
        else:
            outlook(state, self.money, self.wins)
            self.weigh()

    def reckon(self, world: Game) -> None:
        """The richest wins; only where that is not all, more is to be reckoned."""
        assert isinstance(world, Express)
        rules = world.state.rules
        if rules.teams:
            # Both of a team win, and what each of them gets is a whole victory.
            super().reckon(world)
            for seat in range(rules.seats):
                self.wins[seat] *= 2.0
            self.weigh()
            return
        if rules.expansions or rules.pairs:
            super().reckon(world)
            return
        most: i64 = -1
        winner: i64 = 0
        tied = False
        money = world.scores()
        for seat in range(rules.seats):
            own: i64 = money[seat]
            self.money[seat] = float(own)
            self.wins[seat] = 0.0
            if own > most:
                most = own
                winner = seat
                tied = False
            elif own == most:
                tied = True
        if tied:
            super().reckon(world)
            return
        self.wins[winner] = 1.0
        self.weigh()


def last_round(world: Express, horizon: i64) -> i64:
    """The first round that a search from here does not look at; teams look at all of them."""
    if horizon == 0 or world.state.rules.teams:
        return ROUNDS
    return min(ROUNDS, world.state.round + horizon)
