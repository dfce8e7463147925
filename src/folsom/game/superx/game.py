"""Colt Super Express behind the protocol that all games share."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr

from folsom.game.event import Event, heard_by
from folsom.game.protocol import Choice, Game
from folsom.game.result import Result
from folsom.game.rng import Rng, seeded
from folsom.game.superx import flow, plans, scoring
from folsom.game.superx.components import BANDITS
from folsom.game.superx.forecast import forecast
from folsom.game.superx.options import Options
from folsom.game.superx.redeal import redeal
from folsom.game.superx.setup import set_up
from folsom.game.superx.snapshot import Snapshot, freeze, thaw
from folsom.game.superx.standing import standing
from folsom.game.superx.state import State
from folsom.game.superx.status import status
from folsom.game.superx.view import view


@final
@mypyc_attr(acyclic=True)
class SuperExpress(Game):
    """A game of Colt Super Express under way."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        """Go on from a position; `begin` starts a new game."""
        self.state = state
        super().__init__()

    @property
    def name(self) -> str:
        """The game's short name."""
        return "super"

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.rules.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.waiting == 0

    def decider(self) -> int:
        """The first seat that has to plan, or -1 when the game is over."""
        waiting = self.state.waiting
        if waiting == 0:
            return -1
        seat = 0
        while waiting >> seat & 1 == 0:
            seat += 1
        return seat

    def deciders(self) -> list[int]:
        """All seats that have to plan."""
        state = self.state
        return [seat for seat in range(state.rules.seats) if state.waiting >> seat & 1]

    def codes(self, seat: int) -> tuple[int, ...]:
        """The codes of this seat's plans."""
        if not 0 <= seat < self.state.rules.seats or self.state.waiting >> seat & 1 == 0:
            return ()
        return self.state.rules.plans

    def apply(self, seat: int, code: int) -> None:
        """Make a plan known to be legal."""
        flow.plan(self.state, seat, code)

    def stir(self, chance: int) -> None:
        """Let all chance to come begin anew from this number."""
        self.state.stream = seeded(chance).stream

    def copy(self) -> "SuperExpress":
        """An independent copy."""
        return SuperExpress(self.state.copy())

    def redeal(self, seat: int | None, rng: Rng) -> "SuperExpress":
        """A copy in which all that is hidden from the seat is dealt afresh."""
        self._check_seat(seat)
        return SuperExpress(redeal(self.state, seat, rng))

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat (None: a spectator) may know."""
        self._check_seat(seat)
        return view(self.state, seat, self.deciders())

    def whole_view(self) -> dict[str, object]:
        """Everything, hidden or not."""
        return view(self.state, None, self.deciders(), whole=True)

    def standing(self, before: Game, events: list[Event]) -> list[Event]:
        """How things stand after the events that led here."""
        return standing(self.state, self.deciders(), heard_by(events))

    def forecast(self, seat: int, choice: Choice) -> dict[str, object]:
        """What the plan would do if nobody else did anything; see `superx.forecast`."""
        if choice.code not in self.codes(seat):
            return {}
        return forecast(self.state, seat, choice.code)

    def status(self) -> list[str]:
        """The names of broken invariants."""
        return status(self.state)

    def scores(self) -> list[int]:
        """Numbers that rank the seats as things stand: who stays on the train, then loot."""
        return scoring.scores(self.state)

    def result(self) -> Result:
        """Loot, ranks and winners."""
        return scoring.result(self.state)

    def choice(self, code: int) -> Choice:
        """The choice behind a code."""
        return plans.choice(code)

    def parse(self, text: str) -> Choice:
        """The choice behind a notation."""
        return plans.parse(text)

    def __repr__(self) -> str:
        """Who plays, and how far they are."""
        crew = ", ".join([BANDITS[who] for who in self.state.rules.crew])
        when = "over" if self.over else f"round {int(self.state.round) + 1}"
        return f"<Super Express: {crew}; {when}>"

    def __reduce__(self) -> tuple[object, tuple[Snapshot]]:
        """Support pickle and copy."""
        return (restore, (freeze(self.state),))

    def _begin_log(self) -> list[Event]:
        log: list[Event] = []
        self.state.log = log
        return log

    def _end_log(self) -> None:
        self.state.log = None


def restore(frozen: Snapshot) -> SuperExpress:
    """The game behind a snapshot."""
    return SuperExpress(thaw(frozen))


def begin(options: Options, seed: int, chance: Sequence[int] = ()) -> SuperExpress:
    """A new game, ready for its first plans."""
    game = SuperExpress(set_up(options, seeded(seed), chance))
    game.prologue = game._begin_log()
    flow.begin(game.state)
    game._end_log()
    return game
