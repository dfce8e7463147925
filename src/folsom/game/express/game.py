"""Colt Express behind the protocol that all games share."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr

from folsom.game.event import Event
from folsom.game.express import flow, notation, scoring
from folsom.game.express.components import NAMES
from folsom.game.express.forecast import forecast
from folsom.game.express.options import Options
from folsom.game.express.redeal import redeal
from folsom.game.express.setup import HANDS, set_up
from folsom.game.express.snapshot import Snapshot, freeze, thaw
from folsom.game.express.standing import standing
from folsom.game.express.state import OVER, State
from folsom.game.express.status import status
from folsom.game.express.view import view
from folsom.game.protocol import Choice, Game
from folsom.game.result import Result
from folsom.game.rng import Rng, renew, seeded


@final
@mypyc_attr(acyclic=True)
class Express(Game):
    """A game of Colt Express under way."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        """Go on from a position; `begin` starts a new game."""
        self.state = state
        super().__init__()

    @property
    def name(self) -> str:
        """The game's short name."""
        return "express"

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.rules.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    def decider(self) -> int:
        """The first seat that has to decide now, or -1 when the game is over."""
        return self.state.seat

    def deciders(self) -> list[int]:
        """All seats that may decide now."""
        state = self.state
        if state.commitments:
            return [seat for seat in range(state.rules.seats) if state.waiting >> seat & 1]
        return [] if state.phase == OVER else [state.seat]

    def codes(self, seat: int) -> tuple[int, ...]:
        """The codes of this seat's legal choices."""
        state = self.state
        if seat == state.seat:
            return state.codes
        if not 0 <= seat < state.rules.seats:
            return ()
        if state.commitments and state.waiting >> seat & 1:
            return flow.offers(state, seat)
        return ()

    def apply(self, seat: int, code: int) -> None:
        """Make a choice known to be legal."""
        flow.decide(self.state, seat, code)

    def stir(self, chance: int) -> None:
        """Let all chance to come begin anew from this number."""
        self.state.stream = seeded(chance).stream

    def copy(self) -> "Express":
        """An independent copy."""
        return Express(self.state.copy())

    def redeal(self, seat: int | None, rng: Rng) -> "Express":
        """A copy in which all that is hidden from the seat is dealt afresh."""
        self._check_seat(seat)
        return Express(redeal(self.state, seat, rng))

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat (None: a spectator) may know."""
        self._check_seat(seat)
        return view(self.state, seat, self.deciders(), () if seat is None else self.codes(seat))

    def whole_view(self) -> dict[str, object]:
        """Everything, hidden or not."""
        return view(self.state, None, self.deciders(), (), whole=True)

    def standing(self, before: Game, events: list[Event]) -> list[Event]:
        """How things stand after the events that led here from before."""
        assert isinstance(before, Express)
        return standing(before.state, self.state, before.deciders(), self.deciders(), events)

    def forecast(self, seat: int, choice: Choice) -> dict[str, object]:
        """What playing this card would lead to, if nobody crossed one's plans."""
        return forecast(self.state, seat, choice.code) if choice in self.choices(seat) else {}

    def status(self) -> list[str]:
        """The names of broken invariants."""
        return status(self.state)

    def scores(self) -> list[int]:
        """Each seat's money as it stands."""
        return scoring.scores(self.state)

    def result(self) -> Result:
        """Money line by line, ranks and winners."""
        return scoring.result(self.state)

    def choice(self, code: int) -> Choice:
        """The choice behind a code."""
        return notation.choice(code)

    def parse(self, text: str) -> Choice:
        """The choice behind a notation."""
        return notation.parse(text)

    def __repr__(self) -> str:
        """Who plays, and how far they are."""
        crews = ["+".join([NAMES[who] for who in crew]) for crew in self.state.rules.crew]
        when = "over" if self.over else f"round {int(self.state.round) + 1}"
        return f"<Express: {', '.join(crews)}; {when}>"

    def __reduce__(self) -> tuple[object, tuple[Snapshot]]:
        """Support pickle and copy."""
        return (restore, (freeze(self.state),))

    def _begin_log(self) -> list[Event]:
        log: list[Event] = []
        self.state.log = log
        return log

    def _end_log(self) -> None:
        self.state.log = None


def restore(frozen: Snapshot) -> Express:
    """The game behind a snapshot."""
    return Express(thaw(frozen))


def begin(options: Options, seed: int, chance: Sequence[int] = ()) -> Express:
    """A new game, ready for its first decision."""
    game = Express(set_up(options, seeded(seed), chance))
    renew(game.state, chance, HANDS)
    game.prologue = game._begin_log()
    flow.begin(game.state)
    game._end_log()
    return game
