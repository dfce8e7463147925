"""A position: who stands where in which line, facing which way."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.game.event import Event
from folsom.game.rng import Rng

ROOF: Final = 1
GONE: Final = -1
"""The place of one who is off the train."""
NOBODY: Final = -1


@final
class Rules:
    """What the set-up fixed. Shared by all copies, never changed."""

    __slots__ = ("crew", "modules", "plans", "seats", "wagons")

    def __init__(self, crew: list[int], modules: int, plans: tuple[int, ...]) -> None:
        """`crew` has the bandit of each seat, `modules` is a mask."""
        self.crew: list[int] = crew
        self.seats: i64 = len(crew)
        self.wagons: i64 = len(crew) + 1
        self.modules: i64 = modules
        self.plans: tuple[int, ...] = plans


@final
@mypyc_attr(acyclic=True)
class State(Rng):
    """Everything that changes. A place is `2 * car`, one more on the roof; car 0 is the locomotive.

    A line is one number, four bits for each who stands there: seat + 1, the rearmost lowest.
    """

    __slots__ = (
        "alive",
        "fell",
        "first",
        "forward",
        "lines",
        "log",
        "loot",
        "place",
        "plans",
        "round",
        "rules",
        "strokes",
        "stunned",
        "value",
        "waiting",
        "wagons",
    )

    def __init__(
        self,
        rules: Rules,
        stream: i64,
        lines: list[int],
        place: list[int],
        plans: list[int],
        loot: list[int],
        fell: list[int],
        value: list[int],
    ) -> None:
        """The rest starts at zero and is filled in by the set-up or by `copy`."""
        super().__init__(stream)
        self.rules: Rules = rules
        self.lines: list[int] = lines
        """By place, who stands there."""
        self.place: list[int] = place
        """By seat."""
        self.plans: list[int] = plans
        """By seat, what it has planned in secret; 0 for nothing yet."""
        self.loot: list[int] = loot
        """By seat, the mask of the wagons whose card it took."""
        self.fell: list[int] = fell
        """By seat, the stroke that threw it off the train; 0 while it is on it."""
        self.value: list[int] = value
        """By wagon, what is on the back of its card. Shared by copies."""
        self.log: list[Event] | None = None
        self.forward: i64 = 0
        """The mask of the seats that face the locomotive."""
        self.stunned: i64 = 0
        self.alive: i64 = 0
        """The mask of the seats that are on the train."""
        self.waiting: i64 = 0
        """The mask of the seats that have yet to plan; 0 when the game is over."""
        self.first: i64 = 0
        self.round: i64 = 0
        self.wagons: i64 = 0
        """How many wagons are still coupled."""
        self.strokes: i64 = 0
        """How many strokes have thrown somebody off."""

    def copy(self) -> "State":
        """An independent copy, without a log."""
        other = State(
            self.rules,
            self.stream,
            self.lines.copy(),
            self.place.copy(),
            self.plans.copy(),
            self.loot.copy(),
            self.fell.copy(),
            self.value,
        )
        other.forward = self.forward
        other.stunned = self.stunned
        other.alive = self.alive
        other.waiting = self.waiting
        other.first = self.first
        other.round = self.round
        other.wagons = self.wagons
        other.strokes = self.strokes
        return other
