"""A game that is played to learn from: one seat is the learner's, the others reply as arranged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from folsom.bots import decide, make
from folsom.game.errors import IllegalChoice
from folsom.game.event import seen_by
from folsom.game.protocol import Game
from folsom.game.rng import seeded
from folsom.record.node import Node
from folsom.record.scenario import LARGEST_SEED, arranged

POSITION: Final = ["game", "setup", "seed", "position", "me"]
"""The keys that arrange a game; all but the last are those of a scenario."""
BOT: Final = "greedy"
"""Who replies where nothing else is arranged."""
STREAM: Final = 1000
"""No game has so many choices; each of them has a stream of chance of its own."""

Facts = dict[str, Any]


class WrongChoice(ValueError):
    """A choice that cannot be made there; the message is one plain sentence."""


class Happened(NamedTuple):
    """What happened, as the learner saw it, and how things stood after it."""

    events: list[Facts]
    view: Facts


class Prompt(NamedTuple):
    """Something to be said to the learner; with choices, one of them is to be made."""

    step: int
    """Which of the steps of its scene it is, from 1."""
    say: str = ""
    show: str = ""
    """What is lit meanwhile."""
    wanted: Sequence[str] = ()
    """The choices that lead on."""


Beat = Happened | Prompt


@dataclass(frozen=True)
class Position:
    """Where a course begins."""

    game: Game
    seat: int
    seed: int


def read_position(node: Node, keys: Mapping[str, Node]) -> Position:
    """The position that the keys arrange; raises `ScenarioError`."""
    for key in ("setup", "me"):
        if key not in keys:
            raise node.error(f"the key {key} is missing.")
    game = arranged(node, dict(keys))
    seed = keys["seed"].number(0, LARGEST_SEED) if "seed" in keys else 0
    return Position(game, seat_named(game, keys["me"].text(), keys["me"]), seed)


def seat_named(game: Game, bandit: str, node: Node) -> int:
    """The seat that plays a bandit."""
    view: Any = game.view(None)
    for figure in view["bandits"]:
        if figure["bandit"] == bandit:
            return int(figure["seat"])
    raise node.error(f"{bandit} has no seat.")


@dataclass
class Course:
    """A game under way, a pure function of the position and the learner's choices."""

    position: Position
    plans: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """What other seats choose, one after the other, as long as they may."""

    def __post_init__(self) -> None:
        self.game: Game = self.position.game.copy()
        self.seat: int = self.position.seat
        self._left = {seat: list(plan) for seat, plan in self.plans.items()}
        self._made = 0

    def now(self, events: Sequence[Facts] = ()) -> Happened:
        """How things stand."""
        return Happened(list(events), self.game.view(self.seat))

    def play(self, seat: int, choice: str) -> Happened:
        """Make a choice; raises `WrongChoice`."""
        try:
            events = self.game.tell(seat, choice)
        except IllegalChoice as error:
            raise WrongChoice(str(error)) from None
        self._made += 1
        return self.now(seen_by(events, self.seat))

    def reply(self) -> Happened | None:
        """What the next of the others does; None if nobody else has to decide."""
        others = [seat for seat in self.game.deciders() if seat != self.seat]
        return self.play(others[0], self._reply_of(others[0])) if others else None

    def _reply_of(self, seat: int) -> str:
        plan = self._left.get(seat)
        if plan and plan[0] in [str(choice) for choice in self.game.choices(seat)]:
            return plan.pop(0)
        rng = seeded(self.position.seed * STREAM + self._made)
        return str(decide(make(BOT), self.game, seat, rng))

    def forecasts(self) -> dict[str, Facts]:
        """What is foretold of the learner's choices, where anything is."""
        choices = self.game.choices(self.seat)
        told = {str(choice): self.game.forecast(self.seat, choice) for choice in choices}
        return {text: facts for text, facts in told.items() if facts}

    @property
    def rounds(self) -> int:
        """How many rounds have gone by."""
        return _round(self.game) - _round(self.position.game)

    def copy(self) -> "Course":
        """An independent copy, for searches."""
        twin = Course(self.position, {seat: list(plan) for seat, plan in self._left.items()})
        twin.game = self.game.copy()
        twin._made = self._made
        return twin


def _round(game: Game) -> int:
    """The round, from 1; after the end one more than the last."""
    view: Any = game.view(None)
    return int(view["round"]) + (1 if game.over else 0)
