"""The bot that rolls dice."""

from folsom.bots.bot import Bot
from folsom.game.protocol import Choice, Game
from folsom.game.rng import Rng


class RandomBot(Bot):
    """Takes any legal choice, each equally likely."""

    name = "random"

    def choose(self, world: Game, seat: int, rng: Rng) -> Choice:
        """Any choice, each equally likely."""
        codes = world.codes(seat)
        return world.choice(codes[rng.below(len(codes))])
