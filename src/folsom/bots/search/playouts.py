"""Playing a world on, and what that came to for each seat."""

from mypy_extensions import i64, mypyc_attr

from folsom.game.playout import play_out
from folsom.game.protocol import Game
from folsom.game.rng import Rng


@mypyc_attr(acyclic=True)
class Playouts:
    """Plays by dice to the end. It knows nothing but the protocol, so it does for every game."""

    __slots__ = ("money", "rewards", "share", "unit", "wins")

    def __init__(self, seats: i64, share: float, unit: float) -> None:
        """Victory counts for `share`, and so many dollars for the rest."""
        self.rewards: list[float] = [0.0] * int(seats)
        """By seat, what the last playout came to, from 0 to about 1."""
        self.money: list[float] = [0.0] * int(seats)
        self.wins: list[float] = [0.0] * int(seats)
        self.share: float = share
        self.unit: float = unit

    def prepare(self, world: Game, seat: i64) -> None:
        """Look at a world dealt for the seat that thinks, before anybody chooses in it."""

    def is_far(self, world: Game) -> bool:
        """Whether it is time to reckon or to guess rather than to play on."""
        return False

    def choose(self, world: Game, seat: i64, rng: Rng) -> int:
        """What a seat does of which nothing has been learned."""
        codes = world.codes(seat)
        return codes[rng.below(len(codes))]

    def finish(self, world: Game, rng: Rng) -> None:
        """Play on, and reckon."""
        play_out(world, rng)
        self.reckon(world)

    def reckon(self, world: Game) -> None:
        """What a game that is over came to."""
        result = world.result()
        part = 1.0 / len(result.winners) if result.winners else 0.0
        for seat, money in enumerate(result.money()):
            self.wins[seat] = part if seat in result.winners else 0.0
            self.money[seat] = money
        self.weigh()

    def weigh(self) -> None:
        """Victory and money as one number for each seat."""
        share = self.share
        rest = (1.0 - share) / self.unit
        for seat in range(len(self.money)):
            self.rewards[seat] = share * self.wins[seat] + rest * self.money[seat]
