"""Puzzles: positions with a goal, played against replies that never change."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from folsom.game.protocol import Game
from folsom.learn.course import (
    POSITION,
    Beat,
    Course,
    Position,
    Prompt,
    WrongChoice,
    read_position,
    seat_named,
)
from folsom.record.node import Node

KEYS: Final = [*POSITION, "title", "level", "goal", "plans", "rounds"]
GOALS: Final = ["gain", "take", "ahead", "fire", "alone", "stay", "loot"]
HARDEST: Final = 5
MOST: Final = 10_000

Facts = dict[str, Any]


class Goal(NamedTuple):
    """What is to be reached.

    `gain`: loot worth so many dollars more. `take`: so many more strongboxes. `ahead`: richer by
    loot than every other. `fire`: so many shots. In Colt Super Express `stay`: still on the train;
    `alone`: nobody else is; `loot`: so many cards of wagons.
    """

    kind: str
    amount: int

    def met(self, before: Game, after: Game, seat: int) -> bool:
        """Whether it is reached."""
        then, now = _own(before, seat), _own(after, seat)
        match self.kind:
            case "gain":
                return _worth(now) - _worth(then) >= self.amount
            case "take":
                return _count(now, "strongbox") - _count(then, "strongbox") >= self.amount
            case "fire":
                return int(then["bullets"]) - int(now["bullets"]) >= self.amount
            case "ahead":
                others = [_own(after, other) for other in range(after.seats) if other != seat]
                return _worth(now) > max(_worth(other) for other in others)
            case "loot":
                return now["place"] is not None and len(now["loot"]) >= self.amount
            case "stay":
                return now["place"] is not None
        others = [_own(after, other) for other in range(after.seats) if other != seat]
        return now["place"] is not None and all(other["place"] is None for other in others)


def _own(game: Game, seat: int) -> Facts:
    """A seat's bandit as its player sees it."""
    view: Any = game.view(seat)
    found: Facts = next(figure for figure in view["bandits"] if figure["seat"] == seat)
    return found


def _worth(bandit: Facts) -> int:
    return sum(token["value"] or 0 for token in bandit["loot"])


def _count(bandit: Facts, kind: str) -> int:
    return sum(token["kind"] == kind for token in bandit["loot"])


class Brings(NamedTuple):
    """What a choice brings on average, by the expert's searches."""

    choice: str
    wins: int
    """Victories of a hundred games."""
    money: int | None
    """What one owns in the end; none where one does not play for money."""
    best: bool
    """Whether nothing is better."""


class Attempted(NamedTuple):
    """Where a puzzle stands after some choices: all since the last of them."""

    beats: list[Beat]
    status: Literal["asked", "solved", "failed"]
    forecasts: dict[str, dict[str, object]]
    brings: Sequence[Brings] = ()
    """Once it is over, of a puzzle out of a game: of every choice, the best first."""


@dataclass(frozen=True)
class Puzzle:
    """A position, a goal, and how long there is for it."""

    name: str
    level: int
    position: Position
    goal: Goal
    rounds: int
    """It is over after so many rounds, or with the game."""
    plans: Mapping[int, Sequence[str]]

    @property
    def game(self) -> str:
        """Of which game it is."""
        return self.position.game.name

    @property
    def seat(self) -> int:
        """Whose place one takes."""
        return self.position.seat

    def course(self) -> Course:
        """The position, with the others about to reply as they always do."""
        return Course(self.position, self.plans)

    def over(self, course: Course) -> bool:
        """Whether the time is up."""
        return course.game.over or course.rounds >= self.rounds

    def solved(self, course: Course) -> bool:
        """Whether the goal is reached when the time is up."""
        return self.goal.met(self.position.game, course.game, self.position.seat)

    def attempt(self, choices: Sequence[str]) -> Attempted:
        """What follows these choices; raises `WrongChoice`."""
        course = self.course()
        beats: list[Beat] = [course.now()]
        left = list(choices)
        while not self.over(course):
            reply = course.reply()
            if reply is not None:
                beats.append(reply)
                continue
            open_now = course.game.choices(course.seat)
            if not left:
                beats.append(Prompt(len(choices) + 1, wanted=[str(each) for each in open_now]))
                return Attempted(beats, "asked", course.forecasts())
            beats = [course.play(course.seat, left.pop(0))]
        if left:
            raise WrongChoice("The puzzle is over before that.")
        return Attempted(beats, "solved" if self.solved(course) else "failed", {})


def read_puzzle(name: str, root: Node) -> Puzzle:
    """The puzzle of a file; raises `ScenarioError`."""
    keys = root.mapping(KEYS)
    for key in ("title", "level", "goal"):
        if key not in keys:
            raise root.error(f"the key {key} is missing.")
    position = read_position(root, keys)
    plans = keys["plans"].mapping() if "plans" in keys else {}
    return Puzzle(
        name=name,
        level=keys["level"].number(1, HARDEST),
        position=position,
        goal=_goal(keys["goal"]),
        rounds=keys["rounds"].number(1, 5) if "rounds" in keys else 1,
        plans={
            seat_named(position.game, bandit, node): [each.text() for each in node.items()]
            for bandit, node in plans.items()
        },
    )


def _goal(node: Node) -> Goal:
    found = node.mapping(GOALS, "goal")
    if len(found) != 1:
        raise node.error("a puzzle has one goal.")
    kind, amount = next(iter(found.items()))
    return Goal(kind, amount.number(1, MOST))
