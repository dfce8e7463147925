"""Puzzles out of games between bots: one choice, and searches agree on which is best.

`found.txt` has a game in each line, as `find` printed it: the choices up to its last puzzle, and
of each puzzle how many of them come before it, what is best there and what each choice brings.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from folsom.game.catalogue import start
from folsom.game.event import seen_by
from folsom.game.protocol import Game
from folsom.learn.course import Beat, Course, Facts, Position, Prompt, WrongChoice
from folsom.learn.puzzle import Attempted, Brings

STORE: Final = "found.txt"
VICTORY: Final = 21
"""How many dollars one victory of a hundred games counts for, as the expert reckons."""
ROUND: Final = "round"
"""The event with which a round begins."""


@dataclass(frozen=True)
class Found:
    """A position of a game, and what is best there."""

    name: str
    mode: str
    level: int
    game: str
    options: Mapping[str, Any]
    seed: int
    choices: Sequence[str]
    """What was chosen before, by whoever was the first to decide."""
    seat: int
    bandits: Sequence[str]
    """Whose place one takes."""
    round: int
    asks: str
    """What is to be chosen: a card, a plan, whom to shoot …"""
    best: Sequence[str]
    wins: Sequence[int]
    money: Sequence[int]

    def played(self) -> tuple[Game, list[Facts]]:
        """The game at its position, and what was seen of the round that is on."""
        game = start(self.game, self.options, self.seed)
        events = seen_by(game.prologue, self.seat)
        for choice in self.choices:
            events += seen_by(game.play(game.decider(), choice), self.seat)
        begun = [at for at, facts in enumerate(events) if facts["event"] == ROUND]
        return game, events[begun[-1] :] if begun else []

    def attempt(self, choices: Sequence[str]) -> Attempted:
        """The position, or what follows the one choice there; raises `WrongChoice`."""
        game, events = self.played()
        course = Course(Position(game, self.seat, self.seed))
        if not choices:
            wanted = [str(each) for each in game.choices(self.seat)]
            beats: list[Beat] = [course.now(events), Prompt(1, wanted=wanted)]
            return Attempted(beats, "asked", course.forecasts())
        happened = course.play(self.seat, choices[0])
        if len(choices) > 1:
            raise WrongChoice("The puzzle is over before that.")
        status: Literal["solved", "failed"] = "solved" if choices[0] in self.best else "failed"
        return Attempted([happened], status, {}, self.brings(game))

    def brings(self, game: Game) -> list[Brings]:
        """What each choice brings, the best first."""
        texts = [str(each) for each in game.choices(self.seat)]
        money: Sequence[int | None] = self.money or [None] * len(texts)
        made = [
            Brings(text, wins, worth, text in self.best)
            for text, wins, worth in zip(texts, self.wins, money)
        ]
        return sorted(made, key=lambda each: (not each.best, -_worth(each)))


def _worth(brought: Brings) -> int:
    return VICTORY * brought.wins + (brought.money or 0)


@cache
def found() -> Mapping[str, Found]:
    """All that were found, by name, mode after mode."""
    text = files("folsom.learn").joinpath(STORE).read_text(encoding="utf-8")
    made = [each for line in text.splitlines() for each in _of_game(json.loads(line))]
    return {each.name: each for each in made}


def _of_game(line: Facts) -> list[Found]:
    return [
        Found(
            name=f"{line['mode']}-{line['seed']}-{told['step']}",
            mode=line["mode"],
            level=told["level"],
            game=line["game"],
            options=line["options"],
            seed=line["seed"],
            choices=line["choices"][: told["step"]],
            seat=told["seat"],
            bandits=told["bandits"],
            round=told["round"],
            asks=told["asks"],
            best=told["best"],
            wins=told["wins"],
            money=told.get("money", []),
        )
        for told in line["puzzles"]
    ]
