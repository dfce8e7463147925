"""What every bot is, and the one door through which it sees a game."""

from collections.abc import Callable, Generator

from folsom.bots.thought import Thought
from folsom.game.protocol import Choice, Game
from folsom.game.rng import Rng

Stop = Callable[[], bool]
"""Asked now and then by a bot that searches: whether to choose at once."""


class Bot:
    """A player without a person. It keeps nothing from one decision to the next."""

    name = ""
    """The word by which it is asked for."""

    def choose(self, world: Game, seat: int, rng: Rng) -> Choice:
        """One of the seat's choices, in a world that the bot may read, change and play on in.

        All that is hidden from the seat is invented in this world. `world.view(seat)` has nothing
        that is invented.
        """
        raise NotImplementedError

    def think(
        self,
        world: Game,
        seat: int,
        rng: Rng,
        playouts: int | None = None,
        milliseconds: int | None = None,
        stop: Stop | None = None,
    ) -> Thought:
        """The choice with the reasons for it; a bot that does not search has none."""
        return Thought(self.choose(world, seat, rng))

    def ponder(
        self,
        world: Game,
        seat: int,
        rng: Rng,
        milliseconds: int | None = None,
        *,
        rest: Stop,
    ) -> Generator[None, None, Thought]:
        """As `think`, but resting whenever `rest` says so; going on then, it has lost nothing."""
        yield from ()
        return self.think(world, seat, rng, milliseconds=milliseconds)


def decide(bot: Bot, game: Game, seat: int, rng: Rng) -> Choice:
    """What the bot chooses at this seat. The game stays as it is, and the hidden hidden."""
    return bot.choose(game.redeal(seat, rng), seat, rng)
