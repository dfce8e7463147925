"""The small protocol that every game here follows.

A game is a pure function of its set-up, its seed and the choices made. Two layers ask and answer:

* `choices` and `play` speak in `Choice` values and check what they are given;
* `codes` and `apply` speak in the choices' bare codes, check nothing and keep no events; they are
  for simulations and searches.
"""

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from folsom.game.errors import IllegalChoice, listed
from folsom.game.event import Event
from folsom.game.result import Result
from folsom.game.rng import Rng

NO_EVENTS: Final[list[Event]] = []


class Choice:
    """One legal thing to do: a small hashable value with a readable text and fields.

    What a choice is about can be read as attributes: `choice.verb` of every one, `choice.target`
    or `choice.place` of those that have one; `choice.fields` has all of them.
    """

    __slots__ = ("code", "fields", "text")

    def __init__(self, code: int, text: str, fields: dict[str, object]) -> None:
        """Use the game's own `choice` or `parse` rather than this."""
        self.code: Final = code
        self.text: Final = text
        self.fields: Final = fields

    def __getattr__(self, name: str) -> Any:
        """A field of the choice."""
        if name in self.fields:
            return self.fields[name]
        fields = ", ".join(self.fields)
        raise AttributeError(f"'{self.text}' has no field {name}; it has {fields}.")

    def as_dict(self) -> dict[str, object]:
        """The choice as plain JSON values: its text, by which it is made, and its fields."""
        return {"text": self.text, **self.fields}

    def __str__(self) -> str:
        """The notation of the choice, as records and scenarios write it."""
        return self.text

    def __repr__(self) -> str:
        """The notation, marked as a choice."""
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        """Choices are equal if their notation is."""
        return isinstance(other, Choice) and other.text == self.text

    def __hash__(self) -> int:
        """Equal choices have equal hashes."""
        return hash(self.text)

    def __reduce__(self) -> tuple[object, tuple[int, str, dict[str, object]]]:
        """Support pickle and copy."""
        return (Choice, (self.code, self.text, self.fields))


@mypyc_attr(acyclic=True)
class Game:
    """A game under way. Seats are numbered clockwise from 0.

    When several may decide at once, the order in which they do makes no difference.
    """

    __slots__ = ("prologue",)

    def __init__(self) -> None:
        """Each game has a way of its own to be set up."""
        self.prologue: list[Event] = NO_EVENTS
        """What happened before the first decision; empty for copies."""

    @property
    def name(self) -> str:
        """The game's short name, as in `folsom.new`."""
        raise NotImplementedError

    @property
    def seats(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def decider(self) -> int:
        """The first seat that has to decide now, or -1 when the game is over."""
        raise NotImplementedError

    def deciders(self) -> list[int]:
        """All seats that may decide now: several when all choose at once, none when it is over."""
        raise NotImplementedError

    def codes(self, seat: int) -> tuple[int, ...]:
        """The codes of this seat's legal choices, in a fixed order."""
        raise NotImplementedError

    def apply(self, seat: int, code: int) -> None:
        """Make a choice known to be legal, unchecked and without events."""
        raise NotImplementedError

    def stir(self, chance: int) -> None:
        """Let all chance to come begin anew from this number, whatever was drawn so far."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy; it records no events of its own until `play` is called on it."""
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        """A copy in which all that is hidden from the seat (None: a spectator) is dealt afresh."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat (None: a spectator) may know, as plain JSON values."""
        raise NotImplementedError

    def standing(self, before: "Game", events: list[Event]) -> list[Event]:
        """How things stand after the events that led here, told to all who knew how they stood.

        So whoever was told both can go on from the view they had without knowing a rule.
        """
        raise NotImplementedError

    def whole_view(self) -> dict[str, object]:
        """A view from which nothing is hidden: for games that are over, not for players' eyes."""
        raise NotImplementedError

    def forecast(self, seat: int, choice: Choice) -> dict[str, object]:
        """What this choice would lead to as far as the seat can know, for people who plan.

        Plain JSON values; empty where there is nothing to say.
        """
        return {}

    def status(self) -> list[str]:
        """The names of broken invariants; empty as long as the engine is right."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's money as it stands, hidden values included: not for players' eyes."""
        raise NotImplementedError

    def result(self) -> Result:
        """Money line by line, ranks and winners; before the end not for players' eyes."""
        raise NotImplementedError

    def choice(self, code: int) -> Choice:
        """The choice behind a code."""
        raise NotImplementedError

    def parse(self, text: str) -> Choice:
        """The choice behind a notation; raises `UnknownWord` if it is none."""
        raise NotImplementedError

    def _check_seat(self, seat: int | None) -> None:
        """Raise if there is no such seat."""
        if seat is not None and not 0 <= seat < self.seats:
            raise LookupError(f"There is no seat {seat}; seats are numbered from 0.")

    def _begin_log(self) -> list[Event]:
        """Start keeping events, in the list returned."""
        raise NotImplementedError

    def _end_log(self) -> None:
        """Stop keeping events."""
        raise NotImplementedError

    def choices(self, seat: int) -> list[Choice]:
        """Every legal choice of this seat, in a fixed order; empty if it has nothing to decide."""
        return [self.choice(code) for code in self.codes(seat)]

    def play(self, seat: int, choice: Choice | str, chance: int = 0) -> list[Event]:
        """Make a choice (or its notation) and return what it caused.

        Fresh `chance` is for all that follows, instead of the seed. Raises `IllegalChoice`, and
        changes nothing, if the seat may not choose that now.
        """
        if self.over:
            raise IllegalChoice(f"The game is over; '{choice}' cannot be chosen any more.")
        if seat not in self.deciders():
            raise IllegalChoice(f"Seat {seat} has nothing to decide now.")
        codes = self.codes(seat)
        texts = [str(self.choice(code)) for code in codes]
        wanted = str(choice)
        if wanted not in texts:
            raise IllegalChoice(
                f"Seat {seat} cannot choose '{wanted}' now; it may choose: {listed(texts)}."
            )
        if chance:
            self.stir(chance)
        return self.carry_out(seat, codes[texts.index(wanted)])

    def tell(self, seat: int, choice: Choice | str, chance: int = 0) -> list[Event]:
        """Make a choice as `play` does; what it returns ends with how things stand after it."""
        before = self.copy()
        events = self.play(seat, choice, chance)
        return events + self.standing(before, events)

    def carry_out(self, seat: int, code: int) -> list[Event]:
        """Make a choice known to be legal, unchecked, and return what it caused."""
        log = self._begin_log()
        try:
            self.apply(seat, code)
        finally:
            self._end_log()
        return log
