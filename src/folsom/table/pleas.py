"""What is asked of the people at a table and waits for their answers."""

from typing import NamedTuple

from folsom.table.entries import Place
from folsom.table.seat import Seat


class Plea(NamedTuple):
    """A seat asks to take a choice back."""

    number: int
    """The number under which it was asked."""
    seat: int
    to: int
    """The number of the choice."""
    agreed: frozenset[int]
    everyone: bool
    """Whether those are asked too for whom a bot plays."""
    at: float
    until: float | None
    """Then silence is agreement."""
    asked: frozenset[int] = frozenset()
    """Who was asked, and is still if they leave: leaving is no answer."""

    def stand_still(self, since: float, until: float) -> "Plea":
        """The same, if nobody could answer for that time."""
        if self.until is None:
            return self
        return self._replace(until=self.until + overlap(self.at, since, until))

    def missing(self, seats: list[Seat]) -> list[int]:
        """Whose consent is still missing: that of people, whoever plays for them now."""
        return [
            seat
            for seat in people(seats, self.asked)
            if seat not in self.agreed and (self.everyone or seats[seat].level is None)
        ]


class Newcomer(NamedTuple):
    """Somebody asks to sit down."""

    number: int
    places: list[Place]
    host: bool
    """Whether the host alone decides, by the custom of the table."""
    agreed: frozenset[int]
    at: float
    until: float
    """Then silence is a no."""
    asked: frozenset[int] = frozenset()
    """Who was asked, and is still if they leave."""
    any: bool = False
    """Whether any free seat will do."""

    def stand_still(self, since: float, until: float) -> "Newcomer":
        """The same, if nobody could answer for that time."""
        return self._replace(until=self.until + overlap(self.at, since, until))

    def missing(self, seats: list[Seat]) -> list[int]:
        """Whose consent is still missing, but for the host's."""
        if self.host:
            return []
        return [seat for seat in people(seats, self.asked) if seat not in self.agreed]

    def by_host(self, seats: list[Seat]) -> bool:
        """Whether the host decides: by custom, or as long as nobody is there to be asked."""
        return self.host or not people(seats, self.asked)


def overlap(at: float, since: float, until: float) -> float:
    """How much of a time was after that moment."""
    return max(until - max(since, at), 0.0)


def people(seats: list[Seat], asked: frozenset[int] = frozenset()) -> list[int]:
    """The seats of all people who take part, and of those who left but had been asked before.

    Who has left is asked nothing new until they are back.
    """
    return [
        number
        for number, seat in enumerate(seats)
        if seat.present() or (number in asked and seat.who == "person")
    ]
