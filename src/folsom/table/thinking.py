"""What bots are asked, and who answers: a process, a worker of the browser, or whoever can."""

import secrets
from collections.abc import Callable, Generator
from typing import Final, NamedTuple, Protocol

import msgspec

from folsom.bots import Thought, make, think
from folsom.bots.bot import Stop
from folsom.game.catalogue import position, restored
from folsom.game.protocol import Game
from folsom.game.rng import seeded
from folsom.table.refusal import Refusal

ADVISER: Final = "expert"
"""Who is asked for a hint."""
DELIBERATION: Final = 1200
"""For so many milliseconds it thinks about one."""


class Whose(NamedTuple):
    """Whom a thought is for."""

    table: str
    addresses: tuple[str, ...] = ("",)
    """Of people at the table; of several, the one that has had least counts."""
    watched: bool = True
    """Whether anybody looks at the table."""


class Question(NamedTuple):
    """What a bot is asked. It can be given to anybody: what its seat cannot know is invented."""

    level: str
    world: Game
    seat: int
    seed: int
    hint: bool = False
    """Whether a person wants to know, and not only the choice counts."""


class Thinker(Protocol):
    """Whoever thinks for the bots of tables, and never holds up those who play."""

    async def think(self, question: Question, whose: Callable[[], Whose]) -> Thought | None:
        """What the bot thinks; None if it failed. Cancel it when nobody waits for it any more.

        Raises `Refusal` for a hint if too much is asked.
        """
        ...


def question(level: str, game: Game, seat: int, *, hint: bool = False) -> Question:
    """The question before this seat, in a world dealt afresh for its eyes."""
    seed = secrets.randbits(53)
    return Question(level, game.redeal(seat, seeded(seed)), seat, seed, hint)


def written(world: Game) -> str:
    """A world as text, for a question that is thought about somewhere else."""
    return msgspec.json.encode(position(world)).decode()


def question_in(written: str, seat: int) -> Question:
    """The question before this seat in a world that came as text, put to the adviser."""
    try:
        world = restored(msgspec.json.decode(written))
    except (LookupError, TypeError, ValueError):
        raise Refusal("malformed", "That is no world that can be thought about here.") from None
    return Question(ADVISER, world, seat, secrets.randbits(53), hint=True)


def answer(asked: Question, stop: Stop | None = None) -> Thought:
    """Think, here and now; `stop` says when to choose at once."""
    rng = seeded(asked.seed)
    if asked.hint:
        return think(
            asked.level, asked.world, asked.seat, rng, milliseconds=DELIBERATION, stop=stop
        )
    return make(asked.level).think(asked.world, asked.seat, rng, stop=stop)


def ponder(asked: Question, rest: Stop) -> Generator[None, None, Thought]:
    """As `answer`, but resting whenever `rest` says so."""
    rng = seeded(asked.seed)
    bot = make(asked.level)
    if not asked.hint:
        return (yield from bot.ponder(asked.world, asked.seat, rng, rest=rest))
    world = asked.world.redeal(asked.seat, rng)
    return (yield from bot.ponder(world, asked.seat, rng, DELIBERATION, rest=rest))


async def choose(
    thinker: Thinker, level: str, game: Game, seat: int, whose: Callable[[], Whose]
) -> str:
    """What a bot of this level chooses; chance chooses if it fails."""
    asked = question(level, game, seat)
    thought = await thinker.think(asked, whose)
    if thought is not None:
        return str(thought.choice)
    codes = asked.world.codes(seat)
    return str(asked.world.choice(codes[seeded(asked.seed).below(len(codes))]))
